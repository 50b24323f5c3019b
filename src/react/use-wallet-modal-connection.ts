'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { getWalletModal } from '../client.js'
import { connectionsSnapshot } from '../client/connections-snapshot.js'
import type { ConnectionParams } from '../client/types.js'
import type { ChainNamespace } from '../core/caip.js'
import type { Connection } from '../core/entities/connection.js'
import { SERVER_CONNECTIONS } from './server-snapshots.js'
import { useContent } from './use-content.js'

/** Which connection: itself, or its connector's id; and which of its addresses, if not the first. */
export type ConnectionChoice = { readonly address?: string } & (
  | { readonly connectorId: string }
  | { readonly connection: Pick<Connection, 'connectorId'> }
)

/** Options of `useWalletModalConnection`. */
export interface UseWalletModalConnectionOptions {
  readonly namespace?: ChainNamespace | undefined
  readonly onSuccess?: ((done: ConnectionParams) => void) | undefined
  readonly onError?: ((error: Error) => void) | undefined
}

/** What `useWalletModalConnection` returns. */
export interface UseWalletModalConnection {
  /** The active connection. */
  readonly connection: Connection | undefined
  readonly isPending: boolean
  /** Why the last action failed. */
  readonly error: Error | undefined
  /** Makes another connection, or another of its addresses, the active one. Never rejects: see `error` and `onError`. */
  readonly switchConnection: (choice: ConnectionChoice) => Promise<void>
  /** Forgets a connection, or one of its addresses; the active one is disconnected first. Never rejects. */
  readonly deleteConnection: (choice: ConnectionChoice) => Promise<void>
}

type Action = 'switchConnection' | 'deleteConnection'

function paramsOf(choice: ConnectionChoice, given: ChainNamespace | undefined): ConnectionParams {
  const namespace = given ?? getWalletModal().getActiveChainNamespace() ?? 'eip155'
  const { connectorId } = 'connection' in choice ? choice.connection : choice
  return { namespace, connectorId, ...(choice.address ? { address: choice.address } : {}) }
}

/** The active connection of a namespace, and the ways to change it. */
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
    async (action: Action, choice: ConnectionChoice) => {
      setPending(count => count + 1)
      setError(undefined)
      try {
        const params = paramsOf(choice, namespace)
        await getWalletModal()[action](params)
        latest.current.onSuccess?.(params)
      } catch (cause) {
        const failure = cause instanceof Error ? cause : new Error(String(cause), { cause })
        setError(failure)
        latest.current.onError?.(failure)
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
