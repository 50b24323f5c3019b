import { parseLink } from '../../core/url.js'

/** Where Safe’s own app is: its address, and those of its other environments. */
const isSafe = ({ protocol, hostname, port }: URL): boolean =>
  protocol === 'https:' && port === '' && hostname.endsWith('.safe.global')

/** The parts of a page that say who embeds it. */
export interface EmbeddedPage {
  /** The origins of the pages around this one, the nearest first; Firefox has no such list. */
  readonly ancestors: readonly string[] | undefined
  /** The address of the page that this one was opened from; in a frame, of the page around it. */
  readonly referrer: string
}

const embeddedPage = (): EmbeddedPage => ({
  ancestors: 'ancestorOrigins' in location ? [...location.ancestorOrigins] : undefined,
  referrer: document.referrer,
})

/**
 * The origin of the page around this one if that may be a Safe: Safe’s own app, or an origin that the site names. Nothing
 * is asked of any other.
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
