import { isChainNamespace } from '../../core/caip.js'
import type { OpenOutcome } from '../../core/entities/outcome.js'
import { platform } from '../../core/platform.js'
import { hasArguments, openingView } from '../../core/rules/routing.js'
import type { ViewName } from '../../core/views.js'
import { connectorsController } from '../connectors.js'
import { activeNetwork, isActiveConnected } from '../derived/active.js'
import { modalController } from '../modal.js'
import { optionsController } from '../options.js'
import { type Route, routerController } from '../router.js'
import { asksForSupported } from './asks-for-supported.js'
import { forceClose } from './close.js'
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
  const { view, args, namespace, signal } = readOptions(options)
  if (signal?.aborted) return Promise.resolve({ status: 'dismissed' })
  const outcome = awaitOutcome()
  const connected = isActiveConnected()
  if (!modalController.state.open) connectorsController.setAttempt(undefined)
  routerController.resetTo(startRoute(view, args, connected))
  modalController.open(namespace)
  track('MODAL_OPEN', { connected })
  report(prepare())
  if (signal) {
    signal.addEventListener('abort', forceClose, { once: true })
    return outcome.finally(() => signal.removeEventListener('abort', forceClose))
  }
  return outcome
}

function startRoute(view: unknown, args: unknown, connected: boolean): Route {
  const unsupported = connected && activeNetwork.get()?.unsupported === true && asksForSupported()
  if (unsupported && view === undefined) return { view: 'UnsupportedChain', args: undefined }
  const universal = optionsController.state.namespaces.length === 0
  const { mobile } = platform()
  return routeOf(openingView({ view, args, connected, universal, mobile }), args)
}

/** Pairs a view with its arguments; a view that cannot do without them is only chosen when they are there. */
function routeOf(view: ViewName, args: unknown): Route {
  const given = hasArguments(view, args) && typeof args === 'object' && args !== null ? args : {}
  const text = (key: string): string => String(Reflect.get(given, key) ?? '')
  switch (view) {
    case 'ConnectingExternal':
      return { view, args: { connectorId: text('connectorId') } }
    case 'SwitchNetwork':
      return { view, args: { caipNetworkId: text('caipNetworkId') } }
    case 'Downloads':
      return { view, args: { walletId: text('walletId') } }
    default:
      return { view, args: undefined }
  }
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
  }
}
