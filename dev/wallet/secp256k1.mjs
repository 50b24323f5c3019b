import { createECDH, createHash } from 'node:crypto'
import { sign } from 'viem/accounts'

/** @param {`0x${string}`} privateKey @returns {Uint8Array} the compressed public key */
export function secp256k1Public(privateKey) {
  const curve = createECDH('secp256k1')
  curve.setPrivateKey(Buffer.from(privateKey.slice(2), 'hex'))
  return curve.getPublicKey(null, 'compressed')
}

/** @param {Uint8Array} bytes @returns {Buffer} */
export const sha256 = bytes => createHash('sha256').update(bytes).digest()

/** @param {Uint8Array} bytes @returns {Buffer} what Bitcoin and Cosmos make addresses of */
export const hash160 = bytes => createHash('ripemd160').update(sha256(bytes)).digest()

/**
 * Signs a hash of 32 bytes, with the low s that every chain asks for.
 * @param {Uint8Array} hash
 * @param {`0x${string}`} privateKey
 * @returns {Promise<{ bytes: Buffer, recovery: number }>} r and s, 64 bytes, and which of the two keys it was
 */
export async function signSecp256k1(hash, privateKey) {
  const { r, s, yParity } = await sign({ hash: `0x${Buffer.from(hash).toString('hex')}`, privateKey })
  return { bytes: Buffer.from(r.slice(2) + s.slice(2), 'hex'), recovery: yParity }
}
