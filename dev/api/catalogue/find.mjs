/** Maximum page size; requests for larger pages get this many entries. */
const MAX_ENTRIES = 100
const DEFAULT_ENTRIES = 40

/** @typedef {import('./wallets.mjs').CatalogueWallet} CatalogueWallet */

/** @param {string | null} value @returns {string[] | undefined} the parts of a comma-joined parameter */
function listOf(value) {
  const parts = (value ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  return parts.length > 0 ? parts : undefined
}

/** @param {string | null} value @param {number} fallback @returns {number | undefined} */
function countOf(value, fallback) {
  if (value === null || value === '') return fallback
  const count = Number(value)
  return Number.isSafeInteger(count) && count > 0 ? count : undefined
}

/**
 * Every condition that the query asks for; a wallet must meet them all.
 * @param {URLSearchParams} query
 * @returns {((wallet: CatalogueWallet) => boolean)[]}
 */
function conditionsOf(query) {
  const include = listOf(query.get('include'))
  const exclude = listOf(query.get('exclude'))
  const chains = listOf(query.get('chains'))
  const names = listOf(query.get('names'))?.map(name => name.toLowerCase())
  const rdns = listOf(query.get('rdns'))
  const badge = query.get('badge_type') ?? query.get('badge')
  const search = query.get('search')?.trim().toLowerCase()

  /** @type {((wallet: CatalogueWallet) => boolean)[]} */
  const conditions = []
  if (include) conditions.push(wallet => include.includes(wallet.id))
  if (exclude) conditions.push(wallet => !exclude.includes(wallet.id))
  if (chains) conditions.push(wallet => wallet.chains.some(chain => chains.includes(chain)))
  if (badge) conditions.push(wallet => wallet.badge_type === badge)
  if (search) conditions.push(wallet => wallet.name.toLowerCase().includes(search))
  if (names ?? rdns) {
    conditions.push(
      wallet =>
        Boolean(names?.includes(wallet.name.toLowerCase())) || Boolean(wallet.rdns && rdns?.includes(wallet.rdns)),
    )
  }
  return conditions
}

/**
 * Answers one catalogue query.
 * @param {readonly CatalogueWallet[]} wallets in the order of their rank
 * @param {URLSearchParams} query
 * @returns {{ data: CatalogueWallet[], count: number } | { invalid: string }} one page with the number of all matches, or the
 *   name of the parameter that makes no sense
 */
export function findWallets(wallets, query) {
  const page = countOf(query.get('page'), 1)
  const entries = countOf(query.get('entries'), DEFAULT_ENTRIES)
  if (page === undefined) return { invalid: 'page' }
  if (entries === undefined) return { invalid: 'entries' }

  const conditions = conditionsOf(query)
  const matches = wallets.filter(wallet => conditions.every(meets => meets(wallet)))
  if (query.get('sort') === 'wcpay') matches.sort((a, b) => Number(b.supports_wcpay) - Number(a.supports_wcpay))
  const size = Math.min(entries, MAX_ENTRIES)
  return { data: matches.slice((page - 1) * size, page * size), count: matches.length }
}
