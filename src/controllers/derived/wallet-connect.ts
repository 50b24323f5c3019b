import type { ChainNamespace } from '../../core/caip.js'
import { type Connector, WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import type { Options } from '../../core/entities/options.js'
import { optionsController } from '../options.js'

/**
 * Whether wallets can be reached over the wallet-connection protocol under these options: over the site's own provider, the
 * relays it names, or the hosted one given a project id. Runs on the first load, so it looks at no URL.
 */
export function canRelay({ enableWalletConnect, universalProvider, services, projectId }: Options): boolean {
  const relay = services?.relay ?? projectId
  return enableWalletConnect !== false && Boolean(universalProvider || (relay && relay.length))
}

/** The connector of the wallet-connection protocol in a namespace, where the site has it; plain data, its code is lazy. */
export const relayConnectors = (chain: ChainNamespace): readonly Connector[] =>
  canRelay(optionsController.state.options)
    ? [{ id: WALLET_CONNECT_ID, type: 'WALLET_CONNECT', name: 'WalletConnect', chain }]
    : []
