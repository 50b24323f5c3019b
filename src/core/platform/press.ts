/** How often a press is looked after, in ms. */
const CHECK = 50
/** The number of checks after which it no longer counts as a press: 1 s. */
const CHECKS = 20

/** A dialog in the top layer is pressed without its host being so: its own tree is asked. */
const isPressed = ({ shadowRoot }: Element): unknown => shadowRoot?.querySelector(':active')

/** Resolves once nothing in the modal is pressed; at once when nothing is, and after 1 s whatever is. */
export async function pressEnds(): Promise<void> {
  for (let left = CHECKS; left-- && [...document.querySelectorAll('w3m-modal')].some(isPressed); )
    await new Promise(resolve => setTimeout(resolve, CHECK))
}
