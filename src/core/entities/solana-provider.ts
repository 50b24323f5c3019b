import type { SOLANA_COMMITMENTS } from '../limits.js'

/** The required commitment. */
export type SolanaCommitment = (typeof SOLANA_COMMITMENTS)[number]

/** The commitments that nodes accept today. */
export type NodeCommitment = 'processed' | 'confirmed' | 'finalized'

/** How a transaction is sent; omitted options are left to the wallet or the node. */
export interface SendOptions {
  /** Skips the preflight simulation. */
  readonly skipPreflight?: boolean
  /** The commitment of the preflight simulation. */
  readonly preflightCommitment?: SolanaCommitment
  /** How often the node resends it. */
  readonly maxRetries?: number
  /** The slot that the node must have reached. */
  readonly minContextSlot?: number
}

/** An address in the form that wallet-adapter code expects. */
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

/** A transaction from a site: its bytes, or an object of either version of web3.js. */
export type SolanaTransaction = Uint8Array | CompiledTransaction | SerializableTransaction

/** A connection of web3.js 1: sends transactions and returns the latest blockhash. */
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
  /** The active account changed. */
  accountChanged: SolanaPublicKey
  /** The wallet or the site ended the connection. */
  disconnect: undefined
}

/**
 * What `getProvider('solana')` returns: the connected wallet with wallet-adapter's interface. Errors are the wallet's
 * own.
 */
export interface SolanaProvider {
  readonly name: string
  /** The active account; `null` once disconnected. */
  readonly publicKey: SolanaPublicKey | null
  readonly connected: boolean
  /** Resolves to the 64 bytes of the signature. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Returns a transaction of the same kind with the signature in it; the wallet may have changed its message. */
  signTransaction<T extends SolanaTransaction>(transaction: T): Promise<T>
  /** The same for several, in one prompt if the wallet supports it. */
  signAllTransactions<T extends SolanaTransaction>(transactions: readonly T[]): Promise<T[]>
  /**
   * Asks the wallet to sign and send, or sends through the network's endpoints if it only signs; returns the signature
   * in base58.
   */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SendOptions): Promise<string>
  /**
   * The same for wallet-adapter code: sends through `connection` if given. Fills in a legacy web3.js 1 transaction's
   * missing fee payer and blockhash, and adds the signatures of `options.signers`.
   */
  sendTransaction(
    transaction: SolanaTransaction,
    connection?: RawSender,
    options?: SendTransactionOptions,
  ): Promise<string>
  /** Signs in natively; absent if the wallet does not support it. */
  signIn?(input?: object): Promise<unknown>
  /** Listens for an event until the returned function is called. */
  on<K extends keyof SolanaProviderEvents>(event: K, listener: (value: SolanaProviderEvents[K]) => void): () => void
  /** Removes a listener added with `on`. */
  removeListener<K extends keyof SolanaProviderEvents>(
    event: K,
    listener: (value: SolanaProviderEvents[K]) => void,
  ): void
}
