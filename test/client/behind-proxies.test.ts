import { expect } from '@open-wc/testing'

import { bitcoinAdapter } from '../../src/chains/bitcoin/index.js'
import { evmAdapter, getPublicClient, getWalletClient } from '../../src/chains/evm/index.js'
import {
  getSolanaProvider,
  getSolanaRpc,
  getSolanaSigner,
  registerWalletStandard,
  solanaAdapter,
} from '../../src/chains/solana/index.js'
import { universalAdapter } from '../../src/chains/universal/index.js'
import { createWalletModal } from '../../src/client.js'
import type { WalletModal } from '../../src/client/types.js'
import { pairingLifecycle } from '../../src/controllers/pairing/pairing-lifecycle.js'
import { bitcoin, mainnet, polygon, solana } from '../../src/networks.js'
import { siteFacade } from '../../src/core/site-facade.js'
import {
  createTestBitcoinWallet,
  createTestMultiWallet,
  createTestSolanaWallet,
  createTestWallet,
  createTestWalletConnectWallet,
  ProviderRpcError,
} from '../../src/testing/index.js'
import { walletModalConnector } from '../../src/wagmi/index.js'
import { ALICE, aspen } from '../helpers/fake-adapter.js'
import { approvedSession, FakeProtocol } from '../helpers/fake-protocol.js'
import { behindProxy, inReactiveState, PROXIES, whatBreaks } from '../helpers/behind-proxies.js'
import { endInstance, instance, OFFLINE } from '../helpers/instance.js'
import { stretched } from '../helpers/pace.js'
import { waitUntil } from '../helpers/wait-until.js'

const SOL = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const FAMILIES = {
  networks: [mainnet, polygon, solana, bitcoin],
  adapters: [evmAdapter(), solanaAdapter(), bitcoinAdapter()],
} as const

/** Something of the right kind for any member: a name and a listener where events are, else a request. */
const inputs = (name: string): readonly unknown[] =>
  name === 'onAccountsChanged'
    ? [[]]
    : /^(?:on|off|once|emit|removeListener|subscribe)/.test(name)
      ? ['change', () => undefined]
      : [{ method: 'x' }]

const untilPaired = async (protocol: FakeProtocol): Promise<void> => {
  await waitUntil(() => protocol.attempts.length, 'nothing was proposed')
}

/** A modal whose families are all connected over one session of the site's own protocol client. */
async function inSession(): Promise<{ modal: WalletModal; protocol: FakeProtocol }> {
  const protocol = new FakeProtocol()
  const { modal } = instance({}, { ...FAMILIES, universalProvider: protocol } as never)
  const paired = pairingLifecycle.pair({})
  await untilPaired(protocol)
  const entry = (id: string, address: string) => ({ accounts: [`${id}:${address}`], methods: [], events: [] })
  const namespaces = {
    eip155: entry('eip155:1', ALICE),
    solana: entry(solana.caipNetworkId ?? '', SOL),
    bip122: entry(bitcoin.caipNetworkId ?? '', BTC),
  }
  protocol.attempts[0]?.approve(approvedSession({ namespaces }))
  await paired
  return { modal, protocol }
}

