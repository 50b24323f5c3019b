import { prepare } from './looking.mjs'

/** What stands in the header in another order than in every other view: back or help, the title, close. */
export async function misplaced(page) {
  await prepare(page)
  return page.evaluate(() => {
    const { all, isVisible, nameOf } = window.looking
    return all().flatMap(header => {
      if (header.localName !== 'w3m-header') return []
      const title = header.shadowRoot.querySelector('h2')
      const others = [...header.shadowRoot.querySelectorAll('.slot > *')].filter(isVisible)
      const close = others.find(part => part.icon === 'close')
      const startOf = part => part.getBoundingClientRect().left
      const isOdd = part => part !== close && startOf(part) >= startOf(close)
      if (!close) return ['the header has nothing to close the dialog with']
      return [title, ...others].filter(isOdd).map(part => `${nameOf(part)} stands behind what closes the dialog`)
    })
  })
}
