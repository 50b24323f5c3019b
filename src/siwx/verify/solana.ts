import { ed25519 } from '@noble/curves/ed25519'

import { decodeBase58 } from '../../core/encoding/base58.js'
import { fromBase64 } from '../../core/encoding/bytes.js'

const KEY_BYTES = 32
const SIGNATURE_BYTES = 64

/** Whether a Solana account signed a message. The signature is in base58, or in base64, which some libraries return. */
export function isSolanaSignature(message: string, signature: string, address: string): boolean {
  const key = decodeBase58(address)
  const decoded = [decodeBase58(signature), fromBase64(signature)].find(bytes => bytes?.length === SIGNATURE_BYTES)
  if (key?.length !== KEY_BYTES || !decoded) return false
  try {
    return ed25519.verify(decoded, new TextEncoder().encode(message), key, { zip215: false })
  } catch {
    return false // bytes that are not a point on the curve
  }
}
