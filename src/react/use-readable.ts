'use client'
import { useCallback, useSyncExternalStore } from 'react'

import { type Readable, subscribe } from '../core/signal.js'

/**
 * Follows a signal. On a server and during hydration it is `server`: a visitor's data is never rendered for anyone
 * else, and both renderings agree.
 */
export function useReadable<T>(source: Readable<T>, server: T): T {
  const follow = useCallback((listener: () => void) => subscribe(source, listener), [source])
  return useSyncExternalStore(
    follow,
    () => source.get(),
    () => server,
  )
}
