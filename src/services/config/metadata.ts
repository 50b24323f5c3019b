import type { Metadata } from '../../core/entities/options.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeImageUrl, safeWebUrl } from '../../core/url.js'

/** Longest description sent to wallets, in characters. */
const MAX_DESCRIPTION = 500

/** The page's own icon, as an absolute URL. */
function pageIcon(page: Document): readonly string[] {
  const href = page.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return [safeImageUrl(href)].filter(icon => icon !== undefined)
}

/**
 * The site's metadata for wallets: its own, else the page's. A URL that is not https is replaced by the page's origin,
 * because wallets show it as the site's identity.
 */
export function resolveMetadata(given: Partial<Metadata> = {}, page: Document = document): Metadata {
  const { origin, hostname } = page.location ?? location
  const said = safeWebUrl(given.url)
  const meta = page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
  const icons = Array.isArray(given.icons) ? given.icons.flatMap(icon => safeImageUrl(icon) ?? []) : []
  return {
    name: cleanLabel(given.name) ?? cleanLabel(page.title) ?? hostname,
    description: cleanLabel(given.description, MAX_DESCRIPTION) ?? cleanLabel(meta, MAX_DESCRIPTION) ?? '',
    url: said?.startsWith('https:') ? said : origin,
    icons: icons.length ? icons : pageIcon(page),
  }
}
