import { prepare } from './looking.mjs'

/** Controls that do not answer to the words that are seen on them, or beside them as their label. */
export async function labelsUnspoken(page) {
  await prepare(page)
  return page.evaluate(() => {
    const { controls, isVisible, nameOf } = window.looking
    const PICTURES = 'w3m-ui-picture, w3m-ui-avatar, w3m-network-picture, w3m-ui-icon, svg, img'
    const inside = node => {
      if (node.localName === 'slot') return node.assignedNodes({ flatten: true })
      return [...(node.shadowRoot ?? node).childNodes]
    }
    /** The texts that are drawn in a part, as far as `counts` says so. */
    const textIn = (node, counts) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data
      if (node.nodeType !== Node.ELEMENT_NODE || node.matches(PICTURES) || !counts(node)) return ''
      return inside(node)
        .map(child => textIn(child, counts))
        .join(' ')
    }
    const words = text =>
      ` ${text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `.replace(/^ +$/, ' ')
    const isShown = part =>
      part.localName === 'slot' || getComputedStyle(part).display === 'contents' || isVisible(part)
    const isHeard = part => part.ariaHidden !== 'true' && !part.hidden
    const isField = part => part.matches('input, select, textarea')
    const seenOn = part => {
      if (!isField(part)) return textIn(part, isShown)
      const label = part.closest('label')
      return label ? textIn(label, each => isShown(each) && !isField(each)) : ''
    }
    const heardOf = part => {
      const others = part.ariaLabelledByElements ?? []
      if (others.length) return others.map(other => textIn(other, () => true)).join(' ')
      if (part.ariaLabel) return part.ariaLabel
      return textIn(isField(part) ? (part.closest('label') ?? part) : part, isHeard)
    }
    const NAMED = 'button, a[href], input, select, textarea, [role="tab"], [role="option"], [role="link"]'
    return controls().flatMap(part => {
      const [seen, heard] = [seenOn(part), heardOf(part)].map(words)
      if (!part.matches(NAMED) || heard.includes(seen)) return []
      return [`${nameOf(part)} is called “${heard.trim()}”, and “${seen.trim()}” is seen`]
    })
  })
}
