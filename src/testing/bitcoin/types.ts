import type { BitcoinKeys } from './accounts.js'
import type { TestWalletCall, TestWalletScript } from '../types.js'

/** A Bitcoin network by name. */
export type TestBitcoinNetwork = 'mainnet' | 'testnet' | 'signet' | 'regtest'

/** How a Bitcoin wallet shows itself: through Wallet Standard, on the page's list of providers, or both. */
export type BitcoinPresence = 'standard' | 'sats-connect' | 'both'

/** Options of `createTestBitcoinWallet`. All of them are optional, and all but `storage` objects are plain JSON. */
export interface TestBitcoinWalletOptions {
  /** Shown name; "Test Bitcoin Wallet" without it. */
  readonly name?: string
  /** Picture as a data URI; a small drawn one without it. */
  readonly icon?: string
  /** Id on the page's list of providers, and its place in the page; made from the name without it. */
  readonly id?: string
  /** How it shows itself; `standard` without it. */
  readonly presence?: BitcoinPresence
  /** Keys that sign; those of the first funded local account without them. */
  readonly keys?: BitcoinKeys
  /** Network at the start; `regtest` without it. */
  readonly network?: TestBitcoinNetwork
  /** Networks it says it serves and can change to; all without them. */
  readonly networks?: readonly TestBitcoinNetwork[]
  /** Base URL of the Esplora service through which it sends; without it, it cannot send. */
  readonly esplora?: string
  /** When to show itself: at once (without it), only when `announce()` is called, or after so many milliseconds. */
  readonly announce?: 'now' | 'late' | number
  /** Where the wallet remembers the site over a reload: a `Storage`, or its name. In memory only without it. */
  readonly storage?: Storage | 'local' | 'session'
  /** Key in that storage; `test-bitcoin-wallet:` and the name without it. */
  readonly storageKey?: string
}

/** An address of a test wallet. */
export interface TestBitcoinAddress {
  readonly address: string
  readonly purpose: 'payment' | 'ordinals'
  /** Hex digits: compressed for payments, x alone for ordinals. */
  readonly publicKey: string
  readonly addressType: 'p2wpkh' | 'p2tr'
}

/** What the visitor does in the wallet, outside of any request. */
export interface TestBitcoinActions {
  /** Uses other keys from now on and tells an authorised site. */
  setKeys(keys: BitcoinKeys): Promise<void>
  /** Changes to a network and tells an authorised site. */
  switchNetwork(network: TestBitcoinNetwork): Promise<void>
  /** Locks: no addresses; connecting waits for `unlock()`, or fails with 4100 when `refuse` is set. */
  lock(options?: { readonly refuse?: boolean }): void
  /** Unlocks, and tells an authorised site its addresses again. */
  unlock(): Promise<void>
  /** Takes the site's permission away and tells it. */
  revoke(): void
  /** From now on every request fails as after an extension's removal or update. */
  removeExtension(): void
}

/**
 * The handle of a Bitcoin test wallet. Scripted answers go by the name of what was called: `bitcoin:connect`,
 * `bitcoin:signMessage`, `bitcoin:signTransaction`, … through Wallet Standard; `getAddresses`, `signPsbt`,
 * `sendTransfer`, … on the list of providers.
 */
export interface TestBitcoinWallet extends TestWalletScript, TestBitcoinActions {
  readonly name: string
  /** Id on the page's list of providers. */
  readonly id: string
  /** What it registers with Wallet Standard. */
  readonly standard: object
  /** What stands in the page: `request(method, params)`. */
  readonly provider: object
  /** Every request so far, oldest first. */
  readonly calls: readonly TestWalletCall[]
  /** Whether the site has been approved and not revoked since. */
  readonly authorized: boolean
  /** The network it is on. */
  readonly network: TestBitcoinNetwork
  /** Its addresses on that network. */
  getAddresses(): Promise<readonly TestBitcoinAddress[]>
  /** Shows itself now. */
  announce(): void
  /** Puts the wallet in the page; done once by `createTestBitcoinWallet` already. */
  install(): void
  /** Takes everything out of the page again. */
  uninstall(): void
  /** Forgets the scripted answers, delays, lock, removal and the calls; keeps what the site may do. */
  clear(): void
}
