import * as z from 'zod/mini'

import type { CaipAddress } from '../../core/caip.js'
import type { SmartSession, SmartSessionProject, SmartSessionRevocation } from '../../core/entities/smart-session.js'
import { MalformedReplyError } from '../../core/errors/service.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeImageUrl, safeWebUrl } from '../../core/url.js'
import type { ServiceOptions } from '../endpoints.js'
import { type Schema, compact, field, required } from '../lenient.js'
import { listOf, text } from '../readers.js'
import { path } from '../url-path.js'
import { type BlockchainRequest, blockchainClient, named } from './client.js'

const ID = /^[\w.:-]{1,128}$/
const HEX = /^0x[\da-f]*$/i
/** The largest possible date, in seconds. */
const LAST = 8_640_000_000_000

/** A time in unix seconds, as ms. */
const time = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= LAST ? value * 1000 : undefined

const terms = field(listOf(z.object({ type: required(type => cleanLabel(type)), data: z.unknown() })))

const project: Schema<SmartSessionProject> = z.pipe(
  z.object({
    id: required(text(ID)),
    name: required(name => cleanLabel(name)),
    url: field(safeWebUrl),
    iconUrl: field(safeImageUrl),
  }),
  z.transform(read => compact(read)),
)

const session: Schema<SmartSession> = z.pipe(
  z.object({
    pci: required(text(ID)),
    project: field(project),
    createdAt: field(time),
    expiry: required(time),
    revokedAt: field(time),
    permissions: terms,
    policies: terms,
    context: field(text(HEX)),
  }),
  z.transform(read => {
    const { pci, project, createdAt, expiry: expiresAt, revokedAt, permissions = [], policies = [], context } = read
    return { pci, project, createdAt, expiresAt, revokedAt, permissions, policies, context }
  }),
)

/**
 * Fetches the permissions that an account's wallet has granted to sites (WIRE 2.3). Invalid ones are dropped one by one.
 *
 * @throws {RateLimitedError} too many requests
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchSmartSessions(
  account: CaipAddress,
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<readonly SmartSession[]> {
  const schema = z.object({ pcis: field(listOf(session)) })
  const client = blockchainClient(options, http)
  return (await named(client.get(path`/v1/sessions/${account}`, { schema, signal }))).pcis ?? []
}

/**
 * Revokes a permission at the service.
 *
 * @throws {RateLimitedError} too many requests
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} see `createHttpClient`
 */
export async function revokeSmartSession(
  account: CaipAddress,
  { pci, signature }: SmartSessionRevocation,
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<void> {
  const client = blockchainClient(options, http)
  const request = { schema: z.unknown(), body: { pci, signature }, signal }
  try {
    await named(client.post(path`/v1/sessions/${account}/revoke`, request))
  } catch (error) {
    if (!(error instanceof MalformedReplyError)) throw error // its reply has no body
  }
}
