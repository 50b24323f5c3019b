import { prepare } from './looking.mjs'

/**
 * Fields marked as wrong whose error is not described to screen readers, not announced as it comes, or not to be seen in
 * the same words; `undefined` where no field is wrong.
 */
export async function errorFaults(page) {
  await prepare(page)
  return page.evaluate(() => {
    const { all, isVisible, nameOf } = window.looking
    const wrong = all().filter(part => part.ariaInvalid === 'true' && isVisible(part))
    if (!wrong.length) return undefined
    // how it begins: a countdown at its end goes on only where it is seen
    const wordsOf = part => part.textContent.trim().split(/\s+/, 3).join(' ')
    return wrong.flatMap(field => {
      const root = field.getRootNode()
      const ids = (field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean)
      const errors = ids.map(id => root.getElementById(id)).filter(part => part && wordsOf(part))
      const live = errors.find(part => part.closest('[role="status"], [role="alert"], [aria-live]'))
      if (!live) return [`${nameOf(field)} is wrong, and no message that describes it is announced`]
      const seen = [...root.querySelectorAll('*')].find(part => isVisible(part) && wordsOf(part) === wordsOf(live))
      return seen ? [] : [`${nameOf(field)} is wrong, and “${wordsOf(live)}” cannot be seen`]
    })
  })
}
