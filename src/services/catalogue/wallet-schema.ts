import * as z from 'zod/mini'

import type { Wallet } from '../../core/entities/wallet.js'
import { cleanLabel } from '../../core/label.js'
import { safeAppUrl, safeIcon, safeImageUrl, safeWebUrl } from '../../core/url.js'
import { type Schema, compact, field, lenientList, parse, required } from '../lenient.js'

/** Ids of the catalogue go into URLs: letters, digits, `_` and `-` only (SECURITY: SEC-C2). */
const ID = /^[\w-]{1,128}(?![\s\S])/
/** Ids of a site's own wallets and of connectors may be reverse-DNS names too; they never go into a path. */
const LOOSE_ID = /^[\w.:-]{1,128}(?![\s\S])/
/** Reverse-DNS ids are opaque, but bounded. */
const RDNS = /^[\w.-]{1,253}(?![\s\S])/
const CHAIN = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}(?![\s\S])/
/** Longest description kept, in characters. */
const MAX_DESCRIPTION = 500
/** Shown instead of a name of which nothing visible is left (SECURITY: SEC-W3). */
const NAMELESS = 'Wallet'

const matching =
  (pattern: RegExp) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

/** Whether `value` may stand for a catalogue entry or a picture. */
export const isCatalogueId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

const bool = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined)
const rank = (value: unknown): number | undefined => (Number.isSafeInteger(value) ? Number(value) : undefined)
const badge = (value: unknown): 'certified' | 'none' | undefined =>
  value === 'certified' || value === 'none' ? value : undefined
const name = (value: unknown): string | undefined =>
  typeof value === 'string' ? (cleanLabel(value) ?? NAMELESS) : undefined
const chains = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter(chain => typeof chain === 'string' && CHAIN.test(chain)) : undefined

/**
 * Who wrote an entry: the site itself may name pictures anywhere, the catalogue only embedded ones (SECURITY: SEC-P1),
 * and pictures are never stored (SEC-W4).
 */
export type WalletSource = 'site' | 'catalogue' | 'storage'

const schemaOf = (id: RegExp, image: (value: unknown) => string | undefined): Schema<Wallet> =>
  z.pipe(
    z.object({
      id: required(matching(id)),
      name: required(name),
      image_id: field(matching(ID)),
      image_url: field(image),
      homepage: field(safeWebUrl),
      description: field(value => cleanLabel(value, MAX_DESCRIPTION)),
      mobile_link: field(safeAppUrl),
      desktop_link: field(safeAppUrl),
      webapp_link: field(safeWebUrl),
      link_mode: field(safeWebUrl),
      app_store: field(safeWebUrl),
      play_store: field(safeWebUrl),
      chrome_store: field(safeWebUrl),
      rdns: field(matching(RDNS)),
      chains: field(chains),
      badge_type: field(badge),
      order: field(rank),
      supports_wc: field(bool),
    }),
    z.transform(compact),
  )

const SCHEMAS: Readonly<Record<WalletSource, Schema<Wallet>>> = {
  site: schemaOf(LOOSE_ID, safeImageUrl),
  catalogue: schemaOf(ID, safeIcon),
  storage: schemaOf(LOOSE_ID, () => undefined),
}

/** The schema of one catalogue entry: texts cleaned, links through the one allow-list. */
export const walletSchema = (source: WalletSource): Schema<Wallet> => SCHEMAS[source]

/** Reads a list of wallets; bad entries are dropped one by one and each id stays once. */
export function parseWallets(value: unknown, source: WalletSource): readonly Wallet[] {
  const seen = new Set<string>()
  const wallets = parse(lenientList(walletSchema(source)), value) ?? []
  return wallets.filter(({ id }) => !seen.has(id) && seen.add(id))
}
