/** How far the text of an element is from the left and the right of its box, in px. */
export function textEdges(element: Element): { readonly left: number; readonly right: number } {
  const range = document.createRange()
  range.selectNodeContents(element)
  const text = range.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  return { left: text.left - box.left, right: box.right - text.right }
}
