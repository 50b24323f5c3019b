import { isMisspelled } from '../../../core/chain/checksum.js'
import type { Rpc } from '../../../services/json-rpc.js'
import type { AddressFacts, AddressQuery } from '../../ports/transfers.js'

/** The code of an account that delegates to a contract (EIP-7702). It still has a key, so it does not count as one. */
const DELEGATION = /^0xef0100[\da-f]{40}$/i

/**
 * Checks an address: its checksum, verified locally, and whether it is a contract, omitted if no endpoint
 * answers.
 */
export async function checkAddress(
  { address, network, signal }: AddressQuery,
  rpc: () => Promise<Rpc>,
): Promise<AddressFacts> {
  const misspelled = isMisspelled(address, network.caipNetworkId)
  if (misspelled) return { misspelled }
  try {
    const code = await (await rpc()).request('eth_getCode', [address, 'latest'], signal)
    if (typeof code !== 'string') return { misspelled }
    return { misspelled, contract: /^0x[\da-f]{2,}$/i.test(code) && !DELEGATION.test(code) }
  } catch {
    signal?.throwIfAborted()
    return { misspelled }
  }
}
