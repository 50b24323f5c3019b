import { isChainNamespace } from '../../core/caip.js'
import type { OpenOutcome } from '../../core/entities/outcome.js'
import { isMobile } from '../../core/platform/mobile.js'
import { openingView } from '../shell/routing.js'
import { type ViewName, VIEWS } from '../../core/views.js'
import { connectorsController } from '../connections/connectors.js'
import { activeNetwork, isActiveConnected, isActiveRestoring } from '../accounts/active.js'
import { modalController } from '../shell/modal.js'
import { optionsController } from '../shell/options.js'
import { type Route, routerController } from '../shell/router.js'
import { asksForSupported } from '../networks/asks-for-supported.js'
import { forceClose } from '../connections/close.js'
import { awaitOutcome } from '../connections/outcome.js'
import { prepare } from './prepare.js'
import { report } from '../shell/report.js'
import { track } from '../shell/analytics/track.js'

/**
 * Opens the modal by SPEC 2's opening rules; never waits for the network. `options` come from the page and are read
 * leniently: what makes no sense is passed over.
 *
 * @param options - see `OpenOptions`
 * @returns how the opening ended, once the modal is closed
 */
export function open(options?: unknown): Promise<OpenOutcome> {
  const { view, args, namespace, signal, uri } = readOpenOptions(options)
  if (signal?.aborted) return Promise.resolve({ status: 'dismissed' })
  const outcome = awaitOutcome()
  if (!modalController.state.open) connectorsController.setAttempt(undefined)
  const connected = isActiveConnected()
  // Who comes back comes for the account.
  routerController.resetTo(startRoute(view, args, connected || isActiveRestoring(), uri !== undefined))
  modalController.open(namespace)
  track('MODAL_OPEN', { connected })
  report(prepare())
  if (signal) {
    signal.addEventListener('abort', forceClose, { once: true })
    return outcome.finally(() => signal.removeEventListener('abort', forceClose))
  }
  return outcome
}

function startRoute(view: unknown, args: unknown, connected: boolean, fed: boolean): Route {
  const unsupported = connected && activeNetwork.get()?.unsupported === true && asksForSupported()
  if (unsupported && view === undefined) return { view: 'UnsupportedChain', args: undefined }
  const { universal, options } = optionsController.state
  const mobile = isMobile()
  const relayed = universal || fed || options.manualWCControl === true
  return routeOf(openingView({ view, args, connected, universal: relayed, mobile: mobile && !fed }), args)
}

/** Pairs a view with its arguments; a view that cannot do without them is only chosen when they are there. */
function routeOf(view: ViewName, args: unknown): Route {
  const { argument } = VIEWS[view]
  const name = argument ?? (view === 'ConnectingWalletConnect' ? 'walletId' : undefined)
  const given = name && typeof args === 'object' && args !== null ? String(Reflect.get(args, name) ?? '') : ''
  const pair = name && (argument || given) ? { [name]: given } : {}
  return { view, args: name ? pair : undefined } as Route // the table of views says which argument each takes
}

/** The options of `open()` as a page gave them, with what makes no sense left out. */
export function readOpenOptions(options: unknown) {
  const given = typeof options === 'object' && options !== null ? options : {}
  const read = (key: string): unknown => (Object.hasOwn(given, key) ? Reflect.get(given, key) : undefined)
  const namespace = read('namespace')
  const signal = read('signal')
  return {
    view: read('view') ?? undefined,
    args: read('arguments'),
    namespace: isChainNamespace(namespace) ? namespace : undefined,
    signal: signal instanceof AbortSignal ? signal : undefined,
    uri: read('uri'),
  }
}
