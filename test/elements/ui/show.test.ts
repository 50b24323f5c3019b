import { expect, fixture, fixtureSync, html } from '@open-wc/testing'
import { LitElement } from 'lit'

import { ICONS } from '../../../src/elements/ui/icons/icons.js'
import '../../../src/elements/ui/w3m-ui-empty.js'
import '../../../src/elements/ui/w3m-ui-icon.js'
import type { W3mUiIcon } from '../../../src/elements/ui/w3m-ui-icon.js'
import '../../../src/elements/ui/w3m-ui-notice.js'
import '../../../src/elements/ui/w3m-ui-skeleton.js'
import type { W3mUiSkeleton } from '../../../src/elements/ui/w3m-ui-skeleton.js'
import '../../../src/elements/ui/w3m-ui-spinner-ring.js'
import type { W3mUiSpinnerRing } from '../../../src/elements/ui/w3m-ui-spinner-ring.js'
import '../../../src/elements/ui/w3m-ui-tag.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('things that only show', () => {
  it('are accessible', async () => {
    const node = fixtureSync(
      html`<div>
        <w3m-ui-tag variant="success">Installed</w3m-ui-tag>
        <w3m-ui-notice variant="error">Could not connect</w3m-ui-notice>
        <w3m-ui-empty icon="tokens" label="No tokens yet" detail="They appear here"></w3m-ui-empty>
        <w3m-ui-skeleton shape="row"></w3m-ui-skeleton>
        <w3m-ui-spinner-ring state="waiting"></w3m-ui-spinner-ring>
      </div>`,
    )
    await Promise.all([...node.children].map(child => child instanceof LitElement && child.updateComplete))
    await expect(node).to.be.accessible()
  })

  for (const name of Object.keys(ICONS))
    it(`draws the icon ${name} on its grid`, async () => {
      const node = await fixture<W3mUiIcon>(html`<w3m-ui-icon name=${name}></w3m-ui-icon>`)
      const path = node.renderRoot.querySelector('path')
      await waitUntil(() => path?.getAttribute('d'))
      const box = path?.getBBox()
      expect(box?.x).to.be.at.least(1.5)
      expect(box?.y).to.be.at.least(1.5)
      expect((box?.x ?? 0) + (box?.width ?? 99)).to.be.at.most(18.5)
      expect((box?.y ?? 0) + (box?.height ?? 99)).to.be.at.most(18.5)
    })

  it('turns the icons that point along the text in right-to-left languages, and no other', async () => {
    const node = await fixture(
      html`<div dir="rtl">${Object.keys(ICONS).map(name => html`<w3m-ui-icon name=${name}></w3m-ui-icon>`)}</div>`,
    )
    const turned = [...node.querySelectorAll('w3m-ui-icon')].filter(icon => {
      const svg = icon.renderRoot.querySelector('svg')
      return svg && getComputedStyle(svg).transform.startsWith('matrix(-1')
    })
    expect(turned.map(({ name }) => name)).to.deep.equal(['back', 'chevron', 'external'])
  })

  it('a skeleton row is as high as a row and is not read out', async () => {
    const node = await fixture<W3mUiSkeleton>(html`<w3m-ui-skeleton shape="row"></w3m-ui-skeleton>`)
    expect(node.offsetHeight).to.equal(56)
    expect(node.getAttribute('aria-hidden')).to.equal('true')
  })

  it('the ring keeps its size in every state and marks the outcome', async () => {
    const node = await fixture<W3mUiSpinnerRing>(html`<w3m-ui-spinner-ring></w3m-ui-spinner-ring>`)
    for (const state of ['idle', 'waiting', 'success', 'error'] as const) {
      node.state = state
      await node.updateComplete
      expect(node.offsetWidth).to.equal(104)
      // the signs of the icons that load later
      expect(node.renderRoot.querySelector('path')?.getAttribute('d')).to.equal(
        { idle: undefined, waiting: undefined, success: ICONS.check, error: ICONS.close }[state],
      )
    }
  })
})
