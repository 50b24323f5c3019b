import type { ChainNamespace } from '../../core/caip.js'
import { isProjectIdMissing } from '../../core/rules/project-id.js'
import { usesServices } from '../../core/rules/uses-services.js'
import { hasRecentWallets } from '../../services/storage/recent-wallets.js'
import { tellAdapters } from '../../services/adapter-names.js'
import { alertsController } from '../alerts.js'
import { connectionsController } from '../connections.js'
import { optionsController } from '../options.js'
import { walletsController } from '../wallets.js'
import { adapterFor } from './adapters.js'
import { hasIntent, noteIntent } from './intent.js'
import { loadAsking, loadBackstage } from './load-backstage.js'
import { report } from './report.js'
import { track } from './track.js'
import { goAhead, whenIdle } from './when-idle.js'

/**
 * The visitor shows intent (hover, focus, open): loads the families and asks the page's wallets to announce themselves.
 * Once that is on screen, the services are asked. Each part is done once; what failed is tried again.
 */
export async function prepare(): Promise<void> {
  const { created, namespaces, options, universal } = optionsController.state
  if (!created) return
  const first = !hasIntent()
  noteIntent()
  tellAdapters(universal ? [] : namespaces)
  const found = Promise.all(namespaces.map(namespace => discover(namespace, first)))
  goAhead(found)
  if (first && isProjectIdMissing(options)) alertsController.show('projectIdMissing')
  if (first)
    track('INITIALIZE', { networks: options.networks.map(({ id }) => String(id)), ...themeOf(options.themeMode) })
  if (options.locale) report(loadBackstage().then(({ loadLocale }) => loadLocale()))
  whenIdle(list)
  await found
}

/** Has the wallets of catalogue, site and visitor listed; where there are none of any, nothing has to be loaded to say so. */
async function list(): Promise<void> {
  const { created, options } = optionsController.state
  if (!created || !hasIntent()) return // the instance is gone, and another may have come
  if (usesServices(options) || options.customWallets?.length || hasRecentWallets())
    await (await loadAsking()).loadServices()
  else if (walletsController.state.status === 'idle') walletsController.load({ status: 'ready' })
}

const themeOf = (themeMode: string | undefined): { readonly themeMode?: string } => (themeMode ? { themeMode } : {})

async function discover(namespace: ChainNamespace, first: boolean): Promise<void> {
  const adapter = await adapterFor(namespace)
  adapter.discover()
  if (first) whenIdle(async () => adapter.ready?.())
  if (first && connectionsController.activeConnectorId(namespace))
    report(loadBackstage().then(({ loadBalance }) => loadBalance(namespace)))
}
