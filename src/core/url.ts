import { ICON_SIZE } from './limits.js'

/** Hosts of this machine, where plain http is allowed in development. */
const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Schemes an app link may never have: they run code, read files or hand over to the system (SECURITY: SEC-U1). */
const REFUSED = /^(?:javascript|data|vbscript|blob|file|about|view-source|filesystem|ms-.*|http|ws|wss|ftp)$/

// eslint-disable-next-line no-control-regex -- a control character in a link is a sign of an attack
const CONTROL = /[\u0000-\u001f\u007f]/

/** Longest link, in characters; what is longer is no honest address. */
const MAX_LINK = 4_096

const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i

function parse(value: unknown): URL | undefined {
  if (typeof value !== 'string' || value.length > MAX_LINK || CONTROL.test(value.trim())) return undefined
  try {
    return new URL(value.trim())
  } catch {
    return undefined
  }
}

/** A link to a web page: https, or http on this machine, without credentials; `undefined` when it may not be opened. */
export function safeWebUrl(value: unknown): string | undefined {
  const url = parse(value)
  if (!url || url.username || url.password) return undefined
  const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname))
  return allowed ? url.href : undefined
}

/** A link into an app: a web link, or a custom scheme that is not refused; Android intents only without a fallback URL. */
export function safeAppUrl(value: unknown): string | undefined {
  const url = parse(value)
  if (!url) return undefined
  if (url.protocol === 'https:' || url.protocol === 'http:') return safeWebUrl(value)
  const scheme = url.protocol.slice(0, -1)
  if (!/^[a-z][a-z0-9+.-]*$/.test(scheme) || REFUSED.test(scheme)) return undefined
  if (scheme === 'intent' && /browser_fallback_url/i.test(decoded(url.href))) return undefined
  return url.href
}

/** The link of a wallet: as of an app, or the bare name of its scheme, as the catalogue often has it (WIRE 4.4). */
export const safeWalletUrl = (value: unknown): string | undefined =>
  safeAppUrl(typeof value === 'string' ? value.trim().replace(/^([a-z][a-z0-9+.-]*):?\/?$/i, '$1://') : undefined)

/** An intent's keys are decoded before they are read, so they are looked at decoded. */
function decoded(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return 'browser_fallback_url' // what cannot be read is not trusted
  }
}

/** A picture: https (http on this machine), a blob of this page, or image data of at most 128 KiB (SECURITY: SEC-W4). */
export function safeImageUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (IMAGE_DATA.test(value))
    return value.length <= ICON_SIZE && !/["'()\\\s]/.test(dataHead(value)) ? value : undefined
  if (value.startsWith(`blob:${globalThis.location?.origin}/`)) return value
  return safeWebUrl(value)
}

const dataHead = (value: string): string => value.slice(0, value.indexOf(',') + 1)

/** An embedded image (EIP-6963 wants a data URI); anything else is dropped. */
export const safeIcon = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith('data:') ? safeImageUrl(value) : undefined

/** A chain endpoint: http or https without credentials. */
export function safeRpcUrl(value: unknown): string | undefined {
  const url = parse(value)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined
}
