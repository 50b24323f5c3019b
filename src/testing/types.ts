import type { WalletListener } from './emitter.js'

/** A wallet's EIP-6963 announcement data. */
export interface TestWalletInfo {
  readonly uuid: string
  readonly name: string
  readonly icon: string
  readonly rdns: string
}

/** One request as it reached the wallet. */
export interface TestWalletCall {
  readonly method: string
  readonly params: unknown
}

/** The EIP-1193 provider that a site gets. `on` and `removeListener` are absent with `events: false`. */
export interface TestWalletProvider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: WalletListener): TestWalletProvider
  removeListener?(event: string, listener: WalletListener): TestWalletProvider
}

/**
 * When the wallet announces itself: immediately, only when `announce()` is called, after a number of milliseconds, or
 * never.
 */
export type AnnounceMode = 'now' | 'late' | number | false

/** Options of `createTestWallet`. All are optional, and all except `storage` objects and `fetch` are plain JSON. */
export interface TestWalletOptions {
  /** Displayed name; default: "Test Wallet". */
  readonly name?: string
  /** Reverse domain name; by default, derived from the name. */
  readonly rdns?: string
  /** EIP-6963 uuid; random by default. */
  readonly uuid?: string
  /** Picture as a data URI; by default, a small built-in one. */
  readonly icon?: string
  /** Signing key, 0x and 64 hex digits; by default, that of the first account of a local anvil chain. */
  readonly privateKey?: string
  /** Several keys, for a wallet with several accounts; overrides `privateKey`. */
  readonly privateKeys?: readonly string[]
  /**
   * Chains that the wallet knows, chain id to RPC URL; switching to another fails with 4902 until it is added. An empty
   * URL makes a chain known but unreachable. Default: chain 1 without a node, and a local chain 31337.
   */
  readonly chains?: Readonly<Record<number, string>>
  /** Initial chain; by default, the lowest id in `chains`. */
  readonly chainId?: number
  /** When to announce; default: `now`. */
  readonly announce?: AnnounceMode
  /** Whether to also set `window.ethereum`, as wallets did before EIP-6963. */
  readonly inject?: boolean
  /** `false` creates a provider without `on` and `removeListener`. */
  readonly events?: boolean
  /** Where the wallet remembers the site across reloads: a `Storage`, or its name. By default, only in memory. */
  readonly storage?: Storage | 'local' | 'session'
  /** Key in that storage; default: `test-wallet:` and the rdns. */
  readonly storageKey?: string
  /** Replaces `fetch` for the calls to the chains' nodes. */
  readonly fetch?: typeof globalThis.fetch
}

/** What `fail` throws: an EIP-1193 error, an `Error` without a code, or (anything else) exactly that value. */
export type ScriptedError =
  | { readonly code?: number; readonly message?: string; readonly data?: unknown }
  | string
  | null
  | undefined

/** Scripted answers. A rule for a named method overrides one for a group; the latest rule for a method applies. */
export interface TestWalletScript {
  /** Answers normally again: one method, or all of them. Hanging requests continue. */
  approve(method?: string): void
  /** Rejects with 4001: one method, or all that prompt. */
  reject(method?: string): void
  /** Does not answer until another rule applies: one method, or all. */
  hang(method?: string): void
  /** Rejects with -32002 (request already pending): one method, or all that prompt. */
  pending(method?: string): void
  /** Answers with a value, or with what a function of the params returns or throws. */
  answer(method: string, value: unknown): void
  /** Fails with any error. */
  fail(method: string, error: ScriptedError): void
  /** Delays every answer, or those of one method, in milliseconds; 0 removes the delay. */
  delay(milliseconds: number, method?: string): void
}

/** What the visitor does in the wallet, outside any request. */
export interface TestWalletActions {
  /**
   * Locks, across reloads too if it remembers the site: no accounts; `eth_requestAccounts` waits for `unlock()`, or
   * fails with 4100 if `refuse` is set.
   */
  lock(options?: { readonly refuse?: boolean }): void
  /** Unlocks, and sends an authorised site its accounts again. */
  unlock(): Promise<void>
  /** Sets the wallet's addresses to exactly these and notifies an authorised site. */
  setAccounts(addresses: readonly string[]): void
  /** Makes the account of the n-th key (from 0) active and notifies an authorised site. */
  switchAccount(index: number): Promise<void>
  /** Switches to a chain, known or not, and notifies the site. */
  switchChain(chainId: number): void
  /** Loses the connection to every chain: event `disconnect` with code 4900. */
  disconnect(): void
  /** Revokes the site's permission and notifies it. */
  revoke(): void
  /** From now on, every request fails as if the extension had been removed or updated. */
  removeExtension(): void
  /** Emits any event with any payload, including ones that no wallet should send. */
  emit(event: string, payload: unknown): void
}

/** The handle of a test wallet. */
export interface TestWallet extends TestWalletScript, TestWalletActions {
  readonly info: TestWalletInfo
  readonly provider: TestWalletProvider
  /** Every request so far, oldest first. */
  readonly calls: readonly TestWalletCall[]
  /** Whether the site is currently authorised. */
  readonly authorized: boolean
  /** The chain it is on. */
  readonly chainId: number
  /** Addresses in the order a site would receive them. Loads viem unless every key is one of anvil's. */
  getAddresses(): Promise<readonly string[]>
  /** Number of site handlers on the provider: of one event, or of all. */
  listenerCount(event?: string): number
  /** Announces now, regardless of the mode; from then on, a late wallet responds to discovery. */
  announce(): void
  /** Adds the wallet to the page; `createTestWallet` has already done this once. */
  install(): void
  /** Removes everything from the page: announcements, timers, `window.ethereum`, handlers, pending requests. */
  uninstall(): void
  /** Clears the scripted answers, delays, lock, removal and calls; keeps the site's permission. */
  clear(): void
}
