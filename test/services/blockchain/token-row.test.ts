import { expect } from '@open-wc/testing'

import { tokenRow } from '../../../src/services/blockchain/token-row.js'
import { parse } from '../../../src/services/readers.js'

const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const row = (patch: object = {}): object => ({
  name: 'Dai',
  symbol: 'DAI',
  chainId: 'eip155:1',
  address: DAI,
  value: 12.5,
  price: 1,
  quantity: { decimals: '18', numeric: '12.5' },
  iconUrl: 'https://cdn.example/dai.png',
  ...patch,
})
const read = (patch: object = {}) => parse(tokenRow('eip155:1'), row(patch))

describe('a row of a list of balances', () => {
  it('becomes a token with its exact amount', () =>
    expect(read()).to.deep.equal({
      chainId: 'eip155:1',
      address: DAI,
      name: 'Dai',
      symbol: 'DAI',
      decimals: 18,
      amount: 12_500_000_000_000_000_000n,
      price: 1,
      value: 12.5,
      iconUrl: 'https://cdn.example/dai.png',
    }))

  it('has its address with the capitals of EIP-55', () =>
    expect(read({ address: `eip155:1:${DAI.toLowerCase()}` })?.address).to.equal(DAI))

  it('extracts its address from an account id', () =>
    expect(read({ address: `eip155:1:${DAI}` })?.address).to.equal(DAI))

  it('without an address is the chain’s own coin', () => {
    expect(read({ address: null })).not.to.have.property('address')
    expect(read({ address: 'native' })).not.to.have.property('address')
  })

  it('without a chain belongs to the requested one', () =>
    expect(read({ chainId: null })?.chainId).to.equal('eip155:1'))

  it('without a name goes by its symbol', () => expect(read({ name: 7 })?.name).to.equal('DAI'))

  it('without a value is worth its amount at its price', () =>
    expect(read({ value: undefined, price: 2 })?.value).to.equal(25))

  it('is truncated to the token’s decimals', () =>
    expect(read({ quantity: { decimals: 2, numeric: '1.239' } })?.amount).to.equal(123n))

  it('shows no picture that could run', () =>
    expect(read({ iconUrl: 'javascript:alert(1)' })).not.to.have.property('iconUrl'))

  for (const [what, patch] of [
    ['a symbol', { symbol: '' }],
    ['a quantity', { quantity: null }],
    ['decimals', { quantity: { decimals: '99', numeric: '1' } }],
    ['whole decimals', { quantity: { decimals: 1.5, numeric: '1' } }],
    ['a number', { quantity: { decimals: 18, numeric: '1e18' } }],
    ['a positive number', { quantity: { decimals: 18, numeric: '-1' } }],
    ['a number of sane length', { quantity: { decimals: 18, numeric: '1'.repeat(201) } }],
    ['an address of its chain', { address: 'not an address' }],
    ['an address of its own chain', { address: `eip155:137:${DAI}` }],
    ['a chain', { chainId: 'mainnet' }],
  ] as const)
    it(`cannot be used without ${what}`, () => expect(read(patch)).to.equal(undefined))

  for (const value of [Number.NaN, Infinity, -5, '12'])
    it(`with the value ${String(value)} is worth zero or a finite amount`, () => {
      const worth = read({ value, price: value })?.value
      expect(worth).to.be.a('number').and.to.be.at.least(0)
      expect(Number.isFinite(worth)).to.equal(true)
    })
})
