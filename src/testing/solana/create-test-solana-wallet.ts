import { DEFAULT_ICON } from '../icon.js'
import { Script } from '../script.js'
import { toScript } from '../script-functions.js'
import { SiteMemoryStore } from '../site-memory.js'
import { SOLANA_ACCOUNTS } from './accounts.js'
import { SolanaFamily } from './family.js'
import { SolanaKey } from './keys.js'
import { createSolanaObject, SolanaObjectPresence } from './object.js'
import { StandardHost, type StandardTestWallet } from '../standard-host.js'
import { StandardPresence } from '../standard-presence.js'
import type { AnnounceMode, TestWalletCall, TestWalletOptions, TestWalletScript } from '../types.js'

/** Functions for which a Solana wallet prompts. */
const SOLANA_PROMPTS: ReadonlySet<string> = new Set([
  'standard:connect',
  'solana:signIn',
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
])

/**
 * Options of `createTestSolanaWallet`. All are optional, and all except `storage` objects and `fetch` are plain JSON.
 */
export interface TestSolanaWalletOptions extends Pick<TestWalletOptions, 'icon' | 'storage' | 'storageKey' | 'fetch'> {
  /** Displayed name, by which sites identify the wallet; default: "Test Solana Wallet". */
  readonly name?: string
  /** Signing seed, 64 hex digits; by default, that of the first funded account of the development stack. */
  readonly privateKey?: string
  /** Several seeds, for a wallet with several accounts; overrides `privateKey`. */
  readonly privateKeys?: readonly string[]
  /** Node that the wallet sends transactions to; without it the wallet only signs, as some do. */
  readonly rpcUrl?: string
  /** Whether it signs in natively, as newer wallets do: sites call `solana:signIn` and the wallet creates the text. */
  readonly signIn?: boolean
  /** When to register; default: `now`. */
  readonly register?: AnnounceMode
  /**
   * Install at `window.coinbaseSolana` as Coinbase Wallet does, instead of registering. Such a wallet has no silent
   * connect, and accepts and returns transactions of web3.js 1.
   */
  readonly inject?: boolean
}

/** The handle of a Solana test wallet. Scripts use the feature names, such as `solana:signTransaction`. */
export interface TestSolanaWallet extends TestWalletScript {
  /** The object that registers with the page. */
  readonly wallet: StandardTestWallet
  /** Every request so far, oldest first; `params` are the function's inputs. */
  readonly calls: readonly TestWalletCall[]
  /** Whether the site is currently authorised. */
  readonly authorized: boolean
  /** Addresses of all keys, in their order. */
  getAddresses(): Promise<readonly string[]>
  /** Number of site handlers on the wallet's events. */
  listenerCount(): number
  /** Locks: no accounts; connecting waits for `unlock()`, or fails if `refuse` is set. */
  lock(options?: { readonly refuse?: boolean }): Promise<void>
  /** Unlocks, and sends an authorised site its accounts again. */
  unlock(): Promise<void>
  /** Makes the account of the n-th key (from 0) active and notifies an authorised site. */
  switchAccount(index: number): Promise<void>
  /** Revokes the site's permission and notifies it. */
  revoke(): Promise<void>
  /** From now on, every request fails as if the extension had been removed or updated. */
  removeExtension(): void
  /** Emits any event with any payload, including ones that no wallet should send. */
  emit(event: string, payload: unknown): void
  /** Registers now, regardless of the mode. */
  register(): void
  /** Adds the wallet to the page; already done once on creation. */
  install(): void
  /** Removes everything from the page. */
  uninstall(): void
  /** Clears the scripted answers, delays, lock, removal and calls; keeps the site's permission. */
  clear(): Promise<void>
}

/** The parts behind the handle's functions. */
interface Parts {
  readonly host: StandardHost
  readonly script: Script
  readonly memory: SiteMemoryStore
  readonly presence: Pick<StandardPresence, 'install' | 'register' | 'uninstall'>
  readonly getAddresses: () => Promise<readonly string[]>
}

const toHandle = ({ host, script, memory, presence, getAddresses }: Parts): Omit<TestSolanaWallet, 'wallet'> => ({
  calls: host.calls,
  get authorized() {
    return host.authorized
  },
  getAddresses,
  listenerCount: () => host.emitter.count(),
  lock: options => host.lock(options),
  unlock: () => host.unlock(),
  async switchAccount(index) {
    const addresses = await getAddresses()
    const active = addresses[index]
    if (active === undefined) throw new RangeError(`The wallet has no account ${index}`)
    memory.set({ accounts: [active, ...addresses.filter(address => address !== active)] })
    await host.changed()
  },
  revoke: () => host.authorize(false),
  removeExtension: () => {
    host.removed = true
  },
  emit: (event, payload) => host.emitter.emit(event, payload),
  register: () => presence.register(),
  install: () => presence.install(),
  uninstall: () => {
    presence.uninstall()
    script.clear()
    host.emitter.clear()
  },
  clear: () => {
    script.clear()
    host.removed = false
    host.calls.length = 0
    return host.unlock()
  },
  ...toScript(script),
})

/**
 * Creates a Solana wallet in the page that registers through Wallet Standard like a real one, signs with a local key
 * (the browser's own ed25519) and follows the test's script. It is registered when the promise resolves; `uninstall()`
 * removes it.
 */
export async function createTestSolanaWallet(options: TestSolanaWalletOptions = {}): Promise<TestSolanaWallet> {
  const { name = 'Test Solana Wallet', icon = DEFAULT_ICON, register = 'now' } = options
  const { privateKey = SOLANA_ACCOUNTS[0].privateKey, privateKeys = [privateKey] } = options
  const script = new Script(SOLANA_PROMPTS)
  const key = options.storageKey ?? `test-wallet:${name}`
  const memory = new SiteMemoryStore({ authorized: false, chainId: 0, added: {} }, key, options.storage)
  const host = new StandardHost({ name, icon, script, memory })
  const order = (): readonly string[] | undefined => memory.get().accounts
  const { rpcUrl, fetch, signIn } = options
  await host.add(new SolanaFamily(host, { privateKeys, rpcUrl, signIn, fetch, order }))
  const wallet = host.wallet()
  const presence = options.inject
    ? new SolanaObjectPresence(createSolanaObject(wallet, host.emitter))
    : new StandardPresence(wallet, register)
  presence.install()
  const keys = privateKeys.map(seed => new SolanaKey(seed))
  const getAddresses = (): Promise<readonly string[]> => Promise.all(keys.map(own => own.address()))
  return Object.assign(toHandle({ host, script, memory, presence, getAddresses }), { wallet })
}
