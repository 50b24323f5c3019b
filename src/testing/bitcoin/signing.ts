import { p2tr, p2wpkh, RawWitness, Transaction } from '@scure/btc-signer'
import { concatBytes, equalBytes, pubECDSA, pubSchnorr, sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'

import { ADDRESS_BYTES } from '../../chains/bitcoin/address-bytes.js'
import { fromHex, toHex } from '../../core/encoding/bytes.js'
import type { BitcoinKeys } from './accounts.js'
import type { TestBitcoinAddress, TestBitcoinNetwork } from './types.js'

/** Proof transactions have version 0 and pay nothing (BIP-322). */
const PROOF = {
  version: 0,
  allowUnknownVersion: true,
  allowUnknownInputs: true,
  allowUnknownOutputs: true,
} as const
const LENIENT = { allowUnknownInputs: true, allowUnknownOutputs: true } as const
const OP_RETURN = new Uint8Array([0x6a])
/** First byte of a recoverable signature for a SegWit address (BIP-137). */
const SEGWIT_HEADER = 39

function keyOf(text: string): Uint8Array {
  const key = fromHex(text)
  if (key?.length !== 32) throw new TypeError('A Bitcoin key is 64 hexadecimal digits')
  return key
}

/** The two addresses of an account. */
export function addressesOf(keys: BitcoinKeys, network: TestBitcoinNetwork): readonly TestBitcoinAddress[] {
  const [ecdsa, schnorr] = [pubECDSA(keyOf(keys.payment)), pubSchnorr(keyOf(keys.ordinal))]
  const payment = p2wpkh(ecdsa, ADDRESS_BYTES[network])
  const ordinal = p2tr(schnorr, undefined, ADDRESS_BYTES[network])
  return [
    { address: payment.address ?? '', purpose: 'payment', publicKey: toHex(ecdsa), addressType: 'p2wpkh' },
    { address: ordinal.address ?? '', purpose: 'ordinals', publicKey: toHex(schnorr), addressType: 'p2tr' },
  ]
}

/** A length, as Bitcoin serializes it before data. */
function lengthOf(size: number): Uint8Array {
  if (size < 0xfd) return new Uint8Array([size])
  if (size <= 0xffff) return new Uint8Array([0xfd, size & 0xff, size >> 8])
  return new Uint8Array([0xfe, size & 0xff, (size >> 8) & 0xff, (size >> 16) & 0xff, size >>> 24])
}

/**
 * Signs a message with BIP-137: 65 bytes, the first for the address type. Loads viem for its recoverable signatures.
 */
export async function signEcdsa(keys: BitcoinKeys, message: Uint8Array): Promise<Uint8Array> {
  const { sign } = await import('viem/accounts')
  const prefix = new TextEncoder().encode('\x18Bitcoin Signed Message:\n')
  const hash = sha256x2(prefix, lengthOf(message.length), message)
  const { r, s, yParity } = await sign({ hash: `0x${toHex(hash)}`, privateKey: `0x${keys.payment}` })
  const halves = [r, s].map(part => fromHex(part.slice(2)) ?? new Uint8Array())
  return concatBytes(new Uint8Array([SEGWIT_HEADER + (yParity ?? 0)]), ...halves)
}

/** Signs a message with BIP-322 in its simple format: the witness of a transaction that spends nothing. */
export function signBip322(keys: BitcoinKeys, purpose: TestBitcoinAddress['purpose'], message: Uint8Array): Uint8Array {
  const key = keyOf(keys[purpose === 'payment' ? 'payment' : 'ordinal'])
  const internal = pubSchnorr(key)
  const script = purpose === 'payment' ? p2wpkh(pubECDSA(key)).script : p2tr(internal).script
  const hash = tagSchnorr('BIP0322-signed-message', message)
  const toSpend = new Transaction(PROOF)
  const finalScriptSig = concatBytes(new Uint8Array([0, 32]), hash)
  toSpend.addOutput({ script, amount: 0n }) // before the input is added, which counts as signed
  toSpend.addInput({ txid: new Uint8Array(32), index: 0xffffffff, sequence: 0, finalScriptSig })
  const toSign = new Transaction(PROOF)
  const spent = { txid: toSpend.id, index: 0, sequence: 0, witnessUtxo: { script, amount: 0n } }
  toSign.addInput({ ...spent, ...(purpose === 'ordinals' ? { tapInternalKey: internal } : {}) })
  toSign.addOutput({ script: OP_RETURN, amount: 0n })
  toSign.signIdx(key, 0)
  toSign.finalize()
  return RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [])
}

/** Signs some inputs of a PSBT. @throws {Error} one of them is not this account's */
export function signPsbt(
  keys: BitcoinKeys,
  psbt: Uint8Array,
  indexes: readonly number[],
  sighash?: number,
): Uint8Array {
  const transaction = Transaction.fromPSBT(psbt, LENIENT)
  const internal = pubSchnorr(keyOf(keys.ordinal))
  const taproot = p2tr(internal).script
  for (const index of indexes) {
    const script = transaction.getInput(index).witnessUtxo?.script
    const isTaproot = script !== undefined && equalBytes(script, taproot)
    if (isTaproot) transaction.updateInput(index, { tapInternalKey: internal }, true)
    transaction.signIdx(keyOf(isTaproot ? keys.ordinal : keys.payment), index, sighash ? [sighash] : undefined)
  }
  return transaction.toPSBT()
}
