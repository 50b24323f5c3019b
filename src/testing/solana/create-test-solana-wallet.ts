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
  /** The name that sites show, and by which they identify the wallet; default: "Test Solana Wallet". */
  readonly name?: string
  /** The seed of the signing key, 64 hex digits; default: that of the first funded account of the development stack. */
  readonly privateKey?: string
  /** Several seeds, for a wallet with several accounts; overrides `privateKey`. */
  readonly privateKeys?: readonly string[]
  /** The node to which the wallet sends transactions; without it, the wallet can only sign, as some wallets do. */
  readonly rpcUrl?: string
  /**
   * Whether the wallet supports Sign-In With Solana, as newer wallets do: sites call `solana:signIn`, and the wallet
   * creates the text. Default: `false`.
   */
  readonly signIn?: boolean
  /** When the wallet registers; default: `now`. */
  readonly register?: AnnounceMode
  /**
   * Whether to install the wallet at `window.coinbaseSolana`, as Coinbase Wallet does, instead of registering it;
   * default: `false`. Such a wallet cannot connect without a prompt, and accepts and returns transactions of web3.js 1.
   */
  readonly inject?: boolean
}

/** The handle of a Solana test wallet. Scripts use the feature names, such as `solana:signTransaction`. */
export interface TestSolanaWallet extends TestWalletScript {
  /** The object that is registered with the page. */
  readonly wallet: StandardTestWallet
  /** All requests so far, the oldest first; `params` are the inputs of the called function. */
  readonly calls: readonly TestWalletCall[]
  /** Whether the site is currently authorised. */
  readonly authorized: boolean
  /** The addresses of all keys, in the order of the keys. */
  getAddresses(): Promise<readonly string[]>
  /** The number of listeners that sites have added to the wallet. */
  listenerCount(): number
  /** Locks the wallet, so that it has no accounts; connecting waits for `unlock()`, or fails if `refuse` is set. */
  lock(options?: { readonly refuse?: boolean }): Promise<void>
  /** Unlocks the wallet, and sends its accounts to an authorised site again. */
  unlock(): Promise<void>
  /** Makes the account of the key at an index, from 0, active and notifies an authorised site. */
  switchAccount(index: number): Promise<void>
  /** Revokes the site's permission and notifies it. */
  revoke(): Promise<void>
  /** Makes every further request fail, as if the extension had been removed or updated. */
  removeExtension(): void
  /** Emits an event with any payload, even one that no wallet should send. */
  emit(event: string, payload: unknown): void
  /** Registers the wallet now, regardless of the option `register`. */
  register(): void
  /** Adds the wallet to the page; already done once on creation. */
  install(): void
  /** Removes everything from the page. */
  uninstall(): void
  /** Clears scripted answers, delays, the lock, the removal and `calls`, but keeps the site's permission. */
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
 * Creates a Solana wallet in the page that works like a real one: it registers through the Wallet Standard and signs
 * with a local key (with the browser's own ed25519), but follows the script of the test. It has been registered when
 * the promise resolves; `uninstall()` removes it.
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
