import { expect } from '@open-wc/testing'

import type { ConnectResult } from '../../../src/chains/ports/wallets.js'
import { getWalletModal } from '../../../src/client.js'
import { ConnectError } from '../../../src/core/errors/attempt.js'
import { ConnectionRejectedError, ConnectorNotFoundError } from '../../../src/core/errors/connection.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { disconnect } from '../../../src/controllers/connections/disconnect/disconnect.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { syncTabs } from '../../../src/controllers/visit/sync-tabs.js'
import { mainnet } from '../../../src/networks.js'
import { connectorIdKey } from '../../../src/services/storage/connection-keys.js'
import { removeStored } from '../../../src/services/storage/read-write.js'
import { aspen, birch, fakeAdapter, result, type Script } from '../../helpers/fake-adapter.js'
import { FakeProtocol } from '../../helpers/fake-protocol.js'
import { connectPhone } from '../../helpers/phone-session.js'
import { endInstance, endVisit, instance } from '../../helpers/instance.js'
import { watchConsole } from '../stubs.js'
import { cedar, SOL, SOLANA, twoFamilies } from '../../helpers/two-families.js'
import { rejection } from '../../helpers/rejection.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** What says at the next visit that a wallet is connected. */
const stored = () =>
  Object.entries(localStorage)
    .filter(([key]) => /connect/.test(key))
    .sort()

/** Connects, then does what a reload does: a new instance over the same storage. */
async function reload(script: Script = {}, options = {}) {
  const { modal } = instance()
  await connect(aspen.id, 'eip155')
  await endVisit(modal)
  return instance(script, options)
}

