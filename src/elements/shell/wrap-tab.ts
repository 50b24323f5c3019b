import { walletRequests } from '../../services/wallets/wallet-requests.js'
import { focusPath } from './focus.js'

const TABBABLE =
  'a[href],button,input,select,textarea,iframe,summary,[tabindex],[contenteditable]:not([contenteditable="false" i])'

/** The `tabIndex` of editable elements is -1 in some browsers, although Tab goes to them. */
const isStop = (element: HTMLElement): boolean =>
  element.matches(TABBABLE) &&
  !element.matches(':disabled') &&
  (element.tabIndex >= 0 || (element.isContentEditable && !element.hasAttribute('tabindex')))

/** The tab stops inside `root`, in order, through shadow roots and slots. */
export function tabStops(root: Element | ShadowRoot): HTMLElement[] {
  return [...root.children].flatMap(child => {
    if (!(child instanceof HTMLElement)) return []
    if (child instanceof HTMLSlotElement) {
      const assigned = child.assignedElements({ flatten: true })
      return assigned.length ? assigned.flatMap(stopsOf) : tabStops(child)
    }
    return stopsOf(child)
  })
}

function stopsOf(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element.getClientRects().length === 0)
    return element instanceof HTMLElement && getComputedStyle(element).display === 'contents' ? tabStops(element) : []
  if (element.shadowRoot) return tabStops(element.shadowRoot)
  return [...(isStop(element) ? [element] : []), ...tabStops(element)]
}

const parentOf = (node: Node): Node | null => (node instanceof ShadowRoot ? node.host : node.parentNode)

/** Whether the topmost element at an element's centre is itself, a host or part of it. */
function isOnTop(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const drawn = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!drawn) return false
  for (let at: Node | null = element; at; at = parentOf(at)) if (at === drawn) return true
  return element.contains(drawn)
}

/** The tab stops above a dialog that covers the page: a prompting wallet's UI. */
function stopsAbove(root: Element): HTMLElement[] {
  if (!walletRequests.any) return []
  const own = new Set(tabStops(root))
  return tabStops(document.body).filter(stop => !own.has(stop) && isOnTop(stop))
}

/** Returns the focus to the first stop if the browser handled Tab itself and found nothing more inside. */
function catchFocus(root: Element): void {
  setTimeout(() => {
    const isHere = walletRequests.any || root.matches(':focus-within') // a prompting wallet has its own tab stops
    if (root.isConnected && !isHere) tabStops(root)[0]?.focus()
  })
}

/**
 * Keeps Tab inside `root` and the elements above it: from the last stop it wraps to the first, and back. If the next
 * stop is animating in or out, so that Tab would leave, it goes to the first stop as well.
 */
export function wrapTab(event: KeyboardEvent, root: Element): void {
  const stops = tabStops(root)
  const [focused] = focusPath()
  const { shiftKey } = event
  const place = focused ? stops.indexOf(focused) : -1
  const isInside = place >= 0
  const isEdge = place === (shiftKey ? 0 : stops.length - 1)
  if (isInside ? !isEdge : !shiftKey) {
    // the browser moves on, from the heading or the dialog itself to the first stop. A frame may be a process of its own:
    // until that has the focus, nothing in the page has it
    if (!(stops[place + (shiftKey ? -1 : 1)] instanceof HTMLIFrameElement)) catchFocus(root)
    return
  }
  event.preventDefault()
  const above = stopsAbove(root)
  const target = shiftKey ? (above.at(-1) ?? stops.at(-1)) : (above[0] ?? stops[0])
  target?.focus()
}
