import * as others from '../../chains/networks/evm-others.js'
import * as testnets from '../../chains/networks/evm-testnets.js'
import * as evm from '../../chains/networks/evm.js'
import type { NetworkInput } from '../../core/entities/network.js'

const NETWORKS: Readonly<Record<string, NetworkInput>> = { ...others, ...testnets, ...evm }

/** A listed network by its name (`base`), its chain id (`8453`) or its CAIP-2 id (`eip155:8453`). */
export function namedNetwork(name: string): NetworkInput | undefined {
  const lower = name.toLowerCase()
  const id = lower.replace(/^eip155:/, '')
  const found = Object.entries(NETWORKS).find(
    ([key, network]) => key.toLowerCase() === lower || String(network.id) === id,
  )
  return found?.[1]
}
