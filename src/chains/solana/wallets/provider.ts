import { encodeBase64 } from '../../../core/encoding/base64.js'
import type {
  SolanaProvider,
  SolanaProviderEvents,
  SolanaPublicKey,
  SolanaTransaction,
} from '../../../core/entities/solana-provider.js'
import { ConnectError } from '../../../core/errors/attempt.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { JsonRpcError } from '../../../core/errors/json-rpc.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { TransactionFailedError } from '../../../core/errors/transaction.js'
import { wait } from '../../../core/time.js'
import { toSendOptions } from '../commitment.js'
import { completeTransaction } from './complete-transaction.js'
import { toPublicKey } from '../public-key.js'
import { openTransaction } from './transaction-kinds.js'
import { readSignatureStatus } from '../signature-status.js'
import { parseSignature, signatureOf } from './wire.js'
import { encodeBase58 } from '../../../core/encoding/base58.js'

/** The signer: a wallet in the page or one behind a WalletConnect session. All bytes are whole transactions. */
export interface SolanaSigner {
  readonly name: string
  /** The active account; `undefined` once disconnected. */
  address(): string | undefined
  signMessage(message: Uint8Array): Promise<Uint8Array>
  signTransactions(transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]>
  /** Resolves to the signature in base58. Absent if the wallet only signs. */
  send?(transaction: Uint8Array, options: Readonly<Record<string, unknown>>): Promise<string>
  readonly signIn?: (input: object) => Promise<unknown>
}

/** A provider with its family's controls. */
export interface ControlledProvider {
  readonly provider: SolanaProvider
  readonly emit: <K extends keyof SolanaProviderEvents>(event: K, value: SolanaProviderEvents[K]) => void
}

/** A node's message for a transaction that it has already: the answer to an earlier attempt was lost. */
const KNOWN = /already (?:been )?processed/i

/**
 * Sends a signed transaction through a chain's endpoints. One whose answer was lost counts as sent if the chain has it: it
 * must not be sent again as another one.
 *
 * @throws {JsonRpcError} the chain refused it, simulation included
 * @throws {MalformedReplyError} it did not answer with a signature
 * @throws {HttpUnreachableError} no endpoint answered
 */
export async function sendRaw(
  rpc: Rpc,
  bytes: Uint8Array,
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  // the commitment at which blockhashes are read: at a node's own, `finalized`, a new one is unknown
  const config = { preflightCommitment: 'confirmed', ...options, encoding: 'base64' }
  try {
    const signature = await rpc.request('sendTransaction', [encodeBase64(bytes), config])
    if (typeof signature !== 'string' || !parseSignature(signature)) throw new MalformedReplyError()
    return signature
  } catch (error) {
    const signature = signatureOf(bytes)
    const isKnown = error instanceof JsonRpcError ? KNOWN.test(error.details ?? '') : await hasArrived(rpc, signature)
    if (isKnown) return signature
    throw error
  }
}

/** Pauses between the questions whether a transaction has arrived, in ms; a node knows it within seconds. */
const PAUSES = [0, 1_000, 3_000] as const

async function hasArrived(rpc: Rpc, signature: string): Promise<boolean> {
  try {
    for (const pause of PAUSES) {
      await wait(pause)
      if ((await readSignatureStatus(rpc, signature)) !== 'unknown') return true
    }
    return false
  } catch (error) {
    return error instanceof TransactionFailedError // otherwise, no one answers this either
  }
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
          listener(value as never) // a listener is stored under its own event
        } catch (error) {
          reportError(error)
        }
      }
    },
  }
}

/** Signing in, for wallets that support it. */
const signInOf = ({
  signIn,
}: {
  readonly signIn?: (input: object) => Promise<unknown>
}): Pick<SolanaProvider, 'signIn'> => (signIn ? { signIn: (input = {}) => signIn(input) } : {})

/**
 * Makes the provider of a signer.
 *
 * @param rpcNow returns the RPC calls of the active network, for wallets that only sign
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
    get name() {
      return signer.name
    },
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
      const { preflightCommitment: commitment } = toSendOptions(options)
      // a connection simulates at its own commitment by default, where a blockhash read at another one may be unknown
      const latestBlockhash = async (): Promise<unknown> =>
        connection?.getLatestBlockhash
          ? connection.getLatestBlockhash(commitment && { commitment })
          : (await rpcNow()).request('getLatestBlockhash', [{ commitment: commitment ?? 'confirmed' }])
      await completeTransaction(transaction, { payer: signer.address(), latestBlockhash, signers })
      if (!connection) return provider.signAndSendTransaction(transaction, options)
      return connection.sendRawTransaction(await signOne(openTransaction(transaction).bytes), options)
    },
    ...signInOf(signer),
    ...events,
  }
  return { provider, emit }
}

/** The active account. @throws {ConnectError} the wallet is no longer connected */
export function addressNow(signer: Pick<SolanaSigner, 'address'>): string {
  const address = signer.address()
  if (!address) throw new ConnectError({ details: 'The wallet is not connected.' })
  return address
}

/** A signature of 64 bytes in base58. @throws {MalformedReplyError} it is not one */
export function toSignatureText(bytes: Uint8Array | undefined): string {
  if (bytes?.length !== 64) throw new MalformedReplyError()
  return encodeBase58(bytes)
}
