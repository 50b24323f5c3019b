import { HttpStatusError, RateLimitedError } from '../../core/errors/service.js'
import type { ServiceOptions } from '../endpoints.js'
import type { HttpClient, HttpOptions } from '../http.js'
import { serviceClient } from '../service-client.js'
import { memberOf } from '../readers.js'

/** The options for calling the blockchain service; `http` is for tests. */
export interface BlockchainRequest {
  readonly signal?: AbortSignal | undefined
  readonly http?: HttpOptions | undefined
}

/**
 * The blockchain service's client (WIRE 2.3).
 *
 * @throws {ServiceOffError} the service is off
 */
export const blockchainClient = (options: ServiceOptions, http?: HttpOptions): HttpClient =>
  serviceClient('blockchain', options, http)

/** The service's message in a standard error body: the first reason's description (WIRE 2.1). */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof HttpStatusError) || !error.details) return undefined
  try {
    const body: unknown = JSON.parse(error.details)
    const reasons = memberOf(body, 'reasons')
    const first: unknown = Array.isArray(reasons) ? reasons[0] : undefined
    const message = memberOf(first, 'description') ?? memberOf(body, 'message')
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined // a plain text adds nothing to the status
  }
}

/**
 * Runs a call and maps its failure (WIRE 2.1): a project's quota and the limit per visitor both return 429.
 *
 * @throws {RateLimitedError} too many requests; its `details` are the service's message
 */
export async function named<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    if (!(cause instanceof HttpStatusError) || cause.status !== 429) throw cause
    throw new RateLimitedError({ cause, details: reasonOf(cause) ?? cause.message })
  }
}
