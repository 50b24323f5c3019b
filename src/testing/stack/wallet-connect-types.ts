import type { DevStackOptions } from './client.js'

/** A request of a page to the wallet; for a session proposal, `method` is `session_proposal`. */
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
  /** In ms since 1970. */
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
  /** Why the last action failed; empty if it succeeded. */
  readonly error: string
  /** One entry for each account: its addresses by namespace (`eip155`, `solana`, `bip122`, `polkadot`, `cosmos`). */
  readonly accounts: readonly Readonly<Record<string, string>>[]
  /** The index of the active account. */
  readonly active: number
  /** CAIP-2 id of the current EVM chain. */
  readonly chain: string | null
  readonly sessions: readonly WalletConnectTestSession[]
  readonly pending: readonly WalletConnectAsk[]
}

/** How much of a session the wallet grants; without a list, it grants everything that it supports. */
export interface WalletConnectTerms {
  /** The id of the request to answer; default: that of the oldest one. */
  readonly id?: string
  /** CAIP-2 ids of the chains to grant. */
  readonly chains?: readonly string[]
  /** Indexes of the accounts to grant, the active one first. */
  readonly accounts?: readonly number[]
  /** When the session ends, in seconds from now. */
  readonly expiresInS?: number
}

/** The error with which a request is rejected; default: code 5000, "User rejected.". */
export interface WalletConnectReason {
  /** The id of the request to answer; default: that of the oldest one. */
  readonly id?: string
  readonly code?: number
  readonly message?: string
}

/**
 * How the wallet responds automatically: `answer` sends exactly `value`, `fail` sends exactly `error`, `hang` leaves
 * requests open until there is a decision, `delay` waits for `ms` milliseconds first, and `clear` removes all rules.
 * Without `method`, a rule applies to all methods.
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

/** How the local relay misbehaves; all times are in milliseconds. */
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
  /** Accepts the pairing link of a page (`wc:…`); the requests of the page then wait for `approve` or `reject`. */
  pair(uri: string): Promise<void>
  /** Approves the oldest pending request, or the one with `id`. */
  approve(terms?: WalletConnectTerms): Promise<void>
  /** Rejects the oldest pending request, or the one with `id`. */
  reject(reason?: WalletConnectReason): Promise<void>
  /** Sets how the wallet responds automatically. */
  rule(rule: WalletConnectRule): Promise<void>
  /** Activates the account at an index, from 0. */
  changeAccount(place: number): Promise<void>
  /** Switches to a chain that the wallet knows, such as `eip155:31338`. */
  changeChain(caipNetworkId: string): Promise<void>
  /** Sends a session event, whether valid or not. */
  emit(name: string, data: unknown, caipNetworkId?: string): Promise<void>
  /**
   * Changes one session, or all of them, so that they contain exactly these chains; chain families can be added and
   * removed.
   */
  grant(chains: readonly string[], topic?: string): Promise<void>
  /** Extends one session, or all of them. */
  extend(topic?: string): Promise<void>
  /** Ends one session, or all of them. */
  disconnect(topic?: string): Promise<void>
  /**
   * Resolves to the next pending request, or the next one with a method; rejects if none arrives within `ms` (default:
   * 10,000).
   */
  nextAsk(method?: string, ms?: number): Promise<WalletConnectAsk>
  calls(method?: string): Promise<readonly WalletConnectTestCall[]>
  state(): Promise<WalletConnectTestState>
  /** Clears rules and pending requests, ends all sessions, and returns to the first account and the first chain. */
  reset(): Promise<void>
  /** Changes how the local relay behaves. */
  relay(change: RelaySwitch): Promise<void>
}
