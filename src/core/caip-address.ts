import { type CaipNetworkId, type ParsedNetworkId, parseCaipNetworkId, toCaipNetworkId } from './caip.js'
import { InvalidCaipAddressError } from './errors/caip.js'

/** The parts of a CAIP-10 id. */
export interface ParsedAddress extends ParsedNetworkId {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** CAIP-10 allows 128 characters in an address. */
const ADDRESS = /^[-.%a-zA-Z0-9]{1,128}$/

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
