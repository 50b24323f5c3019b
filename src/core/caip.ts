/** Chain namespaces that the product knows (CAIP-2 prefixes). */
export const CHAIN_NAMESPACES = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos', 'near', 'ton', 'tron'] as const

/** A CAIP-2 namespace: the id of a chain family, such as `eip155` for EVM. */
export type ChainNamespace = (typeof CHAIN_NAMESPACES)[number]

/** A CAIP-2 id of a network, `namespace:reference`, such as `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

/** A CAIP-10 id of an account, `namespace:reference:address`. */
export type CaipAddress = `${ChainNamespace}:${string}:${string}`

/** The parts of a CAIP-2 id. */
export interface ParsedNetworkId {
  readonly namespace: ChainNamespace
  readonly reference: string
}

/** CAIP-2 allows 32 characters in a reference. */
const REFERENCE = /^[-_a-zA-Z0-9]{1,32}$/

/** Whether `value` is one of the known namespaces. */
export const isChainNamespace = (value: unknown): value is ChainNamespace =>
  CHAIN_NAMESPACES.some(namespace => namespace === value)

/** Joins a namespace and a native chain id. */
export const toCaipNetworkId = (namespace: ChainNamespace, chainId: string | number): CaipNetworkId =>
  `${namespace}:${chainId}`

/** Joins a network id and an address. */
export const toCaipAddress = (caipNetworkId: CaipNetworkId, address: string): CaipAddress =>
  `${caipNetworkId}:${address}`

/** Splits a CAIP-2 id strictly; `undefined` when it has not exactly two valid parts. */
export function parseCaipNetworkId(value: unknown): ParsedNetworkId | undefined {
  if (typeof value !== 'string') return undefined
  const [namespace, reference = '', ...rest] = value.split(':')
  if (rest.length || !isChainNamespace(namespace) || !REFERENCE.test(reference)) return undefined
  if (namespace === 'eip155' && !isEvmReference(reference)) return undefined
  return { namespace, reference }
}

/** An EVM reference is a positive integer without leading zeros that JavaScript can count. */
function isEvmReference(reference: string): boolean {
  return /^[1-9]\d{0,15}$/.test(reference) && Number.isSafeInteger(Number(reference))
}

/** Whether `value` is a well-formed CAIP-2 id of a known namespace. */
export const isCaipNetworkId = (value: unknown): value is CaipNetworkId => parseCaipNetworkId(value) !== undefined
