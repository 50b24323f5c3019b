import type { ChainNamespace } from '../../core/caip.js'
import type { Connector } from '../../core/entities/connector.js'
import { explorerIdOf } from '../../services/wallets/standard-ids.js'

/** A wallet's row data. `key` is the same for every family of a Wallet Standard wallet. */
export interface Shown {
  readonly name: string
  readonly icon: string | undefined
  readonly key?: string
}

/** The connector of a wallet that was found in the page. */
export function toConnector(
  namespace: ChainNamespace,
  id: string,
  { key, name, icon }: Shown,
  type: 'ANNOUNCED' | 'INJECTED' = 'ANNOUNCED',
): Connector {
  const explorerId = explorerIdOf(name)
  return {
    id,
    type,
    name,
    chain: namespace,
    ...(icon ? { imageUrl: icon } : {}),
    info: { ...(key ? { uuid: key } : {}), name, ...(icon ? { icon } : {}) },
    ...(explorerId ? { explorerId } : {}),
  }
}
