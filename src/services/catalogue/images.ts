import { MalformedReplyError } from '../../core/errors/service.js'
import type { ServiceOptions } from '../endpoints.js'
import { serviceClient } from '../service-client.js'
import type { HttpOptions } from '../http.js'
import { type Path, path } from '../url-path.js'
import { isCatalogueId } from './wallet-schema.js'

/** Largest accepted picture, in bytes. */
const IMAGE_LIMIT = 512 * 1024

/** The options for fetching a picture; `http` is for tests. */
export interface ImageOptions {
  readonly signal?: AbortSignal | undefined
  readonly http?: HttpOptions | undefined
}

async function fetchImage(options: ServiceOptions, place: Path, { signal, http }: ImageOptions): Promise<string> {
  const client = serviceClient('catalogue', options, http)
  return URL.createObjectURL(await client.blob(place, { type: 'image/', limit: IMAGE_LIMIT, signal }))
}

/** Only ids may reach a URL, whatever the catalogue says (SECURITY: SEC-C2). */
function checked(id: string): string {
  if (!isCatalogueId(id)) throw new MalformedReplyError({ details: 'This is not the id of a picture.' })
  return id
}

/**
 * Fetches a wallet's picture as a blob URL, for image contexts only; the caller revokes it.
 *
 * @throws {MalformedReplyError} not a picture, or over 512 KiB
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} see `createHttpClient`
 */
export const fetchWalletImage = async (
  id: string,
  options: ServiceOptions,
  request: ImageOptions = {},
): Promise<string> => fetchImage(options, path`/getWalletImage/${checked(id)}`, request)

/** Fetches a network's or a connector's picture; see `fetchWalletImage`. */
export const fetchAssetImage = async (
  id: string,
  options: ServiceOptions,
  request: ImageOptions = {},
): Promise<string> => fetchImage(options, path`/public/getAssetImage/${checked(id)}`, request)
