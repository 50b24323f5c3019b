import type { ConnectResult } from '../../chains/adapter.js'
import { walletsOf } from '../../chains/loaded.js'
import type { ChainNamespace } from '../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { ConnectionRejectedError, RequestPendingError } from '../../core/errors/connection.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from '../connections/connections.js'
import { type ConnectAttempt, connectorsController } from '../connections/connectors.js'
import { routerController } from '../shell/router.js'
import { adapterFor } from '../connections/adapters.js'
import { cancelConnect, runningAttempt, setAttempt } from '../connections/attempt.js'
import { establish } from '../connections/establish/establish.js'
import { finishConnect } from '../connections/establish/finish-connect.js'
import { sameInstance } from '../shell/same-instance.js'
import { track } from '../shell/analytics/track.js'
import { rememberWallet } from '../wallets/remember-wallet.js'

/**
 * Connects a wallet. One attempt at a time: asking again for the same connector joins it, another connector ends it.
 *
 * @throws {ConnectionRejectedError} the visitor or the wallet refused
 * @throws {RequestPendingError} the wallet has an older request open
 * @throws {ModalClosedError} the attempt was cancelled
 */
export function connect(connectorId: string, namespace: ChainNamespace): Promise<ConnectResult> {
  const running = runningAttempt()
  if (running?.connectorId === connectorId && running.namespace === namespace && running.isSame()) return running.task
  cancelConnect()
  if (connectorId === WALLET_CONNECT_ID) return overRelay(namespace)
  const isSame = sameInstance()
  const stop = new AbortController()
  const task = attempt(connectorId, namespace, { signal: stop.signal, isSame }).finally(() => {
    if (runningAttempt()?.stop === stop) setAttempt(undefined)
  })
  setAttempt({ connectorId, namespace, isSame, stop, task })
  return task
}

/** Connects a wallet for a view, which shows the result and leaves. */
export async function connectAndFinish(connectorId: string, namespace: ChainNamespace): Promise<void> {
  await connect(connectorId, namespace)
  await finishConnect()
}

/** Over the wallet-connection protocol a wallet is paired with first. */
async function overRelay(namespace: ChainNamespace): Promise<ConnectResult> {
  await (await import('../pairing/pairing-life.js')).pairingLife.pair({ namespace })
  return walletsOf(await adapterFor(namespace), WALLET_CONNECT_ID).connect(WALLET_CONNECT_ID)
}

async function attempt(
  connectorId: string,
  namespace: ChainNamespace,
  { signal, isSame }: { readonly signal: AbortSignal; readonly isSame: () => boolean },
): Promise<ConnectResult> {
  const note = (status: ConnectAttempt['status'], error?: Error): void =>
    connectorsController.setAttempt({ connectorId, namespace, status, ...(error ? { error } : {}) })
  const connected = connectionsController.activeConnectorId(namespace) !== undefined
  note('waiting')
  if (!connected) accountsController.patch(namespace, { status: 'connecting' })
  try {
    const adapter = await adapterFor(namespace)
    signal.throwIfAborted()
    const result = await walletsOf(adapter, connectorId).connect(connectorId, signal)
    signal.throwIfAborted()
    if (!isSame()) throw new ModalClosedError()
    establish(namespace, result)
    rememberWallet(namespace, connectorId)
    note('connected')
    const name = connectorsController.find(connectorId, namespace)?.name ?? connectorId
    track('CONNECT_SUCCESS', { method: 'browser', name, view: routerController.route.view })
    return result
  } catch (cause) {
    const error = cause instanceof Error ? cause : new ConnectionRejectedError({ cause })
    if (!isSame()) throw error
    if (signal.aborted) leave(namespace, connected)
    else fail(error, note, namespace, connected)
    throw error
  }
}

/** A cancelled attempt leaves no trace but the connection that was there before. */
function leave(namespace: ChainNamespace, connected: boolean): void {
  if (!runningAttempt()) connectorsController.setAttempt(undefined)
  if (!connected && accountsController.account(namespace).status === 'connecting')
    accountsController.patch(namespace, { status: 'disconnected' })
}

function fail(
  error: Error,
  note: (status: ConnectAttempt['status'], error: Error) => void,
  namespace: ChainNamespace,
  connected: boolean,
): void {
  if (!connected) accountsController.patch(namespace, { status: 'disconnected' })
  if (error instanceof RequestPendingError) return note('pending', error)
  const rejected = error instanceof ConnectionRejectedError
  note(rejected ? 'rejected' : 'failed', error)
  track(rejected ? 'USER_REJECTED' : 'CONNECT_ERROR', { message: error.message })
}
