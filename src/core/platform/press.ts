/** How often a press is looked after, in ms. */
const CHECK = 50
/** After as many looks it is no press any more: 1 s. */
const CHECKS = 20

/** Resolves once nothing in the modal is pressed; at once when nothing is, and after 1 s whatever is. */
export async function pressEnds(): Promise<void> {
  const modals = [...document.querySelectorAll('w3m-modal')]
  // A dialog in the top layer is pressed without its host being so: its own tree is asked.
  const isPressed = (): boolean => modals.some(({ shadowRoot }) => shadowRoot?.querySelector(':active'))
  for (let check = 0; check < CHECKS && isPressed(); check++) await new Promise(resolve => setTimeout(resolve, CHECK))
}
