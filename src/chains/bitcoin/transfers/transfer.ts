import { Address, OutScript, p2wpkh, selectUTXO } from '@scure/btc-signer'

import type { InputToSign } from '../../../core/entities/bitcoin-provider.js'
import { bitcoinNetworksOf } from '../../../core/chain/bitcoin-address.js'
import { fromHex, toBase64 } from '../../../core/encoding/bytes.js'
import type { Account } from '../../../core/entities/account.js'
import { BitcoinRequestError } from '../../../core/errors/bitcoin.js'
import { fetchFeeRate, fetchUnspent, type Unspent } from '../../../services/bitcoin/esplora.js'
import { ADDRESS_BYTES } from '../address-bytes.js'
import type { TransferRequest } from '../wallets/wallet.js'

/** An unsigned payment. */
export interface BuiltTransfer {
  /** Base64. */
  readonly psbt: string
  readonly inputs: readonly InputToSign[]
}

/**
 * Up to this value, in satoshis, a coin at a Taproot address may carry an inscription: `ord` gives each output 10,000
 * satoshis of postage unless it is told otherwise.
 */
const POSTAGE = 10_000n

interface Payer {
  readonly script: Uint8Array
  /** Further data about the payer's outputs for the signer. */
  readonly extra: { readonly redeemScript?: Uint8Array; readonly tapInternalKey?: Uint8Array }
}

/** An x-only public key, as used by Taproot. */
const toXOnly = (key: Uint8Array): Uint8Array => (key.length === 33 ? key.subarray(1) : key)

function readPayer({ address, publicKey }: Account, network: keyof typeof ADDRESS_BYTES): Payer {
  const kind = Address(ADDRESS_BYTES[network]).decode(address)
  const script = OutScript.encode(kind)
  const key = publicKey === undefined ? undefined : fromHex(publicKey)
  if (kind.type === 'wpkh') return { script, extra: {} }
  if (kind.type === 'tr' && key) return { script, extra: { tapInternalKey: toXOnly(key) } }
  if (kind.type === 'sh' && key) return { script, extra: { redeemScript: p2wpkh(key).script } }
  throw new BitcoinRequestError({ details: 'The wallet cannot pay from this kind of address.' })
}

const toInput = ({ txid, vout, value }: Unspent, { script, extra }: Payer) => ({
  txid,
  index: vout,
  witnessUtxo: { script, amount: value },
  ...extra,
})

/** The size of an output without its script, and of the input that spends it later, with a witness or without, in bytes. */
const SIZES = { output: 9, witnessInput: 67, input: 148 } as const
/** The price per byte of these at which nodes relay an output, in satoshis. */
const DUST_RATE = 3

function isWitness(script: Uint8Array): boolean {
  const [version = 0, size] = script
  return (version === 0 || (version > 0x50 && version <= 0x60)) && size === script.length - 2
}

/** The smallest amount that nodes relay to an address, in satoshis; the cost of spending less would exceed it. */
function leastTo(recipient: string, network: keyof typeof ADDRESS_BYTES): bigint {
  const script = OutScript.encode(Address(ADDRESS_BYTES[network]).decode(recipient))
  const input = isWitness(script) ? SIZES.witnessInput : SIZES.input
  return BigInt((SIZES.output + script.length + input) * DUST_RATE)
}

/**
 * Builds the transaction of a payment for a wallet that only signs: coins are selected, the fee is the network's, the
 * change returns to the payer. Coins that may carry an inscription stay where they are.
 *
 * @param endpoints base URLs of Esplora services, best first
 * @throws {BitcoinRequestError} the amount is too small to be relayed, the payer has too little, or an address type that needs unknown data
 * @throws {HttpUnreachableError} no service answered
 */
export async function buildTransfer(
  { from, recipient, amount }: TransferRequest,
  payer: Account,
  endpoints: readonly string[],
): Promise<BuiltTransfer> {
  const [name] = bitcoinNetworksOf(from)
  if (!name) throw new BitcoinRequestError({ details: `${from} is not a Bitcoin address.` })
  const least = leastTo(recipient, name)
  if (amount < least)
    throw new BitcoinRequestError({ details: `This address cannot be sent less than ${least} satoshis.` })
  const known = readPayer(payer, name)
  const [coins, rate] = await Promise.all([fetchUnspent(endpoints, from), fetchFeeRate(endpoints)])
  const unspent = known.extra.tapInternalKey ? coins.filter(({ value }) => value > POSTAGE) : coins
  const select = (outputs: readonly Unspent[]) =>
    selectUTXO(
      outputs.map(output => toInput(output, known)),
      [{ address: recipient, amount }],
      'default',
      { changeAddress: from, feePerByte: BigInt(Math.ceil(rate)), network: ADDRESS_BYTES[name], createTx: true },
    )
  // a payment that spends coins which are not in a block yet vanishes with them
  const selected = select(unspent.filter(({ isConfirmed }) => isConfirmed)) ?? select(unspent)
  if (!selected?.tx)
    throw new BitcoinRequestError({
      details:
        unspent.length < coins.length
          ? 'There is not enough bitcoin for the amount and its fee: coins of 10,000 satoshis or less are not spent from a Taproot address, as they may carry inscriptions.'
          : 'There is not enough bitcoin for the amount and its fee.',
    })
  const { tx } = selected
  const inputs = Array.from({ length: tx.inputsLength }, (_, index) => ({ address: from, index }))
  return { psbt: toBase64(tx.toPSBT()), inputs }
}
