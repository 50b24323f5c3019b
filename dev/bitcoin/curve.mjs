import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The signing library has no function that checks a signature, so the curve it stands on itself is asked. */
const signer = createRequire(createRequire(import.meta.url).resolve('@scure/btc-signer'))

/** @type {{ secp256k1: import('./curve.d.mts').Ecdsa, schnorr: import('./curve.d.mts').Schnorr }} */
const { secp256k1, schnorr } = await import(pathToFileURL(signer.resolve('@noble/curves/secp256k1.js')).href)

/**
 * @param {Uint8Array} signature strict DER
 * @param {Uint8Array} hash
 * @param {Uint8Array} publicKey compressed
 * @returns {boolean} whether an ECDSA signature with a low s is right
 */
export function isEcdsa(signature, hash, publicKey) {
  try {
    return secp256k1.verify(signature, hash, publicKey, { prehash: false, format: 'der', lowS: true })
  } catch {
    return false
  }
}

/**
 * @param {Uint8Array} signature 64 bytes
 * @param {Uint8Array} hash
 * @param {Uint8Array} publicKey x coordinate, 32 bytes
 * @returns {boolean} whether a Schnorr signature (BIP-340) is right
 */
export function isSchnorr(signature, hash, publicKey) {
  try {
    return schnorr.verify(signature, hash, publicKey)
  } catch {
    return false
  }
}
