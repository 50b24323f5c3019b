import { isChainNamespace } from '../../core/caip.js'
import type { OpenOutcome } from '../../core/entities/outcome.js'
import { isMobile } from '../../core/platform/mobile.js'
import { openingView } from '../../core/rules/routing.js'
import { type ViewName, VIEWS } from '../../core/views.js'
import { connectorsController } from '../connectors.js'
import { activeNetwork, isActiveConnected, isActiveRestoring } from '../derived/active.js'
import { modalController } from '../modal.js'
import { optionsController } from '../options.js'
import { type Route, routerController } from '../router.js'
import { asksForSupported } from './asks-for-supported.js'
import { forceClose } from './close.js'
import { loadBackstage } from './load-backstage.js'
import { awaitOutcome } from './outcome.js'
import { prepare } from './prepare.js'
import { report } from './report.js'
import { track } from './track.js'

/**
 * Opens the modal by SPEC 2's opening rules; never waits for the network. `options` come from the page and are read
 * leniently: what makes no sense is passed over.
 *
 * @param options - see `OpenOptions`
 * @returns how the opening ended, once the modal is closed
 */
export function open(options?: unknown): Promise<OpenOutcome> {
  const { view, args, namespace, signal, uri } = readOptions(options)
  if (signal?.aborted) return Promise.resolve({ status: 'dismissed' })
  if (view === 'WalletSend' && args !== undefined) return send(args, signal)
  const outcome = awaitOutcome()
  if (!modalController.state.open) connectorsController.setAttempt(undefined)
  const connected = isActiveConnected()
  // Who comes back comes for the account.
  routerController.resetTo(startRoute(view, args, connected || isActiveRestoring(), uri !== undefined))
  if (uri !== undefined) report(feed(uri))
  modalController.open(namespace)
  track('MODAL_OPEN', { connected })
  report(prepare())
  if (signal) {
    signal.addEventListener('abort', forceClose, { once: true })
    return outcome.finally(() => signal.removeEventListener('abort', forceClose))
  }
  return outcome
}

/** The site says what is to be sent. */
const send = async (args: unknown, signal: AbortSignal | undefined): Promise<OpenOutcome> =>
  (await loadBackstage()).requestSend(args, signal)

/** The site makes the pairing URIs itself. */
const feed = async (uri: unknown): Promise<void> => (await loadBackstage()).feedPairing(uri)

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

function readOptions(options: unknown) {
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
