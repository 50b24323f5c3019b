import type { CaipNetworkId, ChainNamespace } from '../caip.js'
import type { Token } from './token.js'

/** What a sender should know of a receiver before it is too late. */
export type ReceiverWarning = 'own' | 'lookAlike' | 'token' | 'contract' | 'name'

/** What was found out about a receiver as it was written. */
export interface CheckedReceiver {
  /** What was written. */
  readonly text: string
  readonly status: 'checking' | 'ready' | 'failed'
  /** Where it goes to; an address, never a name. */
  readonly address?: string
  /** The name that stood for the address. */
  readonly name?: string
  /** Its capitals say that a character is wrong. */
  readonly misspelled?: boolean
  /** A program lives there. */
  readonly contract?: boolean
  /** The name mixes letters that look alike, and can pass for another. */
  readonly disguised?: boolean
}

/** Everything that a visitor confirms; it does not change any more, whatever the page or the wallet does. */
export interface SendQuote {
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  readonly connectorId: string
  readonly from: string
  /** An address, never a name. */
  readonly to: string
  /** The name that stood for the address. */
  readonly name?: string
  readonly token: Token
  /** In base units, by the chain's own decimals. */
  readonly amount: bigint
  /** What the chain takes, in base units of its coin. */
  readonly fee: bigint
  /** What making the receiving account costs, in base units of the chain's coin. */
  readonly deposit: bigint
  readonly warnings: readonly ReceiverWarning[]
}

/** What comes back for what is sent. */
export interface PendingReceived {
  readonly symbol: string
  /** Exact decimal text in whole units. */
  readonly quantity: string
}

/** A transaction that was sent and has no receipt yet, or failed on the chain. */
export interface PendingTransaction {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly to: string
  readonly symbol: string
  /** Contract or mint; the chain's own coin without it. */
  readonly token?: string
  /** Exact decimal text in whole units. */
  readonly quantity: string
  /** What a swap is expected to bring. */
  readonly received?: PendingReceived
  /** When it was sent, in ms since 1970. */
  readonly sentAt: number
  readonly status: 'pending' | 'failed'
}
