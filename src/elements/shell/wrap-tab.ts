import { focusPath } from './focus.js'

const TABBABLE = 'a[href],button,input,select,textarea,iframe,[tabindex]'

/** What Tab stops at inside `root`, in order, through shadow roots and slots. */
export function tabStops(root: Element | ShadowRoot): HTMLElement[] {
  return [...root.children].flatMap(child => {
    if (!(child instanceof HTMLElement)) return []
    if (child instanceof HTMLSlotElement) {
      const assigned = child.assignedElements()
      return assigned.length ? assigned.flatMap(stopsOf) : tabStops(child)
    }
    return stopsOf(child)
  })
}

function stopsOf(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element.getClientRects().length === 0)
    return element instanceof HTMLElement && getComputedStyle(element).display === 'contents' ? tabStops(element) : []
  if (element.shadowRoot) return tabStops(element.shadowRoot)
  const stop = element.matches(TABBABLE) && element.tabIndex >= 0 && !element.matches(':disabled')
  return [...(stop ? [element] : []), ...tabStops(element)]
}

/** Keeps Tab inside `root`: from the last stop it goes to the first, and back. */
export function wrapTab(event: KeyboardEvent, root: Element): void {
  const stops = tabStops(root)
  const [focused] = focusPath()
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const inside = focused && stops.includes(focused)
  if (inside && focused !== edge) return
  if (!inside && !event.shiftKey) return // from the heading or the dialog itself, the browser goes on to the first stop
  event.preventDefault()
  const target = event.shiftKey ? stops.at(-1) : stops[0]
  target?.focus()
}
