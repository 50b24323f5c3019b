import { isCaipNetworkId, isChainNamespace, toCaipNetworkId } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { CustomRpcUrl } from '../../core/entities/options.js'

/** What could be used of a site's networks, and what is wrong with the rest. */
export interface ParsedNetworks {
  readonly networks: readonly CaipNetwork[]
  /** A line of text for each network that was passed over. */
  readonly invalid: readonly string[]
}

type Custom = Readonly<Record<string, readonly CustomRpcUrl[]>>

// Any object may be read by string keys; everything read is checked.
const record = (value: unknown): Readonly<Record<string, unknown>> => (value ?? {}) as Readonly<Record<string, unknown>>
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : [])

function parseNetwork(value: unknown, custom: Custom): CaipNetwork | undefined {
  const { id, name, chainNamespace, nativeCurrency, rpcUrls, blockExplorers, testnet, assets } = record(value)
  const namespace = isChainNamespace(chainNamespace) ? chainNamespace : 'eip155'
  const { name: currency, symbol, decimals } = record(nativeCurrency)
  if (typeof id === 'number' ? !Number.isSafeInteger(id) : typeof id !== 'string') return undefined
  const chainId = id as string | number // just checked
  const caipNetworkId = isCaipNetworkId(chainId) ? chainId : toCaipNetworkId(namespace, chainId)
  if (!isCaipNetworkId(caipNetworkId) || !isText(name) || !isText(symbol)) return undefined
  if (typeof decimals !== 'number' || !(decimals >= 0 && decimals <= 36)) return undefined
  const own = texts(record(record(rpcUrls)['default'])['http'])
  const urls = Object.hasOwn(custom, caipNetworkId) ? texts(custom[caipNetworkId]?.map(({ url }) => url)) : []
  const { name: explorer, url } = record(record(blockExplorers)['default'])
  const { imageId, imageUrl } = record(assets)
  return {
    id: chainId,
    name,
    caipNetworkId,
    chainNamespace: namespace,
    nativeCurrency: { name: isText(currency) ? currency : symbol, symbol, decimals },
    rpcUrls: { default: { http: [...urls, ...own] }, chainDefault: { http: own } },
    ...(isText(url) && { blockExplorers: { default: { name: isText(explorer) ? explorer : name, url } } }),
    ...(testnet === true && { testnet }),
    assets: { ...(isText(imageId) && { imageId }), ...(isText(imageUrl) && { imageUrl }) },
  }
}

/**
 * Checks the shape of a site's networks by hand, as this runs on the first load; texts and URLs are cleaned where they
 * are shown or used. Plain viem chains are taken as EVM networks, duplicates collapse, and a network with an invalid
 * id, name or currency is passed over.
 */
export function parseNetworks(given: unknown, custom: Custom = {}): ParsedNetworks {
  const networks = new Map<string, CaipNetwork>()
  const invalid: string[] = []
  for (const item of Array.isArray(given) ? given : []) {
    const network = parseNetwork(item, custom)
    if (!network) invalid.push(`id ${String(record(item)['id'])}`)
    else if (!networks.has(network.caipNetworkId)) networks.set(network.caipNetworkId, network)
  }
  return { networks: [...networks.values()], invalid }
}
