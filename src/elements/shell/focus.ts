/** The focused element, through open shadow roots, and its hosts, innermost first. */
export function focusPath(): readonly HTMLElement[] {
  const path: HTMLElement[] = []
  for (let at = document.activeElement; at instanceof HTMLElement; at = at.shadowRoot?.activeElement ?? null)
    if (at !== document.body) path.unshift(at)
  return path
}

/** Focuses the first element of `path` that is still in the page and focusable. */
export function restoreFocus(path: readonly HTMLElement[]): void {
  for (const target of path) {
    if (!target.isConnected) continue
    target.focus({ preventScroll: true })
    if (focusPath().includes(target)) return
  }
}
