import type { BitcoinKeys } from './accounts.js'
import type { TestWalletCall, TestWalletScript } from '../types.js'

/** A Bitcoin network by name. */
export type TestBitcoinNetwork = 'mainnet' | 'testnet' | 'signet' | 'regtest'

/** How a Bitcoin wallet appears: through Wallet Standard, on the page's list of providers, or both. */
export type BitcoinPresence = 'standard' | 'sats-connect' | 'both'

/** Options of `createTestBitcoinWallet`. All are optional, and all except `storage` objects are plain JSON. */
export interface TestBitcoinWalletOptions {
  /** Displayed name; default: "Test Bitcoin Wallet". */
  readonly name?: string
  /** Picture as a data URI; by default, a small built-in one. */
  readonly icon?: string
  /** Id on the page's list of providers, and its location in the page; by default, derived from the name. */
  readonly id?: string
  /** How it appears; default: `standard`. */
  readonly presence?: BitcoinPresence
  /** Signing keys; by default, those of the first funded local account. */
  readonly keys?: BitcoinKeys
  /** Initial network; default: `regtest`. */
  readonly network?: TestBitcoinNetwork
  /** Networks it reports as supported and can switch to; by default, all. */
  readonly networks?: readonly TestBitcoinNetwork[]
  /** Base URL of the Esplora service used for sending; without it, the wallet cannot send. */
  readonly esplora?: string
  /** When to appear: immediately (the default), only when `announce()` is called, or after a number of milliseconds. */
  readonly announce?: 'now' | 'late' | number
  /** Where the wallet remembers the site across reloads: a `Storage`, or its name. By default, only in memory. */
  readonly storage?: Storage | 'local' | 'session'
  /** Key in that storage; default: `test-bitcoin-wallet:` and the name. */
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

/** What the visitor does in the wallet, outside any request. */
export interface TestBitcoinActions {
  /** Switches to other keys and notifies an authorised site. */
  setKeys(keys: BitcoinKeys): Promise<void>
  /** Switches to a network and notifies an authorised site. */
  switchNetwork(network: TestBitcoinNetwork): Promise<void>
  /** Locks: no addresses; connecting waits for `unlock()`, or fails with 4100 if `refuse` is set. */
  lock(options?: { readonly refuse?: boolean }): void
  /** Unlocks, and sends an authorised site its addresses again. */
  unlock(): Promise<void>
  /** Revokes the site's permission and notifies it. */
  revoke(): void
  /** From now on, every request fails as if the extension had been removed or updated. */
  removeExtension(): void
}

/**
 * The handle of a Bitcoin test wallet. Scripted answers are keyed by the name of the call: `bitcoin:connect`,
 * `bitcoin:signMessage`, `bitcoin:signTransaction`, … through Wallet Standard; `getAddresses`, `signPsbt`,
 * `sendTransfer`, … on the list of providers.
 */
export interface TestBitcoinWallet extends TestWalletScript, TestBitcoinActions {
  readonly name: string
  /** Id on the page's list of providers. */
  readonly id: string
  /** What it registers with Wallet Standard. */
  readonly standard: object
  /** The object in the page: `request(method, params)`. */
  readonly provider: object
  /** Every request so far, oldest first. */
  readonly calls: readonly TestWalletCall[]
  /** Whether the site is currently authorised. */
  readonly authorized: boolean
  /** The network it is on. */
  readonly network: TestBitcoinNetwork
  /** Its addresses on that network. */
  getAddresses(): Promise<readonly TestBitcoinAddress[]>
  /** Appears now. */
  announce(): void
  /** Adds the wallet to the page; `createTestBitcoinWallet` has already done this once. */
  install(): void
  /** Removes everything from the page. */
  uninstall(): void
  /** Clears the scripted answers, delays, lock, removal and calls; keeps the site's permission. */
  clear(): void
}
