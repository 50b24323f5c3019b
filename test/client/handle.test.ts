import { expect } from '@open-wc/testing'

import { themeActions } from '../../src/client/bindings/theme-actions.js'
import type { WalletModal } from '../../src/client/types.js'
import { accountsController } from '../../src/controllers/accounts/accounts.js'
import { alertsController } from '../../src/controllers/shell/alerts.js'
import { connect } from '../../src/controllers/connect/connect.js'
import { optionsController } from '../../src/controllers/shell/options.js'
import { routerController } from '../../src/controllers/shell/router.js'
import { WALLET_CONNECT_ID } from '../../src/core/entities/connector.js'
import { AdapterNotFoundError } from '../../src/core/errors/not-found.js'
import { ModalClosedError } from '../../src/core/errors/attempt.js'
import { ConnectorNotFoundError } from '../../src/core/errors/connection.js'
import { base, mainnet } from '../../src/networks.js'
import { CALLS, inTurn } from '../helpers/calls.js'
import { ALICE, aspen, BOB, birch, fakeAdapter, result } from '../helpers/fake-adapter.js'
import { FakeProtocol } from '../helpers/fake-protocol.js'
import { FakeSiwx, sessionFor } from '../helpers/fake-siwx.js'
import { endInstance, instance, turns } from '../helpers/instance.js'
import { payOptions } from '../helpers/payment.js'
import { codeOf } from '../helpers/rejection.js'
import { aspenSolana, SOL, SOLANA } from '../helpers/two-families.js'
import { waitUntil } from '../helpers/wait-until.js'

const connected = async (options = {}) => {
  const made = instance(
    { connect: async id => result(id, { accounts: [{ address: ALICE }, { address: BOB }] }) },
    options,
  )
  await connect(aspen.id, 'eip155')
  await waitUntil(() => made.modal.getAccount().balance === '1', 'no balance')
  return made
}

