import type { BitcoinKeys } from './accounts.js'
import type { TestWalletCall, TestWalletScript } from '../types.js'

/** A Bitcoin network by name. */
export type TestBitcoinNetwork = 'mainnet' | 'testnet' | 'signet' | 'regtest'

/**
 * Where sites find the wallet: through the Wallet Standard, in the page's list of providers (sats-connect), or both.
 */
export type BitcoinPresence = 'standard' | 'sats-connect' | 'both'

/** Options of `createTestBitcoinWallet`. All are optional, and all except `storage` objects are plain JSON. */
export interface TestBitcoinWalletOptions {
  /** The name that sites show; default: "Test Bitcoin Wallet". */
  readonly name?: string
  /** Picture as a data URI; by default, a small built-in one. */
  readonly icon?: string
  /**
   * The id in the page's list of providers, which is also the name of its global object; by default, it is derived from
   * the name.
   */
  readonly id?: string
  /** Where sites find the wallet; default: `standard`. */
  readonly presence?: BitcoinPresence
  /** The signing keys; default: those of the first funded local account. */
  readonly keys?: BitcoinKeys
  /** The initial network; default: `regtest`. */
  readonly network?: TestBitcoinNetwork
  /** The networks that the wallet supports and can switch to; default: all. */
  readonly networks?: readonly TestBitcoinNetwork[]
  /** The base URL of the Esplora service for sending; without it, the wallet cannot send. */
  readonly esplora?: string
  /**
   * When the wallet appears in the page: immediately (`now`, the default), only when `announce()` is called (`late`),
   * or after a number of milliseconds.
   */
  readonly announce?: 'now' | 'late' | number
  /**
   * Where the wallet remembers the site across reloads: a `Storage`, or its name. By default, it remembers the site
   * only until the page is reloaded.
   */
  readonly storage?: Storage | 'local' | 'session'
  /** The key in that storage; default: `test-bitcoin-wallet:` followed by the name. */
  readonly storageKey?: string
}

/** An address of a test wallet. */
export interface TestBitcoinAddress {
  readonly address: string
  readonly purpose: 'payment' | 'ordinals'
  /** In hex: the compressed public key for payments, or only its x coordinate for ordinals. */
  readonly publicKey: string
  readonly addressType: 'p2wpkh' | 'p2tr'
}

/** Actions of the visitor in the wallet that no request asks for. */
export interface TestBitcoinActions {
  /** Switches to other keys and notifies an authorised site. */
  setKeys(keys: BitcoinKeys): Promise<void>
  /** Switches to a network and notifies an authorised site. */
  switchNetwork(network: TestBitcoinNetwork): Promise<void>
  /**
   * Locks the wallet, so that it returns no addresses; connecting waits for `unlock()`, or fails with 4100 if `refuse`
   * is set.
   */
  lock(options?: { readonly refuse?: boolean }): void
  /** Unlocks the wallet, and sends its addresses to an authorised site again. */
  unlock(): Promise<void>
  /** Revokes the site's permission and notifies it. */
  revoke(): void
  /** Makes every further request fail, as if the extension had been removed or updated. */
  removeExtension(): void
}

/**
 * The handle of a Bitcoin test wallet. Scripted answers are keyed by the name of the call: `bitcoin:connect`,
 * `bitcoin:signMessage`, `bitcoin:signTransaction`, … through Wallet Standard; `getAddresses`, `signPsbt`,
 * `sendTransfer`, … on the list of providers.
 */
export interface TestBitcoinWallet extends TestWalletScript, TestBitcoinActions {
  readonly name: string
  /** The id in the page's list of providers. */
  readonly id: string
  /** The object that is registered through the Wallet Standard. */
  readonly standard: object
  /** The object in the page's list of providers, with `request(method, params)`. */
  readonly provider: object
  /** Every request so far, oldest first. */
  readonly calls: readonly TestWalletCall[]
  /** Whether the site is currently authorised. */
  readonly authorized: boolean
  /** The active network. */
  readonly network: TestBitcoinNetwork
  /** The addresses on the active network. */
  getAddresses(): Promise<readonly TestBitcoinAddress[]>
  /** Makes the wallet appear in the page now. */
  announce(): void
  /** Adds the wallet to the page; `createTestBitcoinWallet` has already done this once. */
  install(): void
  /** Removes everything from the page. */
  uninstall(): void
  /** Clears scripted answers, delays, the lock, the removal and `calls`, but keeps the site's permission. */
  clear(): void
}
