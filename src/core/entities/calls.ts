import type { CaipNetworkId } from '../caip.js'
import type { OutcomeError } from './outcome.js'

/** A call that a site wants to have sent. */
export interface CallInput {
  /** An EVM address; never a name. */
  readonly to: string
  /** What goes along of the chain's coin, in wei, as a number or in hex; nothing without it. */
  readonly value?: bigint | `0x${string}` | undefined
  /** What the contract is called with, in hex; a plain transfer of the chain's coin without it. */
  readonly data?: string | undefined
}

/** What `sendCalls()` takes. */
export interface SendCallsOptions {
  /** At least one, in the order in which they are carried out. */
  readonly calls: readonly CallInput[]
  /** One of the site's EVM networks, by its chain id, also in hex, or its CAIP-2 id; the active one without it. */
  readonly chainId?: string | number | undefined
  /** Closes the modal when aborted; what the wallet has been asked for by then stays asked. */
  readonly signal?: AbortSignal | undefined
}

/** How calls ended. */
export type SendCallsOutcome =
  | {
      /** All of them are through. */
      readonly status: 'sent'
      readonly caipNetworkId: CaipNetworkId
      /** Whether the wallet took them at once. */
      readonly isAtomic: boolean
      /** Of the transactions, in order: one each, or those that the wallet made of all of them. */
      readonly hashes: readonly string[]
    }
  | { readonly status: 'dismissed' }
  | {
      /** The visitor refused in the wallet, or something failed. */
      readonly status: 'rejected' | 'failed'
      readonly error: OutcomeError
      /** Of the calls that went through all the same, in order; the later ones did not. */
      readonly hashes: readonly string[]
    }

/** What a call does, as far as its data says. */
export type CallAction =
  /** Moves the chain's coin and nothing else. */
  | { readonly kind: 'coin' }
  /** The functions of ERC-20; amounts are in base units of the token. */
  | { readonly kind: 'transfer' | 'approve'; readonly to: string; readonly amount: bigint }
  | { readonly kind: 'transferFrom'; readonly from: string; readonly to: string; readonly amount: bigint }
  /** Calls a contract with data that stands for nothing known. */
  | { readonly kind: 'contract' }

/** A call that was read, and does not change any more. */
export interface RequestedCall {
  readonly to: string
  /** In wei. */
  readonly value: bigint
  /** `0x` without any. */
  readonly data: string
  readonly action: CallAction
}

/** What a site asked to have sent. */
export interface RequestedCalls {
  readonly caipNetworkId: CaipNetworkId
  readonly calls: readonly RequestedCall[]
}

/** How a token counts, by its own contract. */
export interface CallToken {
  readonly decimals: number
  /** Only of a token that the account holds. */
  readonly symbol: string | undefined
}

/** Everything that a visitor confirms; it does not change any more, whatever the page or the wallet does. */
export interface CallsQuote extends RequestedCalls {
  readonly connectorId: string
  readonly from: string
  /** Whether the wallet takes all calls at once, or none of them; else it asks for each in turn. */
  readonly isAtomic: boolean
  /** What the chain takes, in base units of its coin; `undefined` while unknown. */
  readonly fee: bigint | undefined
  /** The tokens that the calls are about, by contract in lower case; those whose contract tells no decimals are missing. */
  readonly tokens: Readonly<Record<string, CallToken>>
}
