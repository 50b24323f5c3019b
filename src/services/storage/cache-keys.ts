import * as z from 'zod/mini'

import type { TokenBalance } from '../../core/entities/account.js'
import { cleanLabel } from '../../core/label.js'
import { safeImageUrl } from '../../core/url.js'
import { type Schema, compact, field, lenientList, lenientMap, required } from '../lenient.js'
import { readId } from './entry-schemas.js'
import type { StorageKey } from './keys.js'

/** Entries of a cache by what they belong to; each carries its time in ms since 1970. */
export type CacheEntries<T> = Readonly<Partial<Record<string, T & { readonly timestamp: number }>>>

/** Longest text a cache entry belongs to: an account id, or addresses joined by commas. */
const MAX_OWNER = 8_192
const isOwner = (key: string): key is string => key.length <= MAX_OWNER
const DECIMAL = /^\d{1,100}(?:\.\d{1,100})?(?![\s\S])/
const decimal = required(value => (typeof value === 'string' && DECIMAL.test(value) ? value : undefined))
const label = required(value => cleanLabel(value))
const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined

const table = <T extends object>(name: string, schema: Schema<T & { readonly timestamp: number }>) =>
  ({ name, codec: 'json', schema: lenientMap(isOwner, () => schema), initial: {} }) satisfies StorageKey<
    CacheEntries<T>
  >

/** One fungible balance as the balance service and its cache hold it (SECURITY: SEC-M2). */
export const tokenBalanceSchema: Schema<TokenBalance> = z.pipe(
  z.object({
    name: label,
    symbol: label,
    chainId: required(readId),
    address: field(readId),
    value: field(amount),
    price: z.catch(z.number().check(z.nonnegative()), 0),
    quantity: z.object({ decimals: required(readDecimals), numeric: decimal }),
    iconUrl: field(safeImageUrl),
  }),
  z.transform(compact),
)

function readDecimals(value: unknown): string | undefined {
  return typeof value === 'string' && /^(?:[12]?\d|3[0-6])$/.test(value) ? value : undefined
}

/** Native balances by account id. */
export const nativeBalanceKey = table<{
  readonly caipAddress: string
  readonly balance: string
  readonly symbol: string
}>(
  '@appkit/native_balance_cache',
  z.object({ caipAddress: required(readId), balance: decimal, symbol: label, timestamp: z.number() }),
)

/** Token lists by account id. */
export const portfolioKey = table<{
  readonly caipAddress: string
  readonly balance: { readonly balances: readonly TokenBalance[] }
}>(
  '@appkit/portfolio_cache',
  z.object({
    caipAddress: required(readId),
    balance: z.object({ balances: lenientList(tokenBalanceSchema) }),
    timestamp: z.number(),
  }),
)

/** Registered names by address. */
export const ensKey = table<{ readonly address: string; readonly ens: readonly { readonly name: string }[] }>(
  '@appkit/ens_cache',
  z.object({ address: required(readId), ens: lenientList(z.object({ name: label })), timestamp: z.number() }),
)

/** A name and a picture of an address. */
export interface Identity {
  readonly name?: string
  readonly avatar?: string
}

/** Identities by address. */
export const identityKey = table<{ readonly address: string; readonly identity: Identity }>(
  '@appkit/identity_cache',
  z.object({
    address: required(readId),
    identity: z.pipe(
      z.object({ name: field(value => cleanLabel(value)), avatar: field(safeImageUrl) }),
      z.transform(compact),
    ),
    timestamp: z.number(),
  }),
)

/** Pages of the activity list by address and then by chain and cursor; the entries are parsed by who reads them. */
export const historyKey: StorageKey<
  Readonly<Partial<Record<string, CacheEntries<{ readonly transactions: readonly unknown[] }>>>>
> = {
  name: '@appkit/history_transactions_cache',
  codec: 'json',
  schema: lenientMap(isOwner, () =>
    lenientMap(isOwner, () => z.object({ transactions: z.array(z.unknown()), timestamp: z.number() })),
  ),
  initial: {},
}

/** Token prices by joined addresses; the reply is parsed by who reads it. */
export const priceKey = table<{ readonly tokenPrice: unknown }>(
  '@appkit/token_price_cache',
  z.object({ tokenPrice: z.unknown(), timestamp: z.number() }),
)

/** The list of TON wallets. */
export const tonWalletsKey: StorageKey<
  { readonly timestamp: number; readonly wallets: readonly unknown[] } | undefined
> = {
  name: '@appkit/ton_wallets_cache',
  codec: 'json',
  schema: z.object({ timestamp: z.number(), wallets: z.array(z.unknown()) }),
  initial: undefined,
}

/** The newest published version that was seen. */
export const latestVersionKey: StorageKey<{ readonly timestamp: number; readonly version: string } | undefined> = {
  name: '@appkit/latest_version',
  codec: 'json',
  schema: z.object({ timestamp: z.number(), version: required(readId) }),
  initial: undefined,
}
