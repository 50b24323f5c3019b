import { isZoomedIn, zoomOf } from '../../core/platform/zoom.js'

/** Up to this width the dialog is a sheet at the bottom (WIRE 7.2), in px. */
const SHEET_WIDTH = 430
/** Styles that position a box outside the fixed layout. */
const SIDES = ['top', 'left', 'width', 'height'] as const
/** Room for the keyboard. */
const KEYBOARD = 'padding-block-end'

/** Whether the dialog is a bottom sheet now. */
export const isSheet = (): boolean => matchMedia(`(max-width: ${SHEET_WIDTH}px)`).matches

/**
 * Keeps `box` on the screen, and above the on-screen keyboard, which covers the page without resizing it. If a page is
 * wider than the screen, phones lay out fixed elements over the zoomed-out viewport, which is larger than the visible
 * part. Call it before the box is shown, because focusing off-screen moves the page. Returns a cleanup function.
 */
export function keepToScreen(box: HTMLElement): () => void {
  const { visualViewport: seen } = window
  if (!seen) return () => {}
  const { style } = box
  const clear = (): void => SIDES.forEach(side => style.removeProperty(side))
  const follow = (): void => {
    if (isZoomedIn(seen)) return void style.removeProperty(KEYBOARD) // the visitor pans manually
    const { clientWidth, clientHeight } = document.documentElement
    const zoom = zoomOf(box)
    const elsewhere = innerWidth > clientWidth + 1 && innerHeight > clientHeight + 1
    const { offsetTop, offsetLeft, width, height } = seen
    if (elsewhere) {
      const place = [offsetTop, offsetLeft, Math.max(width, clientWidth), Math.max(height, clientHeight)]
      SIDES.forEach((side, index) => style.setProperty(side, `${(place[index] ?? 0) / zoom}px`))
    } else clear()
    const covered = box.getBoundingClientRect().bottom - height - offsetTop
    style.setProperty(KEYBOARD, covered > 1 ? `${Math.round(covered / zoom)}px` : '')
  }
  follow()
  seen.addEventListener('resize', follow)
  return () => {
    seen.removeEventListener('resize', follow)
    clear()
    style.removeProperty(KEYBOARD)
  }
}
