import type { ChainNamespace } from '../../core/caip.js'
import { instance, instanceValue } from '../../core/instance.js'
import { lazy } from '../../core/lazy.js'
import { isProjectIdMissing, usesServices } from '../shell/services/uses-services.js'
import { hasRecentWallets } from '../../services/storage/recent-wallets.js'
import { setAdapterNames } from '../../services/adapter-names.js'
import { noticeUnknownOptions } from '../../services/config/unknown-options.js'
import { connectionsController } from '../connections/connections.js'
import { optionsController } from '../shell/options.js'
import { walletsController } from '../wallets/wallets.js'
import { adapterFor } from '../connections/adapters.js'
import { hasIntent, recordIntent } from '../shell/intent.js'
import { changeLocale } from '../shell/language/change-locale.js'
import { report } from '../shell/report.js'
import { track } from '../shell/analytics/track.js'
import { followSignIn } from './follow-sign-in.js'
import { runBeforeIdle, whenIdle } from '../shell/when-idle.js'

const loadBalance = lazy(() => import('../connections/load-balance.js'))
const loadServices = lazy(() => import('../wallets/load-services.js'))
const loadAlerts = lazy(() => import('../shell/show-alert.js'))

/** Whether this has run; intent alone does not tell, because a site that asks for data records it too. */
const beginning = instanceValue(() => ({ isPrepared: false }))

/**
 * The visitor shows intent (hover, focus, open): loads the families and asks the page's wallets to announce themselves.
 * Once that is on screen, the services are contacted. Each part runs once; failures are retried.
 */
export async function prepare(): Promise<void> {
  const { created, namespaces, options, universal } = optionsController.state
  if (!created) return
  const begun = beginning()
  const first = !begun.isPrepared
  begun.isPrepared = true
  recordIntent()
  followSignIn()
  setAdapterNames(universal ? [] : namespaces)
  const { signal: life } = instance()
  const found = Promise.all(namespaces.map(namespace => discover(namespace, first))).catch((error: unknown) => {
    if (!life.aborted) throw error
  })
  runBeforeIdle(found)
  if (first && options.debug !== false) noticeUnknownOptions(options)
  if (first && isProjectIdMissing(options)) report(alertProjectIdMissing())
  if (first)
    track('INITIALIZE', { networks: options.networks.map(({ id }) => String(id)), ...themeOf(options.themeMode) })
  if (options.locale || options.locales) changeLocale() // retried if it failed
  whenIdle(list)
  await found
}

/** Alerts the site's developers, not its visitors. */
async function alertProjectIdMissing(): Promise<void> {
  const life = instance().signal
  const { showAlert } = await loadAlerts()
  if (!life.aborted) showAlert('projectIdMissing')
}

/** Lists the wallets of catalogue, site and visitor; loads nothing if there are none. */
async function list(): Promise<void> {
  const { created, options } = optionsController.state
  if (!created || !hasIntent()) return // the instance is gone, and another may exist
  if (usesServices(options) || options.customWallets?.length || hasRecentWallets())
    await (await loadServices()).loadServices()
  else if (walletsController.state.status === 'idle') walletsController.load({ status: 'ready' })
}

const themeOf = (themeMode: string | undefined): { readonly themeMode?: string } => (themeMode ? { themeMode } : {})

async function discover(namespace: ChainNamespace, first: boolean): Promise<void> {
  const adapter = await adapterFor(namespace)
  adapter.wallets?.discover()
  if (first && connectionsController.activeConnectorId(namespace))
    report(loadBalance().then(balance => balance.loadBalance(namespace)))
}
