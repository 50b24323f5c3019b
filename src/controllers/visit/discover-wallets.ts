import { optionsController } from '../shell/options.js'
import { adapterFor } from '../connections/adapters.js'

/** Asks the page's wallets to announce themselves; no service is asked. For a modal embedded in the page. */
export async function discoverWallets(): Promise<void> {
  const { namespaces } = optionsController.state
  await Promise.all(namespaces.map(async namespace => (await adapterFor(namespace)).wallets?.discover()))
}
