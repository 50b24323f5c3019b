import { BALANCE_CACHE, NAME_CACHE, PRICE_CACHE } from '../../core/limits.js'
import { isFresh } from '../../core/list/fresh.js'
import {
  type CacheEntries,
  type Identity,
  ensKey,
  identityKey,
  nativeBalanceKey,
  portfolioKey,
  priceKey,
} from './cache-keys.js'
import type { StorageKey } from './storage-key.js'
import { readStored, removeStored, updateStored } from './read-write.js'
import { type Store, store } from './store.js'

/** When a value was stored, in ms since 1970. */
type Stamped = { readonly timestamp: number }

/** Values with a limited lifetime. */
export interface Cache<T> {
  /** The value of `owner`, unless missing or expired. */
  read(owner: string): (T & Stamped) | undefined
  /** Stores a value. */
  write(owner: string, value: T): void
  /** Removes the value of `owner`, or all of them. */
  clear(owner?: string): void
}

/** The entries that have not expired, without `except`. */
function fresh<E extends Stamped>(
  entries: Readonly<Partial<Record<string, E>>>,
  lifetime: number,
  except?: string,
): Partial<Record<string, E>> {
  const kept = Object.entries(entries).filter(
    ([owner, entry]) => owner !== except && entry && isFresh(entry.timestamp, lifetime),
  )
  return Object.fromEntries(kept)
}

/**
 * Creates a cache over one stored table. Expired entries are discarded whenever it is read or written (SPEC 4), and a
 * time in the future counts as expired.
 */
export function createCache<E extends object>(
  key: StorageKey<CacheEntries<E>>,
  lifetime: number,
  at: Store = store,
): Cache<E> {
  return {
    read(owner) {
      const entries = readStored(key, at)
      const kept = fresh(entries, lifetime)
      if (Object.keys(kept).length < Object.keys(entries).length) updateStored(key, now => fresh(now, lifetime), at)
      return Object.hasOwn(kept, owner) ? kept[owner] : undefined
    },
    write(owner, value) {
      const entry = { ...value, timestamp: Date.now() }
      updateStored(key, now => Object.fromEntries([...Object.entries(fresh(now, lifetime)), [owner, entry]]), at)
    },
    clear(owner) {
      if (owner === undefined) removeStored(key, at)
      else updateStored(key, now => fresh(now, lifetime, owner), at)
    },
  }
}

/** Native balances by account id, 30 s (SPEC 9). */
export const nativeBalanceCache = createCache(nativeBalanceKey, BALANCE_CACHE)
/** Token lists by account id, 30 s (SPEC 9). */
export const portfolioCache = createCache(portfolioKey, BALANCE_CACHE)
/** Registered names by address, 5 min (SPEC 9). */
export const ensCache = createCache(ensKey, NAME_CACHE)
/** Identities by address, 5 min (SPEC 9). */
export const identityCache: Cache<{ readonly address: string; readonly identity: Identity }> = createCache(
  identityKey,
  NAME_CACHE,
)
/** Token prices by joined addresses, 15 s (WIRE 6). */
export const priceCache = createCache(priceKey, PRICE_CACHE)
