import { isZoomedIn } from './screen.js'

/** Up to this width the dialog is a sheet at the bottom (WIRE 7.2), in px. */
const SHEET_WIDTH = 430
/** What places a box that lies elsewhere than all that is fixed. */
const SIDES = ['top', 'left', 'width', 'height'] as const
/** Room for the keyboard. */
const KEYBOARD = 'padding-block-end'

/** Whether the dialog is a bottom sheet now. */
export const isSheet = (): boolean => matchMedia(`(max-width: ${SHEET_WIDTH}px)`).matches

/**
 * Keeps `box` to the screen, and above the keyboard of phones, which covers the page without resizing it. Where a page is
 * wider than the screen, phones lay out what is fixed over all that they could show, zoomed out: more than can be seen, and
 * elsewhere. Call it before the box is shown, as a focus that is off the screen moves the page. Returns the function that
 * stops.
 */
export function keepToScreen(box: HTMLElement): () => void {
  const { visualViewport: seen } = window
  if (!seen) return () => {}
  const { style } = box
  const clear = (): void => SIDES.forEach(side => style.removeProperty(side))
  const follow = (): void => {
    if (isZoomedIn(seen)) return void style.removeProperty(KEYBOARD) // the visitor looks around by themselves
    const { clientWidth, clientHeight } = document.documentElement
    const elsewhere = innerWidth > clientWidth + 1 && innerHeight > clientHeight + 1
    const { offsetTop, offsetLeft, width, height } = seen
    if (elsewhere) {
      const place = [offsetTop, offsetLeft, Math.max(width, clientWidth), Math.max(height, clientHeight)]
      SIDES.forEach((side, index) => style.setProperty(side, `${place[index] ?? 0}px`))
    } else clear()
    const covered = box.getBoundingClientRect().bottom - height - offsetTop
    style.setProperty(KEYBOARD, covered > 1 ? `${Math.round(covered)}px` : '')
  }
  follow()
  seen.addEventListener('resize', follow)
  return () => {
    seen.removeEventListener('resize', follow)
    clear()
    style.removeProperty(KEYBOARD)
  }
}
