/** Every element below `root` that matches, also inside shadow roots, in the order of the page; none that is out of reach. */
export function deepAll<T extends Element = HTMLElement>(root: ParentNode, selector: string): T[] {
  const reachable = [...root.children].filter(child => !(child instanceof HTMLElement && child.inert))
  return reachable.flatMap(child => [
    ...(child.matches(selector) ? [child as T] : []), // the caller knows what its selector finds
    ...(child.shadowRoot ? deepAll<T>(child.shadowRoot, selector) : []),
    ...deepAll<T>(child, selector),
  ])
}

const isHidden = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' || !element.checkVisibility({ visibilityProperty: true })

/** A box-less host of visible content, such as a slot, counts if it is visible. */
const isUnread = (element: Element): boolean =>
  getComputedStyle(element).display === 'contents'
    ? getComputedStyle(element).visibility === 'hidden'
    : isHidden(element)

/** The text that a reader gets of a node: through shadow roots and slots, without what is hidden. */
export function readText(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return [...node.childNodes].map(readText).join('')
  if (node instanceof HTMLStyleElement || isUnread(node)) return ''
  const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : []
  const inside = node.shadowRoot ?? node
  return (slotted.length ? slotted : [...inside.childNodes]).map(readText).join('')
}

const ROLES: Readonly<Record<string, string>> = {
  button: 'button,[role=button]',
  link: 'a[href]',
  heading: 'h1,h2,h3',
  tab: '[role=tab]',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  textbox: 'input[type=text],input[type=email]',
  searchbox: 'input[type=search]',
  status: '[role=status]',
  dialog: 'dialog,[role=dialog]',
  list: 'ul,[role=list]',
}

/** The accessible name of an element, as far as these tests need it. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? (element instanceof HTMLInputElement ? labelText(element) : '')
  const name = (label || readText(element)).replace(/\s+/g, ' ').trim()
  return name || (element.getAttribute('title') ?? '')
}

const labelText = (input: HTMLInputElement): string => [...(input.labels ?? [])].map(readText).join(' ')

/** The elements of a role that can be reached, with the name asked for. */
export function allByRole(root: ParentNode, role: keyof typeof ROLES & string, name?: string | RegExp): HTMLElement[] {
  return deepAll(root, ROLES[role] ?? role).filter(element => {
    if (isHidden(element)) return false
    if (name === undefined) return true
    return typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))
  })
}

/** The one element of a role and name. */
export function byRole(root: ParentNode, role: string, name?: string | RegExp): HTMLElement {
  const found = allByRole(root, role, name)
  const [first] = found
  if (!first || found.length > 1) {
    const names = allByRole(root, role).map(nameOf)
    throw new Error(`${found.length} of role ${role} named ${String(name)}; there are: ${names.join(' | ')}`)
  }
  return first
}

/** The element that has the focus, through shadow roots. */
export function focused(): Element | null {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at
}
