import { pageUrl } from '../../core/platform/page-url.js'
import { KEYS } from '../../services/storage/keys.js'
import { removeStored, writeStored } from '../../services/storage/read-write.js'
import { isKept } from '../../services/storage/store.js'
import type { Social } from '../../core/features.js'
import { parseLink } from '../../core/url.js'

/** Separates the state of a login from the URL to return to (WIRE 3.8). */
const RETURN_SEPARATOR = '--'
/** A host whose login URL wraps the provider's. */
const WRAPPING_HOST = 'auth.magic.link'
const WRAPPED = 'provider_authorization_url'

/** The URL of a login without a popup that returns to a page. */
export function withReturn(uri: string, page: string): string {
  const url = new URL(uri)
  const inner = url.hostname === WRAPPING_HOST ? parseLink(url.searchParams.get(WRAPPED)) : undefined
  if (inner) url.searchParams.set(WRAPPED, withReturn(inner.href, page))
  else {
    const state = url.searchParams.get('state') ?? ''
    url.searchParams.set('state', `${state}${RETURN_SEPARATOR}${encodeURIComponent(page)}`)
  }
  return url.href
}

/** The URL of a login that returns to this page. */
export const withReturnHere = (uri: string): string => withReturn(uri, pageUrl())

/**
 * Records the provider for whose login the visitor leaves this page. Returns `false` if the browser stores nothing: the page
 * that the login returns to would then not know that it was started here, and would ignore its result.
 */
export function recordRedirect(provider: Social): boolean {
  writeStored(KEYS.socialProvider, provider)
  return isKept(KEYS.socialProvider.name)
}

/** Whether a login in this tab could return to the page, which depends on the browser's storage. */
export function canReturn(provider: Social): boolean {
  const isRecorded = recordRedirect(provider)
  removeStored(KEYS.socialProvider)
  return isRecorded
}
