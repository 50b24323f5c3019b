import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { OutScript, RawTx, RawWitness, Script, Transaction } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'
import { concatBytes, equalBytes, hash160, sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'

/** A decoded address. */
export type BitcoinOutput = Parameters<typeof OutScript.encode>[0]

const OP_RETURN = new Uint8Array([0x6a])
const OPTIONS = { allowUnknownVersion: true, allowUnknownInputs: true, allowUnknownOutputs: true } as const
/** The only signature hash type that a proof may use: the whole transaction. */
const SIGHASH_ALL = 1
const SIGHASH_DEFAULT = 0
const SCHNORR_BYTES = 64
const KEY_BYTES = 33
/** Transaction versions that a proof may have. */
const VERSIONS = [0, 2]

/** The signed transaction: as specified in BIP-322, or with the version and times of a full proof. */
interface Proof {
  readonly version: number
  readonly lockTime: number
  readonly sequence: number
  readonly scriptSig: Uint8Array
  readonly witness: readonly Uint8Array[]
}

/** The id of the transaction that contains a message, in display byte order. */
export function toSpendId(message: Uint8Array, script: Uint8Array): Uint8Array {
  const scriptSig = concatBytes(new Uint8Array([0, 32]), tagSchnorr('BIP0322-signed-message', message))
  const inputs = [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig: scriptSig, sequence: 0 }]
  const raw = RawOldTx.encode({ version: 0, inputs, outputs: [{ amount: 0n, script }], lockTime: 0 })
  return sha256x2(raw).reverse()
}

/** A serialized transaction; the library's own type leaves the fields of its parts open. */
interface RawTransaction {
  readonly version: number
  readonly lockTime: number
  readonly inputs: readonly { txid: Uint8Array; index: number; finalScriptSig: Uint8Array; sequence: number }[]
  readonly outputs: readonly { amount: bigint; script: Uint8Array }[]
  readonly witnesses?: readonly (readonly Uint8Array[])[] | undefined
}

/** Reads a signature as a whole transaction; `undefined` if it is not one, or does not prove only this message. */
function readFull(bytes: Uint8Array, spent: Uint8Array): Proof | undefined {
  try {
    const { version, inputs, outputs, witnesses, lockTime }: RawTransaction = RawTx.decode(bytes)
    const [input, output] = [inputs[0], outputs[0]]
    const isProof =
      VERSIONS.includes(version) &&
      input?.index === 0 &&
      equalBytes(input.txid, spent) &&
      inputs.length === 1 &&
      outputs.length === 1 &&
      output?.amount === 0n &&
      equalBytes(output.script, OP_RETURN)
    if (!isProof) return undefined
    const { sequence, finalScriptSig } = input
    return { version, lockTime, sequence, scriptSig: finalScriptSig, witness: witnesses?.[0] ?? [] }
  } catch {
    return undefined
  }
}

/** Reads a signature as a witness stack alone. */
function readSimple(bytes: Uint8Array): Proof | undefined {
  try {
    return { version: 0, lockTime: 0, sequence: 0, scriptSig: new Uint8Array(), witness: RawWitness.decode(bytes) }
  } catch {
    return undefined
  }
}

/** Whether a key signed a hash with ECDSA: strictly encoded, low-S, over the whole transaction. */
function isEcdsa(signature: Uint8Array, hash: Uint8Array, key: Uint8Array): boolean {
  if (signature.at(-1) !== SIGHASH_ALL) return false
  const parsed = secp256k1.Signature.fromDER(signature.slice(0, -1))
  return secp256k1.verify(parsed, hash, key, { lowS: true })
}

/** Checks one proof against one kind of address. */
class ProofCheck {
  readonly #spent: Uint8Array
  readonly #script: Uint8Array
  readonly #proof: Proof

  constructor(spent: Uint8Array, script: Uint8Array, proof: Proof) {
    this.#spent = spent
    this.#script = script
    this.#proof = proof
  }

