import { drawn } from '../../support/at-rest.mjs'
import { placeOf, prepare } from './looking.mjs'

/** Maximum number of buttons pressed per state, each of another kind. */
const MOST_BUTTONS = 4

/** Where nothing of the dialog is. */
const ELSEWHERE = [1, 1]

/** Runs in the page: picks one button of each kind, for `window.pointing`. */
function pickButtons(most) {
  const { all, controls, isVisible, nameOf } = window.looking
  const kindOf = part => [part.getRootNode().host?.localName, part.className, part.getAttribute('role')].join()
  const kinds = new Map()
  for (const part of controls().filter(part => part.matches('button')))
    if (!kinds.has(kindOf(part))) kinds.set(kindOf(part), part)
  const picked = [...kinds.values()].slice(0, most)
  const seen = []
  window.pointing = {
    look: () => void seen.push(new Set(all().filter(isVisible))),
    /** The middle of a button, if it is still there. */
    aim(index) {
      const part = picked[index]
      if (!part.isConnected) return undefined
      part.scrollIntoView({ block: 'nearest' })
      this.look()
      const { left, top, width, height } = part.getBoundingClientRect()
      return [left + width / 2, top + height / 2]
    },
    /** What was there the second of three times only. */
    flashed() {
      this.look()
      const [before, during, after] = seen.splice(0)
      return [...during].filter(part => !before.has(part) && !after.has(part)).map(nameOf)
    },
  }
  return picked.length
}

/**
 * Points at a button of each kind, presses it, and lets go elsewhere: what shows only under the pointer, and what happens
 * although the press was taken back.
 */
export async function pointerFaults(page) {
  await prepare(page)
  const before = await placeOf(page)
  const found = []
  await page.mouse.move(...ELSEWHERE)
  const count = await page.evaluate(pickButtons, MOST_BUTTONS)
  for (let index = 0; index < count; index++) {
    const place = await page.evaluate(index => window.pointing.aim(index), index)
    if (!place) continue
    await page.mouse.move(...place)
    await page.evaluate(() => window.pointing.look())
    await page.mouse.down()
    await page.mouse.move(...ELSEWHERE)
    await page.mouse.up()
    const shown = await page.evaluate(() => window.pointing.flashed())
    found.push(...shown.map(name => `${name} shows only under the pointer`))
  }
  await drawn(page)
  const after = await placeOf(page)
  if (after !== before) found.push(`a press that was taken back led from ${before} to ${after}`)
  return found
}