/** A client whose class keeps what it needs to itself, as libraries do. */
class PrivateClient {
  #calls = 0
  session = { topic: 't' }
  get calls(): number {
    return this.#calls
  }
  request(): Promise<number> {
    return Promise.resolve(++this.#calls)
  }
}

describe('what sites are given works behind their own proxies', () => {
  before(() => import('../../src/client/actions.js'))
  afterEach(endInstance)

  it('shows by this very check what does not', async () => {
    expect(await whatBreaks(new PrivateClient())).to.have.lengthOf(4)
    expect(await whatBreaks(new Map([['a', 1]]))).to.not.deep.equal([])
  })

  it('the handle, and all that it hands out', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    const given = [
      modal.getAccount(),
      modal.getNetwork(),
      modal.getState(),
      modal.getEvent(),
      modal.getThemeVariables(),
      modal.getFeatures(),
      modal.getConnections('eip155'),
      modal.getCaipNetworks(),
      modal.getWalletInfo(),
      modal.getCaipNetwork(),
      await modal.fetchTokens(),
      await modal.fetchNfts(),
      await modal.fetchTransactions(),
      await modal.explainWallet(aspen.id),
    ]
    for (const object of given) expect(await whatBreaks(Object(object))).to.deep.equal([])
    expect(behindProxy(modal).getAddress()).to.equal(ALICE)
    expect(inReactiveState({ modal }).modal.getAddress()).to.equal(ALICE)
    expect(
      await whatBreaks(modal, name => (name.startsWith('subscribe') ? [() => undefined] : ['eip155'])),
    ).to.deep.equal([])
  })

  it('options that come out of such a proxy', async () => {
    const features = { socials: ['google'] } as const
    const options = inReactiveState({ networks: [mainnet, polygon], adapters: [evmAdapter()], ...OFFLINE, features })
    const modal = createWalletModal(options)
    expect(modal.getFeatures()).to.deep.equal(features)
    expect(modal.getCaipNetworks().map(({ id }) => id)).to.deep.equal([1, 137])
    expect(await modal.explainWallet('x')).to.be.an('object')
    modal.destroy()
  })

  it('the providers of a session in every family', async () => {
    const { modal } = await inSession()
    for (const wrap of PROXIES) {
      const evm = wrap(
        modal.getProvider<{ request(call: object): Promise<unknown>; accounts: string[] }>('eip155') ?? {},
      )
      expect(Reflect.get(evm, 'accounts')).to.deep.equal([ALICE])
      expect(await (evm as { request(call: object): unknown }).request({ method: 'eth_chainId' })).to.equal('0x1')
      expect(await (evm as { request(call: object): unknown }).request({ method: 'personal_sign' })).to.equal('ok')
      expect(String(Reflect.get(wrap(Object(modal.getProvider('solana'))), 'publicKey'))).to.equal(SOL)
    }
    for (const namespace of ['eip155', 'solana', 'bip122'] as const) {
      const provider = modal.getProvider(namespace)
      expect(provider).to.be.an('object')
      expect(await whatBreaks(Object(provider), inputs)).to.deep.equal([])
    }
  })

  it('the providers and clients of the page’s wallets', async function () {
    this.timeout(stretched(30_000)) // four libraries of chains load for the first time
    const wallet = await createTestMultiWallet({ name: 'Oak', evm: { rdns: 'com.example.oak' } })
    const { modal } = instance({}, FAMILIES)
    await modal.connect('com.example.oak', 'eip155')
    await modal.connect('Oak', 'solana')
    await modal.connect('Oak', 'bip122')
    const given = [
      modal.getProvider('eip155'),
      modal.getProvider('solana'),
      modal.getProvider('bip122'),
      getSolanaProvider(modal),
      getSolanaSigner(modal),
    ]
    for (const object of given) {
      expect(object).to.be.an('object')
      expect(await whatBreaks(Object(object), inputs)).to.deep.equal([])
    }
    const client = await getPublicClient(modal)
    const signer = await getWalletClient(modal)
    for (const wrap of PROXIES) {
      expect(wrap(client).chain.id).to.equal(1)
      expect(await wrap(signer).signMessage({ message: 'hello' })).to.match(/^0x[\da-f]{130}$/)
    }
    const rpc = await getSolanaRpc(modal)
    expect(() => behindProxy(rpc).getSlot()).to.not.throw()
    wallet.uninstall()
  })

  it('the provider of a wallet whose class has private members', async () => {
    const wallet = createTestWallet({ announce: false })
    class Extension {
      readonly #own = wallet.provider
      request(call: Parameters<typeof wallet.provider.request>[0]): Promise<unknown> {
        return this.#own.request(call)
      }
      on(event: string, listener: () => void): this {
        this.#own.on?.(event, listener)
        return this
      }
      removeListener(event: string, listener: () => void): this {
        this.#own.removeListener?.(event, listener)
        return this
      }
    }
    const info = { uuid: crypto.randomUUID(), name: 'Elm', rdns: 'com.example.elm', icon: wallet.info.icon }
    const detail = Object.freeze({ info, provider: new Extension() })
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', announce)
    const { modal } = instance({}, FAMILIES)
    await modal.connect('com.example.elm', 'eip155')
    window.removeEventListener('eip6963:requestProvider', announce)
    const provider = modal.getProvider('eip155')
    expect(provider).to.be.instanceOf(Extension)
    expect(provider).to.equal(modal.getWalletProvider())
    expect(await whatBreaks(Object(provider), inputs)).to.deep.equal([])
    for (const wrap of PROXIES)
      expect(await wrap(Object(provider) as Extension).request({ method: 'eth_chainId' })).to.equal('0x1')
  })

  it('the test wallets', async () => {
    const wallets = [
      createTestWallet(),
      await createTestSolanaWallet(),
      await createTestBitcoinWallet(),
      await createTestMultiWallet(),
      createTestWalletConnectWallet({ fetch: () => Promise.reject(new Error('offline')) }),
    ]
    for (const wallet of wallets) {
      for (const part of Object.values(wallet))
        if (typeof part === 'object' && part) expect(await whatBreaks(Object(part), inputs)).to.deep.equal([])
      expect(await whatBreaks(wallet, inputs)).to.deep.equal([])
    }
    expect(await whatBreaks(new ProviderRpcError(4001, 'no'))).to.deep.equal([])
  })

  it('the adapters, the connector of wagmi, and the wallet that is registered', async () => {
    for (const adapter of [...FAMILIES.adapters, universalAdapter()])
      expect(Object.keys(behindProxy(adapter))).to.have.members(['namespace', 'load'])
    const { modal } = instance()
    const emitter = { emit: () => true, on: () => undefined, off: () => undefined, listenerCount: () => 1 }
    const connector = walletModalConnector({ modal })({ chains: [mainnet], emitter } as never)
    expect(await whatBreaks(connector, inputs)).to.deep.equal([])

    const registered: object[] = []
    const hear = ({ detail }: Event & { detail?: (api: object) => void }): void =>
      detail?.({ register: (wallet: object) => (registered.push(wallet), () => undefined) })
    window.addEventListener('wallet-standard:register-wallet', hear)
    const unregister = registerWalletStandard({
      ...modal,
      getProviderType: () => 'WALLET_CONNECT',
      getAddress: () => SOL,
    })
    window.removeEventListener('wallet-standard:register-wallet', hear)
    expect(registered).to.have.lengthOf(1)
    for (const wrap of PROXIES) {
      const wallet = wrap(registered[0] ?? {}) as { accounts: { address: string }[]; chains: string[] }
      expect(wallet.accounts.map(({ address }) => address)).to.deep.equal([SOL])
      expect(wallet.chains).to.be.an('array')
    }
    unregister()
  })

  it('the client of the wallet-connection protocol, which stays the same object', async () => {
    const client = new PrivateClient()
    const given = siteFacade(client)
    expect(siteFacade(client)).to.equal(given)
    expect(given.request).to.equal(given.request)
    expect(given).to.be.instanceOf(PrivateClient)
    expect(await whatBreaks(given)).to.deep.equal([])
    given.session = { topic: 'u' }
    expect(client.session).to.deep.equal({ topic: 'u' })
    expect(inReactiveState(given).session.topic).to.equal('u')
    expect(await inReactiveState({ given }).given.request()).to.equal(client.calls)
  })

  it('but the site’s own client is returned unchanged', async () => {
    const { modal, protocol } = await inSession()
    expect(await modal.getUniversalProvider()).to.equal(protocol)
  })
})
