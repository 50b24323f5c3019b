import type { CaipNetwork } from '../../core/entities/network.js'
import type { TokenHolding } from '../../core/entities/token.js'

/** A native balance. */
export interface NativeBalance {
  /** In base units (wei). */
  readonly amount: bigint
  readonly symbol: string
  readonly decimals: number
}

/** Account and network to read the native balance of. */
export interface BalanceQuery {
  readonly address: string
  readonly network: CaipNetwork
  readonly signal?: AbortSignal
}

/** Account, network and tokens to read balances of. */
export interface TokensQuery extends BalanceQuery {
  /** Contracts or mints. */
  readonly tokens: readonly string[]
}

/** A transaction that may have transferred some of a token to an account. */
export interface ReceivedQuery extends BalanceQuery {
  readonly hash: string
  /** Contract or mint; absent for the chain's coin. */
  readonly token?: string | undefined
}

/** Which transaction to wait for. */
export interface TransactionQuery {
  readonly hash: string
  readonly network: CaipNetwork
  /** The sender, if known. If it is a Safe, the hash may be the Safe's own, for a transaction proposed to its owners. */
  readonly from?: string | undefined
  readonly signal?: AbortSignal
}

/** Reading accounts over the chain's endpoints. */
export interface ReadsPort {
  /** Reads a native balance. */
  balance(query: BalanceQuery): Promise<NativeBalance>
  /**
   * Reads an account's balances of some tokens, in as few requests as possible. Unreadable tokens are omitted; rejects
   * only if no endpoint answered.
   */
  tokens?(query: TokensQuery): Promise<readonly TokenHolding[]>
  /** Whether a final transaction transferred some of a token to an account; rejects only if no endpoint answered. */
  received?(query: ReceivedQuery): Promise<boolean>
  /**
   * Waits until a transaction is final, in a family without transfers.
   *
   * @throws {TransactionExpiredError} no endpoint knows it any longer
   * @throws the signal's reason, once it is aborted
   */
  awaitTransaction?(query: TransactionQuery): Promise<void>
}
