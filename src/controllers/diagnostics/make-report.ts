import { loadedAdapter } from '../../chains/loaded.js'
import type { WalletConnectLink } from '../../chains/shared/walletconnect/link.js'
import { CHAIN_NAMESPACES } from '../../core/caip.js'
import type { DiagnosticsReport, ServiceSetting } from '../../core/entities/diagnostics.js'
import type { Services } from '../../core/entities/services.js'
import { currentLocale } from '../../core/i18n/t.js'
import { isMobile } from '../../core/platform/mobile.js'
import { isOnline } from '../../core/platform/online.js'
import { within } from '../../core/time.js'
import { loggedRequests } from '../../services/request-log.js'
import { isServiceHosted } from '../../services/endpoints.js'
import { isServiceOn } from '../../services/service-switch.js'
import { version } from '../../version.js'
import { connectorsController } from '../connections/connectors.js'
import { networksController } from '../networks/networks.js'
import { isModalVisible } from '../shell/visibility.js'
import { optionsController } from '../shell/options.js'
import { routerController } from '../shell/router.js'
import { walletPlace } from '../wallets/catalogue-query.js'
import { walletSources } from '../wallets/connect-rows.js'
import { walletsController } from '../wallets/wallets.js'
import { diagnoseRelay, diagnoseSessions, diagnoseSignIns } from './diagnose-sessions.js'
import { diagnoseServices } from './diagnose-services.js'
import { diagnoseStorage } from './diagnose-storage.js'
import { diagnoseWallets, walletIds } from './diagnose-wallets.js'
import { privateTexts } from './private-texts.js'
import { redactReport } from './redact-report.js'

/** How long to wait for a link being created, in ms: a report must not hang on what it reports. */
const LINK_WAIT = 500

async function readyLink(): Promise<WalletConnectLink | undefined> {
  try {
    const { knownLink } = await import('../connections/wallet-connect/wallet-connect.js')
    const link = knownLink()
    return link && (await within(link, LINK_WAIT, () => new Error('not ready')))
  } catch {
    return undefined // it failed or is not there yet: there is nothing to report
  }
}

function settingOf(name: keyof Services): ServiceSetting {
  const { options } = optionsController.state
  const isRefused = name === 'relay' && options.enableWalletConnect === false
  if (isRefused || !isServiceOn(name, options)) return 'off'
  return isServiceHosted(name, options) ? 'hosted' : 'own'
}

function settingsNow(): DiagnosticsReport['settings'] {
  const { options, namespaces, remote } = optionsController.state
  return {
    projectId: Boolean(options.projectId),
    services: {
      catalogue: settingOf('catalogue'),
      blockchain: settingOf('blockchain'),
      rpc: settingOf('rpc'),
      secureSite: settingOf('secureSite'),
      analytics: settingOf('analytics'),
      relay: settingOf('relay'),
    },
    remoteConfig: remote,
    namespaces,
    networks: networksController.state.networks.map(({ caipNetworkId }) => caipNetworkId),
  }
}

function attemptNow(): DiagnosticsReport['attempt'] {
  const { attempt } = connectorsController.state
  if (!attempt) return undefined
  const { connectorId, namespace, status, error } = attempt
  return { connector: `${connectorId} for ${namespace}`, status, error: error?.message }
}

/** The code loaded beyond the first load. */
function loadedNow(link: WalletConnectLink | undefined): readonly string[] {
  const families = CHAIN_NAMESPACES.filter(namespace => loadedAdapter(namespace)).map(name => `${name} adapter`)
  const frame = globalThis.document?.querySelector('#w3m-iframe, w3m-modal > iframe')
  return [
    ...families,
    ...(link?.health().started ? ['WalletConnect client'] : []),
    ...(frame ? ['secure frame'] : []),
    `language ${currentLocale()}`,
  ]
}

/** Reports on wallets, services, sessions, the relay and the storage. Contacts no one, and contains nothing private. */
export async function makeReport(): Promise<DiagnosticsReport> {
  const link = await readyLink()
  const { status, count } = walletsController.state
  const sources = walletSources.get()
  const further = { ...walletsController.state, place: walletPlace() }
  const report: DiagnosticsReport = {
    version,
    at: new Date().toISOString(),
    page: {
      origin: globalThis.location?.origin ?? '',
      secure: globalThis.isSecureContext ?? false,
      online: isOnline(),
      phone: isMobile(),
      language: currentLocale(),
    },
    settings: settingsNow(),
    view: isModalVisible() ? routerController.route.view : undefined,
    attempt: attemptNow(),
    catalogue: { status, wallets: count },
    wallets: diagnoseWallets(sources, further),
    services: diagnoseServices(loggedRequests()),
    sessions: diagnoseSessions(link),
    signIns: diagnoseSignIns(),
    relay: diagnoseRelay(link),
    storage: diagnoseStorage(),
    loaded: loadedNow(link),
  }
  return redactReport(report, privateTexts(), walletIds(sources, further))
}
