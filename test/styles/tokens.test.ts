import { expect, fixture, html } from '@open-wc/testing'

import '../../src/elements/ui/w3m-ui-switch.js'
import '../../src/elements/ui/w3m-ui-tag.js'
import { tokens } from '../../src/styles/tokens.js'

/** The radii of a tag with its tokens, at a value of the master. */
async function radiusOf(master: string): Promise<number> {
  const host = await fixture<HTMLElement>(html`<div></div>`)
  host.style.setProperty('--w3m-border-radius-master', master)
  const inner = document.createElement('div')
  host.append(inner)
  const root = inner.attachShadow({ mode: 'open' })
  const { styleSheet } = tokens
  if (styleSheet) root.adoptedStyleSheets = [styleSheet]
  const tag = root.appendChild(document.createElement('w3m-ui-tag'))
  await tag.updateComplete
  return parseFloat(getComputedStyle(tag).borderStartStartRadius)
}

describe('the radius of tags and pills', () => {
  it('follows a master of 0', async () => expect(await radiusOf('0px')).to.equal(0))

  for (const master of ['1px', '4px', '20px'])
    it(`is at least half their height at ${master}`, async () => expect(await radiusOf(master)).to.be.at.least(100))
})
