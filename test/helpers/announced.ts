import { expect } from '@open-wc/testing'
import { LitElement } from 'lit'

import { allByRole, deepAll, readText } from './deep.js'
import { waitUntil } from './wait-until.js'

/** What screen readers get of a region; none of it while its slot is hidden from them. */
function textIn(region: Element): string {
  const [slot] = deepAll(region.shadowRoot ?? region, 'slot:not([name])')
  return slot?.ariaHidden === 'true' ? '' : readText(region).replace(/\s+/g, ' ').trim()
}

/** The live region with a text that is next added to a tree, and what screen readers get of it as soon as it is there. */
async function nextRegion(root: ParentNode & Node, text: string) {
  const region = await new Promise<HTMLElement>(resolve => {
    const observer = new MutationObserver(() => {
      const [found] = allByRole(root, 'status').filter(({ textContent }) => textContent?.includes(text))
      if (!found) return
      observer.disconnect()
      resolve(found)
    })
    observer.observe(root, { childList: true, subtree: true })
  })
  if (region instanceof LitElement) await region.updateComplete
  return { region, first: textIn(region) }
}

/**
 * Makes sure that a live region which appears together with its text is announced: screen readers get the text a moment
 * after the region, because they announce only changes of a region that already exists.
 */
export async function expectAnnounced(root: ParentNode & Node, text: string, cause: () => unknown): Promise<void> {
  const [{ region, first }] = await Promise.all([nextRegion(root, text), cause()])
  expect(first, 'the text of a new region').to.equal('')
  await waitUntil(() => textIn(region).includes(text), `not announced: ${text}`)
}
