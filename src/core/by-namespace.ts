import type { ChainNamespace } from './caip.js'
import type { ListState } from './list/list.js'
import { type Readable, computed } from './signal.js'

/** A derived list per namespace, recomputed when something that it is derived from changes. */
export function byNamespace<T>(
  read: (namespace: ChainNamespace) => ListState<T>,
): (namespace: ChainNamespace) => ListState<T> {
  const known = new Map<ChainNamespace, Readable<ListState<T>>>()
  return namespace => {
    const list = known.get(namespace) ?? computed(() => read(namespace))
    known.set(namespace, list)
    return list.get()
  }
}
