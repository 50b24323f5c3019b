import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { OutScript, p2tr } from '@scure/btc-signer'
import { equalBytes, hash160, sha256x2 } from '@scure/btc-signer/utils.js'

import type { BitcoinOutput } from './bip322.js'

/** Bytes of a signature from which the key can be recovered (BIP-137). */
export const ECDSA_BYTES = 65
/** First and last value of its first byte: four of each kind of key and address. */
const [FIRST, LAST] = [27, 42]
/** Up to here, the key is uncompressed. */
const LONG_KEYS = 31

/** A length, as Bitcoin serializes it before data. */
function lengthOf(size: number): Uint8Array {
  if (size < 0xfd) return new Uint8Array([size])
  if (size <= 0xffff) return new Uint8Array([0xfd, size & 0xff, size >> 8])
  return new Uint8Array([0xfe, size & 0xff, (size >> 8) & 0xff, (size >> 16) & 0xff, size >>> 24])
}

/** The hash that wallets sign with ECDSA. */
function hashMessage(message: Uint8Array): Uint8Array {
  const prefix = new TextEncoder().encode('\x18Bitcoin Signed Message:\n')
  return sha256x2(prefix, lengthOf(message.length), message)
}

/** Whether an address belongs to a key. Only P2PKH supports uncompressed keys. */
function isOfKey(
  output: BitcoinOutput,
  key: ReturnType<typeof secp256k1.ProjectivePoint.fromHex>,
  isLong: boolean,
): boolean {
  const short = key.toRawBytes(true)
  if (output.type === 'pkh') return equalBytes(hash160(isLong ? key.toRawBytes(false) : short), output.hash)
  if (isLong) return false
  const hash = hash160(short)
  if (output.type === 'wpkh') return equalBytes(hash, output.hash)
  if (output.type === 'sh') return equalBytes(hash160(OutScript.encode({ type: 'wpkh', hash })), output.hash)
  return output.type === 'tr' && equalBytes(p2tr(schnorr.utils.pointToBytes(key)).tweakedPubkey, output.pubkey)
}

/**
 * Whether an address signed a message with ECDSA (BIP-137). Wallets differ in the first byte for SegWit addresses, so
 * it is used only to recover the key, and the address decides.
 */
export function isEcdsaSignature(message: Uint8Array, signature: Uint8Array, output: BitcoinOutput): boolean {
  const header = signature[0] ?? 0
  if (signature.length !== ECDSA_BYTES || header < FIRST || header > LAST) return false
  try {
    const parsed = secp256k1.Signature.fromCompact(signature.slice(1)).addRecoveryBit((header - FIRST) % 4)
    if (parsed.hasHighS()) return false
    return isOfKey(output, parsed.recoverPublicKey(hashMessage(message)), header < LONG_KEYS)
  } catch {
    return false // values that no key can produce
  }
}
