import type { TokenBalance } from '../../core/entities/account.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeImageUrl } from '../../core/url.js'
import { type Reader, listOf, mapOf, objectOf, text } from '../readers.js'
import { readId } from './entry-schemas.js'
import type { StorageKey } from './storage-key.js'

/** Entries of a cache by owner, each with its time in ms since 1970. */
export type CacheEntries<T> = Readonly<Partial<Record<string, Stamped<T>>>>

type Stamped<T> = T & { readonly timestamp: number }

/** Maximum length of a cache entry's owner: an account id, or comma-separated addresses. */
const MAX_OWNER = 8_192
const isOwner = (key: string): key is string => key.length <= MAX_OWNER
const DECIMAL = /^\d{1,100}(?:\.\d{1,100})?(?![\s\S])/
const decimal = text(DECIMAL)
const label: Reader<string> = value => cleanLabel(value)
const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
const timestamp: Reader<number> = value => (typeof value === 'number' && !Number.isNaN(value) ? value : undefined)

const table = <T extends object>(name: string, read: Reader<T & { readonly timestamp: number }>) =>
  ({ name, codec: 'json', read: mapOf(isOwner, () => read), initial: {} }) satisfies StorageKey<CacheEntries<T>>

/** One fungible balance in the format of the balance service and its cache (SECURITY: SEC-M2). */
export const readTokenBalance: Reader<TokenBalance> = objectOf<TokenBalance>(
  {
    name: label,
    symbol: label,
    chainId: readId,
    price: value => amount(value) ?? 0,
    quantity: objectOf<TokenBalance['quantity']>({ decimals: readDecimals, numeric: decimal }, {}),
  },
  { address: readId, value: amount, iconUrl: safeImageUrl },
)

function readDecimals(value: unknown): string | undefined {
  return typeof value === 'string' && /^(?:[12]?\d|3[0-6])$/.test(value) ? value : undefined
}

/** A native balance. */
export interface NativeBalance {
  readonly caipAddress: string
  readonly balance: string
  readonly symbol: string
}

/** Native balances by account id. */
export const nativeBalanceKey = table<NativeBalance>(
  '@appkit/native_balance_cache',
  objectOf<Stamped<NativeBalance>>({ caipAddress: readId, balance: decimal, symbol: label, timestamp }, {}),
)

/** A token list. */
export interface Portfolio {
  readonly caipAddress: string
  readonly balance: { readonly balances: readonly TokenBalance[] }
}

/** Token lists by account id. */
export const portfolioKey = table<Portfolio>(
  '@appkit/portfolio_cache',
  objectOf<Stamped<Portfolio>>(
    {
      caipAddress: readId,
      balance: objectOf<Portfolio['balance']>({ balances: listOf(readTokenBalance) }, {}),
      timestamp,
    },
    {},
  ),
)

/** Registered names. */
export interface Names {
  readonly address: string
  readonly ens: readonly { readonly name: string }[]
}

/** Registered names by address. */
export const ensKey = table<Names>(
  '@appkit/ens_cache',
  objectOf<Stamped<Names>>(
    { address: readId, ens: listOf(objectOf<{ readonly name: string }>({ name: label }, {})), timestamp },
    {},
  ),
)

/** A name and a picture of an address. */
export interface Identity {
  readonly name?: string
  readonly avatar?: string
}

/** An identity and its owner. */
export interface Identified {
  readonly address: string
  readonly identity: Identity
}

/** Identities by address. */
export const identityKey = table<Identified>(
  '@appkit/identity_cache',
  objectOf<Stamped<Identified>>(
    { address: readId, identity: objectOf<Identity>({}, { name: label, avatar: safeImageUrl }), timestamp },
    {},
  ),
)

/** Token prices by joined addresses; the reply is parsed by the reader. */
export const priceKey = table<{ readonly tokenPrice?: unknown }>(
  '@appkit/token_price_cache',
  objectOf<{ readonly tokenPrice?: unknown; readonly timestamp: number }>(
    { timestamp },
    { tokenPrice: value => value ?? undefined },
  ),
)
