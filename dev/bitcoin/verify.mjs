import { OutScript, SigHash } from '@scure/btc-signer'
import { equalBytes, hash160 } from '@scure/btc-signer/utils.js'

import { isEcdsa, isSchnorr } from './curve.mjs'
import { Refusal } from './refusal.mjs'

/** @typedef {{ script: Uint8Array, value: bigint }} Previous an output that is spent */
/** @typedef {import('@scure/btc-signer').Transaction} Transaction */

/** The hash types of the network, except for `DEFAULT`, which only Taproot has. @type {ReadonlySet<number>} */
const HASH_TYPES = new Set([
  SigHash.ALL,
  SigHash.NONE,
  SigHash.SINGLE,
  SigHash.ALL_ANYONECANPAY,
  SigHash.NONE_ANYONECANPAY,
  SigHash.SINGLE_ANYONECANPAY,
])

const failed = () => new Refusal(-26, 'mandatory-script-verify-flag-failed')

/**
 * @param {Transaction} transaction
 * @param {number} index of the input
 * @param {Uint8Array} program hash of the public key
 * @param {bigint} value of the output that is spent, in satoshis
 * @throws {Refusal}
 */
function verifyWitnessKeyHash(transaction, index, program, value) {
  const [signed, publicKey, ...rest] = transaction.getInput(index).finalScriptWitness ?? []
  if (!signed || !publicKey || rest.length || !equalBytes(hash160(publicKey), program)) throw failed()
  const hashType = signed[signed.length - 1] ?? 0
  if (!HASH_TYPES.has(hashType)) throw failed()
  const script = OutScript.encode({ type: 'pkh', hash: program })
  const hash = transaction.preimageWitnessV0(index, script, hashType, value)
  if (!isEcdsa(signed.subarray(0, -1), hash, publicKey)) throw failed()
}

/**
 * @param {Transaction} transaction
 * @param {number} index of the input
 * @param {Uint8Array} program tweaked public key
 * @param {readonly Previous[]} previous of every input, as Taproot signs them all
 * @throws {Refusal}
 */
function verifyTaprootKey(transaction, index, program, previous) {
  const [signed, ...rest] = transaction.getInput(index).finalScriptWitness ?? []
  if (rest.length) throw new Refusal(-26, 'This service checks Taproot key path spends only')
  if (!signed || (signed.length !== 64 && signed.length !== 65)) throw failed()
  const hashType = signed.length === 65 ? (signed[64] ?? 0) : SigHash.DEFAULT
  if (signed.length === 65 && !HASH_TYPES.has(hashType)) throw failed()
  const scripts = previous.map(({ script }) => script)
  const values = previous.map(({ value }) => value)
  const hash = transaction.preimageWitnessV1(index, scripts, hashType, values)
  if (!isSchnorr(signed.subarray(0, 64), hash, program)) throw failed()
}

/**
 * Checks every signature of a transaction by computing the hash it must have signed.
 * @param {Transaction} transaction
 * @param {readonly Previous[]} previous the output that each input spends
 * @throws {Refusal} a signature is wrong, or an output is of an unsupported type
 */
export function verifySignatures(transaction, previous) {
  previous.forEach(({ script, value }, index) => {
    if (transaction.getInput(index).finalScriptSig?.length) throw failed()
    const kind = OutScript.decode(script)
    if (kind.type === 'wpkh') verifyWitnessKeyHash(transaction, index, kind.hash, value)
    else if (kind.type === 'tr') verifyTaprootKey(transaction, index, kind.pubkey, previous)
    else throw new Refusal(-26, `This service checks p2wpkh and p2tr only, not ${kind.type}`)
  })
}
