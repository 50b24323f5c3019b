import type { CaipNetworkId } from '../../../core/caip.js'
import type { Account } from '../../../core/entities/account.js'
import type { InputToSign, SignatureProtocol, SignedPsbt } from '../../../core/entities/bitcoin-provider.js'
import type { CaipNetwork } from '../../../core/entities/network.js'

/** A message to sign. */
export interface MessageRequest {
  readonly message: string
  readonly address: string
  readonly protocol: SignatureProtocol
}

/** A partially signed transaction to sign. */
export interface PsbtRequest {
  /** Base64. */
  readonly psbt: string
  /** At least one. */
  readonly inputs: readonly InputToSign[]
  /** Whether the site itself specified the inputs. */
  readonly isChosen: boolean
  /** Whether the wallet should also send the transaction. */
  readonly broadcast: boolean
  /** The accounts the site may see. */
  readonly accounts: readonly Account[]
}

/** A payment. */
export interface TransferRequest {
  readonly from: string
  readonly recipient: string
  /** In satoshis. */
  readonly amount: bigint
}

/** A wallet's own metadata. */
export interface WalletAnswer {
  /** Empty if it allows none. */
  readonly accounts: readonly Account[]
  /** Its reported network; `undefined` if unknown. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** Called when a wallet's accounts or network changed, or when the wallet disconnected. */
export type WalletListener = (event: 'changed' | 'gone') => void

/**
 * A Bitcoin wallet, whatever its dialect. Unsupported functions are absent. Functions reject with what the wallet
 * threw, or with a typed error.
 */
export interface BitcoinWallet {
  /** The wallet's own object. */
  readonly raw: object
  /** The networks it reports as supported; `undefined` if unknown. */
  chains?(): readonly CaipNetworkId[] | undefined
  /** Requests accounts, with a prompt; `network` is the one the site prefers. */
  connect(network: CaipNetwork | undefined): Promise<WalletAnswer>
  /** Reads the accounts the site may see, without any prompt. */
  restore(network: CaipNetwork | undefined): Promise<WalletAnswer>
  /** Disconnects the site from the wallet. */
  disconnect?(): Promise<void>
  /** The signature, as base64. */
  signMessage(request: MessageRequest): Promise<string>
  signPsbt(request: PsbtRequest): Promise<SignedPsbt>
  /** Asks the wallet to pay; resolves to the transaction's id. */
  sendTransfer?(request: TransferRequest): Promise<string>
  /** Asks the wallet to switch its network; resolves to its accounts there. */
  readonly switchNetwork?: ((network: CaipNetwork) => Promise<WalletAnswer>) | undefined
  /** Listens for changes and for a disconnection by the wallet, until the returned function is called. */
  watch?(notify: WalletListener): () => void
}
