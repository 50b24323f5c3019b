import { expect } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { connectRows } from '../../../src/controllers/wallets/connect-rows.js'
import { open } from '../../../src/controllers/visit/open.js'
import { prefetchRow } from '../../../src/controllers/connect/prefetch-row.js'
import { loadWalletNavigation, selectWallet } from '../../../src/controllers/connect/select-wallet.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { pairingController } from '../../../src/controllers/pairing/pairing.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import { ConnectionRejectedError } from '../../../src/core/errors/connection.js'
import { mainnet } from '../../../src/networks.js'
import { aspen, fakeAdapter } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, settle } from '../../helpers/instance.js'
import { aspenSolana, SOLANA } from '../../helpers/two-families.js'
import { ROWAN, offerPairing, recordNavigation } from '../../helpers/pairing.js'
import { UA, pairingUri, pretend } from '../../helpers/phones.js'
import { newService, stubFetch, watchConsole, withCatalogue } from '../stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** Waits until a condition holds; code after a choice loads on first use, which takes longer on a busy machine. */
const until = (check: () => unknown, missed?: string): Promise<void> => waitUntil(() => Boolean(check()), missed)

async function row(name: string) {
  const find = () => connectRows.get().find(known => known.name === name)
  await until(find, `no row ${name}`)
  const found = find()
  if (!found) throw new Error('the row has gone')
  return found
}

