import type { SOLANA_COMMITMENTS } from '../limits.js'

/** How sure the chain must be. */
export type SolanaCommitment = (typeof SOLANA_COMMITMENTS)[number]

/** The commitments that nodes take today. */
export type NodeCommitment = 'processed' | 'confirmed' | 'finalized'

/** How a transaction is sent; what is left out is up to the wallet or the node. */
export interface SendOptions {
  /** Sends it without trying it first. */
  readonly skipPreflight?: boolean
  /** The state it is tried against. */
  readonly preflightCommitment?: SolanaCommitment
  /** How often the node sends it again. */
  readonly maxRetries?: number
  /** The node must have come to this slot. */
  readonly minContextSlot?: number
}

/** An address in the form that wallet-adapter style code expects. */
export interface SolanaPublicKey {
  toBase58(): string
  toString(): string
  toJSON(): string
  toBytes(): Uint8Array
  equals(other: { toBase58(): string }): boolean
}

/** A transaction of web3.js 2 (and of its successor): the compiled message and the signatures by address. */
export interface CompiledTransaction {
  readonly messageBytes: ArrayLike<number>
  readonly signatures: Readonly<Record<string, ArrayLike<number> | null>>
}

/** A transaction of web3.js 1, legacy or versioned. */
export interface SerializableTransaction {
  serialize(options?: { requireAllSignatures?: boolean; verifySignatures?: boolean }): Uint8Array
}

/** A transaction as sites have it: its bytes, or an object of either version of web3.js. */
export type SolanaTransaction = Uint8Array | CompiledTransaction | SerializableTransaction

/** A connection of web3.js 1: it sends, and tells the latest blockhash. */
export interface RawSender {
  sendRawTransaction(bytes: Uint8Array, options?: SendOptions): Promise<string>
  /** Called when a legacy transaction has no blockhash; without it, the network's endpoints are asked. */
  getLatestBlockhash?(commitment?: { commitment: NodeCommitment }): Promise<{ readonly blockhash: string }>
}

/** Options of `sendTransaction`. */
export interface SendTransactionOptions extends SendOptions {
  /** Keypairs of web3.js 1 that sign besides the wallet. */
  readonly signers?: readonly object[]
}

/** Events of a connected wallet. */
export interface SolanaProviderEvents {
  /** Another account is the active one. */
  accountChanged: SolanaPublicKey
  /** The wallet or the site ended the connection. */
  disconnect: undefined
}

/** What `getProvider('solana')` gives: the connected wallet in the words of wallet-adapter. Errors are the wallet's own. */
export interface SolanaProvider {
  readonly name: string
  /** The active account; `null` once disconnected. */
  readonly publicKey: SolanaPublicKey | null
  readonly connected: boolean
  /** Resolves to the 64 bytes of the signature. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Gives back a transaction of the same kind with the signature in it; the wallet may have changed its message. */
  signTransaction<T extends SolanaTransaction>(transaction: T): Promise<T>
  /** The same for several, in one prompt where the wallet can. */
  signAllTransactions<T extends SolanaTransaction>(transactions: readonly T[]): Promise<T[]>
  /** Asks the wallet to sign and send, or sends through the network's endpoints when it only signs; the signature in base58. */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SendOptions): Promise<string>
  /**
   * The same for wallet-adapter style code: a `connection` that is given is what sends. A legacy transaction of web3.js 1
   * gets the fee payer and the blockhash that it lacks, and the signatures of `options.signers`.
   */
  sendTransaction(
    transaction: SolanaTransaction,
    connection?: RawSender,
    options?: SendTransactionOptions,
  ): Promise<string>
  /** Signs in by the wallet's own means; absent when it has none. */
  signIn?(input?: object): Promise<unknown>
  /** Hears an event until the returned function is called. */
  on<K extends keyof SolanaProviderEvents>(event: K, listener: (value: SolanaProviderEvents[K]) => void): () => void
  /** Ends what `on` began. */
  removeListener<K extends keyof SolanaProviderEvents>(
    event: K,
    listener: (value: SolanaProviderEvents[K]) => void,
  ): void
}
