import type { ConnectResult } from '../../chains/ports/wallets.js'
import type { ChainNamespace } from '../../core/caip.js'
import { Task } from '../../core/task.js'

/**
 * The current attempt to connect a wallet, if any. Once it is aborted, a later answer from the wallet has no effect.
 */
export const connectTask = new Task<ConnectResult>()

/** What follows a login in the background: the families that are not connected yet. Disconnecting ends it. */
export const loginTask = new Task()

/** The key of an attempt to connect a wallet in a namespace. */
export const attemptKey = (namespace: ChainNamespace, connectorId: string): string => `${namespace}:${connectorId}`

/** The current attempt in a namespace, if any. */
export const attemptIn = (namespace: ChainNamespace): Promise<ConnectResult> | undefined =>
  String(connectTask.key).startsWith(attemptKey(namespace, '')) ? connectTask.running : undefined
