import { expect } from '@open-wc/testing'

import { cacheNames } from '../../helpers/cache-names.js'
import {
  ensKey,
  identityKey,
  nativeBalanceKey,
  portfolioKey,
  priceKey,
  readTokenBalance,
} from '../../../src/services/storage/cache-keys.js'

const OWNER = 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const token = {
  name: 'Dai',
  symbol: 'DAI',
  chainId: 'eip155:1',
  price: 1,
  quantity: { decimals: '18', numeric: '12.5' },
}

describe('caches in storage', () => {
  it('have the names that current kits use', () =>
    expect([...cacheNames].sort()).to.deep.equal([
      '@appkit/ens_cache',
      '@appkit/identity_cache',
      '@appkit/native_balance_cache',
      '@appkit/portfolio_cache',
      '@appkit/token_price_cache',
    ]))

  for (const value of [null, [], 'x', 5])
    it(`are not read from ${JSON.stringify(value)}`, () => expect(nativeBalanceKey.read(value)).to.equal(undefined))

  it('drop an entry without a time, and one with too long a key', () => {
    const entry = { caipAddress: OWNER, balance: '1', symbol: 'ETH', timestamp: 1 }
    const all = { good: entry, bad: { ...entry, timestamp: 'now' }, ['x'.repeat(8_193)]: entry }
    expect(Object.keys(nativeBalanceKey.read(all) ?? {})).to.deep.equal(['good'])
  })
})

describe('a cached native balance', () => {
  const read = (patch: object) =>
    nativeBalanceKey.read({ [OWNER]: { caipAddress: OWNER, balance: '1.5', symbol: 'ETH', timestamp: 1, ...patch } })?.[
      OWNER
    ]

  it('is a decimal text', () => expect(read({})).to.deep.include({ balance: '1.5', symbol: 'ETH' }))

  for (const balance of ['', '1e3', '-1', '1.', '.5', '1\n', 5, null, `1${'0'.repeat(100)}`])
    it(`is not ${JSON.stringify(balance)}`, () => expect(read({ balance })).to.equal(undefined))
})

describe('a cached token', () => {
  it('keeps what can be used', () => expect(readTokenBalance({ ...token, evil: 1 })).to.deep.equal(token))

  it('has no price if it is invalid', () => {
    for (const price of [-1, Number.NaN, Infinity, '1', null])
      expect(readTokenBalance({ ...token, price })?.price).to.equal(0)
  })

  it('has at most 36 decimals', () => {
    const of = (decimals: unknown) => readTokenBalance({ ...token, quantity: { decimals, numeric: '1' } })
    expect(of('36')).not.to.equal(undefined)
    for (const decimals of ['37', '100', '-1', '1.5', '', 18]) expect(of(decimals)).to.equal(undefined)
  })

  it('in a list does not affect the others', () => {
    const list = {
      [OWNER]: { caipAddress: OWNER, timestamp: 1, balance: { balances: [token, { ...token, symbol: '' }, null] } },
    }
    expect(portfolioKey.read(list)?.[OWNER]?.balance.balances).to.have.length(1)
  })
})

describe('cached names and pictures', () => {
  it('drop invalid names', () => {
    const read = ensKey.read({ a: { address: 'a', ens: [{ name: 'a.eth' }, { name: '' }, {}], timestamp: 1 } })
    expect(read?.['a']?.ens).to.deep.equal([{ name: 'a.eth' }])
  })

  it('drop a picture that could run, and keep the name', () => {
    const identity = { name: 'a.eth', avatar: 'javascript:alert(1)' }
    const read = identityKey.read({ a: { address: 'a', identity, timestamp: 1 } })
    expect(read?.['a']?.identity).to.deep.equal({ name: 'a.eth' })
  })
})

describe('cached prices', () => {
  it('are kept unchanged, for the reader', () =>
    expect(priceKey.read({ a: { tokenPrice: { price: 'x' }, timestamp: 1 } })?.['a']?.tokenPrice).to.deep.equal({
      price: 'x',
    }))
})
