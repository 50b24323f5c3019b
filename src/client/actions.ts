import { connectorsController } from '../controllers/connections/connectors.js'
import { networksController } from '../controllers/networks/networks.js'
import { modalController } from '../controllers/shell/modal.js'
import { optionsController } from '../controllers/shell/options.js'
import { type ChainNamespace, isCaipNetworkId, toCaipNetworkId } from '../core/caip.js'
import type { Connector } from '../core/entities/connector.js'
import { ModalClosedError } from '../core/errors/attempt.js'
import { NotCreatedError } from '../core/errors/config.js'
import { NotInBrowserError } from '../core/errors/unavailable.js'
import { AdapterNotFoundError } from '../core/errors/not-found.js'
import { ConnectorNotFoundError } from '../core/errors/connection.js'
import { instanceValue } from '../core/instance.js'
import { isSocial } from '../core/social.js'
import { lazy } from '../core/lazy.js'
import { close } from '../controllers/connections/close.js'
import { report } from '../controllers/shell/report.js'
import { open, readOpenOptions } from '../controllers/visit/open.js'
import { prepare } from '../controllers/visit/prepare.js'
import { hasMultiWallet } from './multi-wallet.js'
import { beginOpening, openOnceLoaded, untilClosed } from './opening.js'
import { accountSnapshot } from './snapshots.js'
import type { ListsApi } from './list-types.js'
import type { ActionsApi } from './types.js'

/** The CAIP-2 id of a network given as its object, its chain id or the id itself. */
function networkId(network: Parameters<ActionsApi['switchNetwork']>[0]): string {
  const id = typeof network === 'object' ? network.id : network
  if (isCaipNetworkId(id)) return id
  const { networks, activeNamespace = 'eip155' } = networksController.state
  const listed = networks.find(known => String(known.id) === String(id))
  return listed?.caipNetworkId ?? toCaipNetworkId(activeNamespace, id)
}

/** A connector of a family: by default the offered or active one, else the first of the site's that has the connector. */
function findConnector(id: string, namespace: ChainNamespace | undefined): Connector | undefined {
  const { namespaces } = optionsController.state
  const wanted = [modalController.state.namespace, networksController.state.activeNamespace, ...namespaces]
  const families = namespace ? [namespace] : wanted.filter(family => family !== undefined)
  return families.flatMap(family => connectorsController.find(id, family) ?? [])[0]
}

/** Stands for whichever family the site disconnects. */
const ANY = '*'

/** End when the site disconnects a family: what was to be connected before then no longer is. */
const lives = instanceValue(() => new Map<string, AbortController>())

function lifeOf(family: string): AbortSignal {
  const life = lives().get(family) ?? new AbortController()
  lives().set(family, life)
  return life.signal
}

function endLives(namespace: string | undefined): void {
  for (const [family, life] of lives()) {
    if (namespace && family !== ANY && family !== namespace) continue
    life.abort()
    lives().delete(family)
  }
}

const loadPay = () => import('../controllers/pay/request-pay.js')

const lists = lazy(async (): Promise<ListsApi> => (await import('./lists.js')).listsApi)

/** Like `T`, but a subscription starts only once its code has loaded. */
type Deferred<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => () => void ? (...args: A) => Promise<() => void> : T[K]
}

const DISMISSED = { status: 'dismissed' } as const

