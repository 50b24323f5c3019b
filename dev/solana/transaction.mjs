import { createPublicKey, verify } from 'node:crypto'
import {
  getBase58Decoder,
  getBase58Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/web3.js'
import { invalidParams } from './rpc-error.mjs'

/** Largest transaction that the network takes, in bytes. */
const MAX_SIZE = 1232
/** Fee per signature, in lamports. */
const SIGNATURE_FEE = 5_000n
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
/** Compute units that an instruction may use unless the transaction sets a limit, and the most that may be set. */
const UNITS = { perInstruction: 200_000, max: 1_400_000 }

/** @param {Uint8Array} bytes @returns {string} */
export const toBase58 = bytes => getBase58Decoder().decode(bytes)

/**
 * A transaction, taken apart.
 * @typedef {object} WireTransaction
 * @property {import('@solana/web3.js').Transaction} transaction
 * @property {ReturnType<ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']>} message
 * @property {Uint8Array} bytes
 * @property {string[]} signatures base58; of an absent one, 64 zero bytes
 * @property {string} signature the first
 */

/** @param {string} text @param {string} encoding @returns {Uint8Array} */
function decodeText(text, encoding) {
  if (encoding === 'base64') {
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4)
      throw invalidParams('invalid base64 encoding: InvalidPadding')
    return new Uint8Array(Buffer.from(text, 'base64'))
  }
  try {
    return new Uint8Array(getBase58Encoder().encode(text))
  } catch {
    throw invalidParams('invalid base58 encoding: InvalidCharacter')
  }
}

/**
 * Reads a transaction as it was sent.
 * @param {unknown} text
 * @param {unknown} [encoding] `base58` or `base64`
 * @returns {WireTransaction}
 * @throws {import('./rpc-error.mjs').RpcError} it cannot be read
 */
export function readTransaction(text, encoding = 'base58') {
  if (typeof text !== 'string') throw invalidParams('Invalid params: invalid type: expected a string.')
  if (encoding !== 'base58' && encoding !== 'base64')
    throw invalidParams(`unsupported encoding: ${String(encoding)}. Supported encodings: base58, base64`)
  const bytes = decodeText(text, encoding)
  if (bytes.length > MAX_SIZE)
    throw invalidParams(`decoded solana_transaction too large: ${bytes.length} bytes (max: ${MAX_SIZE} bytes)`)
  try {
    const transaction = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    const signatures = Object.values(transaction.signatures).map(given => toBase58(given ?? new Uint8Array(64)))
    return { transaction, message, bytes, signatures, signature: signatures[0] ?? '' }
  } catch {
    throw invalidParams('failed to deserialize solana_transaction: io error: failed to fill whole buffer')
  }
}

/** @param {WireTransaction['message']} message @returns {string} the hash that limits its lifetime */
export const blockhashOf = message => String(Reflect.get(message, 'lifetimeToken'))

/** @param {WireTransaction['message']} message @returns {bigint} what the network takes for it, in lamports */
export function feeOf(message) {
  let price = 0n
  let limit
  let instructions = 0
  for (const { programAddressIndex, data } of message.instructions) {
    if (message.staticAccounts[programAddressIndex] !== COMPUTE_BUDGET || !data) {
      instructions += 1
      continue
    }
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (data[0] === 2) limit = view.getUint32(1, true)
    if (data[0] === 3) price = view.getBigUint64(1, true)
  }
  const units = BigInt(Math.min(limit ?? instructions * UNITS.perInstruction, UNITS.max))
  return BigInt(message.header.numSignerAccounts) * SIGNATURE_FEE + (price * units + 999_999n) / 1_000_000n
}

/** What stands before the 32 bytes of an ed25519 public key in SPKI. */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

/** @param {WireTransaction} wire @returns {boolean} whether every signer signed it */
export const isSigned = ({ transaction }) =>
  Object.entries(transaction.signatures).every(([address, signature]) => {
    if (!signature) return false
    const der = Buffer.concat([SPKI_HEAD, new Uint8Array(getBase58Encoder().encode(address))])
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return verify(null, new Uint8Array(transaction.messageBytes), key, new Uint8Array(signature))
  })
