/** How often a press is checked, in ms. */
const CHECK = 50
/** The number of checks after which it no longer counts as a press: 1 s. */
const CHECKS = 20

/** A dialog in the top layer can be pressed without its host matching: its own tree is checked. */
const isPressed = ({ shadowRoot }: Element): unknown => shadowRoot?.querySelector(':active')

/** Resolves once nothing in the modal is pressed: immediately if nothing is, and after 1 s in any case. */
export async function pressEnds(): Promise<void> {
  for (let left = CHECKS; left-- && [...document.querySelectorAll('w3m-modal')].some(isPressed); )
    await new Promise(resolve => setTimeout(resolve, CHECK))
}