  get #transaction(): Transaction {
    const { version, lockTime, sequence } = this.#proof
    const transaction = new Transaction({ ...OPTIONS, version, lockTime })
    const witnessUtxo = { script: this.#script, amount: 0n }
    transaction.addInput({ txid: this.#spent, index: 0, sequence, witnessUtxo })
    transaction.addOutput({ script: OP_RETURN, amount: 0n })
    return transaction
  }

  /** P2PKH: signature and key are in the script. */
  isPkh(hash: Uint8Array): boolean {
    const { version, lockTime, sequence, scriptSig, witness } = this.#proof
    const [signature, key, ...rest] = Script.decode(scriptSig)
    if (!(signature instanceof Uint8Array) || !(key instanceof Uint8Array) || rest.length || witness.length)
      return false
    if (!equalBytes(hash160(key), hash)) return false
    const inputs = [{ txid: this.#spent, index: 0, finalScriptSig: this.#script, sequence }]
    const raw = RawOldTx.encode({ version, inputs, outputs: [{ amount: 0n, script: OP_RETURN }], lockTime })
    return isEcdsa(signature, sha256x2(raw, new Uint8Array([SIGHASH_ALL, 0, 0, 0])), key)
  }

  /** P2WPKH: signature and key are in the witness. */
  isWpkh(hash: Uint8Array): boolean {
    const [signature, key, ...rest] = this.#proof.witness
    if (!signature || key?.length !== KEY_BYTES || rest.length || !equalBytes(hash160(key), hash)) return false
    const script = OutScript.encode({ type: 'pkh', hash })
    return isEcdsa(signature, this.#transaction.preimageWitnessV0(0, script, SIGHASH_ALL, 0n), key)
  }

  /** P2SH-wrapped P2WPKH, the only supported script; a simple proof leaves it out. */
  isNested(hash: Uint8Array): boolean {
    const key = this.#proof.witness[1]
    if (key?.length !== KEY_BYTES) return false
    const inner = hash160(key)
    const redeem = OutScript.encode({ type: 'wpkh', hash: inner })
    const { scriptSig } = this.#proof
    const isNamed = !scriptSig.length || equalBytes(scriptSig, Script.encode([redeem]))
    return isNamed && equalBytes(hash160(redeem), hash) && this.isWpkh(inner)
  }

  /** P2TR key spends; scripts are not supported. */
  isTaproot(key: Uint8Array): boolean {
    const [signature, ...rest] = this.#proof.witness
    if (!signature || rest.length) return false
    const kind = signature.length === SCHNORR_BYTES ? SIGHASH_DEFAULT : SIGHASH_ALL
    const isWhole = kind === SIGHASH_DEFAULT || (signature.length === SCHNORR_BYTES + 1 && signature.at(-1) === kind)
    if (!isWhole) return false
    const hash = this.#transaction.preimageWitnessV1(0, [this.#script], kind, [0n])
    return schnorr.verify(signature.slice(0, SCHNORR_BYTES), hash, key)
  }
}

/** The formats of a BIP-322 signature: the witness stack alone, or a whole transaction. */
export type Bip322Form = 'simple' | 'full'

/** Whether an address signed a message with BIP-322, in the given format or, by default, in either. */
export function isBip322Signature(
  message: Uint8Array,
  signature: Uint8Array,
  output: BitcoinOutput,
  form?: Bip322Form,
): boolean {
  const script = OutScript.encode(output)
  const spent = toSpendId(message, script)
  const full = form === 'simple' ? undefined : readFull(signature, spent)
  const proof = full ?? (form === 'full' ? undefined : readSimple(signature))
  if (!proof) return false
  const check = new ProofCheck(spent, script, proof)
  try {
    if (output.type === 'pkh') return check.isPkh(output.hash)
    if (output.type === 'wpkh') return !proof.scriptSig.length && check.isWpkh(output.hash)
    if (output.type === 'sh') return check.isNested(output.hash)
    return output.type === 'tr' && !proof.scriptSig.length && check.isTaproot(output.pubkey)
  } catch {
    return false // bytes that are not a signature, key or script
  }
}
