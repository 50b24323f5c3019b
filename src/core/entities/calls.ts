import type { CaipNetworkId } from '../caip.js'
import type { OutcomeError } from './outcome.js'

/** A call that a site requests. */
export interface CallInput {
  /** An EVM address; never a name. */
  readonly to: string
  /** The amount of the chain's coin to send along, in wei, as a number or in hex; none by default. */
  readonly value?: bigint | `0x${string}` | undefined
  /** The call data, in hex; without it, the call is a plain transfer of the chain's coin. */
  readonly data?: string | undefined
}

/** What a site asks of the wallet for calls, such as to have the fee paid (EIP-5792), in the format of the capability. */
export interface CallCapability {
  /** If `true`, a wallet that lacks the capability may still send the calls; otherwise it must refuse them. */
  readonly optional?: boolean | undefined
  readonly [name: string]: unknown
}

/** The options of `sendCalls()`. */
export interface SendCallsOptions {
  /** At least one, in the order of execution. */
  readonly calls: readonly CallInput[]
  /** One of the site's EVM networks: its chain id, also in hex, or its CAIP-2 id; by default, the active one. */
  readonly chainId?: string | number | undefined
  /**
   * Capabilities by name, such as `paymasterService` (EIP-5792), as JSON. A wallet that supports batches gets them with the
   * calls; one that is asked for each call in turn does not.
   */
  readonly capabilities?: Readonly<Record<string, CallCapability>> | undefined
  /** Closes the modal when aborted; a request that the wallet already has stays open there. */
  readonly signal?: AbortSignal | undefined
}

/** How calls ended. */
export type SendCallsOutcome =
  | {
      /** All calls are confirmed. */
      readonly status: 'sent'
      readonly caipNetworkId: CaipNetworkId
      /** Whether the wallet sent them as one batch. */
      readonly isAtomic: boolean
      /** Of the transactions, in order: one per call, or the wallet's own for the whole batch. */
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
