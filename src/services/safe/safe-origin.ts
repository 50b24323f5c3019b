import { parseLink } from '../../core/url.js'

/** The origins of Safe’s own app and its other environments. */
const isSafe = ({ protocol, hostname, port }: URL): boolean =>
  protocol === 'https:' && port === '' && hostname.endsWith('.safe.global')

/** The parts of a page that say who embeds it. */
export interface EmbeddedPage {
  /** The origins of the pages around this one, the nearest first; Firefox has no such list. */
  readonly ancestors: readonly string[] | undefined
  /** The URL of the page that opened this one; in a frame, of the parent page. */
  readonly referrer: string
}

const embeddedPage = (): EmbeddedPage => ({
  ancestors: 'ancestorOrigins' in location ? [...location.ancestorOrigins] : undefined,
  referrer: document.referrer,
})

/**
 * The parent page's origin if it may be a Safe: Safe’s own app, or an origin named by the site. No other page is
 * contacted.
 */
export function safeOrigin(
  own: readonly string[] = [],
  { ancestors, referrer }: EmbeddedPage = embeddedPage(),
): string | undefined {
  const around = ancestors ? ancestors[0] : referrer
  const url = parseLink(around)
  if (!url) return undefined
  return isSafe(url) || own.includes(url.origin) ? url.origin : undefined
}
