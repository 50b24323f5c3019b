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

/** All about the wallet at one moment. */
export interface WalletConnectTestState {
  readonly version: number
  /** Why the last thing failed; empty when it did not. */
  readonly error: string
  /** Addresses by namespace (eip155, solana, bip122, polkadot, cosmos), one entry an account. */
  readonly accounts: readonly Readonly<Record<string, string>>[]
  /** Place of the active account. */
  readonly active: number
  /** CAIP-2 id of the EVM chain that is on. */
  readonly chain: string | null
  readonly sessions: readonly WalletConnectTestSession[]
  readonly pending: readonly WalletConnectAsk[]
}

/** How much of a session is granted; everything that the wallet can serve without a list. */
export interface WalletConnectTerms {
  /** The ask that is meant; the oldest without it. */
  readonly id?: string
  /** CAIP-2 ids. */
  readonly chains?: readonly string[]
  /** Places of accounts, the active one first. */
  readonly accounts?: readonly number[]
  /** Ends the session so soon, in seconds. */
  readonly expiresInS?: number
}

/** What a refusal says; code 5000, "User rejected." without it. */
export interface WalletConnectReason {
  /** The ask that is meant; the oldest without it. */
  readonly id?: string
  readonly code?: number
  readonly message?: string
}

/**
 * What the wallet does by itself: `answer` sends exactly `value`, `fail` exactly `error`, `hang` leaves open until
 * somebody decides, `delay` waits `ms` milliseconds first, `clear` ends all rules. Without a method it is about all.
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

/** The WalletConnect wallet of a running development stack. Everything rejects with an `Error` that says why. */
export interface TestWalletConnectWallet {
  /** Takes a page's link (`wc:…`); what the page asks then waits for `approve` or `reject`. */
  pair(uri: string): Promise<void>
  approve(terms?: WalletConnectTerms): Promise<void>
  reject(reason?: WalletConnectReason): Promise<void>
  /** Sets what happens without a decision. */
  rule(rule: WalletConnectRule): Promise<void>
  /** Makes the account at a place, from 0, the active one. */
  changeAccount(place: number): Promise<void>
  /** Changes to a chain that the wallet knows, such as `eip155:31338`. */
  changeChain(caipNetworkId: string): Promise<void>
  /** Sends any session event, right or wrong. */
  emit(name: string, data: unknown, caipNetworkId?: string): Promise<void>
  extend(topic?: string): Promise<void>
  /** Ends one session, or all. */
  disconnect(topic?: string): Promise<void>
  /** Resolves with what waits (of a method) as soon as something does; rejects after `ms` (10,000). */
  nextAsk(method?: string, ms?: number): Promise<WalletConnectAsk>
  calls(method?: string): Promise<readonly WalletConnectTestCall[]>
  state(): Promise<WalletConnectTestState>
  /** Forgets rules and what waits, and ends all sessions. */
  reset(): Promise<void>
  /** Throws a switch of the relay. */
  relay(change: RelaySwitch): Promise<void>
}
