/** A small window of its own beside the page. */
export interface Popup {
  /** It is gone, or can no longer be seen from here. */
  readonly closed: boolean
  /** Leads it to an address that the allow-list has passed; the page there learns nothing of this one. */
  go(url: string): void
  /** Brings it to the front. */
  focus(): void
  close(): void
}

/**
 * Opens an empty window in the middle of the screen; to be called in answer to a click. What it is led to cannot reach
 * this page.
 *
 * @param size in px
 * @returns `undefined` when the browser blocked it
 */
export function openPopup({ width, height }: { readonly width: number; readonly height: number }): Popup | undefined {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  // With `noopener` there would be no telling whether it was blocked or is closed: the tie is cut before a page loads.
  const opened = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (!opened) return undefined
  opened.opener = null
  return {
    get closed() {
      return opened.closed
    },
    go(url) {
      if (!opened.closed) opened.location.replace(url)
    },
    focus: () => opened.focus(),
    close: () => opened.close(),
  }
}
