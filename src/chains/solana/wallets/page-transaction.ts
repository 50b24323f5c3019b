import { MalformedReplyError } from '../../../core/errors/service.js'
import { bytesOf, callable, fieldOf } from '../../../services/wallets/untrusted-values.js'
import { attachSignature, formatWire, parseWire } from './wire.js'

/**
 * A transaction for wallets that expect a web3.js 1 object: the members of its `VersionedTransaction`, which supports
 * legacy messages too. A wallet may sign into it or return another.
 */
export class PageTransaction {
  readonly message: { readonly version: 'legacy' | 0; serialize(): Uint8Array }
  readonly signatures: Uint8Array[]
  readonly #signers: readonly string[]

  constructor(bytes: Uint8Array) {
    const { message, signatures, signers } = parseWire(bytes)
    this.message = { version: (message[0] ?? 0) & 128 ? 0 : 'legacy', serialize: () => message.slice() }
    this.signatures = [...signatures]
    this.#signers = signers
  }

  /** The class can deserialize bytes, like that of web3.js 1. */
  static deserialize(bytes: Uint8Array): PageTransaction {
    return new PageTransaction(bytes)
  }

  /** The serialized message. */
  get version(): 'legacy' | 0 {
    return this.message.version
  }

  /** The serialized signatures and message. */
  serialize(): Uint8Array {
    return formatWire(this.signatures, this.message.serialize())
  }

  /** Adds a signer's signature. */
  addSignature(publicKey: { toBase58(): string }, signature: Uint8Array): void {
    const signed = attachSignature(this.serialize(), publicKey.toBase58(), signature)
    const at = this.#signers.indexOf(publicKey.toBase58())
    this.signatures[at] = parseWire(signed).signatures[at] ?? signature
  }
}

/**
 * The bytes of a transaction that a wallet gave back: as an object of either class of web3.js 1, or as bytes.
 *
 * @throws {MalformedReplyError} it is not one
 */
export function bytesOfReply(reply: unknown): Uint8Array {
  const write = callable(fieldOf(reply, 'serialize'))
  const options = { requireAllSignatures: false, verifySignatures: false }
  const bytes = bytesOf(write ? Reflect.apply(write, reply, [options]) : reply)
  if (!bytes) throw new MalformedReplyError()
  return bytes
}
