import type { SOLANA_COMMITMENTS } from '../limits.js'

/** A commitment: how final a block must be. */
export type SolanaCommitment = (typeof SOLANA_COMMITMENTS)[number]

/** The commitments that nodes accept today. */
export type NodeCommitment = 'processed' | 'confirmed' | 'finalized'

/** How a transaction is sent; omitted options are left to the wallet or the node. */
export interface SendOptions {
  /** Whether the node skips the preflight simulation. */
  readonly skipPreflight?: boolean
  /** The commitment of the preflight simulation. */
  readonly preflightCommitment?: SolanaCommitment
  /** How many times the node resends the transaction. */
  readonly maxRetries?: number
  /** The minimum slot that the node must have reached. */
  readonly minContextSlot?: number
}

/** An address as an object with the methods that wallet-adapter code expects. */
export interface SolanaPublicKey {
  toBase58(): string
  toString(): string
  toJSON(): string
  toBytes(): Uint8Array
  equals(other: { toBase58(): string }): boolean
}

/** A transaction of web3.js 2 or its successor: the compiled message, and the signatures by address. */
export interface CompiledTransaction {
  readonly messageBytes: ArrayLike<number>
  readonly signatures: Readonly<Record<string, ArrayLike<number> | null>>
}

/** A transaction of web3.js 1, legacy or versioned. */
export interface SerializableTransaction {
  serialize(options?: { requireAllSignatures?: boolean; verifySignatures?: boolean }): Uint8Array
}

/** A transaction from a site: its bytes, or an object of either version of web3.js. */
export type SolanaTransaction = Uint8Array | CompiledTransaction | SerializableTransaction

/** A `Connection` of web3.js 1, which sends transactions and returns the latest blockhash. */
export interface RawSender {
  sendRawTransaction(bytes: Uint8Array, options?: SendOptions): Promise<string>
  /**
   * Called when a legacy transaction has no blockhash. If it is missing, the network's endpoints are called instead.
   */
  getLatestBlockhash?(commitment?: { commitment: NodeCommitment }): Promise<{ readonly blockhash: string }>
}

/** Options of `sendTransaction`. */
export interface SendTransactionOptions extends SendOptions {
  /** Keypairs of web3.js 1 that sign the transaction in addition to the wallet. */
  readonly signers?: readonly object[]
}

/** Events of a connected wallet. */
export interface SolanaProviderEvents {
  /** The active account changed. */
  accountChanged: SolanaPublicKey
  /** The wallet or the site ended the connection. */
  disconnect: undefined
}

/**
 * The connected Solana wallet, as returned by `getProvider('solana')`, with the interface of wallet-adapter. Its
 * methods reject with the wallet's own errors.
 */
export interface SolanaProvider {
  readonly name: string
  /** The address of the active account; `null` once disconnected. */
  readonly publicKey: SolanaPublicKey | null
  readonly connected: boolean
  /** Signs a message; resolves to the 64 bytes of the signature. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /**
   * Signs a transaction; resolves to the signed one, in the form that was passed in. The wallet may have changed the
   * transaction's message before signing.
   */
  signTransaction<T extends SolanaTransaction>(transaction: T): Promise<T>
  /** Signs several transactions, in a single prompt if the wallet can; resolves to the signed ones, in order. */
  signAllTransactions<T extends SolanaTransaction>(transactions: readonly T[]): Promise<T[]>
  /**
   * Asks the wallet to sign and send a transaction. If the wallet can only sign, this method sends the signed transaction
   * to the network's endpoints. Resolves to the transaction's signature, in base58.
   */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SendOptions): Promise<string>
  /**
   * Like `signAndSendTransaction`, for code written for wallet-adapter: sends over `connection` if there is one, fills in
   * a missing fee payer or blockhash of a legacy web3.js 1 transaction, and also signs with `options.signers`.
   */
  sendTransaction(
    transaction: SolanaTransaction,
    connection?: RawSender,
    options?: SendTransactionOptions,
  ): Promise<string>
  /** Signs in with the wallet's own sign-in feature (Sign-In With Solana); absent if the wallet does not support it. */
  signIn?(input?: object): Promise<unknown>
  /** Listens for an event until the returned function is called. */
  on<K extends keyof SolanaProviderEvents>(event: K, listener: (value: SolanaProviderEvents[K]) => void): () => void
  /** Removes a listener that was added with `on`. */
  removeListener<K extends keyof SolanaProviderEvents>(
    event: K,
    listener: (value: SolanaProviderEvents[K]) => void,
  ): void
}
