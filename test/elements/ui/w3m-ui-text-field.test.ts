import { expect, fixture, html, oneEvent } from '@open-wc/testing'

import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import '../../../src/elements/ui/w3m-ui-search.js'
import '../../../src/elements/ui/w3m-ui-text-field.js'
import type { W3mUiTextField } from '../../../src/elements/ui/w3m-ui-text-field.js'
import { byRole } from '../../helpers/deep.js'

const input = (node: W3mUiTextField): HTMLInputElement => {
  const found = node.renderRoot.querySelector('input')
  if (!found) throw new Error('no input')
  return found
}

describe('<w3m-ui-text-field>', () => {
  before(() => addMessages(en))

  it('reports the entered text', async () => {
    const node = await fixture<W3mUiTextField>(html`<w3m-ui-text-field label="Name"></w3m-ui-text-field>`)
    const told = oneEvent(node, 'w3m-field-input')
    input(node).value = 'alice'
    input(node).dispatchEvent(new InputEvent('input'))
    expect((await told).detail).to.deep.equal({ value: 'alice' })
    await expect(node).to.be.accessible()
  })

  it('says what is wrong', async () => {
    const node = await fixture<W3mUiTextField>(
      html`<w3m-ui-text-field label="Name" error="Too short"></w3m-ui-text-field>`,
    )
    expect(input(node).getAttribute('aria-invalid')).to.equal('true')
    expect(node.renderRoot.querySelector('[role=status]')?.textContent).to.equal('Too short')
    await expect(node).to.be.accessible()
  })

  it('announces an error in a region that was there before, which takes no space without one', async () => {
    const node = await fixture<W3mUiTextField>(html`<w3m-ui-text-field label="Name"></w3m-ui-text-field>`)
    const region = byRole(node.renderRoot, 'status')
    expect(node.offsetHeight).to.equal(node.renderRoot.querySelector<HTMLElement>('.box')?.offsetHeight)
    node.error = 'Too short'
    await node.updateComplete
    expect(byRole(node.renderRoot, 'status', 'Too short')).to.equal(region)
    expect(region.offsetHeight).to.be.above(0)
  })

  it('keeps a long text away from its edges, and a button closer to them', async () => {
    const gap = (inner: Element | null | undefined, node: W3mUiTextField): number => {
      const box = node.renderRoot.querySelector('.box')
      return (box?.getBoundingClientRect().right ?? 0) - (inner?.getBoundingClientRect().right ?? 0)
    }
    const withTokens = async (markup: ReturnType<typeof html>): Promise<W3mUiTextField> => {
      const node = await fixture<W3mUiTextField>(markup)
      node.style.setProperty('--w3m-space-2', '8px')
      node.style.setProperty('--w3m-space-3', '12px')
      return node
    }
    const plain = await withTokens(html`<w3m-ui-text-field label="Address"></w3m-ui-text-field>`)
    expect(gap(input(plain), plain)).to.be.at.least(12)
    const search = await withTokens(html`<w3m-ui-search value="rab"></w3m-ui-search>`)
    expect(gap(search.renderRoot.querySelector('w3m-ui-icon-button'), search)).to.be.within(2, 8)
  })

  it('takes the focus from a button in it', async () => {
    const node = await fixture<W3mUiTextField>(
      html`<w3m-ui-text-field label="Name"><button slot="end">Paste</button></w3m-ui-text-field>`,
    )
    node.querySelector('button')?.focus()
    node.focus()
    expect(node.shadowRoot?.activeElement).to.equal(input(node))
  })

  it('clears a search and keeps the focus', async () => {
    const node = await fixture<W3mUiTextField>(html`<w3m-ui-search value="rab"></w3m-ui-search>`)
    expect(input(node).getAttribute('aria-label')).to.equal('Search')
    await expect(node).to.be.accessible()
    const told = oneEvent(node, 'w3m-field-input')
    const button = node.renderRoot.querySelector('w3m-ui-icon-button')?.shadowRoot?.querySelector('button')
    button?.focus()
    button?.click()
    expect((await told).detail).to.deep.equal({ value: '' })
    expect(node.shadowRoot?.activeElement?.localName).to.equal('input')
  })
})
