import { optionsController } from '../shell/options.js'
import { walletsController } from './wallets.js'
import { loadRemoteConfig } from '../shell/services/load-remote-config.js'
import { loadStoredWallets, loadWallets } from './load-wallets.js'
import { report } from '../shell/report.js'

/** Fetches the project's configuration and the wallet lists from the services; once, retrying failures. */
export async function loadServices(): Promise<void> {
  const { created, remote } = optionsController.state
  if (!created) return
  loadStoredWallets()
  if (remote === 'idle' || remote === 'failed') report(loadRemoteConfig())
  const { status } = walletsController.state
  if (status === 'idle' || status === 'failed') await loadWallets()
}
