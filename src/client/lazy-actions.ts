import { modalController } from '../controllers/shell/modal.js'
import { WALLET_CONNECT_ID } from '../core/entities/connector.js'
import { ModalClosedError } from '../core/errors/attempt.js'
import { lazy } from '../core/lazy.js'
import { keepLoading } from '../core/platform/keep-loading.js'
import { logger } from '../services/logger.js'
import type { ListsApi } from './list-types.js'
import { NO_NFTS, NO_TOKENS, NO_TRANSACTIONS } from './no-lists.js'
import { openOnceLoaded, recordClose } from './opening.js'
import type { ActionsApi } from './types.js'

const loadActions = lazy(() => import('./actions.js'))

const METHODS = [
  'open',
  'close',
  'connect',
  'watch',
  'disconnect',
  'updateNativeBalance',
  'switchConnection',
  'deleteConnection',
  'setPreferredAccountType',
  'switchNetwork',
  'getUniversalProvider',
  'signIn',
  'signOut',
  'sendCalls',
  'openPay',
  'pay',
  'getExchanges',
  'getAvailableExchanges',
  'getPayUrl',
  'openPayUrl',
  'getPayResult',
  'getPayError',
  'getIsPaymentInProgress',
  'getExchangeStatus',
  'getSmartSessions',
  'revokeSmartSession',
  'explainWallet',
  'diagnose',
  'fetchTokens',
  'fetchTransactions',
  'fetchNfts',
  'fetchIdentity',
] as const satisfies readonly (keyof ActionsApi | keyof ListsApi)[]

const SUBSCRIPTIONS = [
  'subscribeTokens',
  'subscribeTransactions',
  'subscribeNfts',
] as const satisfies readonly (keyof ListsApi)[]

const DISMISSED = { status: 'dismissed' } as const

/** What opens the modal, and its result if the site closes the modal while the code is still loading; others reject. */
const CLOSED: ReadonlyMap<string, unknown> = new Map<keyof ActionsApi, unknown>([
  ['open', DISMISSED],
  ['sendCalls', DISMISSED],
  ['pay', DISMISSED],
  ['openPay', undefined],
])

/** The lists, which report in their status that their code could not be loaded. */
const LISTS: ReadonlyMap<string, object> = new Map<keyof ListsApi, object>([
  ['fetchTokens', NO_TOKENS],
  ['fetchTransactions', NO_TRANSACTIONS],
  ['fetchNfts', NO_NFTS],
])

const isOpening = (method: string, [connectorId]: readonly unknown[]): boolean =>
  CLOSED.has(method) || method === 'signIn' || (method === 'connect' && connectorId === WALLET_CONNECT_ID)

async function call(method: string, args: readonly unknown[]): Promise<unknown> {
  if (method === 'close') {
    recordClose()
    if (!modalController.state.open) return true
  }
  const run = ({ actions }: Awaited<ReturnType<typeof loadActions>>): unknown => {
    const work: unknown = Reflect.get(actions, method)
    return typeof work === 'function' ? Reflect.apply(work, actions, args) : undefined
  }
  try {
    return await (isOpening(method, args) ? openOnceLoaded(loadActions, run) : loadActions().then(run))
  } catch (error) {
    if (error instanceof ModalClosedError && CLOSED.has(method)) return CLOSED.get(method)
    if (!LISTS.has(method)) throw error
    logger.error(error)
    return { ...LISTS.get(method), status: 'failed' }
  }
}

/** Starts once its code has loaded, see `keepLoading`; the listener hears nothing once it was stopped. */
function begin(method: string, [listener, ...rest]: readonly unknown[]): () => void {
  const over = new AbortController()
  const hear = (list: unknown): unknown =>
    !over.signal.aborted && typeof listener === 'function' && Reflect.apply(listener, undefined, [list])
  let begun: Promise<unknown> | undefined
  const start = (): Promise<unknown> =>
    (begun ??= call(method, [hear, ...rest]).catch((error: unknown) => {
      begun = undefined
      throw error
    }))
  keepLoading(start, over.signal).catch((error: unknown) => logger.error(error))
  return () => {
    over.abort()
    begun?.then(
      (end): unknown => typeof end === 'function' && Reflect.apply(end, undefined, []),
      () => undefined,
    )
  }
}

/** Creates the methods of the handle that load their code when called. */
export const lazyActions = (): ActionsApi & ListsApi =>
  Object.fromEntries<unknown>([
    ...METHODS.map(method => [method, (...args: readonly unknown[]) => call(method, args)] as const),
    ...SUBSCRIPTIONS.map(method => [method, (...args: readonly unknown[]) => begin(method, args)] as const),
    // the same names and, as `actions` is typed by the same interfaces, the same signatures
  ]) as unknown as ActionsApi & ListsApi
