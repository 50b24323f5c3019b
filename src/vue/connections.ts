import { computed, type ComputedRef, type Ref, shallowRef, toValue } from 'vue'

import {
  changeConnection,
  type ConnectionAction,
  type ConnectionChoice,
  type UseWalletModalConnectionOptions as Options,
} from '../client/bindings/change-connection.js'
import { notifySite } from '../client/bindings/notify-site.js'
import { keepWhileEqual } from '../client/bindings/same-content.js'
import { SERVER_CONNECTIONS } from '../client/bindings/server-snapshots.js'
import { toError } from '../client/bindings/to-error.js'
import { connectionsSnapshot } from '../client/connections-snapshot.js'
import { multiWallet } from '../client/multi-wallet.js'
import type { Connection } from '../core/entities/connection.js'
import { follow, type NamespaceSource } from './follow.js'

const followConnections = (namespace: NamespaceSource) =>
  follow(() => keepWhileEqual(connectionsSnapshot(toValue(namespace))), SERVER_CONNECTIONS)

/** The result of `useWalletModalConnections`. */
export interface UseWalletModalConnections {
  /** The live connections, the active one first. */
  readonly connections: ComputedRef<readonly Connection[]>
  /** Disconnected connections, which `switchConnection` can reconnect. */
  readonly recentConnections: ComputedRef<readonly Connection[]>
}

/** The connections of a namespace, or the active one by default. Empty if the `multiWallet` feature is off. */
export function useWalletModalConnections(namespace?: NamespaceSource): UseWalletModalConnections {
  const all = followConnections(namespace)
  const isAllowed = follow(() => multiWallet, true)
  const shown = computed(() => (isAllowed.value ? all.value : SERVER_CONNECTIONS))
  return {
    connections: computed(() => shown.value.connections),
    recentConnections: computed(() => shown.value.recentConnections),
  }
}

/** Options of `useWalletModalConnection`. */
export interface UseWalletModalConnectionOptions extends Omit<Options, 'namespace'> {
  readonly namespace?: NamespaceSource
}

/** The result of `useWalletModalConnection`. */
export interface UseWalletModalConnection {
  /** The active connection. */
  readonly connection: ComputedRef<Connection | undefined>
  /** Whether an action is in progress. */
  readonly isPending: ComputedRef<boolean>
  /** The error of the last action, if it failed. */
  readonly error: Readonly<Ref<Error | undefined>>
  /**
   * Makes another connection, or another of its addresses, the active one. Never rejects: see `error` and `onError`, with
   * `MultiWalletOffError` if the `multiWallet` feature is off.
   */
  readonly switchConnection: (choice: ConnectionChoice) => Promise<void>
  /**
   * Forgets a connection, or one of its addresses; the active one is disconnected first. Never rejects: see `error` and
   * `onError`, with `MultiWalletOffError` if the `multiWallet` feature is off.
   */
  readonly deleteConnection: (choice: ConnectionChoice) => Promise<void>
}

/** The active connection of a namespace, and the actions that change it. */
export function useWalletModalConnection(options: UseWalletModalConnectionOptions = {}): UseWalletModalConnection {
  const { namespace, onSuccess, onError } = options
  const all = followConnections(namespace)
  const pending = shallowRef(0)
  const error = shallowRef<Error>()
  async function run(action: ConnectionAction, choice: ConnectionChoice): Promise<void> {
    pending.value++
    error.value = undefined
    try {
      const done = await changeConnection(action, choice, toValue(namespace))
      notifySite(onSuccess, done)
    } catch (cause) {
      error.value = toError(cause)
      notifySite(onError, error.value)
    } finally {
      pending.value--
    }
  }
  return {
    connection: computed(() =>
      all.value.connections.find(({ connectorId }) => connectorId === all.value.activeConnectorId),
    ),
    isPending: computed(() => pending.value > 0),
    error,
    switchConnection: choice => run('switchConnection', choice),
    deleteConnection: choice => run('deleteConnection', choice),
  }
}
