import type { ApprovalPlace } from '../../core/entities/secure-site.js'

/** Above everything of the page; within the dialog, above its panel (WIRE 3.1). */
const LAYER = '999999'

/**
 * Makes the frame, hidden: not in the order of the Tab key, unknown to screen readers, and without any of the browser's
 * permissions (SECURITY: SEC-F6). Styles are set one by one, which a strict policy allows.
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

/** Shows the frame at a place of the window, or hides it. */
export function placeFrame(frame: HTMLIFrameElement, place: ApprovalPlace | undefined): void {
  frame.style.display = place ? 'block' : 'none'
  frame.tabIndex = place ? 0 : -1
  frame.ariaHidden = place ? null : 'true'
  for (const side of ['left', 'top', 'width', 'height'] as const) if (place) frame.style[side] = `${place[side]}px`
}
