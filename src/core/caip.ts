import { InvalidCaipAddressError, InvalidChainIdError } from './errors/caip.js'

/** Chain namespaces that the product knows (CAIP-2 prefixes; SPEC 3). */
export const CHAIN_NAMESPACES = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos', 'near'] as const

/** A CAIP-2 namespace. */
export type ChainNamespace = (typeof CHAIN_NAMESPACES)[number]

/** A CAIP-2 chain id, `namespace:reference`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

/** A CAIP-10 account id, `namespace:reference:address`. */
export type CaipAddress = `${ChainNamespace}:${string}:${string}`

/** The parts of a CAIP-2 id. */
export interface ParsedNetworkId {
  readonly namespace: ChainNamespace
  readonly reference: string
}

/** The parts of a CAIP-10 id. */
export interface ParsedAddress extends ParsedNetworkId {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

// CAIP-2 allows 32 characters in a reference, CAIP-10 128 in an address.
const REFERENCE = /^[-_a-zA-Z0-9]{1,32}$/
const ADDRESS = /^[-.%a-zA-Z0-9]{1,128}$/

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

/**
 * Splits a CAIP-10 id strictly.
 *
 * @throws {InvalidCaipAddressError} when it has not exactly three valid parts (SPEC 5).
 */
export function parseCaipAddress(value: unknown): ParsedAddress {
  const parts = typeof value === 'string' ? value.split(':') : []
  const [namespace = '', reference = '', address = ''] = parts
  const network = parseCaipNetworkId(`${namespace}:${reference}`)
  if (parts.length !== 3 || !network || !ADDRESS.test(address)) throw new InvalidCaipAddressError()
  return { ...network, address, caipNetworkId: toCaipNetworkId(network.namespace, network.reference) }
}

/** First chain id that cannot become a coin type (SPEC 5, ENSIP-11). */
const COIN_TYPE_LIMIT = 0x80000000

/**
 * ENSIP-11 coin type of an EVM chain id.
 *
 * @throws {InvalidChainIdError} for anything but an integer from 0 below 2147483648 (SPEC 5).
 */
export function toCoinType(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= COIN_TYPE_LIMIT) throw new InvalidChainIdError()
  return (COIN_TYPE_LIMIT | chainId) >>> 0
}
