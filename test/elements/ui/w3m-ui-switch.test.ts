import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/elements/ui/w3m-ui-switch.js'
import type { W3mUiSwitch } from '../../../src/elements/ui/w3m-ui-switch.js'
import { byRole } from '../../helpers/deep.js'

/** A switch with its notifications. */
async function make(on = false) {
  const node = await fixture<W3mUiSwitch>(html`<w3m-ui-switch label="Small balances" ?on=${on}></w3m-ui-switch>`)
  const told: boolean[] = []
  node.addEventListener('w3m-switch-change', ({ detail }) => void told.push(detail.on))
  return { node, told, button: byRole(node.shadowRoot ?? node, '[role=switch]', 'Small balances') }
}

describe('<w3m-ui-switch>', () => {
  it('says whether it is on', async () => {
    expect((await make()).button.getAttribute('aria-checked')).to.equal('false')
    expect((await make(true)).button.getAttribute('aria-checked')).to.equal('true')
  })

  it('toggles with a press, and reports the new state once', async () => {
    const { node, told, button } = await make()
    button.click()
    await node.updateComplete
    expect(told).to.deep.equal([true])
    expect(button.getAttribute('aria-checked')).to.equal('true')
    button.click()
    expect(told).to.deep.equal([true, false])
  })

  it('reports nothing when the page sets it', async () => {
    const { node, told, button } = await make()
    node.on = true
    await node.updateComplete
    expect(told).to.deep.equal([])
    expect(button.getAttribute('aria-checked')).to.equal('true')
  })

  it('is accessible', async () => expect((await make()).node).to.be.accessible())
})
