'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import {
  changeConnection,
  type ConnectionAction,
  type ConnectionChoice,
  type UseWalletModalConnectionOptions,
} from '../client/bindings/change-connection.js'
import { notifySite } from '../client/bindings/notify-site.js'
import { SERVER_CONNECTIONS } from '../client/bindings/server-snapshots.js'
import { toError } from '../client/bindings/to-error.js'
import { connectionsSnapshot } from '../client/connections-snapshot.js'
import type { Connection } from '../core/entities/connection.js'
import { useContent } from './use-content.js'

export type { ConnectionChoice, UseWalletModalConnectionOptions } from '../client/bindings/change-connection.js'

/** The result of `useWalletModalConnection`. */
export interface UseWalletModalConnection {
  /** The active connection. */
  readonly connection: Connection | undefined
  /** Whether an action is in progress. */
  readonly isPending: boolean
  /** The error of the last action, if it failed. */
  readonly error: Error | undefined
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
  const { namespace } = options
  const { connections, activeConnectorId } = useContent(connectionsSnapshot(namespace), SERVER_CONNECTIONS)
  const [pending, setPending] = useState(0)
  const [error, setError] = useState<Error>()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const run = useCallback(
    async (action: ConnectionAction, choice: ConnectionChoice) => {
      setPending(count => count + 1)
      setError(undefined)
      try {
        const done = await changeConnection(action, choice, namespace)
        notifySite(latest.current.onSuccess, done)
      } catch (cause) {
        const failure = toError(cause)
        setError(failure)
        notifySite(latest.current.onError, failure)
      } finally {
        setPending(count => count - 1)
      }
    },
    [namespace],
  )

  const switchConnection = useCallback((choice: ConnectionChoice) => run('switchConnection', choice), [run])
  const deleteConnection = useCallback((choice: ConnectionChoice) => run('deleteConnection', choice), [run])
  const connection = connections.find(({ connectorId }) => connectorId === activeConnectorId)
  const isPending = pending > 0

  return useMemo(
    () => ({ connection, isPending, error, switchConnection, deleteConnection }),
    [connection, isPending, error, switchConnection, deleteConnection],
  )
}
