import { isMisspelled } from '../../../core/chain/checksum.js'
import type { Rpc } from '../../../services/json-rpc.js'
import type { AddressFacts, AddressQuery } from '../../ports/transfers.js'
import { ignoreRefusal } from '../../shared/ignore-refusal.js'

/** The code of an account that delegates to a contract (EIP-7702). It still has a key, so it does not count as one. */
const DELEGATION = /^0xef0100[\da-f]{40}$/i

/** Whether an address is a contract; `undefined` if an endpoint does not say. */
export async function isContract(rpc: Rpc, address: string, signal?: AbortSignal): Promise<boolean | undefined> {
  const code = await rpc.request('eth_getCode', [address, 'latest'], signal).catch(ignoreRefusal)
  return typeof code === 'string' ? /^0x[\da-f]{2,}$/i.test(code) && !DELEGATION.test(code) : undefined
}

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
    const contract = await isContract(await rpc(), address, signal)
    return contract === undefined ? { misspelled } : { misspelled, contract }
  } catch {
    signal?.throwIfAborted()
    return { misspelled }
  }
}
