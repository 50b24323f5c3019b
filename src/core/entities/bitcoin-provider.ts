import type { Account } from './account.js'

/** How a message is signed: ECDSA over its hash, or BIP-322. */
export type SignatureProtocol = 'ecdsa' | 'bip322'

/** An input to sign: its index in the transaction, and its address. */
export interface InputToSign {
  readonly address: string
  readonly index: number
  /** Allowed signature hash types, as numbers; by default, the input's own. */
  readonly sighashTypes?: readonly number[]
}

/** A wallet's result for a PSBT: base64, and the transaction id if the wallet has sent it. */
export interface SignedPsbt {
  readonly psbt: string
  readonly txid?: string
}

/** A signed message. */
export interface SignedMessage {
  /** Base64. */
  readonly signature: string
  readonly address: string
  /** How it was signed, as determined from the signature: not every wallet lets a site choose. */
  readonly protocol: SignatureProtocol
}

/** A message to sign; the active address signs unless another is given. */
export interface SignMessageParams {
  readonly message: string
  readonly address?: string | undefined
  /** Default: `bip322` for Taproot addresses, `ecdsa` for others. */
  readonly protocol?: SignatureProtocol | undefined
}

/** A PSBT to sign. */
export interface SignPsbtParams {
  /** Base64. */
  readonly psbt: string
  /** By default, every input of a connected address. */
  readonly signInputs?: readonly InputToSign[] | undefined
  /** Sends the transaction once it is signed. */
  readonly broadcast?: boolean | undefined
}

/** A payment from the connected payment address. */
export interface SendTransferParams {
  readonly recipient: string
  /** Satoshis, as a string of digits. */
  readonly amount: string
}

/**
 * What `getProvider('bip122')` returns: the connected Bitcoin wallet, whatever its dialect. PSBTs and signatures are
 * base64. Rejects with `BitcoinRejectedError`, `BitcoinRequestError`, `BitcoinWalletError`, `RequestPendingError` or
 * `BroadcastError`.
 */
export interface BitcoinProvider {
  readonly name: string
  /** The wallet's own object; a class instance is wrapped, as by `getProvider('eip155')`. */
  readonly raw: object
  /**
   * The connected addresses: payment first, then ordinals, with their public keys and paths where the wallet provides
   * them.
   */
  getAccountAddresses(): Promise<readonly Account[]>
  signMessage(params: SignMessageParams): Promise<SignedMessage>
  signPSBT(params: SignPsbtParams): Promise<SignedPsbt>
  /** Pays; resolves to the transaction id. For a wallet that only signs, the transaction is built here. */
  sendTransfer(params: SendTransferParams): Promise<string>
}
