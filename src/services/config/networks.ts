import {
  type CaipNetworkId,
  type ChainNamespace,
  isCaipNetworkId,
  isChainNamespace,
  parseCaipNetworkId,
  toCaipNetworkId,
} from '../../core/caip.js'
import type { CaipNetwork, NativeCurrency } from '../../core/entities/network.js'
import type { CustomRpcUrl } from '../../core/entities/options.js'
import { cleanLabel } from '../../core/label.js'
import { safeImageUrl, safeRpcUrl, safeWebUrl } from '../../core/url.js'

/** What could be used of a site's networks, and what is wrong with the rest. */
export interface ParsedNetworks {
  readonly networks: readonly CaipNetwork[]
  /** A line of text for each network that was passed over. */
  readonly invalid: readonly string[]
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // any object has string keys

function parseCurrency(value: unknown): NativeCurrency | undefined {
  const { name, symbol, decimals } = record(value)
  const label = cleanLabel(symbol, 16)
  if (!label || typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 36)
    return undefined
  return { name: cleanLabel(name) ?? label, symbol: label, decimals }
}

const httpUrls = (value: unknown): readonly string[] => {
  const { http } = record(record(value)['default'])
  return Array.isArray(http) ? http.flatMap(url => safeRpcUrl(url) ?? []) : []
}

/** Which network an input is: by its CAIP-2 id, or by its native id in its namespace, EVM unless it says otherwise. */
function identify({ id, caipNetworkId, chainNamespace }: Readonly<Record<string, unknown>>): Identity | undefined {
  if (typeof id !== 'string' && typeof id !== 'number') return undefined
  if (typeof id === 'number' && !Number.isSafeInteger(id)) return undefined
  const said = parseCaipNetworkId(caipNetworkId) ?? parseCaipNetworkId(id)
  const namespace = isChainNamespace(chainNamespace) ? chainNamespace : (said?.namespace ?? 'eip155')
  const native = parseCaipNetworkId(id) ? said?.reference : id
  const caip = toCaipNetworkId(namespace, native ?? id)
  if (!isCaipNetworkId(caip) || (said && caip !== toCaipNetworkId(said.namespace, said.reference))) return undefined
  return { id: namespace === 'eip155' ? Number(native) : (native ?? id), namespace, caip }
}

interface Identity {
  readonly id: string | number
  readonly namespace: ChainNamespace
  readonly caip: CaipNetworkId
}

function parseNetwork(
  value: unknown,
  customRpcUrls: Readonly<Record<string, readonly CustomRpcUrl[]>>,
): CaipNetwork | undefined {
  const { name, nativeCurrency, rpcUrls, blockExplorers, testnet, assets } = record(value)
  const identity = identify(record(value))
  const label = cleanLabel(name)
  const currency = parseCurrency(nativeCurrency)
  if (!identity || !label || !currency) return undefined
  const { id, namespace, caip } = identity
  const own = httpUrls(rpcUrls)
  const custom = Object.hasOwn(customRpcUrls, caip) ? customRpcUrls[caip] : undefined
  const http = [...new Set([...(custom ?? []).flatMap(({ url }) => safeRpcUrl(url) ?? []), ...own])]
  const explorer = record(record(blockExplorers)['default'])
  const url = safeWebUrl(explorer['url'])
  const { imageId, imageUrl } = record(assets)
  const image = safeImageUrl(imageUrl)
  return Object.freeze({
    id,
    name: label,
    caipNetworkId: caip,
    chainNamespace: namespace,
    nativeCurrency: currency,
    rpcUrls: { default: { http }, chainDefault: { http: own } },
    ...(url ? { blockExplorers: { default: { name: cleanLabel(explorer['name']) ?? label, url } } } : {}),
    ...(testnet === true ? { testnet } : {}),
    assets: {
      ...(typeof imageId === 'string' && /^[\w-]{1,64}$/.test(imageId) ? { imageId } : {}),
      ...(image ? { imageUrl: image } : {}),
    },
  })
}

/**
 * Checks a site's networks by hand, as this runs on the first load. Plain viem chains are taken as EVM networks,
 * duplicates collapse, and a network with an invalid id, name or currency is passed over.
 */
export function parseNetworks(
  given: unknown,
  customRpcUrls: Readonly<Record<string, readonly CustomRpcUrl[]>> = {},
): ParsedNetworks {
  const networks = new Map<string, CaipNetwork>()
  const invalid: string[] = []
  for (const item of Array.isArray(given) ? given : []) {
    const network = parseNetwork(item, customRpcUrls)
    if (!network) invalid.push(`id ${String(record(item)['id'])}`)
    else if (!networks.has(network.caipNetworkId)) networks.set(network.caipNetworkId, network)
  }
  return { networks: [...networks.values()], invalid }
}
