import { Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'

import type { InputToSign } from '../../../core/entities/bitcoin-provider.js'
import { bitcoinNetworksOf } from '../../../core/chain/bitcoin-address.js'
import { fromBase64, toHex } from '../../../core/encoding/bytes.js'
import type { Account } from '../../../core/entities/account.js'
import { BitcoinRequestError, BitcoinWalletError } from '../../../core/errors/bitcoin.js'
import { sendTransaction } from '../../../services/bitcoin/esplora.js'
import { scriptOf } from '../transfers/check-address.js'

/** Input from a site or a wallet may contain scripts unknown to the library; they are accepted. */
const LENIENT = { allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true } as const

/** Parses a PSBT. @throws {BitcoinRequestError} it is invalid */
function openPsbt(psbt: string): Transaction {
  try {
    return Transaction.fromPSBT(fromBase64(psbt) ?? new Uint8Array(), LENIENT)
  } catch (cause) {
    throw new BitcoinRequestError({ cause, details: 'The PSBT cannot be read.' })
  }
}

/** The script that an input spends; `undefined` if the PSBT does not contain it. */
function spentScript(transaction: Transaction, index: number): Uint8Array | undefined {
  const input = transaction.getInput(index)
  const previous: unknown = input.nonWitnessUtxo?.outputs[input.index ?? 0]?.script // the library does not type it
  return input.witnessUtxo?.script ?? (previous instanceof Uint8Array ? previous : undefined)
}

/**
 * The inputs of a PSBT that spend from the given accounts.
 *
 * @throws {BitcoinRequestError} it is invalid
 */
export function ownInputs(psbt: string, accounts: readonly Account[]): readonly InputToSign[] {
  const transaction = openPsbt(psbt)
  const own = accounts.flatMap(({ address }) => {
    const [network] = bitcoinNetworksOf(address)
    const script = network && scriptOf(address, network)
    return script ? [{ address, script }] : []
  })
  return Array.from({ length: transaction.inputsLength }, (_, index) => index).flatMap(index => {
    const script = spentScript(transaction, index)
    const owner = script && own.find(account => equalBytes(account.script, script))
    return owner ? [{ address: owner.address, index }] : []
  })
}

/** Finalizes a PSBT that a wallet has signed. @throws {BitcoinWalletError} signatures are missing */
function finish(transaction: Transaction): { readonly hex: string; readonly txid: string } {
  try {
    if (!transaction.isFinal) transaction.finalize()
    return { hex: toHex(transaction.extract()), txid: transaction.id }
  } catch (cause) {
    throw new BitcoinWalletError({ cause, details: 'The wallet did not sign every input.' })
  }
}

/**
 * Sends a PSBT that a wallet has signed, after checking that it is the requested one.
 *
 * @param signed base64, as returned by the wallet
 * @param asked base64, as requested
 * @param endpoints base URLs of Esplora services, best first
 * @returns the transaction's id
 * @throws {BitcoinWalletError} the wallet signed a different transaction, or not every input
 * @throws {BroadcastError} the network refused it
 */
export async function sendPsbt(signed: string, asked: string, endpoints: readonly string[]): Promise<string> {
  const transaction = openPsbt(signed)
  if (!equalBytes(transaction.unsignedTx, openPsbt(asked).unsignedTx))
    throw new BitcoinWalletError({ details: 'The wallet signed another transaction.' })
  const { hex, txid } = finish(transaction)
  await sendTransaction(endpoints, { hex, txid })
  return txid
}
