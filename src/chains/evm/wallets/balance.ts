import { WalletTimeoutError } from '../../../core/errors/connection.js'
import { JsonRpcError } from '../../../core/errors/json-rpc.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { HTTP_TIMEOUT } from '../../../core/limits.js'
import { within } from '../../../core/time.js'
import type { ProviderRequest } from '../../../services/wallets/bound-provider.js'
import { parseChainId, parseWalletError } from '../../../services/wallets/wallet-reply.js'
import type { BalanceQuery, NativeBalance } from '../../ports/reads.js'
import { toBalance } from '../reads/to-balance.js'
import type { EvmWallet } from './wallet.js'

/** JSON-RPC's code for an error that has no code of its own. */
const INTERNAL_ERROR = -32603

function ask(wallet: EvmWallet, call: ProviderRequest): Promise<unknown> {
  const asked = wallet.bound.request(call).catch((cause: unknown) => {
    throw new JsonRpcError(parseWalletError(cause).code ?? INTERNAL_ERROR, { cause })
  })
  return within(asked, HTTP_TIMEOUT, () => new WalletTimeoutError())
}

/**
 * Reads a balance through a connected wallet. A wallet on another chain returns none: it would be that chain's.
 *
 * @throws {MalformedReplyError} the answer is not a quantity, or the wallet is on another chain
 * @throws {JsonRpcError} the wallet refused to answer
 * @throws {WalletTimeoutError} it did not answer for 10 s
 */
export async function readWalletBalance(
  { address, network, signal }: BalanceQuery,
  wallet: EvmWallet,
): Promise<NativeBalance> {
  const [balance, chainId] = await Promise.all([
    ask(wallet, { method: 'eth_getBalance', params: [address, 'latest'] }),
    ask(wallet, { method: 'eth_chainId' }),
  ])
  signal?.throwIfAborted()
  if (parseChainId(chainId) !== Number(network.id)) throw new MalformedReplyError()
  return toBalance(balance, network)
}
