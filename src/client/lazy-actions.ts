import { modalController } from '../controllers/shell/modal.js'
import { instance, instanceValue } from '../core/instance.js'
import { lazy } from '../core/lazy.js'
import { logger } from '../services/logger.js'
import type { ListsApi } from './list-types.js'
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

/** The number of times the site closed the modal: an opening that was still loading then shows nothing. */
const closes = instanceValue(() => ({ count: 0 }))

/** Begins an opening; returns whether it is over, because the site closed the modal or the instance has ended. */
function beginOpening(): () => boolean {
  const { created, signal: life } = instance()
  const closed = closes()
  const { count } = closed
  return () => closed.count !== count || (created && life.aborted)
}

async function call(method: string, args: readonly unknown[]): Promise<unknown> {
  if (method === 'close') {
    closes().count++
    if (!modalController.state.open) return true
  }
  const isOver = method === 'open' ? beginOpening() : undefined
  const { actions } = await loadActions()
  if (isOver?.()) return { status: 'dismissed' }
  const work: unknown = Reflect.get(actions, method)
  return typeof work === 'function' ? Reflect.apply(work, actions, isOver ? [args[0], isOver] : args) : undefined
}

/** Starts once its code has loaded, and stops immediately if it was stopped before then. */
function begin(method: string, args: readonly unknown[]): () => void {
  const begun = call(method, args).catch((error: unknown) => logger.error(error))
  return () =>
    void begun.then(end => {
      if (typeof end === 'function') Reflect.apply(end, undefined, [])
    })
}

/** Creates the methods of the handle that load their code when called. */
export const lazyActions = (): ActionsApi & ListsApi =>
  Object.fromEntries<unknown>([
    ...METHODS.map(method => [method, (...args: readonly unknown[]) => call(method, args)] as const),
    ...SUBSCRIPTIONS.map(method => [method, (...args: readonly unknown[]) => begin(method, args)] as const),
    // the same names and, as `actions` is typed by the same interfaces, the same signatures
  ]) as unknown as ActionsApi & ListsApi
