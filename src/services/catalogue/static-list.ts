import * as z from 'zod/mini'

import type { Wallet } from '../../core/entities/wallet.js'
import { WALLET_PAGE_SIZE } from '../../core/limits.js'
import { type ServiceOptions, serviceBase } from '../endpoints.js'
import { type HttpOptions, createHttpClient } from '../http.js'
import { memberOf } from '../readers.js'
import type { WalletPage, WalletQuery } from './wallet-query.js'
import { parseWallets } from './wallet-schema.js'

/** Entries read before yielding to the page: reading thousands at once would be noticeable. */
const TURN = 200

const listSchema = z.pipe(
  z.unknown(),
  z.transform((body): readonly unknown[] => {
    const list = memberOf(body, 'data') ?? body
    return Array.isArray(list) ? list : []
  }),
)

async function readList(entries: readonly unknown[], isOurs: (picture: string) => boolean): Promise<readonly Wallet[]> {
  const wallets = new Map<string, Wallet>()
  for (let at = 0; at < entries.length; at += TURN) {
    if (at) await new Promise(resolve => setTimeout(resolve))
    for (const wallet of parseWallets(entries.slice(at, at + TURN), 'site'))
      if (!wallets.has(wallet.id)) wallets.set(wallet.id, withPicture(wallet, isOurs))
  }
  return [...wallets.values()]
}

function withPicture({ image_url, ...wallet }: Wallet, isOurs: (picture: string) => boolean): Wallet {
  return image_url && isOurs(image_url) ? { ...wallet, image_url } : wallet
}

/**
 * A file may only embed pictures or name ones on its own host; other hosts would learn about the visitor (SECURITY:
 * SEC-P1).
 */
async function fetchList(options: ServiceOptions, http: HttpOptions | undefined): Promise<readonly Wallet[]> {
  const url = serviceBase('catalogue', options)
  const { origin } = new URL(url)
  const entries = await createHttpClient(url, {}, http).get('', { schema: listSchema })
  return readList(entries, picture => picture.startsWith('data:') || new URL(picture).origin === origin)
}

const bundled = new WeakMap<object, Promise<readonly Wallet[]>>()
const files = new Map<string, Promise<readonly Wallet[]>>()

function fileOf(url: string, options: ServiceOptions): Promise<readonly Wallet[]> {
  const known = files.get(url)
  if (known) return known
  const list = fetchList(options, undefined)
  files.set(url, list)
  list.catch(() => files.delete(url)) // retried next time
  return list
}

/**
 * The site's own list of wallets instead of the catalogue: an array, or a JSON file that holds one or `{ data }`. Read
 * once for the page; invalid entries are dropped one by one and each id is kept once.
 *
 * @param http only tests pass it; the file is then read again
 * @throws {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export function loadStaticList(options: ServiceOptions, http?: HttpOptions): Promise<readonly Wallet[]> {
  const own = options.services?.catalogue
  if (typeof own === 'string') return http ? fetchList(options, http) : fileOf(own, options)
  if (typeof own !== 'object') return Promise.resolve([])
  const list = bundled.get(own) ?? readList(own, () => true)
  bundled.set(own, list)
  return list
}

/** The service's answer, computed from the site's own list. */
export function pageOf(wallets: readonly Wallet[], query: WalletQuery): WalletPage {
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
