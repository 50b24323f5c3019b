import type { CaipNetwork } from '../../../core/entities/network.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { createRpc, evmChainCheck, type Rpc } from '../../../services/json-rpc.js'
import { parseLamports } from '../../../services/lamports.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import type { NativeBalance } from '../../adapter.js'

/** Whose balance on which network. */
export interface BalanceQuery {
  readonly address: string
  readonly network: CaipNetwork
  readonly signal?: AbortSignal
}

const readers: Readonly<Partial<Record<string, (rpc: Rpc, query: BalanceQuery) => Promise<bigint | undefined>>>> = {
  eip155: async (rpc, { address, signal }) =>
    parseQuantity(await rpc.request('eth_getBalance', [address, 'latest'], signal)),
  solana: async (rpc, { address, signal }) => parseLamports(await rpc.request('getBalance', [address], signal)),
}

/**
 * Reads a native balance over a network's endpoints; `undefined` in namespaces that are only connected and signed with.
 *
 * @throws {MalformedReplyError} the answer is no amount
 * @throws {JsonRpcError} the chain refused the call
 * @throws {HttpUnreachableError} no endpoint answered
 */
export async function fetchBalance(
  query: BalanceQuery,
  endpoints: readonly string[],
): Promise<NativeBalance | undefined> {
  const { network } = query
  const read = readers[network.chainNamespace]
  if (!read) return undefined
  const options = network.chainNamespace === 'eip155' ? { check: evmChainCheck(Number(network.id)) } : {}
  const amount = await read(createRpc(endpoints, options), query)
  if (amount === undefined) throw new MalformedReplyError()
  return { amount, symbol: network.nativeCurrency.symbol, decimals: network.nativeCurrency.decimals }
}