describe('select-wallet', () => {
  afterEach(endInstance)

  it('waits for the wallets of every family, and has the visitor choose one of a wallet that speaks several', async () => {
    let arrive = (): void => undefined
    const arrived = new Promise<void>(resolve => (arrive = resolve))
    const solana = fakeAdapter({}, { namespace: 'solana', connectors: [aspenSolana] })
    const evm = fakeAdapter()
    const late = {
      ...solana.factory,
      load: async (...args: Parameters<typeof solana.factory.load>) => {
        await arrived
        return solana.factory.load(...args)
      },
    }
    instance({}, { networks: [mainnet, SOLANA], adapters: [evm.factory, late] })
    void open()
    selectWallet(await row('Aspen'))
    expect(routerController.route.view).to.equal('Connect')
    arrive()
    await until(() => routerController.route.view === 'ConnectingMultiChain', 'no choice of families')
    expect(evm.calls).to.not.include(`connect ${aspen.id}`)
  })

  it('asks a wallet of one family when the others take too long, unless the visitor has left meanwhile', async () => {
    const evm = fakeAdapter({ connect: () => new Promise(() => undefined) })
    const never = { namespace: 'solana', load: () => new Promise<never>(() => undefined) } as const
    instance({}, { networks: [mainnet, SOLANA], adapters: [evm.factory, never] })
    void open()
    const aspenRow = await row('Aspen')
    selectWallet(aspenRow)
    await until(() => evm.calls.includes(`connect ${aspen.id}`), 'the wallet was not asked')
    void open()
    selectWallet(aspenRow)
    void open({ view: 'Networks' })
    await settle(1_200)
    expect(routerController.route.view).to.equal('Networks')
  })

  it('asks an installed wallet immediately and shows that it is waiting', async () => {
    const { adapter } = instance({ connect: () => new Promise(() => undefined) })
    void open()
    selectWallet(await row('Aspen'))
    const { attempt } = connectorsController.state // before anything was loaded: the view never offers to begin
    expect(attempt).to.include({ connectorId: aspen.id, namespace: 'eip155', status: 'waiting' })
    expect(routerController.route).to.deep.equal({
      view: 'ConnectingExternal',
      args: { connectorId: aspen.id, namespace: 'eip155' },
    })
    await until(() => adapter.calls.includes(`connect ${aspen.id}`))
  })

  it('connects and closes', async () => {
    const { modal } = instance()
    void open()
    selectWallet(await row('Aspen'))
    await until(() => modal.getIsConnectedState() && !modalController.state.open, 'still open')
  })

  it('shows how to get a wallet that is not installed, and asks none', async () => {
    const { modal, adapter } = instance()
    void open()
    walletsController.load({ recommended: [{ id: 'rowan', name: 'Rowan' }] })
    selectWallet(await row('Rowan'))
    await until(() => routerController.route.view === 'Downloads')
    expect(routerController.route).to.deep.equal({ view: 'Downloads', args: { walletId: 'rowan' } })
    expect(connectorsController.state.attempt).to.equal(undefined)
    expect(adapter.calls.some(call => call.startsWith('connect'))).to.equal(false)
    expect(modal.getEvent().data).to.deep.include({
      event: 'SELECT_WALLET',
      properties: { name: 'Rowan', platform: 'unsupported', view: 'Connect' },
    })
  })

  it('stays on the view when the wallet refuses, and logs nothing', async () => {
    const lines = watchConsole()
    try {
      instance({ connect: () => Promise.reject(new ConnectionRejectedError()) })
      void open()
      selectWallet(await row('Aspen'))
      await until(() => connectorsController.state.attempt?.status === 'rejected')
      expect(routerController.route.view).to.equal('ConnectingExternal')
      expect(modalController.state.open).to.equal(true)
      expect(lines.of('error')).to.deep.equal([])
    } finally {
      lines.restore()
    }
  })

  it('lets a wallet of several families choose, and asks none yet', async () => {
    const { adapter } = instance()
    void open()
    const known = await row('Aspen')
    selectWallet({ ...known, connectors: [...known.connectors, { ...aspen, chain: 'solana' }] })
    await until(() => routerController.route.view === 'ConnectingMultiChain')
    expect(routerController.route.args).to.deep.equal({ walletId: known.id })
    expect(adapter.calls.some(call => call.startsWith('connect'))).to.equal(false)
  })

  it('continues to a code for any wallet, and for one that supports pairing', async () => {
    instance()
    void open()
    const known = await row('Aspen')
    const connector = { ...aspen, id: 'walletConnect', type: 'WALLET_CONNECT' as const }
    selectWallet({ ...known, group: 'walletConnect', connectors: [connector, { ...connector, chain: 'solana' }] })
    await until(() => routerController.route.view === 'ConnectingWalletConnect')
    expect(routerController.route.args).to.deep.equal({})
    offerPairing()
    selectWallet({ ...known, connectors: [], wallet: ROWAN, installed: false })
    await until(() => routerController.route.args !== undefined && 'walletId' in routerController.route.args)
    expect(routerController.route).to.deep.equal({ view: 'ConnectingWalletConnect', args: { walletId: 'rowan' } })
  })

  it('continues to the code on a phone too, where the catalogue has its own row', async () => {
    const restore = pretend(UA.androidChrome)
    const service = stubFetch(() => json({ data: [], count: 0 }))
    try {
      instance({}, { ...withCatalogue(newService()), remoteConfig: false })
      void open()
      const known = await row('Aspen')
      const connector = { ...aspen, id: 'walletConnect', type: 'WALLET_CONNECT' as const }
      selectWallet({ ...known, group: 'walletConnect', connectors: [connector] })
      await until(() => routerController.route.view !== 'Connect')
      expect(routerController.route).to.deep.equal({ view: 'ConnectingWalletConnect', args: {} })
    } finally {
      service.restore()
      restore()
    }
  })

  it('says where to get a recent wallet that is gone, though its row has the id of its connector', async () => {
    instance()
    void open()
    const recent = { id: 'com.example.elm', name: 'Elm', rdns: 'com.example.elm' }
    walletsController.setRecent([recent])
    walletsController.load({ recommended: [{ ...recent, id: 'elm', homepage: 'https://elm.example' }] })
    selectWallet(await row('Elm'))
    await until(() => routerController.route.view !== 'Connect')
    expect(routerController.route).to.deep.equal({ view: 'Downloads', args: { walletId: 'elm' } })
  })

  it('opens a wallet on a phone from the tap itself, once its row has been seen', async () => {
    const restore = pretend(UA.iosSafari)
    const navigation = recordNavigation()
    try {
      instance()
      void open()
      offerPairing()
      const place = document.createElement('p')
      document.body.append(place)
      const stop = prefetchRow(place)
      await loadWalletNavigation()
      pairingController.wait(pairingUri(), Date.now() + 240_000)
      const base = { id: 'rowan', name: 'Rowan', group: 'recommended', installed: false, recent: false } as const
      selectWallet({ ...base, wallet: ROWAN, connectors: [], reasons: [] })
      expect(navigation.opened.map(({ url }) => url)).to.deep.equal([
        `rowan://wc?uri=${encodeURIComponent(pairingUri())}`,
      ]) // at once, with nothing awaited
      expect(routerController.route).to.deep.equal({ view: 'ConnectingWalletConnect', args: { walletId: 'rowan' } })
      stop()
      place.remove()
    } finally {
      navigation.restore()
      restore()
    }
  })
})
