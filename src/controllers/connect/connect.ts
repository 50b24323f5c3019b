import type { ConnectResult } from '../../chains/ports/wallets.js'
import { needConnector } from '../../chains/loaded.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import { ConnectionRejectedError, RequestPendingError } from '../../core/errors/connection.js'
import { instance } from '../../core/instance.js'
import { walletRequests } from '../../services/wallets/wallet-requests.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from '../connections/connections.js'
import { type ConnectAttempt, connectorsController } from '../connections/connectors.js'
import { networksController } from '../networks/networks.js'
import { report } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { adapterOf } from '../connections/adapter-of.js'
import { attemptKey, connectTask } from '../connections/attempt.js'
import { establish } from '../connections/establish/establish.js'
import { finishConnect } from '../connections/establish/finish-connect.js'
import type { requestChosenNetwork } from '../connections/establish/request-chosen-network.js'
import { track } from '../shell/analytics/track.js'
import { rememberWallet } from '../wallets/remember-wallet.js'

/**
 * Connects a wallet; the embedded one by a login in its view. Over WalletConnect, views pair with one instead. One attempt
 * at a time: a call for the same connector joins it, another connector ends it.
 *
 * @throws {ConnectionRejectedError} the visitor or the wallet refused
 * @throws {RequestPendingError} the wallet has an older request open
 * @throws {ConnectError} the wallet failed
 * @throws {ModalClosedError} the attempt was cancelled
 */
export function connect(connectorId: string, namespace: ChainNamespace): Promise<ConnectResult> {
  if (connectorId === AUTH_ID) return logInInView(namespace)
  return connectTask.join(signal => attempt(connectorId, namespace, signal), attemptKey(namespace, connectorId))
}

/** Connects a wallet for a view, which shows the result and leaves; with `address`, that account becomes active. */
export async function connectAndFinish(
  connectorId: string,
  namespace: ChainNamespace,
  address?: string,
): Promise<void> {
  await connect(connectorId, namespace)
  if (address) await (await import('../connections/choose-account.js')).chooseAccount(namespace, connectorId, address)
  await finishConnect()
}

/** Prefetches the code for the account button while the visitor reads the wallet's prompt. */
const expectAccount = async (): Promise<unknown> => import('../accounts/load-identity.js')

const askForNetwork = async (...choice: Parameters<typeof requestChosenNetwork>): Promise<void> =>
  (await import('../connections/establish/request-chosen-network.js')).requestChosenNetwork(...choice)

const logInInView = async (namespace: ChainNamespace): Promise<ConnectResult> =>
  (await import('../embedded/log-in.js')).logIn(undefined, namespace)

async function attempt(connectorId: string, namespace: ChainNamespace, signal: AbortSignal): Promise<ConnectResult> {
  const setStatus = (status: ConnectAttempt['status'], error?: Error): void =>
    connectorsController.setAttempt({ connectorId, namespace, status, ...(error ? { error } : {}) })
  const life = instance().signal
  signal.addEventListener('abort', () => walletRequests.reset()) // its prompt is no longer in the way
  const connected = connectionsController.activeConnectorId(namespace) !== undefined
  setStatus('waiting')
  expectAccount().catch(() => undefined) // the account requests it again, and reports failures
  if (!connected) accountsController.patch(namespace, { status: 'connecting' })
  try {
    const adapter = await adapterOf(namespace, connectorId)
    signal.throwIfAborted()
    const result = await needConnector(adapter, connectorId).connect(signal)
    signal.throwIfAborted()
    const chosen = networksController.state.chosen[namespace]
    establish(namespace, result)
    if (chosen) report(askForNetwork(namespace, connectorId, chosen), { shown: true })
    rememberWallet(namespace, connectorId)
    setStatus('connected')
    const name = connectorsController.find(connectorId, namespace)?.name ?? connectorId
    track('CONNECT_SUCCESS', { method: 'browser', name, view: routerController.route.view })
    return result
  } catch (cause) {
    const error = cause instanceof Error ? cause : new ConnectionRejectedError({ cause })
    if (life.aborted) throw error
    if (signal.aborted) leave(namespace, connected)
    else fail(error, setStatus, namespace, connected)
    throw error
  }
}

/** A cancelled attempt leaves only the previous connection. */
function leave(namespace: ChainNamespace, connected: boolean): void {
  if (!connectTask.running) connectorsController.setAttempt(undefined)
  endAttempt(namespace, connected)
}

/** The family is as before the attempt, or as another wallet has connected it meanwhile, such as one that was being restored. */
function endAttempt(namespace: ChainNamespace, connected: boolean): void {
  if (!connected && accountsController.account(namespace).status === 'connecting')
    accountsController.patch(namespace, { status: 'disconnected' })
}

function fail(
  error: Error,
  setStatus: (status: ConnectAttempt['status'], error: Error) => void,
  namespace: ChainNamespace,
  connected: boolean,
): void {
  endAttempt(namespace, connected)
  if (error instanceof RequestPendingError) return setStatus('pending', error)
  const rejected = error instanceof ConnectionRejectedError
  setStatus(rejected ? 'rejected' : 'failed', error)
  track(rejected ? 'USER_REJECTED' : 'CONNECT_ERROR', { message: error.message })
}
