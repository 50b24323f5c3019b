import type { CaipNetwork } from '../core/entities/network.js'
import type { PermitRequest, PreparedPermit } from './permit.js'

/** A call of a contract. */
export interface ContractCall {
  readonly to: string
  /** What goes along of the chain's coin, in base units. */
  readonly value: bigint
  readonly data: string
}

/** Calls of contracts that stand on one another. */
export interface CallsRequest {
  /** The connected wallet that signs. */
  readonly connectorId: string
  /** What signs instead of the family's own wallet: the provider of a WalletConnect session. */
  readonly provider?: unknown
  readonly network: CaipNetwork
  readonly from: string
  /** At least one; what an earlier one changes the later ones find. */
  readonly calls: readonly ContractCall[]
  /** Gas of the last call, which cannot be tried before those ahead of it are through; `undefined` while unknown. */
  readonly gas?: bigint | undefined
  readonly signal?: AbortSignal | undefined
}

/** How far calls are. */
export interface CallsProgress {
  /** How many the wallet has sent. */
  readonly sent: number
  /** How many are through. */
  readonly done: number
  /** The transactions that are known of those that were sent, in order. */
  readonly hashes: readonly string[]
}

/** What a wallet has sent. */
export interface SentCalls {
  /** Of the last transaction. */
  readonly hash: string
  /** Of all of them, in order; calls that were sent at once may be in one. */
  readonly hashes: readonly string[]
  /** Settles once the last one is final or has failed. */
  readonly confirmed: Promise<void>
}

/** Calls that were tried as far as they can be, ready to be signed. */
export interface PreparedCalls {
  /** The network fee of all of them, in base units of the chain's coin; `undefined` while unknown. */
  readonly fee: bigint | undefined
  /** How often the wallet asks its holder: once where it takes all calls or none (EIP-5792), else for each of them. */
  readonly requests: number
  /**
   * Asks the wallet to sign and send them. `onStep` hears of each that was sent or is through ahead of the last one; what it
   * throws keeps the rest from being sent.
   */
  send(signal?: AbortSignal, onStep?: (progress: CallsProgress) => void): Promise<SentCalls>
}

/** Which batch to wait for. */
export interface BatchQuery extends Pick<CallsRequest, 'connectorId' | 'provider' | 'signal'> {
  /** What its wallet knows it by. */
  readonly id: string
}

/** Calls of contracts other than transfers. */
export interface CallsPort {
  /** How many decimals a token has, as its contract says. @throws {TokenTransferError} it says none */
  decimals(query: Pick<CallsRequest, 'network' | 'signal'> & { readonly token: string }): Promise<number>
  /**
   * Tries calls and says what they cost; no wallet is asked yet.
   *
   * @throws {SimulationFailedError} the first one would fail
   */
  prepare(request: CallsRequest): Promise<PreparedCalls>
  /** Gets a permit ready, in place of an approval; `undefined` where the token or the account has none. No wallet is asked. */
  permit?(request: PermitRequest): Promise<PreparedPermit | undefined>
  /**
   * Waits until a batch that the wallet has sent (EIP-5792) is through.
   *
   * @throws {TransactionFailedError} it failed on the chain
   * @throws {SendError} the wallet tells nothing of it any more
   * @throws the signal's reason, once it is aborted
   */
  awaitBatch?(query: BatchQuery): Promise<void>
}
