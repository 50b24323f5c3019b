import { isZoomedIn } from '../../../core/platform/zoom.js'

/** A scroll delta, in any unit: only the signs matter. */
export interface Move {
  readonly x: number
  readonly y: number
}

/** The hidden content before and after the visible part of a box, along one axis, in px. */
type Room = readonly [before: number, after: number]

const fits = ([before, after]: Room, move: number): boolean => (move < 0 ? before >= 1 : move > 0 && after >= 1)

/** A text field scrolls its text horizontally, whatever its style. */
const canScroll = (box: Element, overflow: string): boolean =>
  overflow === 'auto' || overflow === 'scroll' || box instanceof HTMLInputElement

function roomAcross(box: Element, rtl: boolean): Room {
  const hidden = box.scrollWidth - box.clientWidth
  const before = rtl ? hidden + box.scrollLeft : box.scrollLeft
  return [before, hidden - before]
}

const roomDown = (box: Element): Room => [box.scrollTop, box.scrollHeight - box.clientHeight - box.scrollTop]

function canMove(box: Element, { x, y }: Move): boolean {
  const { overflowX, overflowY, direction } = getComputedStyle(box)
  if (Math.abs(x) > Math.abs(y)) return canScroll(box, overflowX) && fits(roomAcross(box, direction === 'rtl'), x)
  return canScroll(box, overflowY) && fits(roomDown(box), y)
}

/** Whether a zoomed-in visitor can still pan over `cover`. */
function canPan(cover: Element, { x, y }: Move): boolean {
  const { visualViewport: seen } = window
  if (!seen || !isZoomedIn(seen)) return false
  const { left, top, right, bottom } = cover.getBoundingClientRect()
  const { offsetLeft, offsetTop, width, height } = seen
  if (Math.abs(x) > Math.abs(y)) return fits([offsetLeft - left, right - offsetLeft - width], x)
  return fits([offsetTop - top, bottom - offsetTop - height], y)
}

/** Whether a box of `inside` can scroll that way, or a zoomed-in visitor can pan over `cover`. */
export const hasRoom = (inside: readonly EventTarget[], cover: Element, move: Move): boolean =>
  inside.some(box => box instanceof Element && canMove(box, move)) || canPan(cover, move)
