import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import { getBase58Decoder } from '@solana/web3.js'

/** How many accounts are funded. */
const COUNT = 5
/** What stands before the 32 bytes of an ed25519 seed in PKCS #8. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
/** Length of an ed25519 public key, in bytes. */
const KEY_LENGTH = 32

/**
 * @typedef {object} SolanaAccount
 * @property {string} address base58
 * @property {string} privateKey the 32-byte seed, 64 hex digits
 * @property {string} secretKey seed and public key, 64 bytes in base58, as wallets export it
 */

/**
 * The account that belongs to a seed.
 * @param {Buffer} seed 32 bytes
 * @returns {SolanaAccount}
 */
function toAccount(seed) {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-KEY_LENGTH)
  const base58 = getBase58Decoder()
  return Object.freeze({
    address: base58.decode(publicKey),
    privateKey: seed.toString('hex'),
    secretKey: base58.decode(Buffer.concat([seed, publicKey])),
  })
}

/** @param {string} name @returns {SolanaAccount} the same at every start; the seed is no secret */
const accountNamed = name => toAccount(createHash('sha256').update(`wallet-modal development ${name}`).digest())

/**
 * Funded on the local chain. Their keys are publicly known: never send anything of value to them.
 * @type {readonly SolanaAccount[]}
 */
export const solanaAccounts = Object.freeze(
  Array.from({ length: COUNT }, (_, index) => accountNamed(`Solana account ${index}`)),
)

/** May mint the test tokens. */
export const mintAuthority = accountNamed('Solana mint authority')
/** The addresses of the test tokens are these accounts' addresses. */
export const mints = Object.freeze({
  token: accountNamed('Solana token'),
  token2022: accountNamed('Solana Token-2022 token'),
})
