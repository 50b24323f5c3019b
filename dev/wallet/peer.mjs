import { EventEmitter } from 'node:events'
import { devAccounts } from '../evm/accounts.mjs'
import { namespaceOf, WalletChains } from './chains.mjs'
import { families } from './families/index.mjs'
import { Inbox, toRefusal } from './inbox.mjs'
import { toKeys } from './keys.mjs'
import { startLink, toPeer } from './link.mjs'
import { WalletRules } from './rules.mjs'

/** Maximum number of recorded requests; the oldest is dropped first. */
const MAX_CALLS = 500
/** Default number of accounts. */
const ACCOUNTS = 3
/** Default maximum wait for a request, in milliseconds. */
const PATIENCE = 10_000
/** A chain of each family, to show the address of an account without a chain. */
const SAMPLES = Object.freeze({
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  cosmos: 'cosmos:cosmoshub-4',
})

/** @typedef {import('../index.d.mts').DevWalletPeer} DevWalletPeer */

/** @param {import('@walletconnect/types').SessionTypes.Struct} session */
const toSession = ({ topic, peer, namespaces, expiry }) => ({
  topic,
  peer: toPeer(peer.metadata),
  namespaces,
  expiresAt: expiry * 1000,
})

/** The wallet's own state, and the listeners for its changes. */
function createMemory() {
  const events = new EventEmitter().setMaxListeners(100)
  /** @type {import('../index.d.mts').DevWalletCall[]} */
  let calls = []
  const memory = {
    version: 0,
    active: 0,
    error: '',
    events,
    changed() {
      memory.version += 1
      events.emit('change')
    },
    failed(/** @type {unknown} */ error) {
      memory.error = error instanceof Error ? error.message : String(error)
      memory.changed()
    },
    calls: (/** @type {string} [method] */ method) =>
      calls.filter(call => method === undefined || call.method === method).map(call => ({ ...call })),
    forget() {
      calls = []
      memory.error = ''
    },
    tell(/** @type {string} */ name, /** @type {any} */ detail) {
      if (name === 'request') {
        const { id, method, params, caipNetworkId, topic, at } = detail
        calls = [...calls, { id, method, params, caipNetworkId, topic, at }].slice(-MAX_CALLS)
      }
      if (name === 'answer') {
        const { id, ...outcome } = detail
        calls = calls.map(call => (call.id === id ? { ...call, ...outcome } : call))
      }
      events.emit(name, detail)
      memory.changed()
    },
  }
  return memory
}

/**
 * Waits for a condition of the wallet.
 * @template Found
 * @param {EventEmitter} events
 * @param {() => Found | undefined} find
 * @param {number} ms @param {string} what for the error
 * @returns {Promise<Found>}
 */
function waitFor(events, find, ms, what) {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = find()
      if (found === undefined) return
      end()
      resolve(found)
    }
    const end = () => {
      clearTimeout(timer)
      events.off('change', look)
    }
    const timer = setTimeout(() => {
      end()
      reject(new Error(`${what} did not come within ${ms} ms.`))
    }, ms)
    timer.unref()
    events.on('change', look)
    look()
  })
}

/** Connects to the relay on first use, and only once. @param {Parameters<typeof startLink>[0]} parts */
function createLink(parts) {
  /** @type {ReturnType<typeof startLink> | undefined} */
  let starting
  /** @type {Awaited<ReturnType<typeof startLink>> | undefined} */
  let started
  let stopped = false
  return {
    now: () => started,
    start() {
      if (stopped) throw new Error('The wallet has been stopped.')
      starting ??= startLink(parts).then(
        link => (started = link),
        error => {
          starting = undefined
          throw error
        },
      )
      return starting
    },
    async stop() {
      stopped = true
      await starting?.then(
        link => link.stop(),
        () => undefined,
      )
      started = undefined
    },
  }
}

/** @param {import('../index.d.mts').DevWalletOptions} settings */
const toMetadata = ({ name = 'Local Wallet', url = 'http://127.0.0.1', icons = [], redirect }) => ({
  name,
  description: 'A wallet for trying and testing; its keys are public.',
  url,
  icons: [...icons],
  ...(redirect ? { redirect: { ...redirect } } : {}),
})

/**
 * Creates a WalletConnect wallet without a user interface, which approves by itself (`mode: 'approve'`) or waits for
 * decisions (`mode: 'ask'`). It connects to the relay with the first `pair`. Its keys are publicly known unless
 * `accounts` are given; nothing but the relay and the nodes of this machine is ever called.
 * @param {import('../index.d.mts').DevWalletOptions} settings
 * @returns {DevWalletPeer}
 * @throws {TypeError} for invalid keys or chains
 */
export function createWalletPeer(settings) {
  const given = settings.accounts ?? devAccounts.slice(0, ACCOUNTS).map(({ privateKey }) => privateKey)
  const keys = given.map(account => toKeys(typeof account === 'string' ? { eip155: account } : account))
  if (!keys.length) throw new TypeError('A wallet needs an account.')
  if (!/^wss?:\/\//.test(settings.relayUrl)) {
    // The client would go to the public relay instead.
    throw new TypeError('relayUrl must be the address of a relay, such as ws://127.0.0.1:5555.')
  }
  const chains = new WalletChains(settings.rpcUrls ?? {})
  const memory = createMemory()
  const rules = new WalletRules(settings.mode ?? 'approve', () => inbox.review())
  const inbox = new Inbox({ rules, changed: memory.changed, failed: memory.failed })
  const { relayUrl, projectId = '0'.repeat(32) } = settings
  const link = createLink({
    settings: { relayUrl, projectId, metadata: toMetadata(settings), signsIn: settings.signsIn === true },
    keys,
    chains,
    inbox,
    active: () => memory.active,
    tell: memory.tell,
  })
  const sessions = () => link.now()?.sessions
  const wallet = { keys, chains, memory, rules, inbox, link, sessions }
  return { rules, ...readers(wallet, settings), ...deeds(wallet) }
}

