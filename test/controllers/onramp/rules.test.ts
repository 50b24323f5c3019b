import { expect } from '@open-wc/testing'

import {
  DEFAULT_PAYMENTS,
  DEFAULT_TOKENS,
  countryOf,
  findPurchases,
  firstSold,
  isPart,
  limitFor,
  readPaymentAmount,
  refusalOf,
  serviceFeeOf,
  type PurchaseWish,
} from '../../../src/controllers/onramp/rules.js'
import type { OnRampProvider, PaymentCurrency, Purchase, PurchaseToken } from '../../../src/core/entities/onramp.js'
import type { Transaction } from '../../../src/core/entities/transaction.js'
import { ALICE } from '../../helpers/fake-adapter.js'

const first = <T>(list: readonly T[]): T => {
  const [item] = list
  if (item === undefined) throw new Error('empty')
  return item
}
const DOLLARS: PaymentCurrency = first(DEFAULT_PAYMENTS)
const USDC: PurchaseToken = first(DEFAULT_TOKENS)
const PROVIDER: OnRampProvider = { id: 'x', name: 'X', url: () => 'https://x.example' }
const card = limitFor(DOLLARS, 'card')

describe('an amount to pay', () => {
  for (const [written, problem] of [
    ['10', undefined],
    ['10.00', undefined],
    ['7500.00', undefined],
    ['9.99', 'low'],
    ['7500.01', 'high'],
    ['abc', 'invalid'],
    ['-10', 'invalid'],
    ['1e3', 'invalid'],
    ['10.001', 'invalid'],
  ] as const)
    it(`of ${written} by card is ${problem ?? 'fine'}`, () => {
      expect(readPaymentAmount(written, card).problem).to.equal(problem)
    })

  it('is parsed to the cent, and an empty field is not an amount', () => {
    expect(readPaymentAmount('12.3', card)).to.deep.equal({ cents: 1_230n })
    expect(readPaymentAmount(' ', card)).to.deep.equal({})
  })

  it('may be larger from a bank account', () => {
    const bank = limitFor(DOLLARS, 'bank')
    expect(readPaymentAmount('25000.00', bank)).to.deep.equal({ cents: 2_500_000n })
    expect(readPaymentAmount('25000.01', bank).problem).to.equal('high')
  })

  it('keeps to the narrower of two limits; a method that a provider does not name is not taken', () => {
    const narrow = { ...PROVIDER, limits: { card: { min: 5, max: 500.5 } } }
    expect(limitFor(DOLLARS, 'card', narrow)).to.deep.equal({ min: 1_000n, max: 50_050n })
    expect(limitFor(DOLLARS, 'bank', narrow)).to.equal(undefined)
  })
})

describe('a provider', () => {
  const wish: PurchaseWish = {
    namespace: 'eip155',
    country: undefined,
    token: USDC,
    payment: DOLLARS,
    method: 'card',
    cents: 10_000n,
  }

  it('says why it cannot be chosen', () => {
    const refused = (patch: Partial<OnRampProvider>, more: Partial<PurchaseWish> = {}) =>
      refusalOf({ ...PROVIDER, ...patch }, { ...wish, ...more })
    expect(refused({})).to.equal(undefined)
    expect(refused({ excludedCountries: ['CN'] }, { country: 'CN' })).to.equal('region')
    expect(refused({ countries: ['US'] }, { country: 'DE' })).to.equal('region')
    expect(refused({ countries: ['US'] })).to.equal(undefined)
    expect(refused({ namespaces: ['solana'] })).to.equal('token')
    expect(refused({ sells: () => false })).to.equal('token')
    expect(refused({ paymentCurrencies: ['EUR'] })).to.equal('currency')
    expect(refused({ limits: { bank: { min: 1, max: 9 } } })).to.equal('method')
    expect(refused({ limits: { card: { min: 1, max: 99 } } })).to.equal('limits')
    expect(refused({}, { namespace: 'bip122' })).to.equal('token')
  })

  it('sells the token that is chosen first', () => {
    const ether = first(DEFAULT_TOKENS.filter(({ symbol }) => symbol === 'ETH'))
    const sells = ({ symbol }: PurchaseToken): boolean => symbol === 'ETH'
    expect(firstSold([USDC, ether], [PROVIDER], 'eip155')).to.equal(USDC)
    expect(firstSold([USDC, ether], [{ ...PROVIDER, sells }], 'eip155')).to.equal(ether)
    expect(firstSold([USDC], [{ ...PROVIDER, sells }], 'eip155')).to.equal(undefined)
    expect(firstSold([USDC, ether], [{ ...PROVIDER, namespaces: ['solana'] }], 'eip155')).to.equal(undefined)
  })

  it('keeps the part of the total that is neither for the tokens nor for the network', () => {
    const left = (total?: string, subtotal?: string, networkFee?: string) =>
      serviceFeeOf({
        ...{ purchaseAmount: '98', estimated: false },
        ...{ paymentTotal: total, paymentSubtotal: subtotal, networkFee },
      })
    expect(left('100.00', '98.20', '0.10')).to.equal('1.7')
    expect(left('100.00', '98.5')).to.equal('1.5')
    expect(left('100.00', '99.90', '0.10')).to.equal(undefined)
    expect(left('100.00', '100.00', '0.10')).to.equal(undefined)
    expect(left(undefined, '98.20', '0.10')).to.equal(undefined)
    expect(left('100.00', undefined, '0.10')).to.equal(undefined)
  })

  it('is inferred only for regions with restrictions', () => {
    expect(countryOf('Asia/Shanghai')).to.equal('CN')
    expect(countryOf('Asia/Hong_Kong')).to.equal('HK')
    expect(countryOf('Europe/Berlin')).to.equal(undefined)
    expect(countryOf('__proto__')).to.equal(undefined)
  })
})

