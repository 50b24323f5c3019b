import type { WalletListener } from './emitter.js'

/** What a wallet tells about itself in its EIP-6963 announcement. */
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

/** When the wallet announces itself: at once, only when `announce()` is called, after so many milliseconds, or never. */
export type AnnounceMode = 'now' | 'late' | number | false

/** Options of `createTestWallet`. All of them are optional, and all but `storage` objects and `fetch` are plain JSON. */
export interface TestWalletOptions {
  /** Shown name; "Test Wallet" without it. */
  readonly name?: string
  /** Reverse domain name; made from the name without it. */
  readonly rdns?: string
  /** EIP-6963 uuid; a random one without it. */
  readonly uuid?: string
  /** Picture as a data URI; a small drawn one without it. */
  readonly icon?: string
  /** Key that signs, 0x and 64 hex digits; the first account of a local anvil chain without it. */
  readonly privateKey?: string
  /** Several keys, for a wallet with several accounts; wins over `privateKey`. */
  readonly privateKeys?: readonly string[]
  /**
   * Chains that the wallet knows, chain id to RPC URL; switching to another answers 4902 until it is added. An empty
   * URL makes a chain known whose node cannot be reached. Chain 1 without a node and a local chain 31337 without it.
   */
  readonly chains?: Readonly<Record<number, string>>
  /** Chain at the start; the lowest id of `chains` without it. */
  readonly chainId?: number
  /** When to announce; `now` without it. */
  readonly announce?: AnnounceMode
  /** Also put the provider at `window.ethereum`, as wallets did before EIP-6963. */
  readonly inject?: boolean
  /** `false` makes a provider without `on` and `removeListener`. */
  readonly events?: boolean
  /** Where the wallet remembers the site over a reload: a `Storage`, or its name. In memory only without it. */
  readonly storage?: Storage | 'local' | 'session'
  /** Key in that storage; `test-wallet:` and the rdns without it. */
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

/** Scripted answers. A method that is named goes before a group; the last word about a method counts. */
export interface TestWalletScript {
  /** Answers normally again: one method, or all of them. Requests that hang go on. */
  approve(method?: string): void
  /** Refuses with 4001: one method, or all that ask the visitor. */
  reject(method?: string): void
  /** Does not answer (until another rule says so): one method, or every one. */
  hang(method?: string): void
  /** Refuses with -32002, a request is open already: one method, or all that ask the visitor. */
  pending(method?: string): void
  /** Answers with a value, or with what a function of the params returns or throws. */
  answer(method: string, value: unknown): void
  /** Fails with an error of any shape. */
  fail(method: string, error: ScriptedError): void
  /** Waits before every answer, in milliseconds, or before those of one method; 0 ends it. */
  delay(milliseconds: number, method?: string): void
}

/** What the visitor does in the wallet, outside of any request. */
export interface TestWalletActions {
  /** Locks, over reloads too where it remembers the site: no accounts; `eth_requestAccounts` waits for `unlock()`, or fails with 4100 when `refuse` is set. */
  lock(options?: { readonly refuse?: boolean }): void
  /** Unlocks, and tells an authorised site its accounts again. */
  unlock(): Promise<void>
  /** Puts exactly these addresses in the wallet's list and tells an authorised site. */
  setAccounts(addresses: readonly string[]): void
  /** Makes the account of the n-th key (from 0) the active one and tells an authorised site. */
  switchAccount(index: number): Promise<void>
  /** Changes to a chain, known or not, and tells the site. */
  switchChain(chainId: number): void
  /** Loses the connection to every chain: event `disconnect` with code 4900. */
  disconnect(): void
  /** Takes the site's permission away and tells it. */
  revoke(): void
  /** From now on every request fails as after an extension's removal or update. */
  removeExtension(): void
  /** Sends any event with any payload, for shapes that no wallet should send. */
  emit(event: string, payload: unknown): void
}

/** The handle of a test wallet. */
export interface TestWallet extends TestWalletScript, TestWalletActions {
  readonly info: TestWalletInfo
  readonly provider: TestWalletProvider
  /** Every request so far, oldest first. */
  readonly calls: readonly TestWalletCall[]
  /** Whether the site has been approved and not revoked since. */
  readonly authorized: boolean
  /** The chain it is on. */
  readonly chainId: number
  /** Addresses in the order a site would get them. Loads viem unless every key is one of anvil's. */
  getAddresses(): Promise<readonly string[]>
  /** Handlers that sites hold on the provider: of one event, or of all. */
  listenerCount(event?: string): number
  /** Announces now, whatever the mode; a late wallet answers discovery from then on. */
  announce(): void
  /** Puts the wallet in the page; done once by `createTestWallet` already. */
  install(): void
  /** Takes everything out of the page: announcements, timers, `window.ethereum`, handlers, open requests. */
  uninstall(): void
  /** Forgets the scripted answers, delays, lock, removal and the calls; keeps what the site may do. */
  clear(): void
}
