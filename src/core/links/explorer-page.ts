import type { CaipNetwork } from '../entities/network.js'
import { safeWebUrl } from '../url.js'

/**
 * The page of a transaction or an address in a network's explorer, if there is one. A query in the explorer's URL, such as
 * the name of a cluster, stays at the end.
 */
export function explorerPage(network: CaipNetwork | undefined, kind: 'tx' | 'address', id: string): string | undefined {
  const base = safeWebUrl(network?.blockExplorers?.default.url)
  return base?.replace(/\/?(\?.*)?$/, (_end, query?: string) => `/${kind}/${encodeURIComponent(id)}${query ?? ''}`)
}
