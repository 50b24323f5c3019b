import type { CaipNetwork } from '../entities/network.js'
import { safeWebUrl } from '../url.js'

type Kind = 'tx' | 'address'

/** Subscan, the explorer of the Polkadot networks, names its pages in its own way. */
const SUBSCAN = /^https:\/\/(?:[\w-]+\.)?subscan\.io(?:[/?]|$)/
const SUBSCAN_PATHS: Readonly<Record<Kind, string>> = { tx: 'extrinsic', address: 'account' }

/**
 * The page of a transaction or an address in a network's explorer, if there is one. A query in the explorer's URL, such as
 * the name of a cluster, stays at the end.
 */
export function explorerPage(network: CaipNetwork | undefined, kind: Kind, id: string): string | undefined {
  const base = safeWebUrl(network?.blockExplorers?.default.url)
  const path = base && SUBSCAN.test(base) ? SUBSCAN_PATHS[kind] : kind
  return base?.replace(/\/?(\?.*)?$/, (_end, query?: string) => `/${path}/${encodeURIComponent(id)}${query ?? ''}`)
}
