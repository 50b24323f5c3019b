/** A window beside the page, opened from a click before its address is known. */
export interface Popup {
  /** Leads it to an address that the allow-list has passed; the page there learns nothing of this one. */
  go(url: string): void
  close(): void
}

/** Opens an empty window; `undefined` when the browser blocks it. */
export function openPopup({ width, height }: { readonly width: number; readonly height: number }): Popup | undefined {
  const left = Math.max(0, screenX + (outerWidth - width) / 2)
  const top = Math.max(0, screenY + (outerHeight - height) / 2)
  const opened = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (!opened) return undefined
  opened.opener = null
  return {
    go(url) {
      if (!opened.closed) opened.location.replace(url)
    },
    close: () => opened.close(),
  }
}
