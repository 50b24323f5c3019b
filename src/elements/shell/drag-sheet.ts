import { zoomOf } from '../../core/platform/zoom.js'
import { play } from '../../styles/motion.js'
import { isSheet } from './sheet.js'

/** Dragged further than this, in px, or faster than `FLICK`, the sheet is dismissed. */
const DISMISS = 96
/** Speed of a flick in px per ms. */
const FLICK = 0.5
/** The name that every browser supports. */
const SELECT = '-webkit-user-select'
/** The sheet springs back in this time, in ms. */
const SPRING = 150

/**
 * Lets a press on the handle drag the sheet down; `dismiss` is called when it is released far or fast enough, and the
 * sheet springs back if that is refused.
 */
export function dragSheet(start: PointerEvent, panel: HTMLElement, dismiss: () => boolean): void {
  const handle = start.currentTarget
  const onControl = start.composedPath().some(target => target instanceof HTMLButtonElement)
  if (!isSheet() || onControl || start.button !== 0 || !(handle instanceof HTMLElement)) return
  const listening = new AbortController()
  const { signal } = listening
  const offset = (event: PointerEvent): number => Math.max(0, event.clientY - start.clientY)
  const place = (distance: number): string => `0 ${distance / zoomOf(panel)}px`
  const end = (event: PointerEvent): void => {
    listening.abort()
    handle.style.removeProperty(SELECT)
    const distance = offset(event)
    const speed = distance / Math.max(1, event.timeStamp - start.timeStamp)
    const gone = event.type === 'pointerup' && (distance > DISMISS || (distance > 24 && speed > FLICK)) && dismiss()
    if (gone) return
    panel.style.translate = ''
    play(panel, [{ translate: place(distance) }, { translate: '0 0' }], SPRING)
  }
  handle.style.setProperty(SELECT, 'none') // otherwise a mouse selects the title while dragging
  handle.setPointerCapture(start.pointerId)
  handle.addEventListener('pointermove', event => (panel.style.translate = place(offset(event))), { signal })
  handle.addEventListener('pointerup', end, { signal })
  handle.addEventListener('pointercancel', end, { signal })
}
