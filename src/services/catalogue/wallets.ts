import { cleanLabel } from '../../core/text/label.js'
import { WALLET_PAGE_SIZE } from '../../core/limits.js'
import { tasks } from '../../core/task.js'
import { type ServiceOptions } from '../endpoints.js'
import { isStaticList } from '../service-switch.js'
import { serviceClient } from '../service-client.js'
import type { HttpOptions } from '../http.js'
import { type Reader, memberOf } from '../readers.js'
import type { WalletPage, WalletQuery } from './wallet-query.js'
import { isCatalogueId, parseWallets } from './wallet-schema.js'

export type { WalletPage, WalletQuery } from './wallet-query.js'

/** A reply of the wrong shape counts as an empty page (SECURITY: REL-S2). */
const pageReader =
  (entries: number): Reader<WalletPage> =>
  body => {
    const [data, count] = [memberOf(body, 'data'), memberOf(body, 'count')]
    // A service that ignores the page size must not slow down the page.
    const wallets = parseWallets(Array.isArray(data) ? data.slice(0, entries) : [], 'catalogue')
    return { wallets, count: typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0 }
  }

const joined = (list: readonly string[] | undefined): string | undefined => (list?.length ? list.join(',') : undefined)
const ids = (list: readonly string[] | undefined): string | undefined => joined(list?.filter(isCatalogueId))

/** Whether a query asks only for wallets that cannot exist; without their ids, the service would answer with all. */
const asksForNone = ({ include }: WalletQuery): boolean => Boolean(include?.length) && !ids(include)

/** Pending requests, by key: calls with the same key share one. */
const requestOf = tasks<string, WalletPage>()

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
 * Fetches one page of the wallet catalogue, or answers it from the site's own list. Concurrent equal requests without a
 * signal share one fetch.
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
    const { loadStaticList, pageOf } = await import('./static-list.js')
    return pageOf(await loadStaticList(options, http), query)
  }
  if (asksForNone(query)) return { wallets: [], count: 0 }
  if (query.signal || http) return fetchPage(query, options, http)
  const key = JSON.stringify([own, options.projectId, query])
  return requestOf(key).join(() => fetchPage(query, options, http))
}
