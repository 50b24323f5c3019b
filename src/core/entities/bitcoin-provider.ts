import type { Account } from './account.js'

/** How a message is signed: over its hash alone, or as BIP-322 says. */
export type SignatureProtocol = 'ecdsa' | 'bip322'

/** An input to sign: its place in the transaction, and whose it is. */
export interface InputToSign {
  readonly address: string
  readonly index: number
  /** Kinds of signature that may be made, as numbers; the default of the input without it. */
  readonly sighashTypes?: readonly number[]
}

/** What a wallet made of a PSBT: base64, and the transaction's id when the wallet has sent it. */
export interface SignedPsbt {
  readonly psbt: string
  readonly txid?: string
}

/** A signed message. */
export interface SignedMessage {
  /** Base64. */
  readonly signature: string
  readonly address: string
  /** How it is signed, told from the signature itself: not every wallet lets a site choose. */
  readonly protocol: SignatureProtocol
}

/** What a site asks to be signed; the active address signs unless another is named. */
export interface SignMessageParams {
  readonly message: string
  readonly address?: string | undefined
  /** `bip322` for Taproot addresses and `ecdsa` for others without it. */
  readonly protocol?: SignatureProtocol | undefined
}

/** A PSBT a site wants signed. */
export interface SignPsbtParams {
  /** Base64. */
  readonly psbt: string
  /** Every input of a connected address without it. */
  readonly signInputs?: readonly InputToSign[] | undefined
  /** Sends the transaction once it is signed. */
  readonly broadcast?: boolean | undefined
}

/** A payment of the connected payment address. */
export interface SendTransferParams {
  readonly recipient: string
  /** Satoshis, as a text of digits. */
  readonly amount: string
}

/**
 * What `getProvider('bip122')` gives: the connected Bitcoin wallet, whatever dialect it speaks. PSBTs and signatures
 * are base64. Rejects with `BitcoinRejectedError`, `BitcoinRequestError`, `BitcoinWalletError`, `RequestPendingError`
 * or `BroadcastError`.
 */
export interface BitcoinProvider {
  readonly name: string
  /** The wallet's own object; an instance of a class comes wrapped, as `getProvider('eip155')` does. */
  readonly raw: object
  /** The connected addresses: payment first, then ordinals, with their public keys and paths as far as told. */
  getAccountAddresses(): Promise<readonly Account[]>
  signMessage(params: SignMessageParams): Promise<SignedMessage>
  signPSBT(params: SignPsbtParams): Promise<SignedPsbt>
  /** Pays; resolves to the transaction's id. A wallet that only signs is given a transaction made for it. */
  sendTransfer(params: SendTransferParams): Promise<string>
}
