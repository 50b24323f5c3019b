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

/** Functions for which a Solana wallet asks its owner. */
export const SOLANA_PROMPTS: ReadonlySet<string> = new Set([
  'standard:connect',
  'solana:signIn',
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
])

/** Options of `createTestSolanaWallet`. All are optional, and all but `storage` objects and `fetch` are plain JSON. */
export interface TestSolanaWalletOptions extends Pick<TestWalletOptions, 'icon' | 'storage' | 'storageKey' | 'fetch'> {
  /** Shown name, by which sites know the wallet; "Test Solana Wallet" without it. */
  readonly name?: string
  /** Seed that signs, 64 hex digits; the first funded account of the development stack without it. */
  readonly privateKey?: string
  /** Several seeds, for a wallet with several accounts; wins over `privateKey`. */
  readonly privateKeys?: readonly string[]
  /** Node that the wallet sends transactions to; without it the wallet only signs, as some do. */
  readonly rpcUrl?: string
  /** Sign in by its own means, as newer wallets do: sites ask `solana:signIn` and the wallet makes the text. */
  readonly signIn?: boolean
  /** When to register; `now` without it. */
  readonly register?: AnnounceMode
  /**
   * Stand at `window.coinbaseSolana` as Coinbase Wallet does, instead of registering. Such a wallet has no silent
   * connect, and takes and gives transactions of web3.js 1.
   */
  readonly inject?: boolean
}

/** The handle of a Solana test wallet. Scripts name functions as features do, such as `solana:signTransaction`. */
export interface TestSolanaWallet extends TestWalletScript {
  /** What registers with the page. */
  readonly wallet: StandardTestWallet
  /** Every request so far, oldest first; `params` are the function's inputs. */
  readonly calls: readonly TestWalletCall[]
  /** Whether the site has been approved and not revoked since. */
  readonly authorized: boolean
  /** Addresses of all keys, in their order. */
  getAddresses(): Promise<readonly string[]>
  /** Handlers that sites hold on the wallet's events. */
  listenerCount(): number
  /** Locks: no accounts; connecting waits for `unlock()`, or fails when `refuse` is set. */
  lock(options?: { readonly refuse?: boolean }): Promise<void>
  /** Unlocks, and tells an approved site its accounts again. */
  unlock(): Promise<void>
  /** Makes the account of the n-th key (from 0) the active one and tells an approved site. */
  switchAccount(index: number): Promise<void>
  /** Takes the site's permission away and tells it. */
  revoke(): Promise<void>
  /** From now on every request fails as after an extension's removal or update. */
  removeExtension(): void
  /** Sends any event with any payload, for shapes that no wallet should send. */
  emit(event: string, payload: unknown): void
  /** Registers now, whatever the mode. */
  register(): void
  /** Puts the wallet in the page; done once already. */
  install(): void
  /** Takes everything out of the page. */
  uninstall(): void
  /** Forgets the scripted answers, delays, lock, removal and the calls; keeps what the site may do. */
  clear(): Promise<void>
}

/** The parts that the handle's functions work on. */
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
 * Makes a Solana wallet that lives in the page, registers through Wallet Standard like a real one, signs with a local
 * key (the browser's own ed25519) and does what the test tells it. It is registered when the promise resolves;
 * `uninstall()` removes it.
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
