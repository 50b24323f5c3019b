/** Up to this width the dialog is a sheet at the bottom (WIRE 7.2), in px. */
const SHEET_WIDTH = 430
/** Whether the dialog is a bottom sheet now. */
export const isSheet = (): boolean => matchMedia(`(max-width: ${SHEET_WIDTH}px)`).matches

/** Keeps `box` above the keyboard of phones, which covers the page without resizing it. Returns the function that stops. */
export function avoidKeyboard(box: HTMLElement): () => void {
  const { visualViewport } = window
  if (!visualViewport) return () => {}
  const follow = (): void => {
    const covered = visualViewport.scale > 1 ? 0 : innerHeight - visualViewport.height - visualViewport.offsetTop
    box.style.paddingBlockEnd = covered > 1 ? `${Math.round(covered)}px` : ''
  }
  visualViewport.addEventListener('resize', follow)
  return () => {
    visualViewport.removeEventListener('resize', follow)
    box.style.paddingBlockEnd = ''
  }
}
