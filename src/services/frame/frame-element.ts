import type { ApprovalPlace } from '../../core/entities/secure-site.js'
import { zoomOf } from '../../core/platform/zoom.js'

/** Above everything else on the page; within the dialog, above its panel (WIRE 3.1). */
const LAYER = '999999'

/**
 * Creates the hidden frame: not in the tab order, hidden from screen readers, and without any browser permissions
 * (SECURITY: SEC-F6). Styles are set one by one, which a strict content security policy allows.
 */
export function makeFrame(url: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.id = 'w3m-iframe'
  frame.name = 'w3m-secure-iframe'
  frame.slot = 'frame'
  frame.title = title
  frame.allow = ''
  frame.referrerPolicy = 'strict-origin'
  Object.assign(frame.style, {
    position: 'fixed',
    zIndex: LAYER,
    border: 'none',
    borderEndStartRadius: 'clamp(0px, var(--w3m-radius-8, 32px), 44px)',
    borderEndEndRadius: 'clamp(0px, var(--w3m-radius-8, 32px), 44px)',
  })
  placeFrame(frame, undefined)
  frame.src = url.href
  return frame
}

/** Shows the frame in an area of the window, or hides it. */
export function placeFrame(frame: HTMLIFrameElement, place: ApprovalPlace | undefined): void {
  frame.style.display = place ? 'block' : 'none'
  frame.tabIndex = place ? 0 : -1
  frame.ariaHidden = place ? null : 'true'
  if (!place) return
  const zoom = zoomOf(frame) // only a displayed element has one
  for (const side of ['left', 'top', 'width', 'height'] as const) frame.style[side] = `${place[side] / zoom}px`
}
