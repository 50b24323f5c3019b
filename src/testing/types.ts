import type { WalletListener } from './emitter.js'

/** The data with which a wallet announces itself (EIP-6963). */
export interface TestWalletInfo {
  readonly uuid: string
  readonly name: string
  readonly icon: string
  readonly rdns: string
}

/** A request that the wallet has received. */
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
  /** The name that sites show; default: "Test Wallet". */
  readonly name?: string
  /** The reverse-DNS id; by default, it is derived from the name. */
  readonly rdns?: string
  /** The EIP-6963 uuid; by default, it is random. */
  readonly uuid?: string
  /** The icon, as a data URI; by default, a small built-in picture. */
  readonly icon?: string
  /** The signing key, `0x` and 64 hex digits; default: the key of the first account of a local anvil chain. */
  readonly privateKey?: string
  /** Several keys, for a wallet with several accounts; overrides `privateKey`. */
  readonly privateKeys?: readonly string[]
  /**
   * The chains that the wallet knows: RPC URLs by chain id. Switching to any other chain fails with 4902 until the
   * chain is added. A chain with an empty URL is known, but cannot be reached. Default: chain 1 with an empty URL, and
   * a local chain 31337.
   */
  readonly chains?: Readonly<Record<number, string>>
  /** The initial chain; default: the lowest id in `chains`. */
  readonly chainId?: number
  /** When the wallet announces itself; default: `now`. */
  readonly announce?: AnnounceMode
  /** Whether to set `window.ethereum` as well, as wallets did before EIP-6963; default: `false`. */
  readonly inject?: boolean
  /** Whether the provider has `on` and `removeListener`; default: `true`. */
  readonly events?: boolean
  /**
   * Where the wallet remembers the site across reloads: a `Storage`, or its name. By default, it remembers the site
   * only until the page is reloaded.
   */
  readonly storage?: Storage | 'local' | 'session'
  /** The key in that storage; default: `test-wallet:` followed by the rdns. */
  readonly storageKey?: string
  /** A replacement for `fetch` in calls to the nodes of the chains. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * The error that `fail` causes: an EIP-1193 error, an `Error` without a code, or exactly the given value if it is
 * anything else.
 */
export type ScriptedError =
  | { readonly code?: number; readonly message?: string; readonly data?: unknown }
  | string
  | null
  | undefined

/**
 * Scripted answers. A rule for a named method takes precedence over a rule for all methods, and a later rule for the
 * same method replaces an earlier one.
 */
export interface TestWalletScript {
  /** Makes one method, or all of them, answer normally again. Hanging requests continue. */
  approve(method?: string): void
  /** Rejects requests with 4001: those of one method, or of all methods that prompt. */
  reject(method?: string): void
  /** Leaves requests unanswered until another rule applies: those of one method, or all. */
  hang(method?: string): void
  /** Rejects requests with -32002 (request already pending): those of one method, or of all methods that prompt. */
  pending(method?: string): void
  /** Answers a method with a value or, if it is a function, with what it returns or throws for the params. */
  answer(method: string, value: unknown): void
  /** Makes a method fail with an error. */
  fail(method: string, error: ScriptedError): void
  /** Delays all answers, or those of one method, by a number of milliseconds; 0 removes the delay. */
  delay(milliseconds: number, method?: string): void
}

/** Actions of the visitor in the wallet that no request asks for. */
export interface TestWalletActions {
  /**
   * Locks the wallet, so that it returns no accounts. `eth_requestAccounts` waits for `unlock()`, or fails with 4100 if
   * `refuse` is set. With `storage`, the lock survives reloads.
   */
  lock(options?: { readonly refuse?: boolean }): void
  /** Unlocks the wallet, and sends its accounts to an authorised site again. */
  unlock(): Promise<void>
  /** Sets the wallet's addresses to exactly these and notifies an authorised site. */
  setAccounts(addresses: readonly string[]): void
  /** Makes the account of the key at an index, from 0, active and notifies an authorised site. */
  switchAccount(index: number): Promise<void>
  /** Switches to a chain, known or not, and notifies the site. */
  switchChain(chainId: number): void
  /** Disconnects the wallet from all chains: emits `disconnect` with code 4900. */
  disconnect(): void
  /** Revokes the site's permission and notifies it. */
  revoke(): void
  /** Makes every further request fail, as if the extension had been removed or updated. */
  removeExtension(): void
  /** Emits an event with any payload, even one that no wallet should send. */
  emit(event: string, payload: unknown): void
}

/** The handle of a test wallet. */
export interface TestWallet extends TestWalletScript, TestWalletActions {
  readonly info: TestWalletInfo
  readonly provider: TestWalletProvider
  /** All requests so far, the oldest first. */
  readonly calls: readonly TestWalletCall[]
  /** Whether the site is currently authorised. */
  readonly authorized: boolean
  /** The id of the active chain. */
  readonly chainId: number
  /** The addresses, in the order in which a site receives them. Loads viem unless all keys are anvil's. */
  getAddresses(): Promise<readonly string[]>
  /** The number of listeners that sites have added to the provider, for one event or for all. */
  listenerCount(event?: string): number
  /** Announces the wallet now, regardless of `announce`; from then on, a `late` wallet responds to discovery. */
  announce(): void
  /** Adds the wallet to the page; `createTestWallet` has already done this once. */
  install(): void
  /** Removes everything from the page: announcements, timers, `window.ethereum`, listeners and pending requests. */
  uninstall(): void
  /** Clears scripted answers, delays, the lock, the removal and `calls`, but keeps the site's permission. */
  clear(): void
}
