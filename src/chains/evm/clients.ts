import type {
  Chain,
  CustomTransport,
  FallbackTransport,
  HttpTransport,
  JsonRpcAccount,
  PublicClient,
  WalletClient,
} from 'viem'

import type { CaipNetwork } from '../../core/entities/network.js'

/** What the clients are made from; what `createWalletModal()` returns is one. */
export interface ClientSource {
  getCaipNetwork(namespace: 'eip155'): CaipNetwork | undefined
  getProvider(namespace: 'eip155'): unknown
  getAddress(namespace: 'eip155'): string | undefined
}

/** viem's client for reading the active EVM network. */
export type EvmPublicClient = PublicClient<FallbackTransport<readonly HttpTransport[]>, Chain>

/** viem's client for the connected EVM account. */
export type EvmWalletClient = WalletClient<CustomTransport, Chain, JsonRpcAccount>

/**
 * A viem public client of the active EVM network, over its endpoints, the next when one fails. Loads viem.
 *
 * @throws {NetworkNotFoundError} no EVM network is active
 */
export const getPublicClient = async (source: Pick<ClientSource, 'getCaipNetwork'>): Promise<EvmPublicClient> =>
  (await import('./viem-clients.js')).createEvmPublicClient(source)

/**
 * A viem wallet client of the connected EVM account, over its wallet. Made for the account and the network of now:
 * take a new one when either changes. Loads viem.
 *
 * @throws {NetworkNotFoundError} no EVM network is active
 * @throws {ProviderNotFoundError} no EVM wallet is connected
 */
export const getWalletClient = async (source: ClientSource): Promise<EvmWalletClient> =>
  (await import('./viem-clients.js')).createEvmWalletClient(source)
