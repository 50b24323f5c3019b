import { optionsController } from '../options.js'
import { walletsController } from '../wallets.js'
import { adapterFor } from './adapters.js'
import { hasIntent, noteIntent } from './intent.js'
import { loadBalance } from './load-balance.js'
import { loadRemoteConfig } from './load-remote-config.js'
import { loadStoredWallets, loadWallets } from './load-wallets.js'
import { report } from './report.js'
import { isAnyConnected } from '../derived/active.js'
import { connectionsController } from '../connections.js'

/**
 * The visitor shows intent (hover, focus, open): loads the families, asks the page's wallets to announce themselves,
 * and fetches the project's configuration and the wallet lists. Each part is done once; what failed is tried again.
 */
export async function prepare(): Promise<void> {
  const { created, namespaces, remote } = optionsController.state
  if (!created) return
  const first = !hasIntent()
  noteIntent()
  loadStoredWallets()
  for (const namespace of namespaces) report(discover(namespace, first))
  if (remote === 'idle' || remote === 'failed') report(loadRemoteConfig())
  const { status } = walletsController.state
  if (status === 'idle' || status === 'failed') await loadWallets()
}

async function discover(namespace: Parameters<typeof adapterFor>[0], first: boolean): Promise<void> {
  const adapter = await adapterFor(namespace)
  adapter.discover()
  if (first && isAnyConnected() && connectionsController.activeConnectorId(namespace)) await loadBalance(namespace)
}
