import { expect, fixtureSync, html } from '@open-wc/testing'

import '../../../src/elements/ui/w3m-ui-tabs.js'
import type { W3mUiTabs } from '../../../src/elements/ui/w3m-ui-tabs.js'
import { withoutDir } from '../../helpers/without-dir.js'

const TABS = ['tokens', 'nfts', 'activity'].map(id => ({ id, label: id }))

describe('<w3m-ui-tabs>', () => {
  async function tabs(dir = 'ltr') {
    const around = fixtureSync<HTMLElement>(
      html`<div dir=${dir}><w3m-ui-tabs label="Holdings" selected="tokens" .tabs=${TABS}>content</w3m-ui-tabs></div>`,
    )
    const node = around.querySelector('w3m-ui-tabs')
    if (!node) throw new Error('no tabs')
    await node.updateComplete
    node.addEventListener('w3m-tab-select', ({ detail }) => (node.selected = detail.id))
    const press = async (key: string, more: KeyboardEventInit = {}): Promise<string> => {
      node.renderRoot
        .querySelector('[aria-selected=true]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
      await node.updateComplete
      return node.selected
    }
    return { node, press }
  }

  const focused = (node: W3mUiTabs) => node.shadowRoot?.activeElement?.textContent?.trim()

  it('shows no row of tabs for a single tab, and names its content after it', async () => {
    const { node } = await tabs()
    node.tabs = TABS.slice(0, 1)
    await node.updateComplete
    expect(node.renderRoot.querySelector('[role=tab], [role=tablist]')).to.equal(null)
    expect(node.renderRoot.querySelector('section')?.getAttribute('aria-label')).to.equal('tokens')
    expect(node.renderRoot.querySelector('slot')?.assignedNodes().length).to.equal(1)
    await expect(node).to.be.accessible()
  })

  it('is accessible and has one tab stop', async () => {
    const { node } = await tabs()
    const stops = [...node.renderRoot.querySelectorAll('[role=tab]')].filter(
      tab => tab instanceof HTMLElement && tab.tabIndex === 0,
    )
    expect(stops.length).to.equal(1)
    await expect(node).to.be.accessible()
  })

  it('moves with the arrow keys, round the ends, and with Home and End', async () => {
    const { node, press } = await tabs()
    expect(await press('ArrowRight')).to.equal('nfts')
    expect(focused(node)).to.equal('nfts')
    expect(await press('End')).to.equal('activity')
    expect(await press('ArrowRight')).to.equal('tokens')
    expect(await press('ArrowLeft')).to.equal('activity')
    expect(await press('Home')).to.equal('tokens')
  })

  it('leaves the shortcuts of the browser alone', async () => {
    const { press } = await tabs()
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(await press('ArrowRight', { [modifier]: true }), modifier).to.equal('tokens')
  })

  it('turns the arrow keys round in right-to-left text', async () => {
    const { press } = await tabs('rtl')
    expect(await press('ArrowLeft')).to.equal('nfts')
    expect(await press('ArrowRight')).to.equal('tokens')
  })

  it('moves in either direction in a browser without `:dir()`', () =>
    withoutDir(async () => {
      expect(await (await tabs()).press('ArrowRight')).to.equal('nfts')
      expect(await (await tabs('rtl')).press('ArrowLeft')).to.equal('nfts')
    }))

  it('says nothing when the chosen tab is pressed again', async () => {
    const { node } = await tabs()
    let said = 0
    node.addEventListener('w3m-tab-select', () => (said += 1))
    node.renderRoot.querySelector('button')?.click()
    expect(said).to.equal(0)
  })
})
