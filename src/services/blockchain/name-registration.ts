import * as z from 'zod/mini'

import { NameExpiredError, NameTakenError, RegisterNameError } from '../../core/errors/name-registration.js'
import { HttpStatusError } from '../../core/errors/service.js'
import type { ServiceOptions } from '../endpoints.js'
import { lenientList, required } from '../lenient.js'
import { path } from '../url-path.js'
import { type BlockchainRequest, blockchainClient, named, reasonOf } from './client.js'

/** A name, and whether it is taken. */
export interface SuggestedName {
  /** Without its zone. */
  readonly label: string
  readonly registered: boolean
}

/** A signed registration. */
export interface NameRegistration {
  /** Of the account's network (ENSIP-11). */
  readonly coinType: number
  readonly address: string
  /** Exactly what was signed. */
  readonly message: string
  readonly signature: string
}

/** A valid name from the service; anything else could not be registered. */
const LABEL = /^[a-z\d-]{1,64}$/

const labelIn =
  (zone: string) =>
  (name: unknown): string | undefined => {
    const label = typeof name === 'string' && name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : ''
    return LABEL.test(label) ? label : undefined
  }

/**
 * Asks whether a name in a zone is registered, and for similar free ones.
 *
 * @param label the name without its zone
 * @returns the name itself first, if the service knows it
 * @throws {RateLimitedError} too many requests
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchNameSuggestions(
  label: string,
  zone: string,
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<readonly SuggestedName[]> {
  const entry = z.object({ name: required(labelIn(zone)), registered: z.boolean() })
  const schema = z.object({ suggestions: lenientList(entry) })
  const client = blockchainClient(options, http)
  const place = path`/v1/profile/suggestions/${label}`
  const { suggestions } = await named(client.get(place, { schema, query: { zone }, signal }))
  return suggestions.map(({ name, registered }) => ({ label: name, registered }))
}

/** The meaning of a rejection by the service; it gives only a message. */
function toNameError(cause: unknown): unknown {
  if (!(cause instanceof HttpStatusError)) return cause
  const details = reasonOf(cause) ?? cause.message
  if (/already|taken/i.test(details)) return new NameTakenError({ cause, details })
  if (/timestamp|expired/i.test(details)) return new NameExpiredError({ cause, details })
  return new RegisterNameError({ cause, details })
}

/**
 * Registers a name for the address that signed for it; returns the registered name, with its zone.
 *
 * @throws {NameTakenError} someone else has it
 * @throws {NameExpiredError} it was signed too long ago: the service accepts at most 10 s
 * @throws {RegisterNameError} the service refuses for another reason
 * @throws {RateLimitedError} too many requests
 * @throws {ServiceOffError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function postNameRegistration(
  { coinType, address, message, signature }: NameRegistration,
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<string> {
  const schema = z.object({ name: z.string() })
  const body = { coin_type: coinType, address, message, signature }
  const client = blockchainClient(options, http)
  try {
    return (await named(client.post('/v1/profile/account', { schema, body, signal }))).name
  } catch (error) {
    throw toNameError(error)
  }
}
