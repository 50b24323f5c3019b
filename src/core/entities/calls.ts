import type { CaipNetworkId } from '../caip.js'
import type { OutcomeError } from './outcome.js'

/** An EVM call that a site requests. */
export interface CallInput {
  /** The EVM address to call; names are not resolved. */
  readonly to: string
  /** The amount of the chain's coin to send with the call, in wei, as a `bigint` or in hex; default: 0. */
  readonly value?: bigint | `0x${string}` | undefined
  /** The call data, in hex; without it, the call only transfers the chain's coin. */
  readonly data?: string | undefined
}

/** The settings of a wallet capability (EIP-5792), such as a paymaster that pays the network fee. */
export interface CallCapability {
  /** Whether a wallet that lacks the capability may still send the calls; by default, it must refuse them. */
  readonly optional?: boolean | undefined
  readonly [name: string]: unknown
}

/** Options of `sendCalls()`. */
export interface SendCallsOptions {
  /** The calls, 1 to 50, in the order of execution. */
  readonly calls: readonly CallInput[]
  /**
   * One of the site's EVM networks, by its chain id (a number, or in hex) or its CAIP-2 id; by default, the active one.
   */
  readonly chainId?: string | number | undefined
  /**
   * Capabilities by name, such as `paymasterService` (EIP-5792); their values must be JSON. They are passed only to a
   * wallet that supports batches.
   */
  readonly capabilities?: Readonly<Record<string, CallCapability>> | undefined
  /** Closes the modal when aborted; a request that the wallet has already received stays open there. */
  readonly signal?: AbortSignal | undefined
}

/** The outcome of `sendCalls()`. */
export type SendCallsOutcome =
  | {
      /** All calls are confirmed. */
      readonly status: 'sent'
      readonly caipNetworkId: CaipNetworkId
      /** Whether the wallet sent them as one batch. */
      readonly isAtomic: boolean
      /**
       * Of the transactions, in order: one per call, or the wallet's own for the whole batch; empty if the wallet names none. A
       * Safe may name its own hash instead, which explorers do not know.
       */
      readonly hashes: readonly string[]
    }
  | { readonly status: 'dismissed' }
  | {
      /** The visitor rejected in the wallet, or something failed. */
      readonly status: 'rejected' | 'failed'
      readonly error: OutcomeError
      /** Of the calls that were confirmed nevertheless, in order; the later ones were not. */
      readonly hashes: readonly string[]
    }

/** The effect of a call, as far as its data tells. */
export type CallAction =
  /** Moves the chain's coin and nothing else. */
  | { readonly kind: 'coin' }
  /** The functions of ERC-20; amounts are in base units of the token. */
  | { readonly kind: 'transfer' | 'approve'; readonly to: string; readonly amount: bigint }
  | { readonly kind: 'transferFrom'; readonly from: string; readonly to: string; readonly amount: bigint }
  /** Calls a contract with data of an unknown meaning. */
  | { readonly kind: 'contract' }

/** A parsed call; immutable. */
export interface RequestedCall {
  readonly to: string
  /** In wei. */
  readonly value: bigint
  /** `0x` without data. */
  readonly data: string
  readonly action: CallAction
}

/** The calls that a site requested. */
export interface RequestedCalls {
  readonly caipNetworkId: CaipNetworkId
  readonly calls: readonly RequestedCall[]
  readonly capabilities?: Readonly<Record<string, CallCapability>> | undefined
}

/** A token's decimals and symbol, as its own contract reports them. */
export interface CallToken {
  readonly decimals: number
  /** Only for tokens that the account holds. */
  readonly symbol: string | undefined
}

/** Everything that a visitor confirms; immutable, whatever the page or the wallet does. */
export interface CallsQuote extends RequestedCalls {
  readonly connectorId: string
  readonly from: string
  /** Whether the wallet executes all calls or none (EIP-5792); otherwise it asks for each in turn. */
  readonly isAtomic: boolean
  /** The network fee, in base units of the chain's coin; `undefined` while unknown. */
  readonly fee: bigint | undefined
  /** The tokens of the calls, by contract in lower case; those whose contract reports no decimals are missing. */
  readonly tokens: Readonly<Record<string, CallToken>>
}
