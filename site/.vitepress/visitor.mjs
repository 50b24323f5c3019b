/** What a visitor would do in the dialog, for views that follow from their steps. */

/** How long anything may take to appear, in ms, and how often it is looked for. */
const PATIENCE = 15_000
const PAUSE = 50

/** Every element in a root, shadow roots included. */
const partsOf = root =>
  [...root.querySelectorAll('*')].flatMap(part => [part, ...(part.shadowRoot ? partsOf(part.shadowRoot) : [])])

/** The name of a control, as far as the steps need it. */
const nameOf = part => (part.ariaLabel ?? part.getAttribute('label') ?? part.textContent).trim()

/** Looks until there is something. @throws {Error} there is nothing in time */
async function appears(look, missing) {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    const found = look()
    if (found) return found
    await new Promise(resolve => setTimeout(resolve, PAUSE))
  }
  throw new Error(missing)
}

/** Waits for the first control that fits, enabled. */
const control = (selector, name) =>
  appears(() => {
    const { shadowRoot } = document.querySelector('w3m-modal[open]') ?? {}
    const found = shadowRoot && partsOf(shadowRoot).find(part => part.matches(selector) && name.test(nameOf(part)))
    return found && !found.disabled ? found : undefined
  }, `There is nothing named ${name}.`)

/** Waits until the dialog shows a view. */
export const at = view =>
  appears(() => document.querySelector(`w3m-modal[open][view="${view}"]`), `The dialog does not show ${view}.`)

/** Waits until the dialog is closed. */
export const closed = () => appears(() => !document.querySelector('w3m-modal[open]'), 'The dialog stays open.')

/** Presses a button. */
export async function press(name, selector = 'button, w3m-ui-button, w3m-ui-list-row') {
  const button = await control(selector, name)
  button.click()
}

/** The value of an attribute, from the first control that has it. */
export const attributeOf = async name => (await control(`[${name}]`, /^/)).getAttribute(name)

/** Writes into a field; returns it. */
export async function write(name, text) {
  const field = await control('input', name)
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  return field
}
