import { isCaipNetworkId, isChainNamespace, parseCaipNetworkId, toCaipNetworkId } from '../../core/caip.js'
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
const isUrl = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//i.test(value)
const urls = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isUrl) : [])

/** Which network an input is: by its CAIP-2 id, or by its native id in its namespace, EVM unless it says otherwise. */
function identify({ id, caipNetworkId, chainNamespace }: Readonly<Record<string, unknown>>) {
  if (typeof id === 'number' ? !Number.isSafeInteger(id) : typeof id !== 'string') return undefined
  const said = parseCaipNetworkId(caipNetworkId ?? id)
  const native = said && String(id).includes(':') ? said.reference : String(id)
  const namespace = isChainNamespace(chainNamespace) ? chainNamespace : (said?.namespace ?? 'eip155')
  const caip = toCaipNetworkId(namespace, native)
  if (!isCaipNetworkId(caip) || (said && (said.namespace !== namespace || said.reference !== native))) return undefined
  return { id: namespace === 'eip155' ? Number(native) : native, namespace, caip }
}

function parseNetwork(value: unknown, custom: Custom): CaipNetwork | undefined {
  const { name, nativeCurrency, rpcUrls, blockExplorers, testnet, assets } = record(value)
  const identity = identify(record(value))
  const { name: currency, symbol, decimals } = record(nativeCurrency)
  if (!identity || !isText(name) || !isText(symbol)) return undefined
  if (!Number.isInteger(decimals) || Number(decimals) < 0 || Number(decimals) > 36) return undefined
  const { id, namespace, caip } = identity
  const own = urls(record(record(rpcUrls)['default'])['http'])
  const first = Object.hasOwn(custom, caip) ? urls(custom[caip]?.map(({ url }) => url)) : []
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
  }
}

/**
 * Checks the shape of a site's networks by hand, as this runs on the first load; texts and URLs are
 * cleaned where they are shown or used. Plain viem chains are taken as EVM networks, duplicates collapse, and a network with an invalid
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
