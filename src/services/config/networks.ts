import { isCaipNetworkId, isChainNamespace, parseCaipNetworkId, toCaipNetworkId } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { copyOf } from '../../core/frozen.js'
import { customRpcUrls } from './custom-rpc-urls.js'

/** The usable networks of a site, and the problems of the others. */
export interface ParsedNetworks {
  readonly networks: readonly CaipNetwork[]
  /** A message for each ignored network. */
  readonly invalid: readonly string[]
}

// Any object may be read by string keys; everything read is checked.
const record = (value: unknown): Readonly<Record<string, unknown>> => (value ?? {}) as Readonly<Record<string, unknown>>
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isUrl = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//i.test(value)
const urls = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isUrl) : [])

/** The identity of an input network: its CAIP-2 id, or its native id in its namespace, by default EVM. */
function identify({ id, caipNetworkId, chainNamespace }: Readonly<Record<string, unknown>>) {
  if (typeof id === 'number' ? !Number.isSafeInteger(id) : typeof id !== 'string') return undefined
  const said = parseCaipNetworkId(caipNetworkId ?? id)
  const native = said && String(id).includes(':') ? said.reference : String(id)
  const namespace = isChainNamespace(chainNamespace) ? chainNamespace : (said?.namespace ?? 'eip155')
  const caip = toCaipNetworkId(namespace, native)
  if (!isCaipNetworkId(caip) || (said && (said.namespace !== namespace || said.reference !== native))) return undefined
  return { id: namespace === 'eip155' ? Number(native) : native, namespace, caip }
}

function parseNetwork(value: unknown, custom: unknown): CaipNetwork | undefined {
  const { name, nativeCurrency, rpcUrls, blockExplorers, testnet, assets, contracts } = record(value)
  const identity = identify(record(value))
  const { name: currency, symbol, decimals } = record(nativeCurrency)
  if (!identity || !isText(name) || !isText(symbol)) return undefined
  if (!Number.isInteger(decimals) || Number(decimals) < 0 || Number(decimals) > 36) return undefined
  const { id, namespace, caip } = identity
  const own = urls(record(record(rpcUrls)['default'])['http'])
  const first = urls(customRpcUrls(custom, caip))
  const { name: explorer, url } = record(record(blockExplorers)['default'])
  const { imageId, imageUrl } = record(assets)
  return {
    id,
    name,
    caipNetworkId: caip,
    chainNamespace: namespace,
    nativeCurrency: { name: isText(currency) ? currency : symbol, symbol, decimals: Number(decimals) },
    rpcUrls: { default: { http: [...first, ...own] }, chainDefault: { http: own } },
    ...(isUrl(url) && { blockExplorers: { default: { name: isText(explorer) ? explorer : name, url } } }),
    ...(testnet === true && { testnet }),
    assets: { ...(isText(imageId) && { imageId }), ...(isText(imageUrl) && { imageUrl }) },
    ...(typeof contracts === 'object' && contracts && { contracts: copyOf(record(contracts)) }),
  }
}

/**
 * Checks the shape of a site's networks by hand, as this runs on the first load; texts and URLs are sanitised where
 * they are shown or used. Plain viem chains are treated as EVM networks, duplicates are merged, and a network with an
 * invalid id, name or currency is ignored.
 *
 * @param custom the option `customRpcUrls`
 */
export function parseNetworks(given: unknown, custom?: unknown): ParsedNetworks {
  const networks = new Map<string, CaipNetwork>()
  const invalid: string[] = []
  for (const item of Array.isArray(given) ? given : []) {
    const network = parseNetwork(item, custom)
    if (!network) invalid.push(isText(item) ? item : `id ${String(record(item)['id'])}`)
    else if (!networks.has(network.caipNetworkId)) networks.set(network.caipNetworkId, network)
  }
  return { networks: [...networks.values()], invalid }
}
