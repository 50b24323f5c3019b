/** What a visitor would do in the dialog, for views that follow from their steps. */

/** How long a control may take to appear, in ms, and how often it is looked for. */
const PATIENCE = 15_000
const PAUSE = 50

/** Every element in a root, shadow roots included. */
const partsOf = root =>
  [...root.querySelectorAll('*')].flatMap(part => [part, ...(part.shadowRoot ? partsOf(part.shadowRoot) : [])])

/** The name of a control, as far as the steps need it. */
const nameOf = part => (part.ariaLabel ?? part.getAttribute('label') ?? part.textContent).trim()

/** Waits for the first control that fits, enabled. @throws {Error} it does not appear */
async function control(selector, name) {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    const { shadowRoot } = document.querySelector('w3m-modal[open]') ?? {}
    const found = shadowRoot && partsOf(shadowRoot).find(part => part.matches(selector) && name.test(nameOf(part)))
    if (found && !found.disabled) return found
    await new Promise(resolve => setTimeout(resolve, PAUSE))
  }
  throw new Error(`There is nothing named ${name}.`)
}

/** Presses a button. */
export async function press(name) {
  const button = await control('button, w3m-ui-button, w3m-ui-list-row', name)
  button.click()
}

/** Writes into a field; returns it. */
export async function write(name, text) {
  const field = await control('input', name)
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  return field
}
