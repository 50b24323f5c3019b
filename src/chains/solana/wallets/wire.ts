import { decodeBase58, encodeBase58 } from '../../../core/encoding/base58.js'
import { InvalidTransactionError } from '../../../core/errors/transaction.js'

/** Lengths in bytes. */
const SIGNATURE = 64
const KEY = 32
/** Largest transaction that the chain accepts, in bytes. */
const MAX_SIZE = 1_232

/** A serialized transaction: its signatures, zeros for missing ones, and the signed message. */
export interface WireTransaction {
  readonly signatures: readonly Uint8Array[]
  readonly message: Uint8Array
  /** Addresses in the order of the signatures; the first pays the fee. */
  readonly signers: readonly string[]
}

/** Reads a compact-u16 length, at most three bytes: the value, and the offset of what follows. */
export function readLength(bytes: Uint8Array, start: number): readonly [number, number] {
  let value = 0
  for (let index = 0; index < 3; index += 1) {
    const byte = bytes[start + index]
    if (byte === undefined) break
    value |= (byte & 127) << (7 * index)
    if (byte < 128) return [value, start + index + 1]
  }
  throw new InvalidTransactionError()
}

/** The keys that must sign a message, legacy or versioned. */
function readSigners(message: Uint8Array): readonly string[] {
  const header = (message[0] ?? 0) & 128 ? 1 : 0
  const required = message[header] ?? 0
  const [count, start] = readLength(message, header + 3)
  if (!required || required > count || message.length < start + count * KEY) throw new InvalidTransactionError()
  return Array.from({ length: required }, (_, index) =>
    encodeBase58(message.slice(start + index * KEY, start + (index + 1) * KEY)),
  )
}

/**
 * Parses a transaction.
 *
 * @throws {InvalidTransactionError} it is not one, or is longer than the chain takes
 */
export function parseWire(bytes: Uint8Array): WireTransaction {
  const [count, start] = readLength(bytes, 0)
  const end = start + count * SIGNATURE
  if (!count || bytes.length > MAX_SIZE || bytes.length <= end) throw new InvalidTransactionError()
  const message = bytes.slice(end)
  const signers = readSigners(message)
  if (signers.length !== count) throw new InvalidTransactionError()
  const signatures = signers.map((_, index) => bytes.slice(start + index * SIGNATURE, start + (index + 1) * SIGNATURE))
  return { signatures, message, signers }
}

/** Combines signatures and message. At most 127 signatures fit into a transaction's size. */
export function formatWire(signatures: readonly Uint8Array[], message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + signatures.length * SIGNATURE + message.length)
  bytes[0] = signatures.length
  signatures.forEach((signature, index) => bytes.set(signature, 1 + index * SIGNATURE))
  bytes.set(message, 1 + signatures.length * SIGNATURE)
  return bytes
}

/**
 * Adds one signer's signature to a transaction.
 *
 * @throws {InvalidTransactionError} the transaction or signature is invalid, or the address does not sign it
 */
export function attachSignature(bytes: Uint8Array, address: string, signature: Uint8Array | undefined): Uint8Array {
  const { signatures, message, signers } = parseWire(bytes)
  const at = signers.indexOf(address)
  if (at < 0 || signature?.length !== SIGNATURE) throw new InvalidTransactionError()
  return formatWire(signatures.with(at, signature), message)
}

/** The first signature of a transaction in base58, which identifies it. */
export const signatureOf = (bytes: Uint8Array): string =>
  encodeBase58(parseWire(bytes).signatures[0] ?? new Uint8Array())

/** A signature in base58; `undefined` if it is not one. */
export function parseSignature(text: unknown): Uint8Array | undefined {
  const bytes = typeof text === 'string' ? decodeBase58(text) : undefined
  return bytes?.length === SIGNATURE ? bytes : undefined
}
