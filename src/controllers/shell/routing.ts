import { type ViewName, isViewName, VIEWS } from '../../core/views.js'

/** The input of the opening rules (SPEC 2). */
export interface OpeningFacts {
  /** The requested view, unchecked. */
  readonly view?: unknown
  /** Its arguments, unchecked. */
  readonly args?: unknown
  readonly connected: boolean
  /** The site has no adapters: only WalletConnect is available. */
  readonly universal: boolean
  readonly mobile: boolean
}

/** The initial view: SPEC 2's opening rules in order. Unknown view names are ignored. */
export function openingView({ view, args, connected, universal, mobile }: OpeningFacts): ViewName {
  if (isViewName(view) && hasArguments(view, args)) return view
  if (connected) return 'Account'
  const alone = mobile ? 'AllWallets' : 'ConnectingWalletConnectBasic'
  return universal && isViewName(alone) ? alone : 'Connect'
}

/** Whether `args` holds the required argument of `view`. */
export function hasArguments(view: ViewName, args: unknown): boolean {
  const { argument } = VIEWS[view]
  if (!argument) return true
  return typeof args === 'object' && args !== null && argument in args
}

/** The state of the closed modal (SPEC 2): embedded, it shows the account; otherwise it starts over. */
export const restingView = (embedded: boolean, connected: boolean): 'Account' | 'Connect' =>
  embedded && connected ? 'Account' : 'Connect'

/** What going back does (SPEC 2). */
export function backStep(
  history: readonly ViewName[],
  connected: boolean,
): { view: ViewName; history: ViewName[] } | 'close' {
  const rest = history.slice(0, -1)
  const target = rest.at(-1)
  if (!target) return 'close'
  return target === 'Connect' && connected ? { view: 'Account', history: ['Account'] } : { view: target, history: rest }
}

/** What decides whether the modal may close (SPEC 2, WIRE 8.1). */
export interface ClosingFacts {
  readonly view: ViewName
  readonly history: readonly ViewName[]
  readonly unsupported: boolean
  readonly allowUnsupported: boolean
  readonly signInRequired: boolean
}

/** Whether the modal may close; if not, it shakes instead. */
export function canClose({ view, history, unsupported, allowUnsupported, signInRequired }: ClosingFacts): boolean {
  if (signInRequired) return false
  const stuck = view === 'UnsupportedChain' || (view === 'SwitchNetwork' && history.includes('UnsupportedChain'))
  return !(stuck && unsupported && !allowUnsupported)
}
