import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../caip.js'
import type { Token } from './token.js'

/** Warnings about a receiver before sending. */
export type ReceiverWarning = 'own' | 'lookAlike' | 'token' | 'contract' | 'name'

/** The result of checking a receiver while it is typed. */
export interface CheckedReceiver {
  /** The entered text. */
  readonly text: string
  /** The sending account on its network, for which alone the result holds; absent without one. */
  readonly owner?: CaipAddress
  readonly status: 'checking' | 'ready' | 'failed'
  /** The receiving address, never a name. */
  readonly address?: string
  /** The name that resolved to the address. */
  readonly name?: string
  /** Its checksum is wrong. */
  readonly misspelled?: boolean
  /** It is a contract or program. */
  readonly contract?: boolean
  /** The name mixes look-alike letters and can pass for another. */
  readonly disguised?: boolean
}

/** Everything that a visitor confirms; fixed from then on, whatever the page or the wallet does. */
export interface SendQuote {
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  readonly connectorId: string
  readonly from: string
  /** An address, never a name. */
  readonly to: string
  /** The name that resolved to the address. */
  readonly name?: string
  readonly token: Token
  /** In base units, with the chain's own decimals. */
  readonly amount: bigint
  /** The network fee, in base units of the native coin. */
  readonly fee: bigint
  /** The cost of creating the receiving account, in base units of the native coin. */
  readonly deposit: bigint
  /** What the receiver gets, in base units of the token, if the token itself keeps part of the amount. */
  readonly arrives?: bigint
  readonly warnings: readonly ReceiverWarning[]
}

/** The token received in exchange. */
export interface PendingReceived {
  readonly symbol: string
  /** Exact decimal string in whole units. */
  readonly quantity: string
  /** Its plain address; absent for the native coin. */
  readonly token?: string
}

/** A batch that a wallet has accepted. Only that wallet knows its id (EIP-5792). */
export interface SentBatch {
  /** The wallet's id of it. */
  readonly id: string
  readonly connectorId: string
}

/** Why a transaction was never included in a block: its time was up, another one took its place, or it was dropped. */
export type TransactionLoss = 'expired' | 'replaced' | 'dropped'

/**
 * A sent transaction that is pending, has failed, has been lost so that its outcome is unknown, or is confirmed but not
 * in the history yet.
 */
export interface PendingTransaction {
  /** Its hash; the id of its batch until the wallet reports one. */
  readonly hash: string
  /** The batch that it was sent as. */
  readonly batch?: SentBatch
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly to: string
  readonly symbol: string
  /** Contract or mint; absent for the native coin. */
  readonly token?: string
  /** Exact decimal string in whole units. */
  readonly quantity: string
  /** The expected result of a swap. */
  readonly received?: PendingReceived
  /** When it was sent, in ms since 1970. */
  readonly sentAt: number
  readonly status: 'pending' | 'failed' | 'unknown' | 'confirmed'
  /** How it was lost; absent if it was included in a block. */
  readonly loss?: TransactionLoss
}
