import type { ClientSource, EvmPublicClient, EvmWalletClient } from './client-types.js'

export type { ClientSource, EvmPublicClient, EvmWalletClient } from './client-types.js'

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
