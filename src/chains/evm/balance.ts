import type { CaipNetwork } from '../../core/entities/network.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { JsonRpcError, MalformedReplyError } from '../../core/errors/service.js'
import { HTTP_TIMEOUT } from '../../core/limits.js'
import { within } from '../../core/time.js'
import { createRpc, evmChainCheck, type Rpc } from '../../services/json-rpc.js'
import type { ProviderRequest } from '../../services/wallets/bound-provider.js'
import { parseChainId, parseQuantity, parseWalletFault } from '../../services/wallets/evm-reply.js'
import type { NativeBalance } from '../adapter.js'
import type { EvmWallet } from './wallet.js'

/** JSON-RPC's code for an error that has no code of its own. */
const INTERNAL_ERROR = -32603

function toBalance(reply: unknown, { nativeCurrency: { symbol, decimals } }: CaipNetwork): NativeBalance {
  const amount = parseQuantity(reply)
  if (amount === undefined) throw new MalformedReplyError()
  return { amount, symbol, decimals }
}

function ask(wallet: EvmWallet, call: ProviderRequest): Promise<unknown> {
  const asked = wallet.bound.request(call).catch((cause: unknown) => {
    throw new JsonRpcError(parseWalletFault(cause).code ?? INTERNAL_ERROR, { cause })
  })
  return within(asked, HTTP_TIMEOUT, () => new WalletTimeoutError())
}

/** Whose balance on which network. */
export interface BalanceQuery {
  readonly address: string
  readonly network: CaipNetwork
  readonly signal?: AbortSignal
}

/** Reads native balances; keeps what it learned of each network's endpoints. */
export class EvmBalances {
  readonly #clients = new Map<string, Rpc>()

  /**
   * Reads a balance over a network's endpoints, the first that works and serves that network.
   *
   * @throws {MalformedReplyError} the answer is no quantity
   * @throws {JsonRpcError} the chain refused the call
   * @throws {HttpUnreachableError} no endpoint answered
   * @throws {HttpStatusError} every endpoint failed, the last with a status
   */
  async fetch({ address, network, signal }: BalanceQuery, endpoints: readonly string[]): Promise<NativeBalance> {
    const key = `${network.id} ${endpoints.join(' ')}`
    const client = this.#clients.get(key) ?? createRpc(endpoints, { check: evmChainCheck(Number(network.id)) })
    this.#clients.set(key, client)
    return toBalance(await client.request('eth_getBalance', [address, 'latest'], signal), network)
  }

  /**
   * Reads a balance over a connected wallet. A wallet that is on another chain gives none: it would be that chain's.
   *
   * @throws {MalformedReplyError} the answer is no quantity, or the wallet is on another chain
   * @throws {JsonRpcError} the wallet refused to answer
   * @throws {WalletTimeoutError} it said nothing for 10 s
   */
  async ask({ address, network, signal }: BalanceQuery, wallet: EvmWallet): Promise<NativeBalance> {
    const [balance, chainId] = await Promise.all([
      ask(wallet, { method: 'eth_getBalance', params: [address, 'latest'] }),
      ask(wallet, { method: 'eth_chainId' }),
    ])
    signal?.throwIfAborted()
    if (parseChainId(chainId) !== Number(network.id)) throw new MalformedReplyError()
    return toBalance(balance, network)
  }
}