describe('a purchase in the history', () => {
  const purchase: Purchase = {
    provider: PROVIDER,
    request: {
      projectId: undefined,
      address: ALICE,
      namespace: 'eip155',
      token: USDC,
      amount: '100.00',
      currency: 'USD',
      method: 'card',
    },
    estimate: undefined,
    status: 'waiting',
    known: ['old'],
    openedAt: 1_000_000_000,
    blocked: false,
    unread: false,
  }
  const entry = (id: string, patch: Partial<Transaction> = {}, symbol = 'USDC'): Transaction => ({
    id,
    operation: 'receive',
    status: 'confirmed',
    minedAt: 1_000_000_500,
    transfers: [{ direction: 'in', quantity: '98', token: { symbol } }],
    ...patch,
  })

  it('is the latest that brought the token since the page was opened', () => {
    expect(findPurchases([entry('new'), entry('older')], purchase)[0]?.id).to.equal('new')
    expect(findPurchases([entry('old')], purchase)[0]).to.equal(undefined)
    expect(findPurchases([entry('early', { minedAt: 1_000_000_000 - 600_000 })], purchase)[0]).to.equal(undefined)
    expect(findPurchases([entry('other', {}, 'DAI')], purchase)[0]).to.equal(undefined)
    const out = entry('sent', { transfers: [{ direction: 'out', quantity: '98', token: { symbol: 'USDC' } }] })
    expect(findPurchases([out], purchase)[0]).to.equal(undefined)
    expect(findPurchases([entry('elsewhere', { chain: 'eip155:137' })], purchase)[0]).to.equal(undefined)
  })

  it('may not have moved anything yet if the provider’s own purchases are listed', () => {
    const waiting = entry('new', { status: 'pending', transfers: [] })
    expect(findPurchases([waiting], purchase)[0]).to.equal(undefined)
    const listed = { ...purchase, provider: { ...PROVIDER, history: 'coinbase' } }
    expect(findPurchases([waiting], listed)[0]?.id).to.equal('new')
  })

  it('has to have arrived off EVM, where the history lists everything', () => {
    const onSolana = { ...purchase, request: { ...purchase.request, namespace: 'solana' as const } }
    const listed = { ...onSolana, provider: { ...PROVIDER, history: 'coinbase' } }
    expect(findPurchases([entry('other', { transfers: [] })], listed)[0]).to.equal(undefined)
    expect(findPurchases([entry('arrived')], listed)[0]?.id).to.equal('arrived')
  })

  it('is a part when more than a tenth is missing', () => {
    expect(isPart('98', '100')).to.equal(false)
    expect(isPart('90', '100')).to.equal(false)
    expect(isPart('89.999', '100')).to.equal(true)
    expect(isPart(undefined, '100')).to.equal(false)
    expect(isPart('1', undefined)).to.equal(false)
  })
})
