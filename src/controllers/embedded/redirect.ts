import { pageUrl } from '../../core/platform/page-url.js'
import { KEYS } from '../../services/storage/keys.js'
import { writeStored } from '../../services/storage/read-write.js'
import type { Social } from '../../core/features.js'
import { parseLink } from '../../core/url.js'

/** What stands between the state of a login and the address that the visitor comes back to (WIRE 3.8). */
const RETURN_MARK = '--'
/** A host that keeps the provider's address within its own. */
const WRAPPING_HOST = 'auth.magic.link'
const WRAPPED = 'provider_authorization_url'

/** The address of a login that leads back to a page, in place of a popup. */
export function withReturn(uri: string, page: string): string {
  const url = new URL(uri)
  const inner = url.hostname === WRAPPING_HOST ? parseLink(url.searchParams.get(WRAPPED)) : undefined
  if (inner) url.searchParams.set(WRAPPED, withReturn(inner.href, page))
  else {
    const state = url.searchParams.get('state') ?? ''
    url.searchParams.set('state', `${state}${RETURN_MARK}${encodeURIComponent(page)}`)
  }
  return url.href
}

/** The address of a login that leads back to this page. */
export const withReturnHere = (uri: string): string => withReturn(uri, pageUrl())

/** Notes whose login this page is left for. */
export const noteRedirect = (provider: Social): void => writeStored(KEYS.socialProvider, provider)
