import { parseLink, safeWebUrl } from '../url.js'

/** Schemes an app link must never have: they run code, read files or invoke the system (SECURITY: SEC-U1). */
const REFUSED = /^(?:javascript|data|vbscript|blob|file|about|view-source|filesystem|ms-.*|http|ws|wss|ftp)$/

/** A link into an app: a web link, or a custom scheme that is not refused; Android intents only without a fallback URL. */
export function safeAppUrl(value: unknown): string | undefined {
  const url = parseLink(value)
  if (!url) return undefined
  if (url.protocol === 'https:' || url.protocol === 'http:') return safeWebUrl(value)
  const scheme = url.protocol.slice(0, -1)
  if (!/^[a-z][a-z0-9+.-]*$/.test(scheme) || REFUSED.test(scheme)) return undefined
  return scheme === 'intent' && !isSafeIntent(decoded(url.href)) ? undefined : url.href
}

/** An intent names the scheme that it opens. */
const isSafeIntent = (href: string): boolean =>
  !/browser_fallback_url/i.test(href) &&
  [...href.matchAll(/;scheme=([^;]*)/gi)].every(([, scheme = '']) => !REFUSED.test(scheme.trim().toLowerCase()))

/** The link of a wallet: an app link, or the bare name of its scheme, as often in the catalogue (WIRE 4.4). */
export const safeWalletUrl = (value: unknown): string | undefined =>
  safeAppUrl(typeof value === 'string' ? value.trim().replace(/^([a-z][a-z0-9+.-]*):?\/?$/i, '$1://') : undefined)

/** An intent's keys are decoded before use, so they are checked decoded. */
function decoded(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return 'browser_fallback_url' // unparseable links are not trusted
  }
}
