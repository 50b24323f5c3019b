import { UniversalProvider } from '@walletconnect/universal-provider'
import { startRelay } from '../../../dev/relay/server.mjs'
import { stopCore } from '../../../dev/wallet/kit.mjs'
import { createWalletPeer } from '../../../dev/wallet/peer.mjs'

/** Every part of a stack on a free port. */
export const anyPorts = Object.freeze({ api: 0, evm: 0, evm2: 0, bitcoin: 0, solana: 0, relay: 0, frame: 0, social: 0 })

/** A page's default request. */
const EVM = Object.freeze({
  chains: ['eip155:31337'],
  methods: [
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ],
  events: ['accountsChanged', 'chainChanged'],
})

/**
 * The page's side of a connection, with the client that real pages use.
 * @param {string} relayUrl
 */
export async function createPage(relayUrl) {
  const provider = await UniversalProvider.init({
    projectId: '0'.repeat(32),
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    metadata: { name: 'Test page', description: 'A page', url: 'http://127.0.0.1', icons: [] },
    storageOptions: { database: ':memory:' },
    customStoragePrefix: `page-${Math.random()}`,
  })
  /** @type {[string, any][]} */
  const events = []
  for (const name of [
    'accountsChanged',
    'chainChanged',
    'session_update',
    'session_delete',
    'session_event',
    'disconnect',
  ]) {
    provider.on(name, (/** @type {unknown} */ detail) => events.push([name, detail]))
  }
  return {
    provider,
    events,
    /** Whether an event came, by name. @param {string} name */
    heard: name => events.some(([one]) => one === name),
    /**
     * Requests a session; returns the link and the session's promise. @param {Record<string, object>}
     * [optionalNamespaces]
     */
    async connect(optionalNamespaces = { eip155: EVM }) {
      const uri = new Promise(resolve => provider.once('display_uri', resolve))
      const session = provider.connect({ optionalNamespaces })
      session.catch(() => undefined)
      return { uri: String(await uri), session }
    },
    /** @param {string} method @param {unknown} params @param {string} [chain] @returns {Promise<any>} */
    request: (method, params, chain = 'eip155:31337') =>
      provider.request({ method, params: /** @type {any} */ (params) }, chain),
    async stop() {
      await stopCore(provider.client.core)
      // What the wallet has not answered is waited for up to five minutes otherwise, and node waits with it.
      const { events } = /** @type {any} */ (provider.client.engine)
      for (const name of events.eventNames().filter((/** @type {string} */ one) => /:\d+$/.test(one))) {
        events.emit(name, { error: { code: 0, message: 'The page has been stopped.' } })
      }
    },
  }
}

/**
 * A relay, a wallet and a page; everything ends with `stop`.
 * @param {Partial<import('../../../dev/index.d.mts').DevWalletOptions>} [options]
 */
export async function createPair(options = {}) {
  const relay = await startRelay()
  const wallet = createWalletPeer({ relayUrl: relay.url, rpcUrls: { 31337: '' }, ...options })
  const page = await createPage(relay.url)
  return {
    relay,
    wallet,
    page,
    /** Connects page and wallet. @param {Record<string, object>} [namespaces] */
    async connect(namespaces) {
      const { uri, session } = await page.connect(namespaces)
      await wallet.pair(uri)
      return session
    },
    async stop() {
      await Promise.all([page.stop(), wallet.stop()])
      await relay.stop()
    },
  }
}

/** What a page asks for that wants every family. */
export const everyFamily = Object.freeze({
  eip155: EVM,
  solana: {
    chains: ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
    methods: ['solana_signMessage', 'solana_signTransaction', 'solana_signAllTransactions', 'solana_getAccounts'],
    events: ['accountsChanged'],
  },
  bip122: {
    chains: ['bip122:0f9188f13cb7b2c71f2a335e3a4fc328'],
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    events: [],
  },
  polkadot: { chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'], methods: [], events: [] },
  cosmos: { chains: ['cosmos:cosmoshub-4'], methods: [], events: [] },
})
