import type { CaipNetwork } from '../../core/entities/network.js'
import { fetchUnspent } from '../../services/bitcoin/esplora.js'
import type { NativeBalance } from '../adapter.js'

/** Whose balance on which network. */
export interface BalanceQuery {
  readonly address: string
  readonly network: CaipNetwork
  readonly signal?: AbortSignal
}

/**
 * What an address holds: the sum of its unspent outputs, those not yet in a block included.
 *
 * @param endpoints base URLs of Esplora services, best first
 * @throws {HttpUnreachableError} no service answered, or there is none
 * @throws {HttpStatusError} all failed, the last with a status
 * @throws {MalformedReplyError} all failed, the last with another shape
 */
export async function fetchBalance(
  { address, network, signal }: BalanceQuery,
  endpoints: readonly string[],
): Promise<NativeBalance> {
  const unspent = await fetchUnspent(endpoints, address, signal)
  const { symbol, decimals } = network.nativeCurrency
  return { amount: unspent.reduce((sum, { value }) => sum + value, 0n), symbol, decimals }
}
