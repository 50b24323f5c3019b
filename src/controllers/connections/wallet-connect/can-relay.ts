import type { Options } from '../../../core/entities/options.js'

/**
 * Whether these options allow WalletConnect: through the site's own provider, its relays, or the hosted one given a
 * project id. Runs on the first load, so it parses no URL.
 */
export function canRelay({ enableWalletConnect, universalProvider, services, projectId }: Options): boolean {
  const relay = services?.relay ?? projectId
  return enableWalletConnect !== false && Boolean(universalProvider || (relay && relay.length))
}
