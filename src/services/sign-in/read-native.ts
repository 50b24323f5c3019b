import { encodeBase58 } from '../../core/encoding/base58.js'
import { bytesOf, fieldOf } from '../wallets/untrusted-values.js'

/** The result of a wallet's native sign-in. */
export interface NativeSignIn {
  /** The text that the wallet composed and signed. */
  readonly message: string
  /** In base58. */
  readonly signature: string
}

const SIGNATURE_BYTES = 64

/** Reads a wallet's answer to `solana:signIn`; `undefined` if a part is missing or the message is not text. */
export function readNativeSignIn(answer: unknown): NativeSignIn | undefined {
  const [text, signature] = ['signedMessage', 'signature'].map(name => bytesOf(fieldOf(answer, name)))
  if (!text || signature?.length !== SIGNATURE_BYTES) return undefined
  try {
    const message = new TextDecoder('utf-8', { fatal: true }).decode(text)
    return { message, signature: encodeBase58(signature) }
  } catch {
    return undefined // the bytes are not valid UTF-8
  }
}
