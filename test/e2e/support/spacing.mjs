import { drawn } from '../../support/at-rest.mjs'
import { misfits } from './audit.mjs'
import { prepare } from './looking.mjs'

/** The spacing that WCAG 1.4.12 names, whatever the styles of an element say. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Runs in the page: has every root of the modal spaced in that way, until it is asked again without a style. */
function space(style) {
  const sheet = (window.spacing ??= new CSSStyleSheet())
  sheet.replaceSync(style ?? '')
  const roots = window.looking.all().flatMap(({ shadowRoot }) => shadowRoot ?? [])
  for (const modal of document.querySelectorAll('w3m-modal')) roots.push(modal.shadowRoot)
  for (const root of roots) {
    const others = root.adoptedStyleSheets.filter(other => other !== sheet)
    root.adoptedStyleSheets = style ? [...others, sheet] : others
  }
}

/** Runs in the page: what cannot be read of its texts, by a key that stays the same when they move. */
function readUnreadable() {
  const { all, isVisible, nameOf, drawnIn } = window.looking
  const drawnRound = part => {
    const around = []
    for (let at = drawnIn(part); at; at = drawnIn(at)) if (at instanceof HTMLElement) around.push(at)
    return around
  }
  /** What shows of a text: that is cut by whatever around it scrolls or clips. */
  const shownOf = (node, around) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const clips = around.filter(part => getComputedStyle(part).overflowY !== 'visible')
    const outer = clips.map(part => part.getBoundingClientRect())
    return [...range.getClientRects()].flatMap(({ left, top, right, bottom }) => {
      const box = {
        left: Math.max(left, ...outer.map(({ left }) => left)),
        top: Math.max(top, ...outer.map(({ top }) => top)),
        right: Math.min(right, ...outer.map(({ right }) => right)),
        bottom: Math.min(bottom, ...outer.map(({ bottom }) => bottom)),
      }
      return box.right - box.left > 2 && box.bottom - box.top > 2 ? [box] : []
    })
  }
  const found = new Map()
  const texts = []
  for (const part of all()) {
    if (!(part instanceof HTMLElement) || !isVisible(part)) continue
    const around = [part, ...drawnRound(part)]
    // what stays in place while the rest scrolls covers it until it is scrolled away, and a short message until it goes
    const stays = part => /sticky|fixed/.test(getComputedStyle(part).position) && part.localName !== 'dialog'
    if (around.some(part => stays(part) || part.localName === 'w3m-snack-bar')) continue
    const target = around.find(part => part.matches('button, a[href], [role="tab"]'))
    for (const node of part.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue
      const boxes = shownOf(node, around)
      texts.push({ node, part, boxes })
      const outer = target?.getBoundingClientRect()
      if (outer && boxes.some(({ top, bottom }) => top < outer.top - 2 || bottom > outer.bottom + 2))
        found.set(node, `${nameOf(part)} spills out of its ${target.localName}`)
    }
  }
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1))
      if (one.boxes.some(box => other.boxes.some(another => meet(box, another)))) {
        const pair = `${nameOf(one.part)} and ${nameOf(other.part)} cover each other`
        found.set(pair, pair)
      }
  return found
}

/**
 * What is cut off without dots, covered or out of reach once texts are spaced as WCAG 1.4.12 says. What has been covered
 * before is not for this to tell.
 */
export async function spacingFaults(page) {
  await prepare(page)
  const read = `(${readUnreadable})()`
  await page.evaluate(`window.unreadable = ${read}`)
  await page.evaluate(space, SPACING)
  await drawn(page)
  const found = await page.evaluate(`[...${read}].flatMap(([key, text]) => (window.unreadable.has(key) ? [] : [text]))`)
  found.push(...(await misfits(page)))
  await page.evaluate(space)
  return found
}
