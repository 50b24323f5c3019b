import { createPublicClient, createWalletClient, custom, fallback, type EIP1193RequestFn, http, isAddress } from 'viem'

import type { CaipNetwork } from '../../core/entities/network.js'
import { ProviderNotFoundError } from '../../core/errors/not-found.js'
import { NetworkNotFoundError } from '../../core/errors/network.js'
import { HTTP_TIMEOUT, RPC_BATCH_SIZE } from '../../core/limits.js'
import { isServiceEndpoint } from '../../services/service-endpoint.js'
import type { ClientSource, EvmPublicClient, EvmWalletClient } from './client-types.js'
import { toViemChain } from './viem-chain.js'

const isProvider = (provider: unknown): provider is { request: EIP1193RequestFn } =>
  typeof provider === 'object' && provider !== null && 'request' in provider && typeof provider.request === 'function'

function networkOf(source: Pick<ClientSource, 'getCaipNetwork'>): CaipNetwork {
  const network = source.getCaipNetwork('eip155')
  if (!network) throw new NetworkNotFoundError()
  return network
}

/** Only the rpc service gets batches: some public nodes refuse more than three calls at once, and viem then fails them all. */
const transportOf = (url: string) =>
  http(url, { timeout: HTTP_TIMEOUT, batch: isServiceEndpoint(url) && { batchSize: RPC_BATCH_SIZE } })

/**
 * Creates a public client for the active network. Its endpoints are not ranked: viem's ranking pings forever.
 *
 * @throws {NetworkNotFoundError} no EVM network is active
 */
export function createEvmPublicClient(source: Pick<ClientSource, 'getCaipNetwork'>): EvmPublicClient {
  const network = networkOf(source)
  const chain = toViemChain(network)
  return createPublicClient({ chain, transport: fallback(chain.rpcUrls.default.http.map(transportOf)) })
}

/**
 * Makes a wallet client of the connected account.
 *
 * @throws {NetworkNotFoundError} no EVM network is active
 * @throws {ProviderNotFoundError} no EVM wallet is connected
 */
export function createEvmWalletClient(source: ClientSource): EvmWalletClient {
  const provider = source.getProvider('eip155')
  const address = source.getAddress('eip155')
  if (!isProvider(provider) || !address || !isAddress(address, { strict: false }))
    throw new ProviderNotFoundError('eip155')
  return createWalletClient({ account: address, chain: toViemChain(networkOf(source)), transport: custom(provider) })
}