describe('the handle', () => {
  before(() => import('../../src/client/actions.js'))
  afterEach(endInstance)

  it('returns the same snapshot while nothing changes', async () => {
    const { modal } = await connected()
    expect(modal.getAccount()).to.equal(modal.getAccount())
    expect(modal.getNetwork()).to.equal(modal.getNetwork())
    expect(modal.getState()).to.equal(modal.getState())
    expect(modal.getConnections('eip155')).to.equal(modal.getConnections('eip155'))
    const before = modal.getAccount()
    modal.addAddressLabel('eip155', ALICE, 'mine')
    expect(modal.getAccount()).to.equal(before)
  })

  it('exposes nothing that lets a site change the state', async () => {
    const { modal } = await connected()
    for (const snapshot of [modal, modal.getAccount(), modal.getNetwork(), modal.getState(), modal.getEvent()])
      expect(() => Object.assign(snapshot, { address: 'x', open: true, data: 'x' })).to.throw(TypeError)
    expect(() => Object.assign(modal.getConnections('eip155')[0]?.accounts[0] ?? {}, { address: BOB })).to.throw(
      TypeError,
    )
    Object.assign(modal.getThemeVariables(), { '--w3m-accent': 'red' })
    Object.assign(modal.getFeatures(), { swaps: false })
    expect(modal.getAddress()).to.equal(ALICE)
    expect(modal.getThemeVariables()).to.deep.equal({})
    expect(modal.getFeatures().swaps).to.equal(undefined)
  })

  it('connects by a connector id and returns the account', async () => {
    const { modal } = instance()
    const account = await modal.connect(birch.id)
    expect(account).to.include({ isConnected: true, address: ALICE })
    expect(modal.getIsConnectedState()).to.equal(true)
    expect(modal.isOpen()).to.equal(false)
  })

  it('has an address on a network whenever it says that it is connected, and none before', async () => {
    const { modal } = await connected()
    const { address, caipAddress, status } = modal.getAccount()
    expect({ address, caipAddress, status }).to.deep.equal({
      address: ALICE,
      caipAddress: `eip155:1:${ALICE}`,
      status: 'connected',
    })
    accountsController.replace('solana', { status: 'connected', address: ALICE })
    expect(modal.getAccount('solana')).to.include({
      address: undefined,
      caipAddress: undefined,
      isConnected: false,
      status: 'connecting',
    })
  })

  it('is disconnected when that was asked last, also while the way to the wallet is still being made', async () => {
    const { modal, adapter } = instance()
    const failure = modal.connect(birch.id).catch((reason: unknown) => reason)
    await modal.disconnect()
    expect(await failure).to.be.instanceOf(ModalClosedError)
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(adapter.calls).to.not.include(`connect ${birch.id}`)
    expect(await modal.connect(birch.id)).to.include({ isConnected: true })
  })

  it('rejects for a connector that is not there', async () => {
    const { modal } = instance()
    const error = await modal.connect('com.example.none').catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(ConnectorNotFoundError)
    expect(modal.getAccount().status).to.equal('disconnected')
  })

  it('connects a wallet of several families in the active one by default', async () => {
    const evm = fakeAdapter({}, { connectors: [{ ...aspenSolana, chain: 'eip155' }] })
    const account = async (id: string) =>
      result(id, { accounts: [{ address: SOL }], caipNetworkId: SOLANA.caipNetworkId })
    const solana = fakeAdapter({ connect: account }, { namespace: 'solana', connectors: [aspenSolana] })
    const site = { networks: [mainnet, SOLANA] as const, adapters: [evm.factory, solana.factory] }
    const { modal } = instance({}, { ...site, defaultNetwork: SOLANA })
    expect(await modal.connect(aspenSolana.id)).to.include({ address: SOL, isConnected: true })
    expect(modal.getAccount('eip155').status).to.equal('disconnected')
    await modal.connect(aspenSolana.id, 'eip155')
    expect(modal.getAddress('eip155')).to.equal(ALICE)
  })

  it('rejects for a family that the site does not have, by name', async () => {
    const { modal } = instance()
    const error = await modal.connect('x', 'solana').catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(AdapterNotFoundError).and.have.property('message', 'Adapter not found: solana')
  })

  it('notifies account subscribers of changes, but no one who has unsubscribed', async () => {
    const { modal } = instance()
    const [heard, left]: [string[], string[]] = [[], []]
    modal.subscribeAccount(({ status }) => heard.push(status))
    modal.subscribeAccount(({ status }) => left.push(status))()
    await modal.connect(aspen.id)
    await waitUntil(() => heard.at(-1) === 'connected')
    await modal.disconnect()
    await waitUntil(() => heard.at(-1) === 'disconnected')
    expect(left).to.deep.equal([])
  })

  it('reports state, network, wallet, provider, theme and events, and stops on request', async () => {
    const { modal } = instance()
    const heard = new Set<string>()
    const stops = [
      modal.subscribeState(({ loading }) => heard.add(`loading ${loading}`)),
      modal.subscribeNetwork(({ chainId }) => heard.add(`network ${chainId}`)),
      modal.subscribeCaipNetworkChange(network => heard.add(`caip ${network?.caipNetworkId}`)),
      modal.subscribeWalletInfo(info => heard.add(`wallet ${info?.name}`)),
      modal.subscribeConnections(({ eip155 = [] }) => heard.add(`connections ${eip155.length}`)),
      modal.subscribeProviders(({ eip155 }) => heard.add(`provider ${Boolean(eip155)}`)),
      modal.subscribeTheme(({ themeMode }) => heard.add(`theme ${themeMode}`)),
      modal.subscribeEvents(({ data }) => heard.add(`event ${data?.event}`)),
    ]
    const expected = ['loading true', 'network 137', 'caip eip155:137', 'wallet Aspen', 'connections 1']
    expected.push('provider true', 'theme light', 'event SWITCH_NETWORK')
    modal.setLoading(true)
    modal.setThemeMode('light')
    await modal.connect(aspen.id)
    await modal.switchNetwork(137)
    await waitUntil(() => expected.every(line => heard.has(line)), 'not all heard')
    stops.forEach(stop => stop())
    heard.clear()
    modal.setLoading(false)
    modal.setThemeMode('dark')
    await modal.disconnect()
    await turns()
    expect([...heard]).to.deep.equal([])
  })

  it('returns the connectors once wallets have been looked for, of one family or of all', async () => {
    const { modal } = instance()
    expect(modal.getConnectors()).to.deep.equal([])
    await modal.connect(aspen.id)
    const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
    expect(ids(modal.getConnectors())).to.include.members([aspen.id, birch.id])
    expect(ids(modal.getConnectors('eip155'))).to.deep.equal(ids(modal.getConnectors()))
    expect(modal.getConnectors('solana')).to.deep.equal([])
    expect(() => Object.assign(modal.getConnectors()[0] ?? {}, { name: 'x' })).to.throw(TypeError)
  })

  it('returns the picture of a connector: the site’s own, else the wallet’s, and nothing unsafe', () => {
    const icon = 'data:image/png;base64,AAAA'
    const own = 'https://shop.example/birch.png'
    const { modal } = instance({}, { connectorImages: { [birch.id]: own } })
    expect(modal.getConnectorImage({ ...aspen, info: { icon } })).to.equal(icon)
    expect(modal.getConnectorImage({ ...birch, info: { icon } })).to.equal(own)
    expect(modal.getConnectorImage({ ...aspen, imageUrl: 'javascript:alert(1)' })).to.equal(undefined)
    expect(modal.getConnectorImage(aspen)).to.equal(undefined)
  })

  it('returns the networks that the wallet approved, until it disconnects', async () => {
    const { modal } = instance({ connect: async id => result(id, { approved: ['eip155:1'] }) })
    expect(modal.getApprovedCaipNetworkIds()).to.equal(undefined)
    await modal.connect(aspen.id)
    expect(modal.getApprovedCaipNetworkIds()).to.deep.equal(['eip155:1'])
    expect(modal.getApprovedCaipNetworkIds('eip155')).to.deep.equal(['eip155:1'])
    expect(modal.getApprovedCaipNetworkIds('solana')).to.equal(undefined)
    await modal.disconnect()
    expect(modal.getApprovedCaipNetworkIds()).to.equal(undefined)
  })

  it('adds a network once, ignores invalid ones, and removes it', () => {
    const { modal } = instance()
    const ids = () => modal.getCaipNetworks('eip155').map(({ id }) => id)
    modal.addNetwork('eip155', base)
    modal.addNetwork('eip155', base)
    modal.addNetwork('eip155', { ...base, id: 77, name: '' })
    expect(ids()).to.deep.equal([1, 137, base.id])
    modal.removeNetwork('eip155', base.id)
    modal.removeNetwork('eip155', 424242)
    expect(ids()).to.deep.equal([1, 137])
  })

  it('adds and removes address labels', async () => {
    const { modal } = await connected()
    modal.addAddressLabel('eip155', ALICE, 'mine')
    modal.addAddressLabel('eip155', BOB, 'his')
    const { accountsController } = await import('../../src/controllers/accounts/accounts.js')
    expect(accountsController.account('eip155').addressLabels).to.deep.equal({ [ALICE]: 'mine', [BOB]: 'his' })
    modal.addAddressLabel('eip155', BOB.toLowerCase(), 'hers')
    expect(Object.values(accountsController.account('eip155').addressLabels)).to.deep.equal(['mine', 'hers'])
    modal.addAddressLabel('eip155', BOB, 'his')
    modal.removeAddressLabel('eip155', ALICE)
    expect(accountsController.account('eip155').addressLabels).to.deep.equal({ [BOB]: 'his' })
  })

  it('returns the raw provider of the connected wallet, and none without a wallet', async () => {
    const { modal } = instance()
    expect(modal.getProvider('eip155')).to.equal(undefined)
    expect(modal.getWalletProvider()).to.equal(undefined)
    await modal.connect(aspen.id)
    expect(modal.getProvider('eip155')).to.deep.equal({ id: aspen.id })
    expect(modal.getWalletProvider()).to.deep.equal({ id: aspen.id })
    expect(modal.getWalletProvider('eip155')).to.deep.equal({ id: aspen.id })
    expect(modal.getProviderType('eip155')).to.equal('ANNOUNCED')
    expect(modal.getWalletProviderType()).to.equal('ANNOUNCED')
    expect([modal.getWalletProvider('solana'), modal.getWalletProviderType('solana')]).to.deep.equal([
      undefined,
      undefined,
    ])
    expect(modal.getProvider('solana')).to.equal(undefined)
  })

  it('switches by chain id, CAIP-2 id or network, and stays for an unknown one', async () => {
    const { modal } = instance()
    await modal.switchNetwork(137)
    expect(modal.getCaipNetworkId()).to.equal('eip155:137')
    await modal.switchNetwork('eip155:1')
    expect(modal.getChainId()).to.equal(1)
    await modal.switchNetwork({ id: 137 })
    expect(modal.getChainId()).to.equal(137)
    await modal.switchNetwork('nonsense')
    expect(modal.getChainId()).to.equal(137)
  })

  it('reads the balance again on request', async () => {
    const { modal, adapter } = await connected()
    adapter.script.balance = async () => 3n * 10n ** 18n
    await modal.updateNativeBalance()
    expect(modal.getAccount()).to.include({ balance: '3', balanceSymbol: 'ETH' })
  })

  it('switches between known connections and forgets them', async () => {
    const { modal } = await connected()
    await modal.switchConnection({ namespace: 'eip155', connectorId: aspen.id, address: BOB.toLowerCase() })
    expect(modal.getAddress()).to.equal(BOB)
    await modal.switchConnection({ namespace: 'eip155', connectorId: birch.id })
    expect(modal.getWalletInfo()?.name).to.equal('Birch')
    await modal.deleteConnection({ namespace: 'eip155', connectorId: aspen.id })
    expect(modal.getConnections('eip155').map(({ connectorId }) => connectorId)).to.deep.equal([birch.id])
    expect(modal.getIsConnectedState()).to.equal(true)
  })

  for (const options of [{ features: { multiWallet: false } }, { basic: true }])
    it(`has no connections functions with ${JSON.stringify(options)}, and an alert says so`, async () => {
      const { modal } = await connected({ ...options, debug: true })
      const heard: unknown[] = []
      expect(modal.getConnections('eip155')).to.deep.equal([])
      modal.subscribeConnections(all => heard.push(all))
      await waitUntil(() => alertsController.state.current?.name === 'multiWalletOff', 'no alert')
      await modal.switchConnection({ namespace: 'eip155', connectorId: birch.id })
      await modal.deleteConnection({ namespace: 'eip155', connectorId: aspen.id })
      expect(modal.getWalletInfo()?.name).to.equal('Aspen')
      expect(heard).to.deep.equal([])
    })

  it('reports connections once the project’s settings turn them on, and no longer once those turn them off', async () => {
    const { modal } = await connected({ features: { multiWallet: false }, debug: true })
    const heard: (string | undefined)[] = []
    const stop = modal.subscribeConnections(({ eip155 = [] }) => heard.push(eip155[0]?.connectorId))
    await waitUntil(() => alertsController.state.current?.name === 'multiWalletOff', 'no alert')
    optionsController.setRemote('ready', { multiWallet: true })
    await waitUntil(() => heard.length === 1, 'not told')
    await modal.connect(birch.id)
    await waitUntil(() => heard.at(-1) === birch.id, 'not told of another')
    optionsController.setRemote('ready', { multiWallet: false })
    const { length } = heard
    await modal.disconnect()
    await turns()
    expect(heard[0]).to.equal(aspen.id)
    expect(heard).to.have.length(length)
    stop()
  })

  it('changes theme, features, options and links while it lives', async () => {
    const { modal } = instance({}, { features: { swaps: false } })
    modal.setThemeMode('light')
    modal.setThemeVariables({ '--w3m-accent': 'teal' })
    modal.updateFeatures({ email: false })
    modal.updateOptions({ debug: false })
    modal.setTermsConditionsUrl('https://shop.example/terms')
    modal.setPrivacyPolicyUrl('https://shop.example/privacy')
    expect(modal.getThemeMode()).to.equal('light')
    expect(modal.getThemeVariables()).to.deep.equal({ '--w3m-accent': 'teal' })
    expect(modal.getFeatures()).to.deep.equal({ swaps: false, email: false })
    expect(optionsController.state.options).to.include({
      termsConditionsUrl: 'https://shop.example/terms',
      privacyPolicyUrl: 'https://shop.example/privacy',
    })
  })

  it('begins with the theme that a hook has set before, unless the site’s options have another', () => {
    for (const [options, mode] of [
      [{}, 'dark'],
      [{ themeMode: 'light' }, 'light'],
      [{ themeMode: 'system' }, 'system'],
    ] as const) {
      themeActions.setThemeMode('dark')
      const { modal } = instance({}, options)
      expect(modal.getThemeMode()).to.equal(mode)
      modal.destroy()
    }
    expect(instance().modal.getThemeMode()).to.equal('system')
  })

  it('takes a theme among changed options', () => {
    const { modal } = instance({}, { themeMode: 'light', themeVariables: { '--w3m-accent': 'teal' } })
    modal.updateOptions({ themeMode: 'dark', themeVariables: { '--w3m-qr-color': 'navy' } })
    expect(modal.getThemeMode()).to.equal('dark')
    expect(modal.getThemeVariables()).to.deep.equal({ '--w3m-accent': 'teal', '--w3m-qr-color': 'navy' })
    modal.updateOptions({ debug: false })
    expect(modal.getThemeMode()).to.equal('dark')
  })

  it('reports every event of an opening', async () => {
    const { modal } = instance()
    const heard: (string | undefined)[] = []
    const stop = modal.subscribeEvents(({ data }) => heard.push(data?.event))
    void modal.open()
    await waitUntil(() => heard.includes('INITIALIZE'), 'no INITIALIZE')
    stop()
    expect(heard).to.include('MODAL_OPEN')
    expect(modal.getEvent().data?.event).to.equal('INITIALIZE')
  })

  it('opens and closes, and reports it', async () => {
    const { modal } = instance({}, { networks: [mainnet] })
    const outcome = modal.open()
    await waitUntil(() => modal.isOpen(), 'not open')
    expect(modal.getState()).to.include({ open: true, activeChain: 'eip155', selectedNetworkId: 'eip155:1' })
    expect(await modal.close()).to.equal(true)
    expect(await outcome).to.deep.equal({ status: 'dismissed' })
    expect(await modal.close()).to.equal(true)
  })

  for (const options of [undefined, { wallet: 'Aspen' }, { view: 'Swap', arguments: { amount: '1' } }] as const)
    it(`stays closed if it is closed while it loads what open(${JSON.stringify(options)}) needs`, async () => {
      const { modal, adapter } = instance({ connect: () => new Promise(() => undefined) })
      for (let step = 0; step < 12; step++) {
        const outcome = modal.open(options)
        for (let waited = 0; waited < step; waited++) await Promise.resolve()
        expect(await modal.close()).to.equal(true)
        expect(await outcome).to.deep.equal({ status: 'dismissed' })
        await turns()
        expect([modal.isOpen(), adapter.calls.includes(`connect ${aspen.id}`)]).to.deep.equal([false, false])
      }
    })

  const dismissed = { status: 'dismissed' }
  for (const [what, ask, end, steps] of [
    ['sendCalls', modal => modal.sendCalls({ calls: CALLS }), dismissed, 8],
    ['pay', modal => modal.pay(payOptions()), dismissed, 8],
    ['openPay', modal => modal.openPay(payOptions()), undefined, 8],
    ['connect', modal => codeOf(modal.connect(WALLET_CONNECT_ID)), 'MODAL_CLOSED', 8],
    ['signIn', modal => codeOf(modal.signIn()), 'MODAL_CLOSED', 1], // later, the account is found signed in
  ] satisfies readonly [string, (modal: WalletModal) => Promise<unknown>, unknown, number][])
    it(`stays closed if it is closed while it loads what ${what}() needs`, async () => {
      const siwx = new FakeSiwx()
      siwx.sessions = [sessionFor(ALICE)]
      const { prepareCalls } = inTurn({ sign: () => undefined })
      const site = { siwx, features: { pay: true }, universalProvider: new FakeProtocol() }
      const { modal } = instance({ prepareCalls }, site)
      await modal.connect(aspen.id)
      await turns()
      for (let step = 0; step < steps; step++) {
        const asked = ask(modal)
        for (let waited = 0; waited < step; waited++) await Promise.resolve()
        expect(await modal.close()).to.equal(true)
        expect(await asked).to.deep.equal(end)
        await turns()
        expect(modal.isOpen()).to.equal(false)
      }
    })

  it('opens if that was asked last', async () => {
    const { modal } = instance()
    const first = modal.open()
    void modal.close()
    void modal.open({ view: 'Networks' })
    expect(await first).to.deep.equal({ status: 'dismissed' })
    await waitUntil(() => modal.isOpen(), 'not open')
    expect(routerController.route.view).to.equal('Networks')
  })

  it('does not open in the next instance, nor reject, if its own ends meanwhile', async () => {
    const { modal } = instance()
    const outcome = modal.open()
    modal.destroy()
    const { modal: next } = instance()
    expect(await outcome).to.deep.equal({ status: 'dismissed' })
    expect(next.isOpen()).to.equal(false)
  })
})
