'use client'
import { useMemo } from 'react'

import { connectionsSnapshot } from '../client/connections-snapshot.js'
import { multiWallet } from '../client/multi-wallet.js'
import type { ChainNamespace } from '../core/caip.js'
import type { Connection } from '../core/entities/connection.js'
import { SERVER_CONNECTIONS } from '../client/bindings/server-snapshots.js'
import { useContent } from './use-content.js'
import { useReadable } from './use-readable.js'

/** The result of `useWalletModalConnections`. */
export interface UseWalletModalConnections {
  /** The live connections, the active one first. */
  readonly connections: readonly Connection[]
  /** Disconnected connections, which `switchConnection` can reconnect. */
  readonly recentConnections: readonly Connection[]
}

/** The connections of a namespace, or the active one by default. Empty if the `multiWallet` feature is off. */
export function useWalletModalConnections(namespace?: ChainNamespace): UseWalletModalConnections {
  const { connections, recentConnections } = useContent(connectionsSnapshot(namespace), SERVER_CONNECTIONS)
  const allowed = useReadable(multiWallet, true)
  return useMemo(
    () => (allowed ? { connections, recentConnections } : { connections: [], recentConnections: [] }),
    [connections, recentConnections, allowed],
  )
}
