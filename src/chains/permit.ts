import type { CaipNetwork } from '../core/entities/network.js'

/** How much of a token a spender may take by the holder's signature (EIP-2612). */
export interface PermitRequest {
  /** The connected wallet that signs. */
  readonly connectorId: string
  /** What signs instead of the family's own wallet: the provider of a WalletConnect session. */
  readonly provider?: unknown
  readonly network: CaipNetwork
  readonly from: string
  readonly token: string
  /** Who may take it. */
  readonly spender: string
  /** In base units. */
  readonly amount: bigint
  /** Gas of the call that uses the permit, which cannot be tried before it is signed; `undefined` while unknown. */
  readonly gas?: bigint | undefined
  readonly signal?: AbortSignal | undefined
}

/** A permit that was signed. */
export interface Permit {
  /** What `permit` of the token takes, as hex. */
  readonly data: string
  /** In ms since 1970. */
  readonly expiresAt: number
}

/** A permit that is ready to be signed. */
export interface PreparedPermit {
  /** The network fee of the call that uses it, in base units of the chain's coin; `undefined` while unknown. */
  readonly fee: bigint | undefined
  /**
   * Asks the wallet to sign it; `undefined` where the wallet cannot sign typed data, or signs what the token does not
   * take.
   *
   * @throws {WalletChangedError} it is on another account or network by now; it was not asked
   * @throws {TransactionRejectedError} refused
   */
  sign(signal?: AbortSignal): Promise<Permit | undefined>
}
