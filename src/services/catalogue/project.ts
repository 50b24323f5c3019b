import * as z from 'zod/mini'

import { HttpStatusError, RateLimitedError, ServerError } from '../../core/errors/service.js'
import type { ServiceOptions } from '../endpoints.js'
import { serviceClient } from '../service-client.js'
import type { HttpOptions } from '../http.js'
import { type Schema, lenientList } from '../lenient.js'

/** A feature as the project's settings hold it (WIRE 5.4). `config: null` means unset, an empty list is a valid "on". */
export interface RemoteFeature {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null | undefined
}

const featureSchema: Schema<RemoteFeature> = z.pipe(
  z.object({
    id: z.string(),
    isEnabled: z.boolean(),
    config: z.nullish(lenientList(z.string())),
  }),
  z.transform(({ id, isEnabled, config }) => ({ id, isEnabled, config })),
)
const configSchema = z.object({ features: lenientList(featureSchema) })
const originsSchema = z.object({ allowedOrigins: lenientList(z.string()) })
const analyticsSchema = z.object({ isAnalyticsEnabled: z.boolean() })

/**
 * Fetches the features in the project's settings; malformed entries are skipped one by one.
 *
 * @throws {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchProjectConfig(
  options: ServiceOptions,
  signal?: AbortSignal,
  http?: HttpOptions,
): Promise<readonly RemoteFeature[]> {
  const client = serviceClient('catalogue', options, http)
  const { features } = await client.get('/appkit/v1/config', { schema: configSchema, signal })
  return features
}

/**
 * Fetches the origins that may use the project. Every failure but two is an empty list, which allows all (SPEC 8).
 *
 * @throws {RateLimitedError} status 429
 * @throws {ServerError} a status from 500; its `details` say which
 */
export async function fetchAllowedOrigins(
  options: ServiceOptions,
  signal?: AbortSignal,
  http?: HttpOptions,
): Promise<readonly string[]> {
  try {
    const client = serviceClient('catalogue', options, http)
    return (await client.get('/projects/v1/origins', { schema: originsSchema, signal })).allowedOrigins
  } catch (cause) {
    if (signal?.aborted) throw cause
    const status = cause instanceof HttpStatusError ? cause.status : 0
    if (status === 429) throw new RateLimitedError({ cause })
    if (status >= 500) throw new ServerError({ cause })
    return []
  }
}

/** Asks whether the project wants analytics; any failure means no (WIRE 2.2). Never rejects but when aborted. */
export async function fetchAnalyticsEnabled(
  options: ServiceOptions,
  signal?: AbortSignal,
  http?: HttpOptions,
): Promise<boolean> {
  try {
    const client = serviceClient('catalogue', options, http)
    return (await client.get('/getAnalyticsConfig', { schema: analyticsSchema, signal })).isAnalyticsEnabled
  } catch (error) {
    if (signal?.aborted) throw error
    return false
  }
}
