'use client'
import { useMemo } from 'react'

import { connectionsSnapshot } from '../client/connections-snapshot.js'
import type { ChainNamespace } from '../core/caip.js'
import type { Connection } from '../core/entities/connection.js'
import { multiWalletSource } from '../client/bindings/namespace-sources.js'
import { SERVER_CONNECTIONS } from '../client/bindings/server-snapshots.js'
import { useContent } from './use-content.js'
import { useReadable } from './use-readable.js'

/** What `useWalletModalConnections` returns. */
export interface UseWalletModalConnections {
  /** The living connections, the active one first. */
  readonly connections: readonly Connection[]
  /** Connections that were disconnected, which `switchConnection` connects anew. */
  readonly recentConnections: readonly Connection[]
}

/** The connections of a namespace, of the active one when none is named. Empty with the `multiWallet` feature off. */
export function useWalletModalConnections(namespace?: ChainNamespace): UseWalletModalConnections {
  const { connections, recentConnections } = useContent(connectionsSnapshot(namespace), SERVER_CONNECTIONS)
  const allowed = useReadable(multiWalletSource, true)
  return useMemo(
    () => (allowed ? { connections, recentConnections } : { connections: [], recentConnections: [] }),
    [connections, recentConnections, allowed],
  )
}
