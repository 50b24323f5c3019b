import type { ClientSource, EvmPublicClient, EvmWalletClient } from './client-types.js'

export type { ClientSource, EvmPublicClient, EvmWalletClient } from './client-types.js'

/**
 * A viem public client for the active EVM network, with its endpoints as fallbacks. Loads viem.
 *
 * @throws {NetworkNotFoundError} no EVM network is active
 */
export const getPublicClient = async (source: Pick<ClientSource, 'getCaipNetwork'>): Promise<EvmPublicClient> =>
  (await import('./viem-clients.js')).createEvmPublicClient(source)

/**
 * A viem wallet client for the connected EVM account, which sends requests to its wallet. It is bound to the current
 * account and network: create a new one when either changes. Loads viem.
 *
 * @throws {NetworkNotFoundError} no EVM network is active
 * @throws {ProviderNotFoundError} no EVM wallet is connected
 */
export const getWalletClient = async (source: ClientSource): Promise<EvmWalletClient> =>
  (await import('./viem-clients.js')).createEvmWalletClient(source)