const devnet = { ...SOLANA, id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Devnet' } as const
const DEVNET = { ...devnet, caipNetworkId: `solana:${devnet.id}` as const }

describe('reconnect with several families', () => {
  afterEach(endInstance)

  it('restores each on its own network and leaves the active family the active one', async () => {
    const networks = [mainnet, SOLANA, DEVNET] as const
    const give = async (id: string) => ({ connectorId: id, accounts: [{ address: SOL }], caipNetworkId: undefined })
    const first = twoFamilies({}, { connect: give }, { networks })
    await first.modal.connect(cedar.id, 'solana')
    await first.modal.switchNetwork(DEVNET.caipNetworkId, { throwOnFailure: true })
    await first.modal.connect(aspen.id, 'eip155')
    for (let visit = 0; visit < 2; visit++) {
      await endVisit(getWalletModal())
      const active: (string | undefined)[] = []
      const reconnect = async (id: string) => {
        active.push(modal.getCaipNetworkId('solana'))
        return { connectorId: id, accounts: [{ address: SOL }], caipNetworkId: modal.getCaipNetworkId('solana') }
      }
      const { modal } = twoFamilies({}, { reconnect }, { networks })
      await modal.ready()
      expect(active).to.deep.equal([DEVNET.caipNetworkId])
      expect(modal.getCaipNetworkId('solana')).to.equal(DEVNET.caipNetworkId)
      expect(modal.getAccount('eip155').status).to.equal('connected')
      expect(modal.getActiveChainNamespace()).to.equal('eip155')
    }
  })

  it('activates a restored family when the active one was not restored', async () => {
    const first = twoFamilies()
    await first.modal.connect(cedar.id, 'solana')
    await first.modal.connect(aspen.id, 'eip155')
    await endVisit(getWalletModal())
    const solana = {
      reconnect: async (id: string) => ({
        connectorId: id,
        accounts: [{ address: SOL }],
        caipNetworkId: SOLANA.caipNetworkId as 'solana:1',
      }),
    }
    const { modal } = twoFamilies({ reconnect: async () => undefined }, solana)
    await modal.ready()
    expect(modal.getAccount('eip155').status).to.equal('disconnected')
    expect(modal.getActiveChainNamespace()).to.equal('solana')
    expect(modal.getAccount()).to.include({ isConnected: true, address: SOL })
  })

  it('keeps a family that a page does not serve, for the pages that do', async () => {
    const first = twoFamilies()
    await first.modal.connect(cedar.id, 'solana')
    await endVisit(getWalletModal())
    const { modal: other } = instance()
    await other.ready()
    expect(other.getAccount().status).to.equal('disconnected')
    await endVisit(other)
    const { modal } = twoFamilies()
    expect(modal.getAccount('solana').status).to.equal('reconnecting')
    await modal.ready()
    expect(modal.getAccount('solana').status).to.equal('connected')
  })

  it('does not change the active family when it had no wallet before', async () => {
    const first = twoFamilies()
    await first.modal.connect(cedar.id, 'solana')
    await first.modal.switchNetwork('eip155:1')
    await endVisit(getWalletModal())
    const active = localStorage.getItem('@appkit/active_namespace')
    const { modal } = twoFamilies()
    await modal.ready()
    expect(modal.getActiveChainNamespace()).to.equal(active)
  })
})

describe('reconnect', () => {
  it('keeps the wallet that it restored while another one was asked, which refuses then', async () => {
    let restore: (() => void) | undefined
    let refuse = (): void => undefined
    const { modal } = await reload({
      reconnect: id => new Promise(resolve => (restore = () => resolve(result(id)))),
      connect: () => new Promise((_resolve, reject) => (refuse = () => reject(new ConnectionRejectedError()))),
    })
    await waitUntil(() => restore, 'Aspen is not asked')
    const refused = rejection(connect(birch.id, 'eip155'))
    await waitUntil(() => modal.getAccount().status === 'connecting', 'Birch is not asked')
    restore?.()
    await waitUntil(() => modal.getAccount().status === 'connected', 'Aspen is not restored')
    refuse()
    expect(await refused).to.be.instanceOf(ConnectionRejectedError)
    expect(modal.getAccount().status).to.equal('connected')
    expect(modal.getWalletInfo()?.name).to.equal('Aspen')
  })

  afterEach(endInstance)

  it('restores the connection without asking the wallet for permission', async () => {
    const { modal, adapter } = await reload()
    expect(modal.getAccount().status).to.equal('reconnecting')
    await modal.ready()
    expect(modal.getAccount().status).to.equal('connected')
    expect(modal.getState().initialized).to.equal(true)
    expect(adapter.calls).to.include(`reconnect ${aspen.id}`)
    expect(adapter.calls.some(call => call.startsWith('connect'))).to.equal(false)
  })

  it('asks only the wallet for the balance before the visitor shows intent', async () => {
    const { modal, adapter } = await reload()
    localStorage.removeItem('@appkit/native_balance_cache')
    await modal.ready()
    expect(adapter.calls).to.include('balance over wallet')
    expect(adapter.calls).to.not.include('balance over endpoints')
  })

  it('is disconnected only on this page when the wallet returns no account, as locked ones do', async () => {
    const { modal, adapter } = await reload({ reconnect: () => Promise.resolve(undefined) })
    const before = stored()
    await modal.ready()
    expect(modal.getAccount().status).to.equal('disconnected')
    await waitUntil(() => adapter.calls.includes(`await return of ${aspen.id}`))
    expect(stored()).to.deep.equal(before)
    await endVisit(getWalletModal())
    const { modal: next } = instance()
    await next.ready()
    expect(next.getAccount().status).to.equal('connected')
  })

  it('forgets a wallet that is no longer there', async () => {
    const { modal } = await reload({ reconnect: id => Promise.reject(new ConnectorNotFoundError(id)) })
    const lines = watchConsole()
    await modal.ready()
    lines.restore()
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(localStorage.getItem('@appkit/connection_status')).to.equal('disconnected')
    expect(localStorage.getItem('@appkit/eip155:connected_connector_id')).to.equal(null)
  })

  it('keeps a WalletConnect connection when its code cannot be loaded, for the next visit', async () => {
    const first = new FakeProtocol()
    instance({}, { universalProvider: first })
    await connectPhone(first)
    await endVisit(getWalletModal())
    const before = stored()
    const broken = Object.defineProperty(new FakeProtocol(), 'session', {
      get: () => {
        throw new TypeError('Failed to fetch dynamically imported module')
      },
    })
    const lines = watchConsole()
    const { modal } = instance({}, { universalProvider: broken })
    await modal.ready()
    lines.restore()
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(stored()).to.deep.equal(before)
    await endVisit(getWalletModal())
    const { modal: next } = instance({}, { universalProvider: first })
    await next.ready()
    expect(next.getAccount().status).to.equal('connected')
  })

  it('forgets a WalletConnect connection on a site that has turned WalletConnect off', async () => {
    const protocol = new FakeProtocol()
    instance({}, { universalProvider: protocol })
    await connectPhone(protocol)
    await endVisit(getWalletModal())
    const lines = watchConsole()
    const { modal } = instance()
    await modal.ready()
    lines.restore()
    expect(localStorage.getItem('@appkit/eip155:connected_connector_id')).to.equal(null)
  })

  it('times out after 5 s when a wallet never answers', async function () {
    let stop: AbortSignal | undefined
    const hang = (_id: string, signal?: AbortSignal) => {
      stop = signal
      return new Promise<never>(() => undefined)
    }
    const { modal, adapter } = await reload({ reconnect: hang })
    const lines = watchConsole()
    const before = stored()
    await modal.ready()
    lines.restore()
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(stop?.aborted).to.equal(true)
    expect(lines.lines).to.deep.equal([])
    expect(stored()).to.deep.equal(before)
    await waitUntil(() => adapter.calls.includes(`await return of ${aspen.id}, asking`))
  })

  it('does not show again that it waits for a wallet that was not in the page on the last visit', async () => {
    const absent = () => fakeAdapter({ reconnect: () => new Promise(() => undefined) }, { connectors: [] })
    const isAwaited = (calls: readonly string[]) => () => calls.includes(`await return of ${aspen.id}, asking`)
    const [first, second] = [absent(), absent()]
    const { modal } = await reload({}, { adapters: [first.factory] })
    const before = stored()
    expect(modal.getAccount().status).to.equal('reconnecting')
    await modal.ready()
    await waitUntil(isAwaited(first.calls))
    await endVisit(modal)
    const { modal: later } = instance({}, { adapters: [second.factory] })
    expect(later.getAccount().status).to.equal('disconnected')
    await later.ready()
    await waitUntil(isAwaited(second.calls))
    expect(stored()).to.deep.equal(before)
    await endVisit(later)
    const { modal: installed, adapter } = instance()
    await waitUntil(isAwaited(adapter.calls))
    adapter.emit({ type: 'returned', connectorId: aspen.id })
    await waitUntil(() => installed.getAccount().status === 'connected', 'not restored')
    await endVisit(installed)
    expect(instance().modal.getAccount().status).to.equal('reconnecting')
  })

  it('keeps the connection of a wallet that fails, without an error on the page', async () => {
    const { modal, adapter } = await reload({ reconnect: () => Promise.reject(new ConnectError()) })
    const lines = watchConsole()
    const before = stored()
    await modal.ready()
    await waitUntil(() => adapter.calls.includes(`await return of ${aspen.id}`))
    lines.restore()
    expect(lines.lines).to.deep.equal([])
    expect(stored()).to.deep.equal(before)
  })

  for (const target of [undefined, 'eip155'] as const)
    it(`stays disconnected if requested while restoring ${target ?? 'everything'}`, async () => {
      let answer = (_result: ConnectResult): void => undefined
      const { modal, adapter } = await reload({ reconnect: () => new Promise(resolve => (answer = resolve)) })
      await waitUntil(() => adapter.calls.includes(`reconnect ${aspen.id}`))
      await disconnect(target)
      expect(modal.getAccount().status).to.equal('disconnected')
      expect(adapter.calls).to.include(`disconnect ${aspen.id}`)
      answer(result(aspen.id))
      await modal.ready()
      expect(modal.getAccount().status).to.equal('disconnected')
      await endVisit(modal)
      const { modal: next } = instance()
      await next.ready()
      expect(next.getAccount().status).to.equal('disconnected')
    })

  it('has no effect once the wallet was connected and disconnected by hand', async () => {
    let answer = (_result: ConnectResult): void => undefined
    const { modal, adapter } = await reload({ reconnect: () => new Promise(resolve => (answer = resolve)) })
    await waitUntil(() => adapter.calls.includes(`reconnect ${aspen.id}`))
    await connect(aspen.id, 'eip155')
    await disconnect()
    answer(result(aspen.id))
    await modal.ready()
    expect(modal.getAccount().status).to.equal('disconnected')
  })

  it('ends when another tab disconnects the wallet in the meantime', async () => {
    let answer = (_result: ConnectResult): void => undefined
    const { modal, adapter } = await reload({ reconnect: () => new Promise(resolve => (answer = resolve)) })
    await waitUntil(() => adapter.calls.includes(`reconnect ${aspen.id}`))
    removeStored(connectorIdKey('eip155'))
    syncTabs()
    answer(result(aspen.id))
    await modal.ready()
    expect(modal.getAccount().status).to.equal('disconnected')
  })

  it('stays disconnected with enableReconnect: false', async () => {
    const { modal, adapter } = await reload({}, { enableReconnect: false })
    expect(modal.getAccount().status).to.equal('disconnected')
    await modal.ready()
    expect(adapter.calls).to.deep.equal([])
  })

  it('stores no more after 50 reloads than after one', async () => {
    let { modal } = await reload()
    await modal.ready()
    const keys = Object.keys(localStorage).sort()
    for (let visit = 0; visit < 50; visit++) {
      await endVisit(modal)
      ;({ modal } = instance())
      await modal.ready()
    }
    expect(modal.getAccount().status).to.equal('connected')
    expect(Object.keys(localStorage).sort()).to.deep.equal(keys)
  })

  it('does not restore what the visitor disconnected', async () => {
    const { modal } = instance()
    await connect(aspen.id, 'eip155')
    await disconnect()
    await endVisit(modal)
    const { modal: next, adapter } = instance()
    await next.ready()
    expect(next.getAccount().status).to.equal('disconnected')
    expect(adapter.calls).to.deep.equal([])
  })

  it('does not restore a connector that any kit marked as disconnected', async () => {
    const { modal } = instance()
    await connect(aspen.id, 'eip155')
    await endVisit(modal)
    localStorage.setItem('@appkit/disconnected_connector_ids', JSON.stringify({ eip155: [aspen.id.toUpperCase()] }))
    const { modal: next, adapter } = instance()
    await next.ready()
    expect(next.getAccount().status).to.equal('disconnected')
    expect(adapter.calls).to.deep.equal([])
  })

  for (const [name, found, chainId] of [
    ['says where it is', result(aspen.id, { caipNetworkId: 'eip155:137' }), 137],
    ['is given up', undefined, 1],
  ] as const)
    it(`counts a stored network that is not listed as unsupported until the wallet ${name}`, async () => {
      instance()
      await connect(aspen.id, 'eip155')
      await endVisit(getWalletModal())
      localStorage.setItem('@appkit/active_caip_network_id', 'eip155:424242')
      let answer: (() => void) | undefined
      const { modal } = instance({ reconnect: () => new Promise(resolve => (answer = () => resolve(found))) })
      await waitUntil(() => answer)
      expect(modal.getCaipNetwork()).to.include({ unsupported: true, caipNetworkId: 'eip155:424242' })
      expect(modalController.state.open).to.equal(false)
      answer?.()
      await modal.ready()
      expect(modal.getChainId()).to.equal(chainId)
    })

  it('keeps the initial network when no one is connected, whatever is stored', async () => {
    localStorage.setItem('@appkit/active_caip_network_id', 'eip155:424242')
    localStorage.setItem('@appkit/connected_namespaces', 'eip155')
    localStorage.setItem('@appkit/eip155:connected_connector_id', aspen.id)
    const { modal } = instance()
    await modal.ready()
    expect(modal.getChainId()).to.equal(1)
  })

  it('does not open the modal for an unsupported network', async () => {
    const { modal } = await reload({
      reconnect: async id => ({
        connectorId: id,
        accounts: [{ address: `0x${'1'.repeat(40)}` }],
        caipNetworkId: undefined,
      }),
    })
    await modal.ready()
    expect(modal.getAccount().status).to.equal('connected')
    expect(modal.getCaipNetwork()?.unsupported).to.equal(true)
    expect(modalController.state.open).to.equal(false)
  })

  it('reads a status that no connection proves as disconnected', async () => {
    localStorage.setItem('@appkit/connection_status', 'connected')
    const { modal } = instance()
    await modal.ready()
    expect(modal.getAccount().status).to.equal('disconnected')
  })
})