/**
 * @typedef {{ keys: import('./keys.mjs').Keys[], chains: WalletChains, memory: ReturnType<typeof createMemory>,
 *   rules: WalletRules, inbox: Inbox, link: ReturnType<typeof createLink>,
 *   sessions: () => import('./sessions.mjs').WalletSessions | undefined }} Parts
 */

/** The readable state of a wallet. @param {Parts} wallet @param {import('../index.d.mts').DevWalletOptions} settings */
function readers({ keys, chains, memory, inbox, sessions }, settings) {
  const accounts = keys.map(one =>
    Object.fromEntries(
      Object.entries(families).map(([namespace, family]) => {
        const chain = chains.current(namespace) ?? SAMPLES[/** @type {keyof typeof SAMPLES} */ (namespace)]
        return [namespace, family.address(one, chain)]
      }),
    ),
  )
  const list = () => sessions()?.list().map(toSession) ?? []
  return {
    name: toMetadata(settings).name,
    accounts,
    sessions: list,
    pending: () => inbox.list(),
    calls: (/** @type {string} [method] */ method) => memory.calls(method),
    state: () => ({
      version: memory.version,
      name: toMetadata(settings).name,
      error: memory.error,
      accounts,
      active: memory.active,
      chains: chains.list(),
      chain: chains.current('eip155') ?? null,
      sessions: list(),
      pending: inbox.list(),
    }),
    on: (/** @type {string} */ name, /** @type {(detail: any) => void} */ listener) => {
      memory.events.on(name, listener)
      return () => void memory.events.off(name, listener)
    },
    nextAsk: (/** @type {string} [method] */ method, ms = PATIENCE) =>
      waitFor(
        memory.events,
        () => inbox.list().find(ask => method === undefined || ask.method === method),
        ms,
        method ?? 'A request',
      ),
    nextSession: (ms = PATIENCE) => waitFor(memory.events, () => list()[0], ms, 'A session'),
    nextChange: (/** @type {number} */ version, ms = PATIENCE) =>
      waitFor(memory.events, () => (memory.version > version ? true : undefined), ms, 'A change').catch(() => false),
  }
}

/** The actions of the wallet and its owner. @param {Parts} wallet */
function deeds({ keys, chains, memory, rules, inbox, link, sessions }) {
  const decide = (/** @type {string | undefined} */ id, /** @type {import('./inbox.mjs').Decision} */ decision) => {
    memory.error = ''
    return inbox.decide(id, decision)
  }
  return {
    async pair(/** @type {string} */ uri) {
      memory.error = ''
      const { kit } = await link.start()
      await kit.pair({ uri: uri.trim() })
      memory.changed()
    },
    approve: ({ id, ...terms } = /** @type {import('../index.d.mts').DevWalletTerms & { id?: string }} */ ({})) =>
      decide(id, { do: 'approve', terms }),
    reject: ({ id, ...reason } = /** @type {import('../index.d.mts').DevWalletReason & { id?: string }} */ ({})) =>
      decide(id, { do: 'refuse', error: toRefusal(reason) }),
    async changeAccount(/** @type {number} */ index) {
      if (!keys[index]) throw new RangeError(`There is no account ${index}; there are ${keys.length}.`)
      memory.active = index
      memory.changed()
      await sessions()?.activate(index)
      memory.changed()
    },
    async changeChain(/** @type {string | number} */ chain) {
      const caipNetworkId = typeof chain === 'number' ? `eip155:${chain}` : chain
      chains.switchTo(caipNetworkId)
      memory.changed()
      await sessions()?.announceChain(caipNetworkId)
      memory.changed()
    },
    async grant(/** @type {readonly string[]} */ granted, /** @type {string} [topic] */ topic) {
      await sessions()?.grant(granted, topic)
      memory.changed()
    },
    extend: async (/** @type {string} [topic] */ topic) => sessions()?.extend(topic),
    async disconnect(/** @type {string} [topic] */ topic) {
      await sessions()?.disconnect(topic)
      memory.changed()
    },
    async emit(/** @type {string} */ name, /** @type {unknown} */ data, /** @type {string} */ chain) {
      const current = chains.current(namespaceOf(chain ?? 'eip155')) ?? 'eip155:1'
      await sessions()?.emit({ name, data }, chain?.includes(':') ? chain : current)
    },
    async reset() {
      rules.clear()
      inbox.drop(() => true)
      // An unreachable relay must not prevent the rest of the reset; the session then ends when it expires.
      await sessions()
        ?.disconnect()
        .catch(() => undefined)
      memory.active = 0
      chains.reset()
      memory.forget()
      memory.changed()
    },
    async stop() {
      memory.changed()
      await link.stop()
    },
  }
}
