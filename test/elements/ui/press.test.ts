import { expect, fixture, html } from '@open-wc/testing'

import type { Pressable } from '../../../src/elements/ui/pressable.js'
import '../../../src/elements/ui/w3m-ui-button.js'
import '../../../src/elements/ui/w3m-ui-icon-button.js'
import '../../../src/elements/ui/w3m-ui-list-row.js'
import { deepAll } from '../../helpers/deep.js'
import { textEdges } from '../../helpers/text-edges.js'

const kinds = [
  { tag: 'w3m-ui-button', make: () => html`<w3m-ui-button variant="primary">Continue</w3m-ui-button>` },
  { tag: 'w3m-ui-icon-button', make: () => html`<w3m-ui-icon-button icon="copy" label="Copy"></w3m-ui-icon-button>` },
  { tag: 'w3m-ui-list-row', make: () => html`<w3m-ui-list-row label="MetaMask" tag="Installed"></w3m-ui-list-row>` },
]

for (const { tag, make } of kinds)
  describe(`<${tag}>`, () => {
    async function pressable() {
      const node = await fixture<Pressable>(make())
      let presses = 0
      node.addEventListener('click', () => (presses += 1))
      const inner = node.renderRoot.querySelector('button')
      if (!inner) throw new Error('no button')
      return { node, inner, presses: () => presses }
    }

    it('is a button that can be pressed and focused', async () => {
      const { node, inner, presses } = await pressable()
      inner.click()
      node.click()
      expect(presses()).to.equal(2)
      node.focus()
      expect(node.shadowRoot?.activeElement).to.equal(inner)
      await expect(node).to.be.accessible()
    })

    it('cannot be pressed while disabled, not even by script', async () => {
      const { node, inner, presses } = await pressable()
      node.disabled = true
      await node.updateComplete
      inner.click()
      node.click()
      expect(presses()).to.equal(0)
      expect(inner.disabled).to.equal(true)
      await expect(node).to.be.accessible()
    })

    it('cannot be pressed twice while work is in progress', async () => {
      const { node, inner, presses } = await pressable()
      node.loading = true
      await node.updateComplete
      inner.click()
      expect(presses()).to.equal(0)
    })
  })

describe('<w3m-ui-list-row> content', () => {
  it('says label, detail and tag, and which row is in use', async () => {
    const node = await fixture<Pressable>(
      html`<w3m-ui-list-row label="Ethereum" detail="0x71C7…976F" tag="Recent" current></w3m-ui-list-row>`,
    )
    const button = node.renderRoot.querySelector('button')
    const said = button?.textContent?.replace(/\s+/g, ' ').trim()
    expect(said).to.equal('Ethereum 0x71C7…976F Recent')
    expect(button?.getAttribute('aria-current')).to.equal('true')
  })

  it('shows texts of the product in full where they may wrap', async () => {
    const long = 'Wähle einen Namen, an den andere senden können'
    const page = await fixture(
      html`<div><w3m-ui-list-row label=${long} detail=${long} icon="wallet" wraps></w3m-ui-list-row></div>`,
    )
    if (page instanceof HTMLElement) page.style.setProperty('inline-size', '240px')
    const lines = deepAll(page, '.label, .detail')
    expect(lines.length).to.equal(2)
    for (const line of lines) expect(line.scrollWidth).to.equal(line.clientWidth)
  })

  it('starts a Latin name beside its picture on a right-to-left page', async () => {
    const page = await fixture(
      html`<div dir="rtl">
        <w3m-ui-list-row label="Ethereum" detail="0x71C7…976F" icon="wallet"></w3m-ui-list-row>
      </div>`,
    )
    for (const line of deepAll(page, '.label, .detail')) expect(textEdges(line).right).to.be.within(-1, 1)
  })
})
