import type { DevStackOptions } from './client.js'

/** Something that a page asks of the wallet; a session's proposal has the method `session_proposal`. */
export interface WalletConnectAsk {
  readonly id: string
  readonly kind: 'session' | 'request'
  readonly method: string
  readonly params: unknown
  readonly peer: { readonly name: string; readonly url: string; readonly description: string; readonly icon: string }
  readonly topic?: string
  readonly caipNetworkId?: string
}

/** A session, as the wallet sees it. */
export interface WalletConnectTestSession {
  readonly topic: string
  readonly peer: WalletConnectAsk['peer']
  readonly namespaces: Readonly<
    Record<string, { readonly chains?: readonly string[]; readonly accounts: readonly string[] }>
  >
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** A request that the wallet received, and its answer. */
export interface WalletConnectTestCall {
  readonly id: string
  readonly method: string
  readonly params: unknown
  readonly caipNetworkId?: string
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** A snapshot of the wallet. */
export interface WalletConnectTestState {
  readonly version: number
  /** Why the last action failed; empty if it did not. */
  readonly error: string
  /** Addresses by namespace (eip155, solana, bip122, polkadot, cosmos), one entry per account. */
  readonly accounts: readonly Readonly<Record<string, string>>[]
  /** Index of the active account. */
  readonly active: number
  /** CAIP-2 id of the current EVM chain. */
  readonly chain: string | null
  readonly sessions: readonly WalletConnectTestSession[]
  readonly pending: readonly WalletConnectAsk[]
}

/** How much of a session is granted; without a list, everything that the wallet supports. */
export interface WalletConnectTerms {
  /** The request to answer; by default, the oldest. */
  readonly id?: string
  /** CAIP-2 ids. */
  readonly chains?: readonly string[]
  /** Indices of accounts, the active one first. */
  readonly accounts?: readonly number[]
  /** When the session ends, in seconds from now. */
  readonly expiresInS?: number
}

/** The rejection; default: code 5000, "User rejected.". */
export interface WalletConnectReason {
  /** The request to answer; by default, the oldest. */
  readonly id?: string
  readonly code?: number
  readonly message?: string
}

/**
 * How the wallet responds automatically: `answer` sends exactly `value`, `fail` exactly `error`, `hang` leaves the request
 * open until a decision, `delay` waits `ms` milliseconds first, `clear` removes all rules. Without a method, it applies
 * to all.
 */
export type WalletConnectRule =
  | { readonly do: 'approve' | 'reject' | 'hang'; readonly method?: string }
  | { readonly do: 'answer'; readonly method: string; readonly value: unknown }
  | {
      readonly do: 'fail'
      readonly method: string
      readonly error: { readonly code?: number; readonly message?: string; readonly data?: unknown }
    }
  | { readonly do: 'delay'; readonly ms: number; readonly method?: string }
  | { readonly do: 'clear' }

/** How the local relay misbehaves; times are in milliseconds. */
export type RelaySwitch =
  | { readonly mode: 'drop'; readonly ms?: number }
  | { readonly mode: 'delay'; readonly ms: number }
  | { readonly mode: 'flap'; readonly upMs?: number; readonly downMs?: number; readonly times?: number }
  | { readonly mode: 'refuse'; readonly reason: 'origin' | 'key' | 'clock' | 401 | 403 }
  | { readonly mode: 'restart'; readonly downMs?: number; readonly forget?: boolean }
  | { readonly mode: 'hang' | 'restore' }

/** Options of `createTestWalletConnectWallet`. */
export type TestWalletConnectOptions = DevStackOptions

/** The WalletConnect wallet of a running development stack. Every method rejects with an `Error` that says why. */
export interface TestWalletConnectWallet {
  /** Accepts a page's link (`wc:…`); the page's requests then wait for `approve` or `reject`. */
  pair(uri: string): Promise<void>
  approve(terms?: WalletConnectTerms): Promise<void>
  reject(reason?: WalletConnectReason): Promise<void>
  /** Sets the automatic behaviour. */
  rule(rule: WalletConnectRule): Promise<void>
  /** Makes the account at an index, from 0, active. */
  changeAccount(place: number): Promise<void>
  /** Switches to a chain that the wallet knows, such as `eip155:31338`. */
  changeChain(caipNetworkId: string): Promise<void>
  /** Sends any session event, valid or not. */
  emit(name: string, data: unknown, caipNetworkId?: string): Promise<void>
  /** Lets one session, or all, hold exactly these chains: families join and leave. */
  grant(chains: readonly string[], topic?: string): Promise<void>
  extend(topic?: string): Promise<void>
  /** Ends one session, or all. */
  disconnect(topic?: string): Promise<void>
  /** Resolves with the next pending request (of a method); rejects after `ms` (10,000). */
  nextAsk(method?: string, ms?: number): Promise<WalletConnectAsk>
  calls(method?: string): Promise<readonly WalletConnectTestCall[]>
  state(): Promise<WalletConnectTestState>
  /** Clears rules and pending requests, ends all sessions, and goes back to the first account and the first chain. */
  reset(): Promise<void>
  /** Changes a relay fault setting. */
  relay(change: RelaySwitch): Promise<void>
}
