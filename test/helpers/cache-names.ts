import * as caches from '../../src/services/storage/cache-keys.js'

/** The names under which the caches are stored. */
export const cacheNames: readonly string[] = Object.values(caches).flatMap(key =>
  typeof key === 'object' && 'name' in key ? [key.name] : [],
)
