/** The tree of an element, where a field can be added that is not inert. */
function placeBeside(element: Element): ParentNode & Node {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root : document.body
}

/** The focused element, through open shadow roots. */
function focusedElement(): Element | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/** Copies with the older command, which copies the selection, from a temporary field. */
function copyBySelection(text: string, beside: Element): boolean {
  const focused = focusedElement()
  const focusVisible = focused?.matches(':focus-visible') ?? false
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // no on-screen keyboard appears
  field.tabIndex = -1
  field.setAttribute('aria-hidden', 'true')
  Object.assign(field.style, { position: 'fixed', inset: '0 auto auto 0', opacity: '0', fontSize: '16px' })
  let isTaken = false
  field.addEventListener('copy', event => {
    event.stopPropagation() // a page may add its own text to what is copied
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    isTaken = event.clipboardData !== null
  })
  placeBeside(beside).append(field)
  try {
    field.focus({ preventScroll: true })
    field.setSelectionRange(0, text.length)
    return document.execCommand('copy') && isTaken
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true, focusVisible })
  }
}

/**
 * Copies text to the clipboard, even on plain-http pages, where browsers have only the older command. Call it from a
 * click.
 *
 * @param beside - An element next to which a field can be focused: one in the open dialog.
 * @throws when the browser or the page's policy refuses both ways
 */
export async function copyText(text: string, beside: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (error) {
    if (!copyBySelection(text, beside)) throw error
  }
}

/**
 * The text on the clipboard. Call it from a click: browsers ask the visitor.
 *
 * @throws when the visitor or the page's policy refuses, or there is no text
 */
export const pasteText = (): Promise<string> => navigator.clipboard.readText()
