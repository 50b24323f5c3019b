import { fromBase64, toBase64 } from '../../core/encoding/bytes.js'
import type { BitcoinCore } from './core.js'
import type { TestBitcoinAddress } from './types.js'
import { internalError, invalidParams, unauthorized } from '../provider-rpc-error.js'

/** A payment that a wallet is asked for. */
export interface Payment {
  readonly address: string
  /** In satoshis. */
  readonly amount: bigint
}

async function ownAddress(core: BitcoinCore, address: string): Promise<TestBitcoinAddress> {
  const own = (await core.getAddresses()).find(known => known.address === address)
  if (!own || !core.isOpen) throw unauthorized()
  return own
}

function serviceOf({ esplora }: BitcoinCore): string {
  if (!esplora) throw internalError('No Esplora service is configured for this wallet.')
  return esplora
}

/** Signs a message for one of the wallet's addresses. */
export async function signMessage(
  core: BitcoinCore,
  address: string,
  message: Uint8Array,
  protocol: 'ecdsa' | 'bip322',
): Promise<Uint8Array> {
  const { purpose } = await ownAddress(core, address)
  const { signBip322, signEcdsa } = await import('./signing.js')
  if (protocol === 'bip322') return signBip322(core.keys, purpose, message)
  if (purpose === 'ordinals') throw invalidParams('A Taproot address signs as BIP-322 says')
  return signEcdsa(core.keys, message)
}

/** Signs inputs of a PSBT. */
export async function signPsbt(
  core: BitcoinCore,
  psbt: Uint8Array,
  indexes: readonly number[],
  sighash?: number,
): Promise<Uint8Array> {
  if (!core.isOpen) throw unauthorized()
  const signing = await import('./signing.js')
  return signing.signPsbt(core.keys, psbt, indexes, sighash)
}

/** Sends a signed PSBT; returns the transaction id. */
export async function broadcast(core: BitcoinCore, signed: Uint8Array): Promise<string> {
  const { sendPsbt } = await import('../../chains/bitcoin/wallets/psbt.js')
  return sendPsbt(toBase64(signed), toBase64(signed), [serviceOf(core)])
}

/** Pays from the payment address; returns the transaction id. */
export async function pay(core: BitcoinCore, { address, amount }: Payment): Promise<string> {
  const [payer] = await core.getAddresses()
  if (!payer || !core.isOpen) throw unauthorized()
  const { buildTransfer } = await import('../../chains/bitcoin/transfers/transfer.js')
  const transfer = { from: payer.address, recipient: address, amount }
  const { psbt, inputs } = await buildTransfer(transfer, payer, [serviceOf(core)])
  const indexes = inputs.map(({ index }) => index)
  return broadcast(core, await signPsbt(core, fromBase64(psbt) ?? new Uint8Array(), indexes))
}
