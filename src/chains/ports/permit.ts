import type { CaipNetwork } from '../../core/entities/network.js'

/** How much of a token a spender may take by the holder's signature (EIP-2612). */
export interface PermitRequest {
  /** The connected wallet that signs. */
  readonly connectorId: string
  /** Signs instead of the family's own wallet: the provider of a WalletConnect session. */
  readonly provider?: unknown
  readonly network: CaipNetwork
  readonly from: string
  readonly token: string
  /** The spender. */
  readonly spender: string
  /** In base units. */
  readonly amount: bigint
  /** Gas of the call that uses the permit, which cannot be simulated before signing; `undefined` while unknown. */
  readonly gas?: bigint | undefined
  readonly signal?: AbortSignal | undefined
}

/** A signed permit. */
export interface Permit {
  /** The arguments of the token's `permit`, as hex. */
  readonly data: string
  /** In ms since 1970. */
  readonly expiresAt: number
}

/** A permit ready to be signed. */
export interface PreparedPermit {
  /** The network fee of the call that uses it, in base units of the native coin; `undefined` while unknown. */
  readonly fee: bigint | undefined
  /**
   * Asks the wallet to sign it; `undefined` if the wallet cannot sign typed data, or signs something the token rejects.
   *
   * @throws {WalletChangedError} it has switched account or network; it was not asked
   * @throws {TransactionRejectedError} refused
   */
  sign(signal?: AbortSignal): Promise<Permit | undefined>
}
