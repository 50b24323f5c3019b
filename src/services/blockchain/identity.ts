import { cleanLabel } from '../../core/text/label.js'
import { isHonestName } from '../../core/text/name.js'
import { safeImageUrl } from '../../core/url.js'
import type { ServiceOptions } from '../endpoints.js'
import { type Reader, objectOf } from '../readers.js'
import type { Identity } from '../storage/cache-keys.js'
import { path } from '../url-path.js'
import { type BlockchainRequest, blockchainClient, named } from './client.js'

const name = (value: unknown): string | undefined => {
  const text = cleanLabel(value)
  return text && text === value && isHonestName(text) ? text : undefined
}

const schema: Reader<Identity> = objectOf<Identity>({}, { name, avatar: safeImageUrl })

/**
 * Fetches the name and the picture of an EVM address (WIRE 2.3). A name that was tampered with, or mixes alphabets to
 * imitate another, is dropped.
 *
 * @param sender the connected address, for the service's statistics
 * @throws {RateLimitedError} too many requests
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchIdentity(
  address: string,
  options: ServiceOptions,
  { signal, http, sender }: BlockchainRequest & { readonly sender?: string | undefined } = {},
): Promise<Identity> {
  const client = blockchainClient(options, http)
  return named(client.get(path`/v1/identity/${address}`, { schema, query: { sender }, signal }))
}
