import type { CallCapability } from '../../core/entities/calls.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { PermitRequest, PreparedPermit } from './permit.js'

/** A call of a contract. */
export interface ContractCall {
  readonly to: string
  /** The amount of the chain's coin to send along, in base units. */
  readonly value: bigint
  readonly data: string
}

/** Contract calls that depend on one another. */
export interface CallsRequest {
  /** The connected wallet, which signs. */
  readonly connectorId: string
  /** Signs in place of the family's own wallet: the provider of a WalletConnect session. */
  readonly provider?: unknown
  readonly network: CaipNetwork
  readonly from: string
  /** At least one; later calls see the effects of earlier ones. */
  readonly calls: readonly ContractCall[]
  /** For a wallet that supports batches (EIP-5792), also of a single call; others are asked without them. */
  readonly capabilities?: Readonly<Record<string, CallCapability>> | undefined
  /** Gas of the last call, which cannot be simulated before the earlier ones are confirmed; `undefined` while unknown. */
  readonly gas?: bigint | undefined
  /**
   * Whether the wallet's id of a batch is a hash by which the wallet follows it. Such a batch counts as sent once the wallet
   * has it: its owners may agree days later.
   */
  readonly followsBatch?: ((id: string) => boolean) | undefined
  readonly signal?: AbortSignal | undefined
}

/** A batch that the wallet has accepted (EIP-5792). */
export interface AcceptedBatch {
  /** The wallet's id of it. */
  readonly id: string
  /** Whether the id is a Safe's own hash, so that the chain shows what becomes of it, and not only the wallet. */
  readonly isHash: boolean
  /** Settles with its transactions, or with the Safe's own. */
  readonly ended: Promise<SentCalls>
}

/** The progress of calls. */
export interface CallsProgress {
  /** The number of calls that the wallet has sent. */
  readonly sent: number
  /** The number of confirmed calls. */
  readonly done: number
  /** The sent calls are proposed to the owners of a Safe, and the next one does not wait for them to agree. */
  readonly proposed?: true
  /** The known transactions of the sent calls, in order. */
  readonly hashes: readonly string[]
  /** The batch of all calls, reported once; not if it counts as sent at once, see `followsBatch`. */
  readonly batch?: AcceptedBatch
}

/** The calls that a wallet has sent. */
export interface SentCalls {
  /** Of the last transaction; the id of the batch if its wallet names none. */
  readonly hash: string
  /** Of all of them, in order; a batch may be a single transaction. */
  readonly hashes: readonly string[]
  /** Settles once the last one is final or has failed; see `TransfersPort.awaitTransaction`. */
  readonly confirmed: Promise<string>
}

/** Calls that were simulated as far as possible and are ready to be signed. */
export interface PreparedCalls {
  /** The network fee of all calls, in base units of the chain's coin; `undefined` while unknown. */
  readonly fee: bigint | undefined
  /** Someone else may pay the fee, as the account is a contract: for a Safe, it is the owner who executes. */
  readonly mayBeSponsored?: boolean
  /** The number of wallet prompts: one if it executes all calls or none (EIP-5792), otherwise one per call. */
  readonly requests: number
  /** Whether the wallet executes them as a batch (EIP-5792), which may be a single call. */
  readonly isBatch?: boolean
  /**
   * Asks the wallet to sign and send them. `onStep` is called for each call sent or confirmed before the last one; if
   * it throws, the rest is not sent.
   *
   * @throws {BatchRefusal} the wallet accepts them only one by one: nothing was sent, and they must be prepared again
   */
  send(signal?: AbortSignal, onStep?: (progress: CallsProgress) => void): Promise<SentCalls>
}

/** Calls to simulate, and the holdings to compare. */
export interface ChangesRequest extends Pick<CallsRequest, 'network' | 'from' | 'calls' | 'signal'> {
  /** Contracts of tokens; `undefined` is the chain's coin. */
  readonly tokens: readonly (string | undefined)[]
}

/** What simulated calls would change of an account's holdings. */
export interface CallsChanges {
  /** How much more the account would hold of each token of the request, in base units; `undefined` where that is unreadable. */
  readonly amounts: readonly (bigint | undefined)[]
  /** Contracts whose tokens or collectibles the account would lose, in lower case. */
  readonly leaving: readonly string[]
}

/** The batch to wait for. */
export interface BatchQuery extends Pick<CallsRequest, 'connectorId' | 'provider' | 'signal'> {
  /** The wallet's id of it. */
  readonly id: string
}

/** A call whose data is not known yet. */
export interface DataFeeQuery extends Pick<CallsRequest, 'network' | 'from' | 'signal'> {
  /** The bytes of data that it may have. */
  readonly size: number
}

/** Contract calls other than transfers. */
export interface CallsPort {
  /** The decimals of a token, from its contract. @throws {TokenTransferError} it reports none */
  decimals(query: Pick<CallsRequest, 'network' | 'signal'> & { readonly token: string }): Promise<number>
  /**
   * Simulates calls and estimates their cost, without asking a wallet.
   *
   * @throws {SimulationFailedError} the first one would fail
   */
  prepare(request: CallsRequest): Promise<PreparedCalls>
  /** Simulates all of the calls; `undefined` where the chain's endpoints cannot, or where one would fail. */
  changes?(request: ChangesRequest): Promise<CallsChanges | undefined>
  /** What the chain charges for publishing a call's data in addition to its gas, in base units of its coin; 0 if nothing. */
  dataFee?(query: DataFeeQuery): Promise<bigint>
  /** Prepares a permit in place of an approval, without a prompt; `undefined` if the token or the account has none. */
  permit?(request: PermitRequest): Promise<PreparedPermit | undefined>
  /**
   * Waits until a batch that the wallet has sent (EIP-5792) is confirmed; returns its transactions, as far as the wallet
   * names them.
   *
   * @throws {TransactionFailedError} it failed on the chain
   * @throws {SendError} the wallet no longer reports on it
   * @throws the signal's reason, once it is aborted
   */
  awaitBatch?(query: BatchQuery): Promise<readonly string[]>
}
