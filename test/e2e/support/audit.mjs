import { drawn } from '../../support/at-rest.mjs'
import { haveAxe, placeOf, prepare } from './looking.mjs'
import { rulesOf } from './wcag-records.mjs'

/** Checks of a page's modal from the outside. Each returns a list of problems. */

/** Its usual rules, and one that it calls experimental: it shows whether voice control finds what is seen. */
const USUAL_RULES = { rules: { 'label-content-name-mismatch': { enabled: true } } }

/**
 * What axe finds in the modal, or on the whole page.
 *
 * @param record - Called with the rules that were applied and their results.
 * @param rules - Which of its rules are applied, where not the usual ones.
 */
export async function axeFindings(page, where = 'w3m-modal', record = () => undefined, rules = USUAL_RULES) {
  await haveAxe(page)
  await drawn(page) // what is half faded has no contrast
  // it would only ask frames of other origins, which do not know it
  const options = { resultTypes: ['violations'], iframes: false, ...rules }
  const results = await page.evaluate(([where, options]) => window.axe.run(where, options), [where, options])
  record(rulesOf(results))
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.flat().join(' ')}: ${failureSummary}`),
  )
}

/** What does not fit: wider than the window, cut off without dots, or out of reach however one scrolls. */
export async function misfits(page) {
  await prepare(page)
  return page.evaluate(() => {
    const { all, isVisible, controls, nameOf, drawnIn } = window.looking
    const found = []
    /** Whether the first letter of a text that is cut can be seen. */
    const startOf = part => {
      const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, node =>
        node.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
      )
      if (!text.nextNode()) return true
      const letter = document.createRange()
      const at = text.currentNode.data.search(/\S/)
      letter.setStart(text.currentNode, at)
      letter.setEnd(text.currentNode, at + 1)
      const [box, outer] = [letter.getBoundingClientRect(), part.getBoundingClientRect()]
      return box.left >= outer.left - 1 && box.right <= outer.right + 1
    }
    for (const part of all()) {
      if (!(part instanceof HTMLElement) || !isVisible(part) || part.clientWidth < 2) continue
      const style = getComputedStyle(part)
      const { left, right } = part.getBoundingClientRect()
      if (left < -1 || right > innerWidth + 1) found.push(`${nameOf(part)} reaches over the edge`)
      if (/auto|scroll/.test(style.overflowX) && part.scrollWidth > part.clientWidth + 1)
        found.push(`${nameOf(part)} scrolls sideways`)
      const isField = part instanceof HTMLInputElement // what is written in one scrolls with the caret
      const isWider = part.scrollWidth > part.clientWidth + 1 && !isField
      if (isWider && style.textOverflow !== 'ellipsis' && style.overflowX !== 'visible')
        found.push(`${nameOf(part)} is cut off at its side`)
      if (style.textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth + 1 && !startOf(part))
        found.push(`${nameOf(part)} loses its start`)
      const isClamped = style.webkitLineClamp !== 'none' // its last line ends in dots
      const isCut = /hidden|clip/.test(style.overflowY) && part.scrollHeight > part.clientHeight + 3 && !isClamped
      if (isCut && part.clientHeight > 2) found.push(`${nameOf(part)} is cut off below`)
    }
    for (const part of controls()) {
      part.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = part.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)]
      let at = document.elementFromPoint(x, y)
      while (at?.shadowRoot?.elementFromPoint(x, y) && at.shadowRoot.elementFromPoint(x, y) !== at)
        at = at.shadowRoot.elementFromPoint(x, y)
      const label = part instanceof HTMLInputElement ? part.closest('label') : undefined
      const over = at
      const { host } = part.getRootNode() // text that a host brought into a button is hit as the host
      while (at && at !== part && at !== label && at !== host) at = drawnIn(at)
      if (!at) found.push(`${nameOf(part)} is out of reach, under ${over ? nameOf(over) : 'nothing'}`)
    }
    return found
  })
}

/** Targets smaller than 24 px; links within a line of text may be as high as their line. */
export async function smallTargets(page) {
  await prepare(page)
  return page.evaluate(() => {
    const { controls, nameOf } = window.looking
    return controls().flatMap(part => {
      const target = (part instanceof HTMLInputElement && part.closest('label')) || part
      const { width, height } = target.getBoundingClientRect()
      const isInline = part.localName === 'a' && getComputedStyle(part).display === 'inline'
      const isSmall = Math.min(width, height) < 23.9 && !isInline
      return isSmall ? [`${nameOf(part)} is ${Math.round(width)} by ${Math.round(height)} px`] : []
    })
  })
}

/** Maximum number of focus stops checked per state. */
const MOST_STOPS = 24

/**
 * Walks over everything with Tab: what cannot be reached, does not show the focus, or has it outside the window; and
 * whether the walk led elsewhere.
 */
export async function focusFaults(page) {
  await prepare(page)
  await page.bringToFront() // keys go to the window in front, which may be one that the page has opened
  const before = await placeOf(page)
  await page.evaluate(() => (window.looking.unseen = new Set(window.looking.controls())))
  const total = await page.evaluate(() => window.looking.unseen.size)
  const found = []
  for (let press = 0; press < Math.min(total, MOST_STOPS) + 2; press++) {
    await page.keyboard.press('Tab')
    found.push(
      ...(await page.evaluate(() => {
        const { focused, nameOf, drawnIn, unseen } = window.looking
        const part = focused()
        if (!part || part === document.body) return []
        unseen.delete(part)
        // one Tab for all radio buttons of a group: arrows lead from one to the next
        const group =
          part.type === 'radio' ? part.getRootNode().querySelectorAll(`[type=radio][name="${part.name}"]`) : []
        for (const other of group) unseen.delete(other)
        const { top, bottom, left, right } = part.getBoundingClientRect()
        const faults = []
        if (bottom < 1 || top > innerHeight - 1 || right < 1 || left > innerWidth - 1)
          faults.push(`${nameOf(part)} has the focus out of sight`)
        let shows = false
        for (let at = part, steps = 0; at && steps < 3; at = drawnIn(at), steps++) {
          const { outlineStyle, outlineWidth, borderTopColor, boxShadow } = getComputedStyle(at)
          // a field is framed by its box: the edge, and a ring of the same colour around it
          const isFramed = boxShadow.startsWith(`${borderTopColor} 0px 0px 0px 1px`)
          shows ||= (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || isFramed
        }
        if (!shows) faults.push(`${nameOf(part)} does not show that it has the focus`)
        return faults
      })),
    )
  }
  const after = await placeOf(page)
  if (after !== before) found.push(`the focus alone led from ${before} to ${after}`)
  const missed = await page.evaluate(() =>
    [...window.looking.unseen].filter(part => part.isConnected).map(part => window.looking.nameOf(part)),
  )
  if (total <= MOST_STOPS) found.push(...missed.map(name => `${name} is not reached with Tab`))
  return [...new Set(found)]
}

/** Runs in the page before anything else: keeps what was set in motion for longer than a short fade. */
export function recordMotions() {
  window.recordedMotions = []
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    const duration = typeof options === 'number' ? options : options?.duration
    if (duration > 100) window.recordedMotions.push(`${this.localName} moved for ${duration} ms`)
    return animate.call(this, frames, options)
  }
}

/** What moves for longer than a short fade, or has on the way here. */
export async function motions(page) {
  await prepare(page)
  return page.evaluate(() => {
    const running = document.getAnimations({ subtree: true })
    const inModal = window.looking.all().flatMap(part => part.getAnimations())
    return [...new Set([...running, ...inModal])]
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 100)
      .map(({ effect }) => `${effect?.target?.localName} moves`)
      .concat(window.recordedMotions ?? [])
  })
}

/** Chosen things that look like those beside them when the system paints its own colours. */
export async function unmarked(page) {
  await prepare(page)
  return page.evaluate(() => {
    const { all, isVisible, nameOf } = window.looking
    const look = part => {
      const style = getComputedStyle(part)
      const marks = part.querySelectorAll('.check, [name="check"]').length
      return [
        style.backgroundColor,
        style.color,
        style.borderColor,
        style.outlineStyle,
        style.textDecorationLine,
        marks,
      ]
    }
    const CHOSEN = '[aria-selected="true"], [aria-current="true"], [aria-checked="true"], [aria-pressed="true"]'
    return all().flatMap(part => {
      if (!part.matches(CHOSEN) || !isVisible(part)) return []
      const others = all().filter(
        other =>
          other !== part &&
          other.localName === part.localName &&
          other.getAttribute('role') === part.getAttribute('role') &&
          !other.matches(CHOSEN) &&
          isVisible(other) &&
          (other.getRootNode() === part.getRootNode() || part.hasAttribute('aria-current')),
      )
      const same = others.find(other => look(other).join() === look(part).join())
      return same ? [`${nameOf(part)} looks like ${nameOf(same)}`] : []
    })
  })
}

/** Addresses and hashes whose last line is a few characters left over. */
export async function stubs(page) {
  await prepare(page)
  return page.evaluate(() => {
    const { all, isVisible, nameOf } = window.looking
    return all().flatMap(part => {
      if (!isVisible(part)) return []
      const long = [...part.childNodes].find(node => node.nodeType === 3 && /^\s*(?=\S*\d)\w{30,}\s*$/.test(node.data))
      if (!long) return []
      const range = document.createRange()
      range.selectNodeContents(long)
      const widths = [...range.getClientRects()].map(({ width }) => width).filter(Boolean)
      return widths.length > 1 && widths.at(-1) < widths[0] / 2
        ? [`${nameOf(part)} leaves a stub on its last line`]
        : []
    })
  })
}
