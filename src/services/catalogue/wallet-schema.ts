import type { InjectedWallet, Wallet } from '../../core/entities/wallet.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeWalletUrl } from '../../core/links/app-url.js'
import { safeIcon, safeImageUrl, safeWebUrl } from '../../core/url.js'
import { type Reader, bool, listOf, objectOf, text } from '../readers.js'

/** Ids of the catalogue go into URLs: letters, digits, `_` and `-` only (SECURITY: SEC-C2). */
const ID = /^[\w-]{1,128}(?![\s\S])/
/** Ids of a site's own wallets and of connectors may be reverse-DNS names too; they never go into a path. */
const LOOSE_ID = /^[\w.:-]{1,128}(?![\s\S])/
/** Reverse-DNS ids are opaque, but bounded. */
const RDNS = /^[\w.-]{1,253}(?![\s\S])/
const NAMESPACE = /^[-a-z0-9]{3,8}(?![\s\S])/
const CHAIN = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}(?![\s\S])/
/** Longest description kept, in characters. */
const MAX_DESCRIPTION = 500
/** Shown instead of a name without visible characters (SECURITY: SEC-W3). */
const NAMELESS = 'Wallet'

/** Whether `value` is a valid id of a catalogue entry or a picture. */
export const isCatalogueId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

const rank = (value: unknown): number | undefined => (Number.isSafeInteger(value) ? Number(value) : undefined)
const badge = (value: unknown): 'certified' | 'none' | undefined =>
  value === 'certified' || value === 'none' ? value : undefined
const name = (value: unknown): string | undefined =>
  typeof value === 'string' ? (cleanLabel(value) ?? NAMELESS) : undefined
const chains = listOf(text(CHAIN))

/** Names that wallets use in the global scope; anything else is invalid. */
const GLOBAL = /^[A-Za-z_$][\w$.]{0,63}(?![\s\S])/
const injected = listOf(objectOf<InjectedWallet>({}, { namespace: text(NAMESPACE), injected_id: text(GLOBAL) }))

/**
 * The source of an entry: the site itself may use pictures from anywhere, the catalogue only embedded ones (SECURITY:
 * SEC-P1), and pictures are never stored (SEC-W4).
 */
export type WalletSource = 'site' | 'catalogue' | 'storage'

const readerOf = (id: RegExp, image: Reader<string>): Reader<Wallet> =>
  objectOf<Wallet>(
    { id: text(id), name },
    {
      image_id: text(ID),
      image_url: image,
      homepage: safeWebUrl,
      description: value => cleanLabel(value, MAX_DESCRIPTION),
      mobile_link: safeWalletUrl,
      desktop_link: safeWalletUrl,
      webapp_link: safeWebUrl,
      link_mode: safeWebUrl,
      app_store: safeWebUrl,
      play_store: safeWebUrl,
      chrome_store: safeWebUrl,
      rdns: text(RDNS),
      chains,
      badge_type: badge,
      order: rank,
      supports_wc: bool,
      injected,
      installed: () => undefined, // only the device knows
    },
  )

const READERS: Readonly<Record<WalletSource, Reader<Wallet>>> = {
  site: readerOf(LOOSE_ID, safeImageUrl),
  catalogue: readerOf(ID, safeIcon),
  storage: readerOf(LOOSE_ID, () => undefined),
}

/** Parses one catalogue entry: texts sanitised, links checked against the allow-list. */
export const walletReader = (source: WalletSource): Reader<Wallet> => READERS[source]

/** Reads a list of wallets; invalid entries are dropped one by one and each id is kept once. */
export function parseWallets(value: unknown, source: WalletSource): readonly Wallet[] {
  const seen = new Set<string>()
  const wallets = listOf(walletReader(source))(value) ?? []
  return wallets.filter(({ id }) => !seen.has(id) && seen.add(id))
}
