/** A window that the page has opened. */
export interface Popup {
  /** It is gone, or can no longer be seen from here. */
  readonly closed: boolean
  /** Brings it to the front. */
  focus(): void
}

/**
 * Opens a web page in a small window of its own, in the middle of the screen; to be called in answer to a click. The new
 * page cannot reach this one.
 *
 * @param url an address that the allow-list has passed
 * @returns `undefined` when the browser blocked it
 */
export function openPopup(
  url: string,
  { width, height }: { readonly width: number; readonly height: number },
): Popup | undefined {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2))
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2))
  // With `noopener` there would be no telling whether it was blocked or is closed: the tie is cut before the page loads.
  const popup = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (!popup) return undefined
  popup.opener = null
  popup.location.replace(url)
  return popup
}
