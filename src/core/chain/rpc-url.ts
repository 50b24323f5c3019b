import { parseLink } from '../url.js'

/** A chain endpoint: http or https without credentials. */
export function safeRpcUrl(value: unknown): string | undefined {
  const url = parseLink(value)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined
}