const pageActions: ActionsApi & Deferred<ListsApi> = {
  async open(options) {
    const isOver = beginOpening()
    const { view, args, namespace, signal, uri, wallet } = readOpenOptions(options)
    const isStopped = (): boolean => signal?.aborted === true || isOver()
    if (wallet !== undefined && !signal?.aborted) {
      const { openAtWallet } = await import('../elements/public/open-at-wallet.js')
      return openAtWallet(wallet, { ...(namespace ? { namespace } : {}), ...(signal ? { signal } : {}) }, isStopped)
    }
    if (view === 'WalletSend' && args !== undefined && !signal?.aborted) {
      const { requestSend } = await import('../controllers/send/request-send.js')
      return isStopped() ? DISMISSED : requestSend(args, signal, namespace)
    }
    if (view === 'Swap' && args !== undefined && !signal?.aborted) {
      const { requestSwap } = await import('../controllers/swap/request-swap.js')
      return isStopped() ? DISMISSED : requestSwap(args, signal)
    }
    const outcome = open(options)
    if (uri !== undefined)
      report(
        import('../controllers/pairing/pairing-lifecycle.js').then(({ pairingLifecycle }) =>
          pairingLifecycle.setSiteUri(uri),
        ),
      )
    return outcome
  },
  close: () => Promise.resolve(close()),
  async connect(connectorId, namespace) {
    const signal = lifeOf(ANY)
    const isOver = beginOpening()
    const unlessEnded = async <T>(work: Promise<T>): Promise<T> => {
      const done = await work
      if (signal.aborted) throw new ModalClosedError()
      return done
    }
    await prepare()
    await unlessEnded(new Promise(resolve => setTimeout(resolve))) // wallets announce themselves in response
    const connector = findConnector(connectorId, namespace)
    if (!connector && namespace && !optionsController.state.namespaces.includes(namespace))
      throw new AdapterNotFoundError(namespace)
    if (!connector && isSocial(connectorId)) {
      const { connectSocial } = await unlessEnded(import('../controllers/embedded/connect-social.js'))
      if (isOver()) throw new ModalClosedError()
      await connectSocial(connectorId, namespace)
      return accountSnapshot(namespace).get()
    }
    if (!connector) throw new ConnectorNotFoundError(connectorId)
    if (connector.type === 'WALLET_CONNECT') {
      const { pairInView } = await unlessEnded(import('../controllers/visit/pair-in-view.js'))
      if (isOver()) throw new ModalClosedError()
      await pairInView(namespace)
    } else {
      const { connect } = await unlessEnded(import('../controllers/connect/connect.js'))
      if (connector.type === 'AUTH' && isOver()) throw new ModalClosedError()
      await connect(connectorId, connector.chain)
    }
    return accountSnapshot(namespace).get()
  },
  async watch(address, namespace) {
    const life = lifeOf(namespace ?? ANY)
    const { watch } = await import('../controllers/connections/view-only/watch.js')
    return accountSnapshot(await watch(address, namespace, life)).get()
  },
  async disconnect(namespace) {
    endLives(namespace)
    const { disconnect } = await import('../controllers/connections/disconnect/disconnect.js')
    return disconnect(namespace)
  },
  async updateNativeBalance(namespace = networksController.state.activeNamespace) {
    const { refreshBalance } = await import('../controllers/connections/load-balance.js')
    if (namespace) await refreshBalance(namespace)
  },
  async switchConnection(params) {
    const { switchConnection } = await import('../controllers/switching/switch-connection.js')
    if (hasMultiWallet()) await switchConnection(params)
  },
  async deleteConnection(params) {
    const { deleteConnection } = await import('../controllers/connections/disconnect/delete-connection.js')
    if (hasMultiWallet()) await deleteConnection(params)
  },
  async setPreferredAccountType(type, namespace = networksController.state.activeNamespace) {
    const { preferAccountType } = await import('../controllers/connections/prefer-account-type.js')
    if (namespace) await preferAccountType(type, namespace)
  },
  async getUniversalProvider<T>() {
    const { walletConnect } = await import('../controllers/connections/wallet-connect/wallet-connect.js')
    const provider: unknown = await (await walletConnect()).protocol()
    return provider as T // its own type, or as the caller expects it
  },
  async switchNetwork(network, { throwOnFailure = false } = {}) {
    const { switchNetwork } = await import('../controllers/switching/switch-network.js')
    const task = switchNetwork(networkId(network))
    return throwOnFailure ? task : task.catch(() => undefined) // the state and the alert report the failure
  },
  signIn: async options =>
    openOnceLoaded(
      () => import('../controllers/sign-in/request-sign-in.js'),
      ({ requestSignIn }) => requestSignIn(readOpenOptions(options).signal, untilClosed()),
    ),
  async signOut() {
    return (await import('../controllers/sign-in/end-sessions.js')).signOut()
  },
  sendCalls: async options =>
    openOnceLoaded(
      () => import('../controllers/calls/request-calls.js'),
      ({ requestCalls }) => requestCalls(options),
    ),
  openPay: async options => openOnceLoaded(loadPay, ({ openPay }) => openPay(options)),
  pay: async (options, timeout) => openOnceLoaded(loadPay, ({ pay }) => pay(options, timeout)),
  getExchanges: async query => (await import('../controllers/pay/ask-exchanges.js')).getExchanges(query),
  getAvailableExchanges: async query =>
    (await import('../controllers/pay/ask-exchanges.js')).getAvailableExchanges(query),
  getPayUrl: async (exchangeId, options) =>
    (await import('../controllers/pay/ask-exchanges.js')).getPayUrl(exchangeId, options),
  openPayUrl: async (exchangeId, options) =>
    (await import('../controllers/pay/open-pay-url.js')).openPayUrl(exchangeId, options),
  getPayResult: async () => (await import('../controllers/pay/pay-outcome.js')).payResult(),
  getPayError: async () => (await import('../controllers/pay/pay-outcome.js')).payError(),
  getIsPaymentInProgress: async () => (await import('../controllers/pay/pay-outcome.js')).isPaymentInProgress(),
  getExchangeStatus: async (exchangeId, sessionId) =>
    (await import('../controllers/pay/ask-exchanges.js')).getExchangeStatus(exchangeId, sessionId),
  getSmartSessions: async () => (await import('../controllers/accounts/smart-sessions.js')).getSmartSessions(),
  revokeSmartSession: async which =>
    (await import('../controllers/accounts/smart-sessions.js')).revokeSmartSession(which),
  async explainWallet(id) {
    await prepare()
    return (await import('../controllers/wallets/explain-wallet.js')).explainWallet(id)
  },
  diagnose: async options => (await import('../controllers/diagnostics/diagnose.js')).diagnose(options),
  fetchTokens: async (...args) => (await lists()).fetchTokens(...args),
  fetchTransactions: async (...args) => (await lists()).fetchTransactions(...args),
  fetchNfts: async (...args) => (await lists()).fetchNfts(...args),
  fetchIdentity: async of => (await lists()).fetchIdentity(of),
  subscribeTokens: async (...args) => (await lists()).subscribeTokens(...args),
  subscribeTransactions: async (...args) => (await lists()).subscribeTransactions(...args),
  subscribeNfts: async (...args) => (await lists()).subscribeNfts(...args),
}

/** What shows something, or asks a wallet. */
const NEED_PAGE = [
  'open',
  'connect',
  'watch',
  'switchConnection',
  'switchNetwork',
  'getUniversalProvider',
  'signIn',
  'sendCalls',
  'openPay',
  'pay',
  'openPayUrl',
  'explainWallet',
  'diagnose',
] as const satisfies readonly (keyof ActionsApi)[]

/** A method that works only in a browser, and only while there is an instance. */
const onPage =
  (method: (typeof NEED_PAGE)[number]) =>
  (...args: readonly unknown[]): unknown => {
    if (typeof document === 'undefined') return Promise.reject(new NotInBrowserError(method))
    if (!optionsController.state.created) return Promise.reject(new NotCreatedError())
    const work: unknown = Reflect.get(pageActions, method)
    return typeof work === 'function' ? Reflect.apply(work, pageActions, args) : undefined
  }

/**
 * The methods of the handle that use wallets, services or views; loaded when the first of them is called. Those that
 * need a page reject with `NotInBrowserError` on a server, and with `NotCreatedError` after `destroy()`.
 */
export const actions: typeof pageActions = {
  ...pageActions,
  ...Object.fromEntries(NEED_PAGE.map(method => [method, onPage(method)])),
}
