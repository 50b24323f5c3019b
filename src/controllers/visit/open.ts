import { type ChainNamespace, isChainNamespace } from '../../core/caip.js'
import type { OpenOutcome } from '../../core/entities/outcome.js'
import { isMobile } from '../../core/platform/mobile.js'
import { openingView } from '../shell/routing.js'
import { type ViewName, VIEWS } from '../../core/views.js'
import { connectorsController } from '../connections/connectors.js'
import { activeNetwork, isActiveConnected, isActiveRestoring, isAnyConnected, statusOf } from '../accounts/active.js'
import { modalController } from '../shell/modal.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { type Route, routerController } from '../shell/router.js'
import { requiresSupportedNetwork } from '../networks/requires-supported-network.js'
import { forceClose } from '../connections/close.js'
import { APPROVAL, hasOpenRequests } from '../connections/open-requests.js'
import { awaitOutcome } from '../connections/outcome.js'
import { showModal } from '../connections/show-modal.js'
import { prepare } from './prepare.js'
import { report } from '../shell/report.js'

/** The views of the active account. */
const OF_ACCOUNT = /^(?:Account|ProfileWallets|WalletReceive|WalletCompatible|WalletSend|Swap|OnRamp|FundWallet)/

/**
 * Opens the modal by SPEC 2's opening rules; never waits for the network. `options` come from the page and are parsed
 * leniently: invalid ones are ignored.
 *
 * @param options - see `OpenOptions`
 * @returns the outcome, once the modal is closed
 */
export function open(options?: unknown): Promise<OpenOutcome> {
  const { view, args, namespace, signal, uri } = readOpenOptions(options)
  // the instance may have ended while this was loading
  if (signal?.aborted || !optionsController.state.created) return Promise.resolve({ status: 'dismissed' })
  const outcome = awaitOutcome()
  if (!modalController.state.open) connectorsController.setAttempt(undefined)
  const isLost = namespace !== undefined && !showFamily(namespace)
  const connected = !isLost && isActiveConnected()
  // A returning visitor wants the account.
  const known = !isLost && (connected || isActiveRestoring())
  const showsAccount = typeof view === 'string' && OF_ACCOUNT.test(view) // of the active family, which is another
  const wanted = isLost && showsAccount ? undefined : view
  routerController.resetTo(startRoute(wanted, args, known, uri !== undefined))
  if (hasOpenRequests()) routerController.push(APPROVAL) // it can be decided only while it is shown
  showModal(namespace)
  report(prepare())
  if (signal) {
    signal.addEventListener('abort', forceClose, { once: true })
    return outcome.finally(() => signal.removeEventListener('abort', forceClose))
  }
  return outcome
}

/**
 * Opens a view that a site asked for with data of a family, which becomes active. While only other families are connected,
 * they stay, and the wallets of this one are offered.
 */
export function openFor(namespace: ChainNamespace, view: ViewName, signal?: AbortSignal): Promise<OpenOutcome> {
  const isOther = isAnyConnected() && statusOf(namespace) === 'disconnected'
  if (!isOther) networksController.select(namespace)
  return open({ view, signal, namespace: isOther ? namespace : undefined })
}

/** Activates a family if it has an account, or one that is being restored; otherwise `false`. */
function showFamily(namespace: ChainNamespace): boolean {
  const status = statusOf(namespace)
  if (status !== 'connected' && status !== 'reconnecting') return false
  if (networksController.state.activeNamespace === namespace) return true
  networksController.select(namespace)
  report(import('../connections/select-namespace.js').then(({ selectNamespace }) => selectNamespace(namespace)))
  return true
}

function startRoute(view: unknown, args: unknown, connected: boolean, hasUri: boolean): Route {
  const unsupported = connected && activeNetwork.get()?.unsupported === true && requiresSupportedNetwork()
  if (unsupported && view === undefined) return { view: 'UnsupportedChain', args: undefined }
  const { universal, options } = optionsController.state
  const mobile = isMobile()
  const relayed = universal || hasUri || options.manualWCControl === true
  return routeOf(openingView({ view, args, connected, universal: relayed, mobile: mobile && !hasUri }), args)
}

/** Combines a view with its arguments; a view that requires them is only chosen if they are present. */
function routeOf(view: ViewName, args: unknown): Route {
  const { argument } = VIEWS[view]
  const name = argument ?? (view === 'ConnectingWalletConnect' ? 'walletId' : undefined)
  const given = name && typeof args === 'object' && args !== null ? String(Reflect.get(args, name) ?? '') : ''
  const pair = name && (argument || given) ? { [name]: given } : {}
  return { view, args: name ? pair : undefined } as Route // the table of views defines each view's arguments
}

/** The page's options of `open()`, without invalid ones. */
export function readOpenOptions(options: unknown) {
  const given = typeof options === 'object' && options !== null ? options : {}
  const read = (key: string): unknown => (Object.hasOwn(given, key) ? Reflect.get(given, key) : undefined)
  const namespace = read('namespace')
  const signal = read('signal')
  const wallet = read('wallet')
  return {
    view: read('view') ?? undefined,
    args: read('arguments'),
    namespace: isChainNamespace(namespace) ? namespace : undefined,
    signal: signal instanceof AbortSignal ? signal : undefined,
    uri: read('uri'),
    wallet: typeof wallet === 'string' && wallet.trim() ? wallet : undefined,
  }
}
