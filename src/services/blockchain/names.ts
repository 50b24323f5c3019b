import { isEvmAddress } from '../../core/address.js'
import { cleanLabel } from '../../core/text/label.js'
import { isHonestName } from '../../core/text/name.js'
import type { ServiceOptions } from '../endpoints.js'
import { type Reader, listOf, memberOf, objectOf } from '../readers.js'
import { path } from '../url-path.js'
import { type BlockchainRequest, blockchainClient, named } from './client.js'

/** A registered name and its EVM addresses, by coin type (ENSIP-11). */
export interface NameRecord {
  readonly name: string
  readonly addresses: Readonly<Record<string, string>>
}

const written = (value: unknown): string | undefined => {
  const text = cleanLabel(value, 255)
  return text && text === value ? text : undefined
}

/** A displayed name must not be confusable with another. */
const honest = (value: unknown): string | undefined => {
  const text = written(value)
  return text && isHonestName(text) ? text : undefined
}

function readAddresses(value: unknown): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(([coin, entry]) => {
    const address = memberOf(entry, 'address')
    return /^\d{1,10}$/.test(coin) && isEvmAddress(address) ? [[coin, address] as const] : []
  })
  return Object.fromEntries(entries)
}

const recordOf =
  (name: Reader<string>): Reader<NameRecord> =>
  value => {
    const read = objectOf<Pick<NameRecord, 'name'> & Partial<NameRecord>>({ name }, { addresses: readAddresses })(value)
    return read && { name: read.name, addresses: read.addresses ?? {} }
  }

/** With `apiVersion` 2, a missing entry is an empty list instead of an error (WIRE 2.3). */
const VERSION = { apiVersion: '2' }
const found: Reader<NameRecord | null> = value => (Array.isArray(value) ? null : recordOf(written)(value))

/**
 * Looks up a registered name; `undefined` if it is free. Whether the name is confusable is left to the caller, who
 * entered it.
 *
 * @throws {RateLimitedError} too many requests
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchNameRecord(
  registered: string,
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<NameRecord | undefined> {
  const client = blockchainClient(options, http)
  const place = path`/v1/profile/account/${registered}`
  return (await named(client.get(place, { schema: found, query: VERSION, signal }))) ?? undefined
}

/**
 * The names registered for an EVM address.
 *
 * @param sender the connected address, for the service's statistics
 * @throws {RateLimitedError} too many requests
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchNamesOf(
  address: string,
  options: ServiceOptions,
  { signal, http, sender }: BlockchainRequest & { readonly sender?: string | undefined } = {},
): Promise<readonly NameRecord[]> {
  const client = blockchainClient(options, http)
  const query = { ...VERSION, sender }
  return named(client.get(path`/v1/profile/reverse/${address}`, { schema: listOf(recordOf(honest)), query, signal }))
}
