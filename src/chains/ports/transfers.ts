import type { CaipNetwork } from '../../core/entities/network.js'
import type { TransactionQuery } from './reads.js'

/** A transfer, as the visitor entered it. */
export interface TransferRequest {
  /** The connected wallet that signs. */
  readonly connectorId: string
  /** Signs instead of the family's own wallet: the provider of a WalletConnect session. */
  readonly provider?: unknown
  readonly network: CaipNetwork
  readonly from: string
  readonly to: string
  /** In base units. */
  readonly amount: bigint
  /** Contract or mint; absent for the native coin. */
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** A transfer that was simulated, ready to be signed. */
export interface PreparedTransfer {
  /** The network fee, in base units of the native coin. */
  readonly fee: bigint
  /** Someone else may pay the fee, as the account is a contract: for a Safe, it is the owner who executes. */
  readonly mayBeSponsored?: boolean
  /** The cost of creating the receiving account, in addition to the fee, in base units of the native coin; mostly 0. */
  readonly deposit: bigint
  /** Decimals of the asset, as read from the chain. */
  readonly decimals: number
  /** What the receiver gets, in base units, if the token itself keeps part of the amount. */
  readonly arrives?: bigint
  /**
   * Asks the wallet to sign and send it: the hash, and a promise that settles once it is final or has failed; see
   * `awaitTransaction`.
   */
  send(signal?: AbortSignal): Promise<{ readonly hash: string; readonly confirmed: Promise<string> }>
}

/** Facts about an address before sending to it; unknown ones are absent. */
export interface AddressFacts {
  /** Its checksum is wrong. */
  readonly misspelled?: boolean
  /** It is a contract's or program's. */
  readonly contract?: boolean
}

/** An address on a network. */
export interface AddressQuery {
  readonly address: string
  readonly network: CaipNetwork
  readonly signal?: AbortSignal
}

/** Moving coins and tokens. */
export interface TransfersPort {
  /** Checks an address before sending to it. */
  checkAddress(query: AddressQuery): Promise<AddressFacts>
  /**
   * Builds a transfer, simulates it and returns its cost; no wallet is asked yet.
   *
   * @throws {InsufficientFeeError} the chain says that the fee is not covered
   * @throws {SimulationFailedError} it would fail
   * @throws {TokenTransferError} the token cannot be sent there
   */
  prepare(request: TransferRequest): Promise<PreparedTransfer>
  /** The reserve of the native coin when the account at the address sends all of it, in base units; 0 if others pay the fee. */
  reserve(query: AddressQuery): Promise<bigint>
  /**
   * Waits until a transaction is final, for as long as it takes; returns its hash on the chain, which is another one if the
   * wallet has sped it up, or if it was only proposed to the owners of a Safe.
   *
   * @throws {TransactionFailedError} it was included and failed
   * @throws {TransactionExpiredError} it will never be included
   * @throws the signal's reason, once it is aborted
   */
  awaitTransaction(query: TransactionQuery): Promise<string>
  /**
   * Whether a sent transaction is only proposed to the owners of its account; resolves once that is known. Absent if
   * accounts of the family have no owners.
   */
  readonly isProposed?: ((query: TransactionQuery) => Promise<boolean>) | undefined
}
