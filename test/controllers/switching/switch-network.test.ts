import { expect, waitUntil } from '@open-wc/testing'

import { alertsController } from '../../../src/controllers/shell/alerts.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { disconnect } from '../../../src/controllers/connections/disconnect/disconnect.js'
import { navigate } from '../../../src/controllers/shell/navigate.js'
import { open } from '../../../src/controllers/visit/open.js'
import { switchNetwork } from '../../../src/controllers/switching/switch-network.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { NetworkNotFoundError, SwitchNetworkError, SwitchRejectedError } from '../../../src/core/errors/network.js'
import { base, mainnet, polygon } from '../../../src/networks.js'
import { aspen, birch } from '../../helpers/fake-adapter.js'
import { endInstance, instance, settle } from '../../helpers/instance.js'

describe('switch-network', () => {
  afterEach(endInstance)

  it('only notes the choice while nobody is connected', async () => {
    const { modal, adapter } = instance()
    await switchNetwork('eip155:137')
    expect(modal.getChainId()).to.equal(137)
    expect(adapter.calls).to.deep.equal([])
    expect(localStorage.getItem('@appkit/active_caip_network_id')).to.equal('eip155:137')
  })

  it('asks the connected wallet and shows where it went', async () => {
    const { modal, adapter } = instance()
    await connect(aspen.id, 'eip155')
    await switchNetwork('eip155:137')
    expect(adapter.calls).to.include('switch eip155:137')
    expect(modal.getCaipAddress()).to.match(/^eip155:137:/)
    expect(networksController.state.switching).to.equal(undefined)
  })

  it('tells when the network is not in the list', async () => {
    instance()
    const error = await switchNetwork('eip155:424242').catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(NetworkNotFoundError)
    expect(alertsController.state.current?.name).to.equal('networkNotFound')
  })

  it('keeps the network when the visitor refuses', async () => {
    const { modal } = instance({ switchNetwork: () => Promise.reject(new SwitchRejectedError()) })
    await connect(aspen.id, 'eip155')
    await switchNetwork('eip155:137').catch(() => undefined)
    expect(modal.getChainId()).to.equal(1)
    expect(networksController.state.switching?.status).to.equal('rejected')
  })

  it('shows the chain the wallet reports, not the one asked for', async () => {
    const { modal } = instance({ switchNetwork: () => Promise.resolve('eip155:1') })
    await connect(aspen.id, 'eip155')
    const error = await switchNetwork('eip155:137').catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(SwitchNetworkError)
    expect(modal.getChainId()).to.equal(1)
    expect(networksController.state.switching?.status).to.equal('failed')
  })

  it('leaves the view to the latest choice when an earlier one is answered', async () => {
    const answers: (() => void)[] = []
    const switched = (_id: string, { caipNetworkId }: { readonly caipNetworkId: string }) =>
      new Promise<string>(resolve => answers.push(() => resolve(caipNetworkId)))
    instance({ switchNetwork: switched }, { networks: [mainnet, polygon, base] })
    await connect(aspen.id, 'eip155')
    void open({ view: 'Networks' })
    const first = switchNetwork('eip155:137')
    navigate({ view: 'SwitchNetwork', args: { caipNetworkId: 'eip155:8453' } })
    const second = switchNetwork('eip155:8453')
    await waitUntil(() => answers.length === 2)
    answers[0]?.()
    await first
    expect(routerController.route.view).to.equal('SwitchNetwork')
    expect(networksController.state.switching).to.include({ caipNetworkId: 'eip155:8453', status: 'waiting' })
    answers[1]?.()
    await second
    expect(routerController.route.view).to.equal('Connect')
  })

  /** A wallet that is asked to switch and answers when told to. */
  async function asked() {
    let answer = (_network: string): void => undefined
    const made = instance({ switchNetwork: () => new Promise(resolve => (answer = resolve)) })
    await connect(aspen.id, 'eip155')
    const failure = switchNetwork('eip155:137').catch((reason: unknown) => reason)
    await settle()
    return { ...made, failure, answer: (network: string) => answer(network) }
  }

  it('has no effect once the wallet was disconnected, whatever it answers', async () => {
    const { modal, failure, answer } = await asked()
    await disconnect()
    answer('eip155:1337')
    expect(await failure).to.be.instanceOf(SwitchNetworkError)
    expect(modal.getCaipNetworkId()).to.equal('eip155:1')
  })

  it('never shows where one wallet went as the network of another', async () => {
    const { modal, failure, answer } = await asked()
    await connect(birch.id, 'eip155')
    answer('eip155:137')
    expect(await failure).to.be.instanceOf(SwitchNetworkError)
    expect(modal.getWalletInfo()?.name).to.equal('Birch')
    expect(modal.getCaipAddress()).to.match(/^eip155:1:/)
  })

  it('rejects from the handle only when asked to', async () => {
    const { modal } = instance()
    await modal.switchNetwork(424242)
    const error = await modal.switchNetwork(424242, { throwOnFailure: true }).catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(NetworkNotFoundError)
  })
})
