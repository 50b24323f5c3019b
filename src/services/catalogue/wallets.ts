import type { Wallet } from '../../core/entities/wallet.js'
import { cleanLabel } from '../../core/label.js'
import { WALLET_PAGE_SIZE } from '../../core/limits.js'
import { type ServiceOptions } from '../endpoints.js'
import { isStaticList } from '../service-switch.js'
import { serviceClient } from '../service-client.js'
import type { HttpOptions } from '../http.js'
import type { Reader } from '../readers.js'
import { isCatalogueId, parseWallets } from './wallet-schema.js'

/** Which wallets to fetch; see WIRE 2.2. */
export interface WalletQuery {
  /** From 1. */
  readonly page?: number
  readonly entries?: number
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly search?: string
  readonly badge_type?: 'certified' | 'none'
  /** CAIP-2 ids of the site's networks. */
  readonly chains?: readonly string[]
  readonly names?: readonly string[]
  readonly rdns?: readonly string[]
  readonly signal?: AbortSignal
}

/** One page of the catalogue. */
export interface WalletPage {
  readonly wallets: readonly Wallet[]
  /** Wallets on all pages together; 0 when the service does not say. */
  readonly count: number
}

/** A reply of the wrong shape counts as an empty page (SECURITY: REL-S2). */
const pageReader =
  (entries: number): Reader<WalletPage> =>
  body => {
    const { data, count }: { data?: unknown; count?: unknown } = typeof body === 'object' && body !== null ? body : {}
    // A service that ignores the page size must not make the page slow.
    const wallets = parseWallets(Array.isArray(data) ? data.slice(0, entries) : [], 'catalogue')
    return { wallets, count: typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0 }
  }

const joined = (list: readonly string[] | undefined): string | undefined => (list?.length ? list.join(',') : undefined)
const ids = (list: readonly string[] | undefined): string | undefined => joined(list?.filter(isCatalogueId))

/** What the service would answer, from a list that the site handed in. */
function pageOf(wallets: readonly Wallet[], query: WalletQuery): WalletPage {
  const { page = 1, entries = WALLET_PAGE_SIZE, include, exclude, search, badge_type, chains, names, rdns } = query
  const lower = search?.trim().toLowerCase()
  const matches = wallets.filter(
    wallet =>
      (!include?.length || include.includes(wallet.id)) &&
      !exclude?.includes(wallet.id) &&
      (!lower || wallet.name.toLowerCase().includes(lower)) &&
      (!badge_type || wallet.badge_type === badge_type) &&
      (!chains?.length || !wallet.chains || wallet.chains.some(chain => chains.includes(chain))) &&
      ((!names?.length && !rdns?.length) ||
        Boolean(names?.includes(wallet.name) || (wallet.rdns && rdns?.includes(wallet.rdns)))),
  )
  return { wallets: matches.slice((page - 1) * entries, page * entries), count: matches.length }
}

/** Requests under way that may be shared, by what they ask. */
const underWay = new Map<string, Promise<WalletPage>>()

function fetchPage(query: WalletQuery, options: ServiceOptions, http: HttpOptions | undefined): Promise<WalletPage> {
  const { page = 1, entries = WALLET_PAGE_SIZE } = query
  return serviceClient('catalogue', options, http).get('/getWallets', {
    schema: pageReader(entries),
    signal: query.signal,
    query: {
      page: String(page),
      entries: String(entries),
      include: ids(query.include),
      exclude: ids(query.exclude),
      search: query.search || undefined,
      badge_type: query.badge_type,
      chains: joined(query.chains),
      names: joined(query.names?.flatMap(name => cleanLabel(name) ?? [])),
      rdns: joined(query.rdns),
    },
  })
}

/**
 * Fetches one page of the wallet catalogue, or answers it from the site's own list. Equal requests without a signal are
 * made once while the first is under way.
 *
 * @throws {ServiceOffError} the catalogue is off
 * @throws {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchWallets(
  query: WalletQuery,
  options: ServiceOptions,
  http?: HttpOptions,
): Promise<WalletPage> {
  const own = options.services?.catalogue
  if (isStaticList(own)) {
    const { loadStaticList } = await import('./static-list.js')
    return pageOf(await loadStaticList(options, http), query)
  }
  if (query.signal || http) return fetchPage(query, options, http)
  const key = JSON.stringify([own, options.projectId, query])
  const task = underWay.get(key) ?? fetchPage(query, options, http).finally(() => underWay.delete(key))
  underWay.set(key, task)
  return task
}
