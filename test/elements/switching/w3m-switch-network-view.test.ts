import { expect } from '@open-wc/testing'

import { networksController } from '../../../src/controllers/networks/networks.js'
import { connectFamilies } from '../../../src/controllers/embedded/connect-families.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { RequestPendingError } from '../../../src/core/errors/connection.js'
import { ChainNotSupportedError, SwitchRejectedError } from '../../../src/core/errors/network.js'
import { byRole, deepAll, focused, readText } from '../../helpers/deep.js'
import { aspen, type Script } from '../../helpers/fake-adapter.js'
import { embeddedSite } from '../../helpers/fake-secure-site.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const ring = (view: HTMLElement) => deepAll(view.shadowRoot ?? view, 'w3m-ui-spinner-ring')[0]?.getAttribute('state')

async function switching(script: Script) {
  const { modal, adapter } = instance(script)
  await modal.connect(aspen.id)
  void modal.open({ view: 'Networks' })
  const list = await shownView()
  byRole(list.shadowRoot ?? list, 'button', /^Polygon/).click()
  return { modal, adapter, view: await shownView() }
}

describe('<w3m-switch-network-view>', () => {
  afterEach(endInstance)

  it('says where to approve', async () => {
    const { view } = await switching({ switchNetwork: () => new Promise(() => undefined) })
    expect(readText(byRole(view.shadowRoot ?? view, 'status')).replace(/\s+/g, ' ')).to.match(
      /Approve in Aspen.*Accept the switch to Polygon/,
    )
    expect(ring(view)).to.equal('waiting')
    expect(byRole(view.shadowRoot ?? view, 'button').ariaBusy).to.equal('true')
  })

  it('does not call the embedded wallet by the name of the login', async () => {
    const { modal } = embeddedSite({ SWITCH_NETWORK: () => new Promise(() => undefined) })
    await connectFamilies('eip155', new AbortController().signal)
    void modal.open({ view: 'Networks' })
    const list = await shownView()
    byRole(list.shadowRoot ?? list, 'button', /^Polygon/).click()
    const view = await shownView()
    await waitUntil(() => readText(view).includes('Approve in your wallet'))
  })

  it('says that the switch was declined, and asks again', async () => {
    const { view, adapter } = await switching({ switchNetwork: () => Promise.reject(new SwitchRejectedError()) })
    await waitUntil(() => readText(view).includes('Switch declined'))
    expect(ring(view)).to.equal('error')
    byRole(view.shadowRoot ?? view, 'button', 'Try again').click()
    await waitUntil(() => adapter.calls.filter(call => call === 'switch eip155:137').length === 2)
  })

  it('keeps the focus on the pressed button while the wallet is asked again', async () => {
    const { view, adapter } = await switching({ switchNetwork: () => Promise.reject(new SwitchRejectedError()) })
    await waitUntil(() => readText(view).includes('Switch declined'))
    adapter.script.switchNetwork = () => new Promise(() => undefined)
    const pressed = byRole(view.shadowRoot ?? view, 'button', 'Try again')
    pressed.focus()
    pressed.click()
    await waitUntil(() => pressed.ariaBusy === 'true', 'not asked again')
    expect(focused() === pressed).to.equal(true)
  })

  it('says that the wallet has an older request to finish first, and asks again', async () => {
    const { view, adapter } = await switching({ switchNetwork: () => Promise.reject(new RequestPendingError()) })
    await waitUntil(() => readText(view).includes('Open Aspen and finish the request that’s waiting there'))
    expect(ring(view)).to.equal('waiting')
    byRole(view.shadowRoot ?? view, 'button', 'Try again').click()
    await waitUntil(() => adapter.calls.filter(call => call === 'switch eip155:137').length === 2)
  })

  it('says that the wallet neither knows nor adds the network, and asks again', async () => {
    const { view, adapter } = await switching({ switchNetwork: () => Promise.reject(new ChainNotSupportedError()) })
    await waitUntil(() => readText(view).includes('Not in your wallet'))
    expect(readText(view)).to.include('Unsupported network').and.not.include('Could not switch')
    expect(ring(view)).to.equal('error')
    byRole(view.shadowRoot ?? view, 'button', 'Try again').click()
    await waitUntil(() => adapter.calls.filter(call => call === 'switch eip155:137').length === 2)
  })

  it('says what to do when the wallet stays where it was', async () => {
    const { view } = await switching({ switchNetwork: () => Promise.resolve('eip155:1') })
    await waitUntil(() => readText(view).includes('Switch to Polygon in Aspen'))
  })

  it('closes once the wallet has switched', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    void modal.open({ view: 'Networks' })
    const list = await shownView()
    byRole(list.shadowRoot ?? list, 'button', /^Polygon/).click()
    await waitUntil(() => !modalController.state.open)
    expect(networksController.state.active.eip155?.id).to.equal(137)
  })

  it('waits for a click when it was opened without a request', async () => {
    const { view } = await openView({ view: 'SwitchNetwork', arguments: { caipNetworkId: 'eip155:137' } })
    expect(readText(view)).to.include('Switch to Polygon')
    byRole(view.shadowRoot ?? view, 'button', 'Switch network').click()
    await waitUntil(() => networksController.state.active.eip155?.id === 137)
  })

  it('shows a safe state for a network that the site does not list', async () => {
    const { view } = await openView({ view: 'SwitchNetwork', arguments: { caipNetworkId: 'eip155:424242' } })
    expect(readText(view)).to.include('Network not found')
  })
})
