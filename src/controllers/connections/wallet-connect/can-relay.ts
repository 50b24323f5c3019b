import type { Options } from '../../../core/entities/options.js'

/**
 * Whether wallets can be reached over the wallet-connection protocol under these options: over the site's own provider, the
 * relays it names, or the hosted one given a project id. Runs on the first load, so it looks at no URL.
 */
export function canRelay({ enableWalletConnect, universalProvider, services, projectId }: Options): boolean {
  const relay = services?.relay ?? projectId
  return enableWalletConnect !== false && Boolean(universalProvider || (relay && relay.length))
}
