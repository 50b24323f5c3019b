'use client'
import { useCallback, useSyncExternalStore } from 'react'

import { type Readable, subscribe } from '../core/signal.js'

/**
 * Follows a signal. On a server, and while a page that a server rendered is hydrated, it is `server`: what a visitor has
 * is never rendered for anybody else, and both renderings agree.
 */
export function useReadable<T>(source: Readable<T>, server: T): T {
  const follow = useCallback((listener: () => void) => subscribe(source, listener), [source])
  return useSyncExternalStore(
    follow,
    () => source.get(),
    () => server,
  )
}
