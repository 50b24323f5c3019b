import type { Account } from './account.js'

/** How a message is signed: ECDSA over its hash, or BIP-322. */
export type SignatureProtocol = 'ecdsa' | 'bip322'

/** An input of a PSBT to sign. */
export interface InputToSign {
  /** The address that signs the input. */
  readonly address: string
  /** The index of the input in the transaction, from 0. */
  readonly index: number
  /** The allowed signature hash types, as numbers; by default, the input's own type. */
  readonly sighashTypes?: readonly number[]
}

/** A PSBT that a wallet has signed. */
export interface SignedPsbt {
  /** Base64. */
  readonly psbt: string
  /** The transaction id, if the wallet has sent the transaction. */
  readonly txid?: string
}

/** A signed message. */
export interface SignedMessage {
  /** Base64. */
  readonly signature: string
  readonly address: string
  /** How the message was signed, as recognised from the signature, because some wallets do not let a site choose. */
  readonly protocol: SignatureProtocol
}

/** A message to sign. */
export interface SignMessageParams {
  readonly message: string
  /** The address that signs; by default, the active one. */
  readonly address?: string | undefined
  /** Default: `bip322` for Taproot addresses, `ecdsa` for others. */
  readonly protocol?: SignatureProtocol | undefined
}

/** A PSBT to sign. */
export interface SignPsbtParams {
  /** Base64. */
  readonly psbt: string
  /** The inputs to sign; by default, every input of a connected address. */
  readonly signInputs?: readonly InputToSign[] | undefined
  /** Whether to send the transaction once it is signed; default: `false`. */
  readonly broadcast?: boolean | undefined
}

/** A payment from the connected payment address. */
export interface SendTransferParams {
  readonly recipient: string
  /** In satoshis, as a string of digits. */
  readonly amount: string
}

/**
 * The connected Bitcoin wallet, as returned by `getProvider('bip122')`; it has the same interface for every wallet. Its
 * methods reject with `BitcoinRejectedError`, `BitcoinRequestError`, `BitcoinWalletError`, `RequestPendingError` or
 * `BroadcastError`.
 */
export interface BitcoinProvider {
  readonly name: string
  /** The wallet's own object; if it is a class instance, it is wrapped as by `getProvider('eip155')`. */
  readonly raw: object
  /**
   * The connected addresses, those for payments before those for ordinals, with their public keys and BIP-32 paths if
   * the wallet provides them.
   */
  getAccountAddresses(): Promise<readonly Account[]>
  /** Signs a message; see `SignMessageParams` for the address and the protocol. */
  signMessage(params: SignMessageParams): Promise<SignedMessage>
  /** Signs a PSBT, and sends it if `broadcast` is set. */
  signPSBT(params: SignPsbtParams): Promise<SignedPsbt>
  /**
   * Sends a payment and returns the transaction id. If the wallet can only sign, this builds and sends the transaction.
   */
  sendTransfer(params: SendTransferParams): Promise<string>
}
