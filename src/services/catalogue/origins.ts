import { HttpStatusError, RateLimitedError, ServerError } from '../../core/errors/service.js'
import type { ServiceOptions } from '../endpoints.js'
import type { HttpOptions } from '../http.js'
import { listOf, objectOf, text } from '../readers.js'
import { serviceClient } from '../service-client.js'

const readOrigins = objectOf<{ readonly allowedOrigins: readonly string[] }>({ allowedOrigins: listOf(text()) }, {})

/**
 * Fetches the origins that may use the project. All failures except two yield an empty list, which allows all (SPEC 8).
 *
 * @throws {RateLimitedError} status 429
 * @throws {ServerError} a status from 500; its `details` name it
 */
export async function fetchAllowedOrigins(
  options: ServiceOptions,
  signal?: AbortSignal,
  http?: HttpOptions,
): Promise<readonly string[]> {
  try {
    const client = serviceClient('catalogue', options, http)
    return (await client.get('/projects/v1/origins', { schema: readOrigins, signal })).allowedOrigins
  } catch (cause) {
    if (signal?.aborted) throw cause
    const status = cause instanceof HttpStatusError ? cause.status : 0
    if (status === 429) throw new RateLimitedError({ cause })
    if (status >= 500) throw new ServerError({ cause })
    return []
  }
}
