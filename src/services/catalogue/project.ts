import type { ServiceOptions } from '../endpoints.js'
import { serviceClient } from '../service-client.js'
import type { HttpOptions } from '../http.js'
import { type Reader, bool, isRecord, listOf, objectOf, text } from '../readers.js'

/** A feature in the project's settings (WIRE 5.4). `config: null` means unset, an empty list is a valid "on". */
export interface RemoteFeature {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null | undefined
}

const texts = listOf(text())
const configOf: Reader<readonly string[] | null> = value => (value === null ? null : texts(value))

/** One entry; an invalid list makes the entry unusable, a missing one does not. */
const readFeature: Reader<RemoteFeature> = value => {
  const read = objectOf<Pick<RemoteFeature, 'id' | 'isEnabled'>>({ id: text(), isEnabled: bool }, {})(value)
  const config = isRecord(value) ? value['config'] : undefined
  const list = configOf(config)
  return read && (config === undefined || list !== undefined) ? { ...read, config: list } : undefined
}
const readConfig = objectOf<{ readonly features: readonly RemoteFeature[] }>({ features: listOf(readFeature) }, {})
const readAnalytics = objectOf<{ readonly isAnalyticsEnabled: boolean }>({ isAnalyticsEnabled: bool }, {})

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
  const { features } = await client.get('/appkit/v1/config', { schema: readConfig, signal })
  return features
}

/** Fetches whether the project has analytics on; any failure means off (WIRE 2.2). Rejects only when aborted. */
export async function fetchAnalyticsEnabled(
  options: ServiceOptions,
  signal?: AbortSignal,
  http?: HttpOptions,
): Promise<boolean> {
  try {
    const client = serviceClient('catalogue', options, http)
    return (await client.get('/getAnalyticsConfig', { schema: readAnalytics, signal })).isAnalyticsEnabled
  } catch (error) {
    if (signal?.aborted) throw error
    return false
  }
}
