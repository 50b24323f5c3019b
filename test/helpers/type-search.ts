import { byRole } from './deep.js'

/** Types into the search field of a view. */
export function typeSearch(root: ParentNode, text: string): void {
  const field = byRole(root, 'searchbox')
  if (!(field instanceof HTMLInputElement)) throw new Error('no search field')
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}
