'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { type ListSource, lists } from '../client/bindings/lists.js'
import { isSameContent } from '../client/bindings/same-content.js'
import type { FetchListOptions } from '../client/list-types.js'
import type { ChainNamespace } from '../core/caip.js'

/** The result of a list hook: the list, and a function that fetches it. */
export type ListHook<T> = T & {
  /**
   * Fetches the list, at most once in 30 s unless `force` is set. Call it when the visitor wants to see the list, and
   * again when the account or the network changes: each has a list of its own. Does nothing without an account. Never
   * rejects: failures are reported in `status`.
   */
  readonly fetch: (options?: FetchListOptions) => Promise<T>
}

/** Follows one of the lists; empty until it is requested, and on a server. */
export function useHoldings<T extends object>(source: ListSource<T>, namespace?: ChainNamespace): ListHook<T> {
  const [list, setList] = useState(source.empty)
  const show = useCallback((next: T) => setList(now => (isSameContent(now, next) ? now : next)), [])
  const shown = useRef(namespace)
  useEffect(() => {
    shown.current = namespace
    show(source.empty)
    return source.follow(show, namespace)
  }, [source, namespace, show])
  const fetch = useCallback(
    async (options?: FetchListOptions) => {
      const loaded = await source.ask(lists, namespace, options)
      if (shown.current === namespace) show(loaded) // otherwise the hook now shows another family
      return loaded
    },
    [source, namespace, show],
  )
  return useMemo(() => ({ ...list, fetch }), [list, fetch])
}
