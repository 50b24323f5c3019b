import { expect } from '@open-wc/testing'

import { modalController } from '../../../src/controllers/shell/modal.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import * as networks from '../../../src/networks.js'
import { allByRole, byRole, deepAll, nameOf, readText } from '../../helpers/deep.js'
import { aspen, type Script } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { twoFamilies } from '../../helpers/two-families.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

async function connected(script: Script = {}) {
  const { modal, adapter } = instance(script)
  await modal.connect(aspen.id)
  void modal.open({ view: 'Networks' })
  const view = await shownView()
  return { modal, adapter, view, root: view.shadowRoot ?? view }
}

describe('<w3m-networks-view>', () => {
  afterEach(endInstance)

  it('marks the current network', async () => {
    const { root } = await connected()
    expect(byRole(root, 'button', /^Ethereum/).getAttribute('aria-current')).to.equal('true')
    expect(byRole(root, 'button', /^Polygon/).hasAttribute('aria-current')).to.equal(false)
  })

  it('marks also that of the family without a wallet that it was opened for', async () => {
    const { modal } = twoFamilies()
    await modal.connect(aspen.id, 'eip155')
    void modal.open({ view: 'Networks', namespace: 'solana' })
    const view = await shownView()
    const isMarked = (name: RegExp): boolean =>
      byRole(view.shadowRoot ?? view, 'button', name).getAttribute('aria-current') === 'true'
    expect([/^Ethereum/, /^Polygon/, /^Solana/].map(isMarked)).to.deep.equal([true, false, true])
  })

  it('asks a connected wallet in a view of its own', async () => {
    const { root, adapter } = await connected({ switchNetwork: () => new Promise(() => undefined) })
    byRole(root, 'button', /^Polygon/).click()
    expect(routerController.route).to.deep.equal({ view: 'SwitchNetwork', args: { caipNetworkId: 'eip155:137' } })
    await waitUntil(() => adapter.calls.includes('switch eip155:137'))
  })

  it('only records the choice when nothing is connected', async () => {
    const { view } = await openView({ view: 'Networks' })
    byRole(view.shadowRoot ?? view, 'button', /^Polygon/).click()
    await waitUntil(() => networksController.state.active.eip155?.id === 137)
    expect(modalController.state.open).to.equal(false)
  })

  it('disables what the wallet did not approve, and says so', async () => {
    const { root, view } = await connected()
    networksController.setApproved('eip155', ['eip155:1'])
    await waitUntil(() => readText(view).includes('Not in your wallet'))
    expect(byRole(root, 'button', /^Polygon/).matches(':disabled')).to.equal(true)
    expect(byRole(root, 'button', /^Ethereum/).matches(':disabled')).to.equal(false)
  })

  it('searches a long list by name and says when nothing is found', async () => {
    const site = { networks: Object.values(networks).slice(0, 12) }
    const { view } = await openView({ view: 'Networks' }, { site })
    const field = byRole(view.shadowRoot ?? view, 'searchbox', 'Search networks')
    const type = (value: string): void => {
      if (!(field instanceof HTMLInputElement)) throw new Error('no field')
      field.value = value
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    }
    type('BASE')
    await waitUntil(() => deepAll(view.shadowRoot ?? view, 'w3m-network-row').length < 5)
    expect(allByRole(view.shadowRoot ?? view, 'button', /Base/)).not.to.be.empty
    const [said] = allByRole(view.shadowRoot ?? view, 'status')
    expect(said && readText(said).trim()).to.equal('')
    type('<i>none</i>')
    await waitUntil(() => readText(view).includes('No results for “<i>none</i>”.'))
    expect(deepAll(view, 'i')).to.be.empty
    expect(said && readText(said), 'a region that was there before').to.include('No networks found')
  })

  it('has no search for a short list, and explains what a network is', async () => {
    const { root } = await connected()
    expect(allByRole(root, 'searchbox')).to.be.empty
    byRole(root, 'button', 'What is a network?').click()
    expect((await shownView()).localName).to.equal('w3m-what-is-a-network-view')
  })

  it('shows a network name that holds markup as text', async () => {
    const { root } = await connected()
    const [first] = networksController.list()
    if (!first) throw new Error('no network')
    networksController.setNetworks([first, { ...first, caipNetworkId: 'eip155:9', name: '<img src=x>\u202e' }])
    await waitUntil(() => allByRole(root, 'button').map(nameOf).includes('<img src=x>'), 'not listed')
    expect(deepAll(root, 'img[src=x]')).to.be.empty
  })
})
