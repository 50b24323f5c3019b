import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { requirePackageNow } from '../packages.mjs'
import { secp256k1Public } from './secp256k1.mjs'

/** What stands before the 32 bytes of an ed25519 key in PKCS #8. */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * One account of the wallet, with a key for each family.
 * @typedef {object} Keys
 * @property {`0x${string}`} eip155 private key; Cosmos uses it too
 * @property {`0x${string}`} bip122 private key
 * @property {Uint8Array} secp256k1 compressed public key of `eip155`, 33 bytes
 * @property {Uint8Array} ed25519 public key for Solana, 32 bytes
 * @property {(message: Uint8Array) => Uint8Array} signEd25519 64 bytes
 * @property {Uint8Array} sr25519 public key for Polkadot, 32 bytes
 * @property {(message: Uint8Array) => Uint8Array} signSr25519 64 bytes, others each time
 */

/** @param {unknown} value @returns {`0x${string}`} */
function toPrivateKey(value) {
  const hex = /^(?:0x)?([0-9a-f]{64})$/i.exec(String(value))?.[1]
  if (!hex) throw new TypeError('A private key is 64 hex digits, with or without 0x.')
  return `0x${hex}`
}

/**
 * @param {import('../index.d.mts').DevWalletAccount} account families without a key of their own use that of `eip155`,
 *   so that the accounts are the same at every start
 * @returns {Keys}
 * @throws {TypeError} for a key that is none
 * @throws {Error} when the package for Polkadot's keys is not installed
 */
export function toKeys(account) {
  const sr25519 = requirePackageNow('@scure/sr25519')
  const eip155 = toPrivateKey(account.eip155)
  const bip122 = toPrivateKey(account.bip122 ?? eip155)
  const seed = Buffer.from(toPrivateKey(account.solana ?? eip155).slice(2), 'hex')
  const secret = sr25519.secretFromSeed(seed)
  const key = createPrivateKey({ key: Buffer.concat([ED25519_PREFIX, seed]), format: 'der', type: 'pkcs8' })
  return {
    eip155,
    bip122,
    secp256k1: secp256k1Public(eip155),
    ed25519: createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32),
    signEd25519: message => sign(null, message, key),
    sr25519: sr25519.getPublicKey(secret),
    signSr25519: message => sr25519.sign(secret, message),
  }
}
