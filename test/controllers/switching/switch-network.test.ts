import { expect } from '@open-wc/testing'

import type { AdapterFactory } from '../../../src/chains/adapter.js'
import type { ConnectResult } from '../../../src/chains/ports/wallets.js'
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
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { ALICE, aspen, birch, fakeAdapter, result, type Script } from '../../helpers/fake-adapter.js'
import { stretched } from '../../helpers/pace.js'
import { endInstance, endVisit, instance, settle, turns } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('switch-network', () => {
  afterEach(endInstance)

  it('only records the choice while no one is connected', async () => {
    const { modal, adapter } = instance()
    await switchNetwork('eip155:137')
    expect(modal.getChainId()).to.equal(137)
    expect(adapter.calls).to.deep.equal([])
    expect(localStorage.getItem('@appkit/active_caip_network_id')).to.equal('eip155:137')
  })

  it('asks the wallet that connects afterwards for the choice, once', async () => {
    const { modal, adapter } = instance()
    const switches = () => adapter.calls.filter(call => call.startsWith('switch'))
    await switchNetwork('eip155:137')
    await connect(aspen.id, 'eip155')
    await waitUntil(() => modal.getCaipAddress()?.startsWith('eip155:137:'))
    expect(switches()).to.deep.equal(['switch eip155:137'])
    await disconnect()
    await connect(aspen.id, 'eip155')
    await turns()
    expect(switches()).to.have.lengthOf(1)
  })

  it('asks a wallet that was still being restored for the choice', async () => {
    const { modal: before } = instance()
    await connect(aspen.id, 'eip155')
    await endVisit(before)
    let answer = (_found: ConnectResult): void => undefined
    const { modal, adapter } = instance({ reconnect: () => new Promise(resolve => (answer = resolve)) })
    await waitUntil(() => adapter.calls.includes(`reconnect ${aspen.id}`))
    await modal.switchNetwork('eip155:137')
    answer(result(aspen.id))
    await waitUntil(() => modal.getCaipAddress()?.startsWith('eip155:137:'))
    expect(adapter.calls).to.include('switch eip155:137')
  })

  it('forgets the choice with any account that is shown, such as a watched one', async () => {
    const adapter = fakeAdapter()
    const load: AdapterFactory['load'] = async (...given) => ({
      ...(await adapter.factory.load(...given)),
      addresses: async () => ({ read: (text: string) => text }),
    })
    const adapters = [{ ...adapter.factory, load }]
    const { modal } = instance({}, { networks: [mainnet, polygon, base], adapters })
    await switchNetwork('eip155:137')
    await modal.watch(ALICE)
    await switchNetwork('eip155:8453')
    await connect(aspen.id, 'eip155')
    await turns()
    expect(adapter.calls.filter(call => call.startsWith('switch'))).to.deep.equal([])
    expect(modal.getChainId()).to.equal(1)
  })

  describe('on a network of the wallet that the site does not list', () => {
    async function onBase() {
      const made = instance({ connect: async id => result(id, { caipNetworkId: 'eip155:8453' }) })
      await connect(aspen.id, 'eip155')
      expect(made.modal.getCaipNetwork()?.unsupported).to.equal(true)
      routerController.resetTo({ view: 'UnsupportedChain', args: undefined })
      return made.modal
    }

    it('adopts it as soon as the site adds it', async () => {
      const modal = await onBase()
      modal.addNetwork('eip155', base)
      await waitUntil(() => modal.getCaipNetwork()?.name === 'Base', 'not adopted')
      expect(modal.getCaipNetwork()?.unsupported).to.equal(undefined)
      expect(routerController.route.view).to.equal('Account')
      await waitUntil(() => modal.getAccount().balance !== undefined, 'no balance')
    })

    it('succeeds when it is requested in the same moment, as by wagmi', async () => {
      const modal = await onBase()
      modal.addNetwork('eip155', base)
      await modal.switchNetwork('eip155:8453', { throwOnFailure: true })
      expect(modal.getCaipNetwork()?.unsupported).to.equal(undefined)
    })
  })

  it('stays on the network of a wallet that refuses what was chosen before', async () => {
    const { modal, adapter } = instance({ switchNetwork: () => Promise.reject(new SwitchRejectedError()) })
    await switchNetwork('eip155:137')
    await connect(aspen.id, 'eip155')
    await waitUntil(() => adapter.calls.includes('switch eip155:137'))
    expect(modal.getChainId()).to.equal(1)
    expect(modal.getAccount().isConnected).to.equal(true)
  })

  it('asks the next wallet on a later visit for what was chosen without one, and for nothing else', async () => {
    const onPolygon = async (id: string) => result(id, { caipNetworkId: 'eip155:137' })
    const { modal: first } = instance({ connect: onPolygon })
    await connect(aspen.id, 'eip155')
    await first.disconnect()
    await endVisit(first)
    const visits: (readonly string[])[] = []
    for (const isChosen of [false, true, false]) {
      if (isChosen) {
        const { modal } = instance()
        await switchNetwork('eip155:137')
        await endVisit(modal)
      }
      const { modal, adapter } = instance()
      expect(modal.getChainId()).to.equal(137)
      await connect(aspen.id, 'eip155')
      if (isChosen) await waitUntil(() => modal.getChainId() === 137, 'not switched')
      await turns()
      visits.push(adapter.calls.filter(call => call.startsWith('switch')))
      await modal.disconnect()
      if (!isChosen) localStorage.setItem('@appkit/active_caip_network_id', 'eip155:137')
      await endVisit(modal)
    }
    expect(visits).to.deep.equal([[], ['switch eip155:137'], []])
  })

  it('asks no wallet for an earlier choice if the site does not switch networks', async () => {
    const { modal, adapter } = instance({}, { enableNetworkSwitch: false })
    await switchNetwork('eip155:137')
    await connect(aspen.id, 'eip155')
    await waitUntil(() => networksController.state.chosen.eip155 === undefined)
    await turns()
    expect(adapter.calls.filter(call => call.startsWith('switch'))).to.deep.equal([])
    expect(modal.getChainId()).to.equal(1)
  })

  it('asks the connected wallet and shows its resulting network', async () => {
    const { modal, adapter } = instance()
    await connect(aspen.id, 'eip155')
    await switchNetwork('eip155:137')
    expect(adapter.calls).to.include('switch eip155:137')
    expect(modal.getCaipAddress()).to.match(/^eip155:137:/)
    expect(networksController.state.switching).to.equal(undefined)
  })

  it('fails and keeps the network if only the visitor can switch it in the wallet', async () => {
    const { modal, adapter } = instance({ isSwitchedByVisitor: true })
    await connect(aspen.id, 'eip155')
    const error = await switchNetwork('eip155:137').catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(SwitchNetworkError)
    expect(modal.getChainId()).to.equal(1)
    expect(networksController.state.switching?.status).to.equal('failed')
    adapter.emit({ type: 'network', connectorId: aspen.id, caipNetworkId: 'eip155:137' })
    await waitUntil(() => modal.getChainId() === 137, 'the visitor’s switch was not followed')
  })

  it('reports when the network is not in the list', async () => {
    instance({}, { debug: true })
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

  it('shows the chain the wallet reports, not the requested one', async () => {
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

  /** A wallet that answers a switch request on command. */
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

  it('never shows one wallet’s network as another’s', async () => {
    const { modal, failure, answer } = await asked()
    await connect(birch.id, 'eip155')
    answer('eip155:137')
    expect(await failure).to.be.instanceOf(SwitchNetworkError)
    expect(modal.getWalletInfo()?.name).to.equal('Birch')
    expect(modal.getCaipAddress()).to.match(/^eip155:1:/)
  })

  describe('that the wallet itself ends', () => {
    before(() => import('../../../src/controllers/connections/handle-wallet-event.js')) // so that events are taken at once

    const connectorId = aspen.id
    const moved = (caipNetworkId: 'eip155:1' | 'eip155:137' | 'eip155:8453') =>
      ({ type: 'network', connectorId, caipNetworkId }) as const
    const unknownMethod = () =>
      Promise.reject(new SwitchNetworkError({ cause: Object.assign(new Error('no such method'), { code: -32601 }) }))

    /** A page that shows the switch to Polygon, of a wallet that does what `script` says. */
    async function switching(switchNetwork: NonNullable<Script['switchNetwork']>) {
      const made = instance({ switchNetwork }, { networks: [mainnet, polygon, base] })
      await connect(aspen.id, 'eip155')
      void open()
      navigate({ view: 'SwitchNetwork', args: { caipNetworkId: 'eip155:137' } })
      const task = made.modal.switchNetwork('eip155:137', { throwOnFailure: true })
      let settled = 0
      const ended = task
        .then(
          () => 'done' as const,
          (error: unknown) => error,
        )
        .finally(() => (settled += 1))
      await waitUntil(() => made.adapter.calls.includes('switch eip155:137'))
      await settle()
      return { ...made, ended, settled: () => settled }
    }
    const hang = () => new Promise<never>(() => undefined)

    for (const [name, answer, status] of [
      ['never answers', hang, 'waiting'],
      ['does not know the request', unknownMethod, 'failed'],
    ] as const) {
      it(`is done when one that ${name} says that it is there`, async () => {
        const { modal, adapter, ended } = await switching(answer)
        expect(networksController.state.switching?.status).to.equal(status)
        const heard: unknown[] = []
        const stop = modal.subscribeCaipNetworkChange(network => heard.push(network?.caipNetworkId))
        adapter.emit(moved('eip155:137'))
        expect(await ended).to.equal('done')
        stop()
        expect(heard).to.deep.equal(['eip155:137'])
        expect(networksController.state.switching).to.equal(undefined)
        expect(routerController.route.view).to.equal('Account')
        expect(modal.getCaipAddress()).to.match(/^eip155:137:/)
      })

      it(`is refused when one that ${name} goes to another network`, async () => {
        const { modal, adapter, ended } = await switching(answer)
        adapter.emit(moved('eip155:8453'))
        expect(await ended).to.be.instanceOf(SwitchRejectedError)
        expect(networksController.state.switching?.status).to.equal('rejected')
        expect(modal.getCaipNetworkId()).to.equal('eip155:8453')
      })
    }

    for (const message of [
      'Method not found',
      'Unsupported method: wallet_switchEthereumChain',
      "The method 'wallet_switchEthereumChain' does not exist / is not available.",
      'This wallet does not support the method',
      'Missing or invalid. request() method: wallet_switchEthereumChain',
    ])
      it(`is done by hand in a wallet that only says “${message}”`, async () => {
        const { adapter, ended } = await switching(() =>
          Promise.reject(new SwitchNetworkError({ cause: new Error(message) })),
        )
        expect(networksController.state.switching?.status).to.equal('failed')
        adapter.emit(moved('eip155:137'))
        expect(await ended).to.equal('done')
      })

    it('fails at once if the wallet says of something else that it is not supported', async () => {
      const cause = new Error('wallet_switchEthereumChain: chain 137 is not supported')
      const { settled } = await switching(() => Promise.reject(new SwitchNetworkError({ cause })))
      await turns()
      expect(settled()).to.equal(1)
    })

    it('is reported as failed if the wallet is not switched by hand either, but completes once it is', async () => {
      const { adapter, ended } = await switching(unknownMethod)
      expect(await ended).to.be.instanceOf(SwitchNetworkError)
      expect(routerController.route.view).to.equal('SwitchNetwork')
      adapter.emit(moved('eip155:137'))
      expect(routerController.route.view).to.equal('Account')
      expect(networksController.state.switching).to.equal(undefined)
    }).timeout(stretched(10_000))

    it('ends once, whatever the wallet answers or does later, and sends it no further request', async () => {
      let fail = (_error: Error): void => undefined
      let signal: AbortSignal | undefined
      const { modal, adapter, ended, settled } = await switching((_id, _network, given) => {
        signal = given
        return new Promise((_resolve, reject) => (fail = reject))
      })
      adapter.emit(moved('eip155:137'))
      expect(await ended).to.equal('done')
      expect(signal?.aborted).to.equal(true)
      fail(new SwitchRejectedError())
      adapter.emit(moved('eip155:1'))
      await turns()
      expect(settled()).to.equal(1)
      expect(networksController.state.switching).to.equal(undefined)
      expect(modal.getCaipNetworkId()).to.equal('eip155:1')
    })

    it('is not rejected by the network requested before it', async () => {
      const { modal, adapter } = await switching(hang)
      const second = modal.switchNetwork('eip155:8453', { throwOnFailure: true })
      await waitUntil(() => adapter.calls.includes('switch eip155:8453'))
      adapter.emit(moved('eip155:137'))
      await turns()
      expect(networksController.state.switching).to.include({ caipNetworkId: 'eip155:8453', status: 'waiting' })
      adapter.emit(moved('eip155:8453'))
      await second
      expect(networksController.state.switching).to.equal(undefined)
    })

    it('fails when the wallet is disconnected or the instance ends while it is asked', async () => {
      const first = await switching(hang)
      first.adapter.emit({ type: 'disconnect', connectorId })
      expect(await first.ended).to.be.instanceOf(SwitchNetworkError)
      await endInstance()
      const { ended } = await switching(hang)
      await endInstance()
      expect(await ended).to.be.instanceOf(ModalClosedError)
      expect(networksController.state.switching).to.equal(undefined)
    })
  })

  it('rejects from the handle only when asked to', async () => {
    const { modal } = instance()
    await modal.switchNetwork(424242)
    const error = await modal.switchNetwork(424242, { throwOnFailure: true }).catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(NetworkNotFoundError)
  })
})
