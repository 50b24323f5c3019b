import { p2wpkh, RawWitness, Transaction } from '@scure/btc-signer'
import { tagSchnorr } from '@scure/btc-signer/utils.js'
import { RpcError } from '../rpc-error.mjs'
import { secp256k1Public, sha256, signSecp256k1 } from '../secp256k1.mjs'

/** The header of a signature that says: this is the account of a native SegWit address. */
const SEGWIT_HEADER = 39

/** A transaction that only proves something is of version 0 and pays nothing. */
const PROOF = Object.freeze({
  version: 0,
  allowUnknownVersion: true,
  allowUnknownInputs: true,
  allowUnknownOutputs: true,
})
const OP_RETURN = Uint8Array.of(0x6a)

/**
 * @typedef {object} SignedText
 * @property {string} signature hex
 * @property {string} messageHash hex
 */

/** The length that stands before a text in what is signed. @param {number} length @returns {Buffer} */
function prefixed(length) {
  if (length < 0xfd) return Buffer.from([length])
  const bytes = Buffer.alloc(3, 0xfd)
  bytes.writeUInt16LE(length, 1)
  return bytes
}

const toHex = (/** @type {Uint8Array} */ bytes) => Buffer.from(bytes).toString('hex')

/** As Bitcoin Core does (BIP-137). @param {`0x${string}`} privateKey @param {Uint8Array} message @returns {Promise<SignedText>} */
async function signEcdsa(privateKey, message) {
  const magic = Buffer.from('\x18Bitcoin Signed Message:\n', 'latin1')
  const hash = sha256(sha256(Buffer.concat([magic, prefixed(message.length), message])))
  const { bytes, recovery } = await signSecp256k1(hash, privateKey)
  return { signature: toHex(Buffer.concat([Buffer.from([SEGWIT_HEADER + recovery]), bytes])), messageHash: toHex(hash) }
}

/**
 * As BIP-322 says, in its simple form: the witness of a transaction that spends nothing.
 * @param {`0x${string}`} privateKey
 * @param {Uint8Array} message
 * @returns {SignedText}
 */
function signBip322(privateKey, message) {
  const { script } = p2wpkh(secp256k1Public(privateKey))
  const hash = tagSchnorr('BIP0322-signed-message', message)
  const toSpend = new Transaction(PROOF)
  toSpend.addOutput({ script, amount: 0n }) // before the input, which counts as signed
  const finalScriptSig = Uint8Array.from([0, hash.length, ...hash])
  toSpend.addInput({ txid: new Uint8Array(32), index: 0xffffffff, sequence: 0, finalScriptSig })
  const toSign = new Transaction(PROOF)
  toSign.addInput({ txid: toSpend.id, index: 0, sequence: 0, witnessUtxo: { script, amount: 0n } })
  toSign.addOutput({ script: OP_RETURN, amount: 0n })
  toSign.signIdx(Buffer.from(privateKey.slice(2), 'hex'), 0)
  toSign.finalize()
  const witness = RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [])
  return { signature: toHex(witness), messageHash: toHex(hash) }
}

/**
 * Signs a text with the account of a native SegWit address.
 * @param {`0x${string}`} privateKey
 * @param {Uint8Array} message at most 65,535 bytes
 * @param {unknown} [protocol] `ecdsa` or `bip322`
 * @returns {Promise<SignedText>}
 * @throws {RpcError} for any other protocol
 */
export async function signText(privateKey, message, protocol = 'ecdsa') {
  if (protocol === 'bip322') return signBip322(privateKey, message)
  if (protocol === 'ecdsa') return signEcdsa(privateKey, message)
  throw new RpcError(5201, `This wallet signs messages by ecdsa and bip322, not by ${String(protocol)}.`)
}
