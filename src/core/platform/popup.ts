/** A small window of its own beside the page. */
export interface Popup {
  /** It is closed, or no longer accessible from here. */
  readonly closed: boolean
  /** Navigates it to a URL from the allow-list; the page there learns nothing about this one. */
  go(url: string): void
  /** Brings it to the front. */
  focus(): void
  close(): void
}

/**
 * Opens an empty window in the centre of the screen; call it during a click. The page it navigates to cannot access
 * this one.
 *
 * @param size in px
 * @returns `undefined` when the browser blocked it
 */
export function openPopup({ width, height }: { readonly width: number; readonly height: number }): Popup | undefined {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  // With `noopener` it would be impossible to tell whether it was blocked or is closed: the opener is removed before a
  // page loads.
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
