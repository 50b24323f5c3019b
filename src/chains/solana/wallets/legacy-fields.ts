import { encodeBase58 } from '../../../core/encoding/base58.js'
import { InvalidTransactionError } from '../../../core/errors/transaction.js'
import { parseWire, readLength } from './wire.js'

/** Length of a key and of a blockhash, in bytes. */
const KEY = 32

/** A legacy transaction field by field, as older wallets read it from a session (WIRE 9.3). */
export interface LegacyFields {
  readonly feePayer: string
  readonly recentBlockhash: string
  readonly instructions: readonly {
    readonly programId: string
    readonly keys: readonly { readonly pubkey: string; readonly isSigner: boolean; readonly isWritable: boolean }[]
    readonly data: string
  }[]
  readonly signatures: readonly { readonly pubkey: string; readonly signature: string | null }[]
}

/** Reads a message sequentially. */
class Reader {
  readonly #bytes: Uint8Array
  #at: number

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  length(): number {
    const [value, next] = readLength(this.#bytes, this.#at)
    this.#at = next
    return value
  }

  take(count: number): Uint8Array {
    const end = this.#at + count
    if (end > this.#bytes.length) throw new InvalidTransactionError()
    const bytes = this.#bytes.slice(this.#at, end)
    this.#at = end
    return bytes
  }
}

/**
 * The fields of a legacy transaction; `undefined` for a versioned one, which has none.
 *
 * @throws {InvalidTransactionError} it is not a transaction
 */
export function legacyFields(bytes: Uint8Array): LegacyFields | undefined {
  const { message, signers, signatures } = parseWire(bytes)
  const [required = 0, readonlySigned = 0, readonlyUnsigned = 0] = message
  if (required & 128) return undefined
  const reader = new Reader(message, 3)
  const keys = Array.from({ length: reader.length() }, () => encodeBase58(reader.take(KEY)))
  const isWritable = (index: number): boolean =>
    index < required ? index < required - readonlySigned : index < keys.length - readonlyUnsigned
  const keyAt = (index: number): string => {
    const key = keys[index]
    if (key === undefined) throw new InvalidTransactionError()
    return key
  }
  const recentBlockhash = encodeBase58(reader.take(KEY))
  const instructions = Array.from({ length: reader.length() }, () => ({
    programId: keyAt(reader.take(1)[0] ?? keys.length),
    keys: [...reader.take(reader.length())].map(index => ({
      pubkey: keyAt(index),
      isSigner: index < required,
      isWritable: isWritable(index),
    })),
    data: encodeBase58(reader.take(reader.length())),
  }))
  return {
    feePayer: keyAt(0),
    recentBlockhash,
    instructions,
    signatures: signers.map((pubkey, index) => {
      const signature = signatures[index]
      return { pubkey, signature: signature?.some(Boolean) ? encodeBase58(signature) : null }
    }),
  }
}
