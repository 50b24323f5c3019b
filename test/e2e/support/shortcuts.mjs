import { drawn } from '../../support/at-rest.mjs'
import { placeOf, prepare } from './looking.mjs'

/** Keys that write a character, but for the space, with which a button is pressed. */
const CHARACTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789.,;:?!/+-*#@']

/**
 * Characters that do something although no field has the focus. Digits may, where a code is asked for: they are written
 * into its field.
 */
export async function characterShortcuts(page) {
  await prepare(page)
  const before = await placeOf(page)
  const found = await page.evaluate(characters => {
    const { all, controls, focused, nameOf } = window.looking
    const isField = part => part.matches('input, textarea, select')
    const takesCode = all().some(part => part.getAttribute('autocomplete') === 'one-time-code')
    const part = controls().find(part => !isField(part))
    if (!part) return []
    part.focus()
    const onControl = nameOf(focused())
    const named = all().filter(part => part.hasAttribute('accesskey'))
    return named.map(nameOf).concat(
      characters.flatMap(key => {
        if (takesCode && /\d/.test(key)) return []
        const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true })
        const isLeft = focused().dispatchEvent(event) && nameOf(focused()) === onControl
        return isLeft ? [] : [`the character ${key} does something`]
      }),
    )
  }, CHARACTERS)
  await drawn(page)
  const after = await placeOf(page)
  if (after !== before) found.push(`a character led from ${before} to ${after}`)
  return found
}
