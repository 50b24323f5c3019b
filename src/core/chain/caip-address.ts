import { isAddress } from '../address.js'
import {
  type CaipNetworkId,
  type ChainNamespace,
  type ParsedNetworkId,
  parseCaipNetworkId,
  toCaipNetworkId,
} from '../caip.js'
import { InvalidCaipAddressError, InvalidChainIdError } from '../errors/caip.js'

/** The parts of a CAIP-10 id. */
export interface ParsedAddress extends ParsedNetworkId {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** CAIP-10 allows 128 characters in an address. */
const ADDRESS = /^[-.%a-zA-Z0-9]{1,128}$/

/** TON’s addresses are URL-safe base64, whose underscore CAIP-10 lacks. */
const isWritten = (namespace: ChainNamespace, address: string): boolean =>
  namespace === 'ton' ? isAddress(namespace, address) : ADDRESS.test(address)

/**
 * Splits a CAIP-10 id strictly.
 *
 * @throws {InvalidCaipAddressError} if it does not have exactly three valid parts (SPEC 5).
 */
export function parseCaipAddress(value: unknown): ParsedAddress {
  const parts = typeof value === 'string' ? value.split(':') : []
  const [namespace = '', reference = '', address = ''] = parts
  const network = parseCaipNetworkId(`${namespace}:${reference}`)
  if (parts.length !== 3 || !network || !isWritten(network.namespace, address)) throw new InvalidCaipAddressError()
  return { ...network, address, caipNetworkId: toCaipNetworkId(network.namespace, network.reference) }
}

/** First chain id that has no coin type (SPEC 5, ENSIP-11). */
export const COIN_TYPE_LIMIT = 0x80000000

/**
 * ENSIP-11 coin type of an EVM chain id.
 *
 * @throws {InvalidChainIdError} for anything but an integer from 0 below 2147483648 (SPEC 5).
 */
export function toCoinType(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= COIN_TYPE_LIMIT) throw new InvalidChainIdError()
  return (COIN_TYPE_LIMIT | chainId) >>> 0
}
