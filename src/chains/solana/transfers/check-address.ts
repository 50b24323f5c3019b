import type { Rpc } from '../../../services/json-rpc.js'
import type { AddressFacts } from '../../ports/transfers.js'
import { readAccounts } from '../reads/token-accounts.js'

/** The program that owns ordinary accounts. */
const SYSTEM_PROGRAM = '11111111111111111111111111111111'

/** Checks whether an address is anything but a plain account; no facts if no endpoint answers. */
export async function checkAddress(
  rpc: Rpc,
  { address, signal }: { readonly address: string; readonly signal?: AbortSignal },
): Promise<AddressFacts> {
  try {
    const [account] = await readAccounts(rpc, [address], signal)
    return { contract: account !== undefined && account.owner !== SYSTEM_PROGRAM }
  } catch {
    signal?.throwIfAborted()
    return {}
  }
}
