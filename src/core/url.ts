import { ICON_SIZE } from './limits.js'

/** Hosts of this machine, where plain http is allowed in development. */
const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** An ASCII control character: a sign of an attack. */
const CONTROL = /[^\P{Cc}\u0080-\u009f]/u

/** Longest link, in characters; anything longer is suspicious. */
const MAX_LINK = 4_096

const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i

/** Parses a link; `undefined` if it is invalid or deceptive. */
export function parseLink(value: unknown): URL | undefined {
  if (typeof value !== 'string' || value.length > MAX_LINK || CONTROL.test(value.trim())) return undefined
  try {
    return new URL(value.trim())
  } catch {
    return undefined
  }
}

/** A link to a web page: https, or http on this machine, without credentials; `undefined` if it must not be opened. */
export function safeWebUrl(value: unknown): string | undefined {
  const url = parseLink(value)
  if (!url || url.username || url.password) return undefined
  const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname))
  return allowed ? url.href : undefined
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

/** An embedded image (EIP-6963 requires a data URI); anything else is dropped. */
export function safeIcon(value: unknown): string | undefined {
  const icon = typeof value === 'string' ? value.trim() : ''
  return icon.startsWith('data:') ? safeImageUrl(icon) : undefined
}
