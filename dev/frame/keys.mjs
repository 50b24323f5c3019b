import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto'
import { privateKeyToAccount } from 'viem/accounts'
import { toBase58 } from '../wallet/encoding.mjs'

/** What stands before the 32 bytes of an ed25519 key in PKCS #8. */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * What a user's accounts are made of.
 * @typedef {{ evm: `0x${string}`, solana: string }} Secrets 32 bytes each, as hex digits
 * @typedef {object} Keys
 * @property {import('viem/accounts').PrivateKeyAccount} evm
 * @property {string} solana address, base58
 * @property {Uint8Array} solanaPublicKey
 * @property {(message: Uint8Array) => Uint8Array} signSolana 64 bytes
 */

/** @returns {Secrets} */
export const createSecrets = () => ({
  evm: `0x${randomBytes(32).toString('hex')}`,
  solana: randomBytes(32).toString('hex'),
})

/** @param {Secrets} secrets @returns {Keys} */
export function toKeys(secrets) {
  const der = Buffer.concat([ED25519_PREFIX, Buffer.from(secrets.solana, 'hex')])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
  return {
    evm: privateKeyToAccount(secrets.evm),
    solana: toBase58(publicKey),
    solanaPublicKey: publicKey,
    signSolana: message => sign(null, message, key),
  }
}
