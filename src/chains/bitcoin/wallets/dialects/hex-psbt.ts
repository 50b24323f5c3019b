import type { SignedPsbt } from '../../../../core/entities/bitcoin-provider.js'
import { fromBase64, toHex } from '../../../../core/encoding/bytes.js'
import { BitcoinRequestError } from '../../../../core/errors/bitcoin.js'
import { parsePsbt, parseTxid } from '../../../../services/wallets/bitcoin-reply.js'
import type { BoundObject } from '../../../../services/wallets/bound-object.js'
import type { PsbtRequest } from '../wallet.js'

/**
 * Signs a PSBT in a wallet that uses hex, such as OKX and Unisat, and sends it on request.
 *
 * @throws {BitcoinRequestError} inputs were selected and it should be sent: the others may be unsigned
 */
export async function signHexPsbt(
  bound: BoundObject,
  { psbt, inputs, isChosen, broadcast, accounts }: PsbtRequest,
): Promise<SignedPsbt> {
  if (broadcast && isChosen)
    throw new BitcoinRequestError({ details: 'Inputs cannot be chosen when the transaction is sent too.' })
  const bytes = fromBase64(psbt)
  if (!bytes) throw new BitcoinRequestError({ details: 'The PSBT is not base64.' })
  const toSignInputs = inputs.map(({ index, address, sighashTypes }) => {
    const publicKey = accounts.find(account => account.address === address)?.publicKey
    return { index, address, ...(publicKey ? { publicKey } : {}), ...(sighashTypes ? { sighashTypes } : {}) }
  })
  const options = broadcast ? { autoFinalized: true } : { autoFinalized: false, toSignInputs }
  const signed = parsePsbt(await bound.call('signPsbt', toHex(bytes), options))
  if (!broadcast) return { psbt: signed }
  return { psbt: signed, txid: parseTxid(await bound.call('pushPsbt', toHex(fromBase64(signed) ?? bytes))) }
}
