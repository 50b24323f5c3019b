import { encodeBase64 } from '../../../core/encoding/base64.js'
import { ConnectError } from '../../../core/errors/attempt.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { type NodeCommitment, type SendOptions, toSendOptions } from '../commitment.js'
import { completeTransaction } from './complete-transaction.js'
import { type SolanaPublicKey, toPublicKey } from '../public-key.js'
import { openTransaction, type SolanaTransaction } from './transaction-kinds.js'
import { parseSignature } from './wire.js'
import { encodeBase58 } from '../../../core/encoding/base58.js'

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

/** What signs: a wallet of the page or one behind a WalletConnect session. All bytes are whole transactions. */
export interface SolanaSigner {
  readonly name: string
  /** The active account; `undefined` once disconnected. */
  address(): string | undefined
  signMessage(message: Uint8Array): Promise<Uint8Array>
  signTransactions(transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]>
  /** Resolves to the signature in base58. Absent when the wallet only signs. */
  send?(transaction: Uint8Array, options: Readonly<Record<string, unknown>>): Promise<string>
  readonly signIn?: (input: object) => Promise<unknown>
}

/** A provider with the strings that its family pulls. */
export interface ControlledProvider {
  readonly provider: SolanaProvider
  readonly emit: <K extends keyof SolanaProviderEvents>(event: K, value: SolanaProviderEvents[K]) => void
}

/**
 * Sends a signed transaction through a chain's endpoints.
 *
 * @throws {JsonRpcError} the chain refused it, simulation included
 * @throws {MalformedReplyError} it did not answer with a signature
 */
export async function sendRaw(
  rpc: Rpc,
  bytes: Uint8Array,
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const signature = await rpc.request('sendTransaction', [encodeBase64(bytes), { ...options, encoding: 'base64' }])
  if (typeof signature !== 'string' || !parseSignature(signature)) throw new MalformedReplyError()
  return signature
}

type Listeners = Map<keyof SolanaProviderEvents, Set<(value: never) => void>>

/** The events of a provider. */
function createEvents(): Pick<SolanaProvider, 'on' | 'removeListener'> & Pick<ControlledProvider, 'emit'> {
  const listeners: Listeners = new Map()
  const remove: SolanaProvider['removeListener'] = (event, listener) => void listeners.get(event)?.delete(listener)
  return {
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return () => remove(event, listener)
    },
    removeListener: remove,
    emit(event, value) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(value as never) // a listener is kept under the event whose value it takes
        } catch (error) {
          reportError(error)
        }
      }
    },
  }
}

/** Signing in, for wallets that have it. */
const signInOf = ({
  signIn,
}: {
  readonly signIn?: (input: object) => Promise<unknown>
}): Pick<SolanaProvider, 'signIn'> => (signIn ? { signIn: (input = {}) => signIn(input) } : {})

/**
 * Makes the provider of a signer.
 *
 * @param rpcNow gives the calls of the active network, for wallets that only sign
 */
export function createSolanaProvider(signer: SolanaSigner, rpcNow: () => Promise<Rpc>): ControlledProvider {
  const { emit, ...events } = createEvents()
  let known: SolanaPublicKey | null = null
  const signAll = async <T extends SolanaTransaction>(transactions: readonly T[]): Promise<T[]> => {
    const opened = transactions.map(transaction => openTransaction<T>(transaction))
    const signed = await signer.signTransactions(opened.map(({ bytes }) => bytes))
    return opened.map(({ restore }, index) => {
      const bytes = signed[index]
      if (!bytes) throw new MalformedReplyError()
      return restore(bytes)
    })
  }
  const signOne = async <T extends SolanaTransaction>(transaction: T): Promise<T> => {
    const [signed] = await signAll([transaction])
    if (!signed) throw new MalformedReplyError()
    return signed
  }
  const provider: SolanaProvider = {
    name: signer.name,
    get publicKey() {
      const address = signer.address()
      if (address !== known?.toBase58()) known = address ? toPublicKey(address) : null
      return known
    },
    get connected() {
      return signer.address() !== undefined
    },
    signMessage: message => signer.signMessage(message),
    signTransaction: signOne,
    signAllTransactions: signAll,
    async signAndSendTransaction(transaction, options) {
      const settings = toSendOptions(options)
      const { bytes } = openTransaction(transaction)
      if (signer.send) return signer.send(bytes, settings)
      return sendRaw(await rpcNow(), await signOne(bytes), settings)
    },
    async sendTransaction(transaction, connection, { signers, ...options } = {}) {
      const { preflightCommitment: commitment = 'confirmed' } = toSendOptions(options)
      const latestBlockhash = async (): Promise<unknown> =>
        connection?.getLatestBlockhash
          ? connection.getLatestBlockhash({ commitment })
          : (await rpcNow()).request('getLatestBlockhash', [{ commitment }])
      await completeTransaction(transaction, { payer: signer.address(), latestBlockhash, signers })
      if (!connection) return provider.signAndSendTransaction(transaction, options)
      return connection.sendRawTransaction(await signOne(openTransaction(transaction).bytes), options)
    },
    ...signInOf(signer),
    ...events,
  }
  return { provider, emit }
}

/** The active account, for what needs one. @throws {ConnectError} the wallet is not connected any more */
export function addressNow(signer: Pick<SolanaSigner, 'address'>): string {
  const address = signer.address()
  if (!address) throw new ConnectError({ details: 'The wallet is not connected.' })
  return address
}

/** A signature of 64 bytes in base58. @throws {MalformedReplyError} it is none */
export function toSignatureText(bytes: Uint8Array | undefined): string {
  if (bytes?.length !== 64) throw new MalformedReplyError()
  return encodeBase58(bytes)
}
