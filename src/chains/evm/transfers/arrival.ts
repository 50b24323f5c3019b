import { isSameAddress } from '../../../core/address.js'
import type { Rpc } from '../../../services/json-rpc.js'
import type { TransferRequest } from '../../ports/transfers.js'
import { readChanges } from './changes.js'
import type { EvmCall } from './transfer-call.js'

type Transfer = Omit<TransferRequest, 'connectorId' | 'provider'> & { readonly rpc: Rpc }

/** Share-based tokens round the amounts they move: a shortfall below the amount divided by this is ignored. */
const ROUNDING = 1_000_000n

/**
 * What the receiver of a token gets, in base units, if the token itself keeps part of a transfer. `undefined` if all of it
 * arrives, or if the chain's endpoints cannot simulate that.
 */
export async function readArrival(
  { rpc, network, from, to, amount, token, signal }: Transfer,
  { data = '0x' }: EvmCall,
): Promise<bigint | undefined> {
  if (token === undefined || isSameAddress('eip155', from, to)) return undefined
  const calls = [{ to: token, value: 0n, data }]
  const changes = await readChanges(rpc, { network, from, holder: to, calls, tokens: [token], signal })
  const arrives = changes?.amounts[0]
  return arrives !== undefined && (amount - arrives) * ROUNDING > amount ? arrives : undefined
}
