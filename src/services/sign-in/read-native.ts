import { encodeBase58 } from '../../core/encoding/base58.js'
import { bytesOf, fieldOf } from '../wallets/untrusted-values.js'

/** What a wallet gives that signs in by its own means. */
export interface NativeSignIn {
  /** The text that it made and signed. */
  readonly message: string
  /** In base58. */
  readonly signature: string
}

const SIGNATURE_BYTES = 64

/** Reads a wallet's answer to `solana:signIn`; `undefined` when something of it is missing or is not text. */
export function readNativeSignIn(answer: unknown): NativeSignIn | undefined {
  const [text, signature] = ['signedMessage', 'signature'].map(name => bytesOf(fieldOf(answer, name)))
  if (!text || signature?.length !== SIGNATURE_BYTES) return undefined
  try {
    const message = new TextDecoder('utf-8', { fatal: true }).decode(text)
    return { message, signature: encodeBase58(signature) }
  } catch {
    return undefined // bytes that are no text
  }
}
