import type {
  CompiledTransaction,
  SerializableTransaction,
  SolanaTransaction,
} from '../../../core/entities/solana-provider.js'
import { InvalidTransactionError } from '../../../core/errors/transaction.js'
import { callable, fieldOf } from '../../../services/wallets/untrusted-values.js'
import { formatWire, parseWire } from './wire.js'

/** A transaction's bytes, and a function to convert back to its original kind. */
export interface OpenedTransaction<T> {
  readonly bytes: Uint8Array
  /** Creates a transaction of the same kind from a wallet's bytes. */
  readonly restore: (bytes: Uint8Array) => T
}

/** How the two classes of web3.js 1 deserialize bytes. */
const MAKERS = ['deserialize', 'from'] as const

const ZEROS = new Uint8Array(64)

function openCompiled<T extends CompiledTransaction>(transaction: T): OpenedTransaction<T> {
  const signatures = Object.values(transaction.signatures).map(given => (given ? Uint8Array.from(given) : ZEROS))
  return {
    bytes: formatWire(signatures, Uint8Array.from(transaction.messageBytes)),
    restore: bytes => {
      const { signatures, message, signers } = parseWire(bytes)
      const bySigner = signers.map((signer, index) => {
        const signature = signatures[index]
        return [signer, signature?.some(Boolean) ? signature : null] as const
      })
      return { ...transaction, messageBytes: message, signatures: Object.fromEntries(bySigner) }
    },
  }
}

const isOfClassOf = <T extends object>(value: unknown, example: T): value is T => value instanceof example.constructor

/** Deserializes bytes into the same class as `transaction`. */
function remake<T extends SerializableTransaction>(transaction: T, bytes: Uint8Array): T {
  const kind = transaction.constructor
  const [make] = MAKERS.flatMap(name => callable(fieldOf(kind, name)) ?? [])
  const made = make && Reflect.apply(make, kind, [bytes])
  if (!isOfClassOf(made, transaction)) throw new InvalidTransactionError()
  return made
}

const openSerializable = <T extends SerializableTransaction>(transaction: T): OpenedTransaction<T> => ({
  bytes: Uint8Array.from(transaction.serialize({ requireAllSignatures: false, verifySignatures: false })),
  restore: bytes => remake(transaction, bytes),
})

/**
 * Reads a transaction of any kind that sites use.
 *
 * @throws {InvalidTransactionError} it is of none of these kinds
 */
export function openTransaction<T extends SolanaTransaction>(transaction: T): OpenedTransaction<T>
export function openTransaction(transaction: SolanaTransaction): OpenedTransaction<SolanaTransaction> {
  if (transaction instanceof Uint8Array) return { bytes: transaction, restore: bytes => bytes }
  if ('messageBytes' in transaction) return openCompiled(transaction)
  if (typeof transaction.serialize === 'function') return openSerializable(transaction)
  throw new InvalidTransactionError()
}
