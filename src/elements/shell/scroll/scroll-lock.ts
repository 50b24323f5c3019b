import { moveOf, takesKey } from './scroll-keys.js'
import { type Move, hasRoom } from './scroll-room.js'

/** The middle button, which starts autoscrolling. */
const WHEEL_BUTTON = 1
/** The minimum movement, in px, before a drag has a direction. */
const UNDECIDED = 3
const ANY: readonly Move[] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
]

/**
 * Prevents the page behind an open dialog from scrolling by wheel, touch or keys; content inside the dialog still
 * scrolls. The page's styles stay as they are, because changing `overflow` or `position` breaks some pages: they lose
 * their scroll position or sticky elements, or widen by a scroll bar.
 *
 * @returns the function that ends it
 */
export function lockScroll(dialog: HTMLDialogElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const early = { signal, capture: true, passive: false }
  let from: Touch | undefined
  let pressed: readonly EventTarget[] = []

  /**
   * The boxes inside the dialog under an event; none beside it, such as on a scroll bar; `undefined` over other
   * content.
   */
  const boxesOf = (event: Event): readonly EventTarget[] | undefined => {
    const path = event.composedPath()
    if (path.includes(dialog)) return path.slice(0, path.indexOf(dialog))
    return path[0] === document.body || path[0] === document.documentElement ? [] : undefined
  }
  const hold = (event: Event, moves: readonly Move[], boxes = boxesOf(event)): void => {
    if (boxes && event.cancelable && !moves.some(move => hasRoom(boxes, dialog, move))) event.preventDefault()
  }
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) hold(event, [{ x: event.deltaX, y: event.deltaY }]) // with Control it zooms
  }
  const onTouchStart = ({ touches }: TouchEvent): void => {
    from = touches.length === 1 ? touches[0] : undefined // two fingers zoom
  }
  const onTouchMove = (event: TouchEvent): void => {
    const [to] = event.changedTouches
    if (!from || !to) return
    const move = { x: from.clientX - to.clientX, y: from.clientY - to.clientY }
    hold(event, Math.hypot(move.x, move.y) < UNDECIDED ? ANY : [move])
  }
  const onMouseDown = (event: MouseEvent): void => {
    pressed = boxesOf(event) ?? []
    if (event.button === WHEEL_BUTTON) hold(event, ANY)
  }
  const onKeydown = (event: KeyboardEvent): void => {
    const [target] = event.composedPath()
    const move = moveOf(event)
    if (!move || event.defaultPrevented || takesKey(target, event.key)) return
    // If nothing has the focus, browsers scroll what was pressed last.
    hold(event, [move], target === document.body ? pressed : boxesOf(event))
  }
  addEventListener('wheel', onWheel, early)
  addEventListener('touchstart', onTouchStart, early)
  addEventListener('touchmove', onTouchMove, early)
  addEventListener('mousedown', onMouseDown, early)
  // After the dialog itself has handled its keys: those typed into a field do not propagate beyond its host.
  dialog.addEventListener('keydown', onKeydown, { signal })
  addEventListener('keydown', onKeydown, { signal })
  return () => listening.abort()
}
