import { expect } from '@open-wc/testing'

import { NAME_CACHE } from '../../../src/core/limits.js'
import {
  createCache,
  ensCache,
  identityCache,
  nativeBalanceCache,
  portfolioCache,
  priceCache,
} from '../../../src/services/storage/cache.js'
import {
  ensKey,
  identityKey,
  nativeBalanceKey,
  portfolioKey,
  priceKey,
} from '../../../src/services/storage/cache-keys.js'
import { createStore } from '../../../src/services/storage/store.js'
import { memoryStorage } from '../../helpers/memory-storage.js'

const OWNER = 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

function cacheWith(entries: Readonly<Record<string, unknown>>) {
  const storage = memoryStorage({ [nativeBalanceKey.name]: JSON.stringify(entries) })
  return {
    storage,
    cache: createCache(
      nativeBalanceKey,
      30_000,
      createStore(() => storage),
    ),
  }
}
const entry = (timestamp: unknown, patch: object = {}) => ({
  caipAddress: OWNER,
  balance: '1.5',
  symbol: 'ETH',
  timestamp,
  ...patch,
})

describe('cache', () => {
  it('returns the stored value', () => {
    const { cache } = cacheWith({})
    cache.write(OWNER, { caipAddress: OWNER, balance: '2', symbol: 'ETH' })
    expect(cache.read(OWNER)).to.include({ balance: '2', symbol: 'ETH' })
    cache.clear(OWNER)
    expect(cache.read(OWNER)).to.equal(undefined)
  })

  it('discards expired entries on reads and writes', () => {
    const now = Date.now()
    const { cache, storage } = cacheWith({ old: entry(now - 30_000), young: entry(now - 29_000) })
    const owners = (): string[] => Object.keys(JSON.parse(storage.getItem(nativeBalanceKey.name) ?? '{}'))
    expect(cache.read('old')).to.equal(undefined)
    expect(owners()).to.deep.equal(['young'])
    storage.setItem(nativeBalanceKey.name, JSON.stringify({ old: entry(1) }))
    cache.write(OWNER, { caipAddress: OWNER, balance: '2', symbol: 'ETH' })
    expect(owners()).to.deep.equal([OWNER])
  })

  for (const time of ['abc', null, -1, 0, { a: 1 }, Date.now() + 60_000])
    it(`counts an entry of the time ${JSON.stringify(time)} as expired`, () =>
      expect(cacheWith({ [OWNER]: entry(time) }).cache.read(OWNER)).to.equal(undefined))

  it('drops entries of a wrong shape', () => {
    for (const patch of [{ balance: '<b>1</b>' }, { balance: 1 }, { balance: '1e5' }, { balance: '-1' }, { symbol: 5 }])
      expect(cacheWith({ [OWNER]: entry(Date.now(), patch) }).cache.read(OWNER)).to.equal(undefined)
  })

  it('accepts any string as an owner', () => {
    const { cache } = cacheWith({})
    for (const owner of ['__proto__', 'constructor', 'toString']) {
      expect(cache.read(owner)).to.equal(undefined)
      cache.write(owner, { caipAddress: OWNER, balance: '7', symbol: 'ETH' })
      expect(cache.read(owner)?.balance).to.equal('7')
    }
    expect({}).not.to.have.property('balance')
  })

  it('of tokens drops unusable ones and keeps the rest', () => {
    const good = { name: 'A', symbol: 'A', chainId: 'eip155:1', price: 1, quantity: { decimals: '18', numeric: '1.5' } }
    const bad = [
      { ...good, quantity: { decimals: '255', numeric: '1' } },
      { ...good, quantity: { decimals: '18', numeric: 'NaN' } },
      { ...good, name: 5 },
      null,
    ]
    const storage = memoryStorage()
    const at = createStore(() => storage)
    const cache = createCache(portfolioKey, 30_000, at)
    at.set(
      portfolioKey.name,
      JSON.stringify({ [OWNER]: { caipAddress: OWNER, balance: { balances: [...bad, good] }, timestamp: Date.now() } }),
    )
    expect(cache.read(OWNER)?.balance.balances).to.deep.equal([good])
    at.set(
      portfolioKey.name,
      JSON.stringify({ [OWNER]: { caipAddress: OWNER, balance: { balances: 'x' }, timestamp: Date.now() } }),
    )
    expect(cache.read(OWNER)).to.equal(undefined)
  })

  it('of names lives 5 minutes', () => {
    const storage = memoryStorage()
    const at = createStore(() => storage)
    const cache = createCache(ensKey, NAME_CACHE, at)
    const stored = (timestamp: number): void =>
      at.set(ensKey.name, JSON.stringify({ a: { address: 'a', ens: [{ name: 'x.eth' }, 5], timestamp } }))
    stored(Date.now() - NAME_CACHE + 1_000)
    expect(cache.read('a')?.ens).to.deep.equal([{ name: 'x.eth' }])
    stored(Date.now() - NAME_CACHE)
    expect(cache.read('a')).to.equal(undefined)
  })

  it('keeps the page tables apart by their names', () => {
    expect(nativeBalanceKey.name).to.equal('@appkit/native_balance_cache')
    expect(portfolioKey.name).to.equal('@appkit/portfolio_cache')
    nativeBalanceCache.clear()
    portfolioCache.clear()
    ensCache.clear()
    expect(nativeBalanceCache.read(OWNER)).to.equal(undefined)
  })
})

describe('what is cached', () => {
  afterEach(() => localStorage.clear())

  const lives = [
    ['native balances', nativeBalanceCache, nativeBalanceKey.name, 30, { balance: '1', symbol: 'ETH' }],
    ['token lists', portfolioCache, portfolioKey.name, 30, { balance: { balances: [] } }],
    ['registered names', ensCache, ensKey.name, 300, { address: OWNER, ens: [] }],
    ['identities', identityCache, identityKey.name, 300, { address: OWNER, identity: {} }],
    ['token prices', priceCache, priceKey.name, 15, { tokenPrice: [] }],
  ] as const
  for (const [what, cache, name, seconds, value] of lives)
    it(`lives ${seconds} s: ${what}`, () => {
      const keptFor = (age: number): boolean => {
        const kept = { caipAddress: OWNER, ...value, timestamp: Date.now() - age * 1000 }
        localStorage.setItem(name, JSON.stringify({ [OWNER]: kept }))
        return cache.read(OWNER) !== undefined
      }
      expect([seconds - 1, seconds].map(keptFor)).to.deep.equal([true, false])
    })
})
