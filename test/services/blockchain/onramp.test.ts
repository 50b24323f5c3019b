import { expect } from '@open-wc/testing'

import type { OnRampRequest, PurchaseToken } from '../../../src/core/entities/onramp.js'
import { fetchHistory } from '../../../src/services/blockchain/history.js'
import { fetchOnRampOptions, fetchOnRampQuote, generateOnRampUrl } from '../../../src/services/blockchain/onramp.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { type Answer, fakeFetch, json } from '../../helpers/fake-fetch.js'

const OPTIONS = { projectId: 'abc' }
const DOLLAR = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const TOKEN: PurchaseToken = {
  id: 'usdc',
  name: 'USD Coin',
  symbol: 'USDC',
  caipNetworkId: 'eip155:1',
  networkName: 'ethereum',
  address: DOLLAR,
}
const REQUEST: OnRampRequest = {
  projectId: 'abc',
  address: ALICE,
  namespace: 'eip155',
  token: TOKEN,
  amount: '100.00',
  currency: 'USD',
  method: 'bank',
}

const service = (answer: Answer) => {
  const { fetchLike, seen } = fakeFetch(() => answer)
  return { http: { fetchLike }, seen }
}
const failure = async (work: Promise<unknown>): Promise<unknown> => work.then(String, (error: Error) => error.name)
const bodyOf = (seen: readonly { init: RequestInit }[]): unknown => JSON.parse(String(seen[0]?.init.body))

describe('what can be bought', () => {
  it('is parsed one by one, with limits to the cent, and invalid ones are dropped', async () => {
    const network = { name: 'ethereum', display_name: 'Ethereum', chain_id: '1', contract_address: DOLLAR }
    const { http } = service(
      json({
        paymentCurrencies: [
          {
            id: 'USD',
            payment_method_limits: [
              { id: 'card', min: '10.00', max: '7500.00' },
              { id: 'ach_bank_account', min: 10, max: 25_000 },
              { id: 'card', min: '-1', max: '5' },
              { id: '__proto__', min: '1', max: '5' },
            ],
          },
          { id: 'usd', payment_method_limits: [] },
          { id: 'EUR', payment_method_limits: null },
          { id: 'GBP', payment_method_limits: [{ id: 'cash', min: '1', max: '2' }] },
        ],
        purchaseCurrencies: [
          {
            id: 'usdc',
            name: 'USD Coin',
            symbol: 'USDC',
            networks: [
              network,
              { ...network, chain_id: 137, contract_address: '0xfake' },
              { ...network, chain_id: 'x' },
            ],
          },
          { id: 'eth', symbol: 'ETH', networks: [{ ...network, contract_address: `0x${'e'.repeat(40)}` }] },
          { id: 'sol', symbol: 'SOL', networks: 'none' },
        ],
      }),
    )
    const { payments, tokens } = await fetchOnRampOptions(OPTIONS, { http })
    expect(payments).to.deep.equal([
      { id: 'USD', limits: { card: { min: 1_000n, max: 750_000n }, bank: { min: 1_000n, max: 2_500_000n } } },
    ])
    expect(tokens).to.deep.equal([TOKEN, { ...TOKEN, id: 'eth', name: 'ETH', symbol: 'ETH', address: undefined }])
  })

  it('is unknown if the lists are invalid', async () => {
    const wrong = { purchaseCurrencies: 'none', paymentCurrencies: [{ id: 'USD', payment_method_limits: null }] }
    expect(await fetchOnRampOptions(OPTIONS, service(json(wrong)))).to.deep.equal({
      payments: undefined,
      tokens: undefined,
    })
  })
})

describe('a quote of a purchase', () => {
  const quote = (purchaseAmount: unknown, more: object = {}) => json({ purchaseAmount, quoteId: 'q', ...more })
  const left = (subtotal: string, total: string) =>
    quote({ amount: '98' }, { paymentSubtotal: { amount: subtotal }, paymentTotal: { amount: total } })

  it('names currency, method and network, and keeps every digit', async () => {
    const { http, seen } = service(
      quote(
        { amount: '98.123456789012345678', currency: 'USDC' },
        { paymentTotal: { amount: '100.00' }, paymentSubtotal: { amount: '98.20' }, networkFee: { amount: '0.10' } },
      ),
    )
    expect(await fetchOnRampQuote(REQUEST, OPTIONS, { http })).to.deep.equal({
      purchaseAmount: '98.123456789012345678',
      paymentTotal: '100.00',
      paymentSubtotal: '98.20',
      networkFee: '0.10',
      quoteId: 'q',
      estimated: false,
    })
    expect(bodyOf(seen)).to.deep.equal({
      purchaseCurrency: {
        id: 'usdc',
        name: 'USD Coin',
        symbol: 'USDC',
        networks: [{ name: 'ethereum', chain_id: 'eip155:1', contract_address: DOLLAR }],
      },
      paymentCurrency: { id: 'USD', payment_method: 'ach_bank_account' },
      amount: '100.00',
      network: 'ethereum',
    })
  })

  for (const [what, reply] of [
    ['no number', quote({ amount: 'NaN' })],
    ['zero', quote({ amount: '0.00' })],
    ['an exponent', quote({ amount: '1e30' })],
    ['a negative total', quote({ amount: '98' }, { paymentTotal: { amount: '-5' } })],
    ['more than the total left after the fees', left('100.01', '100')],
    ['nothing', json({})],
  ] as const)
    it(`is refused for ${what}`, async () => {
      expect(await failure(fetchOnRampQuote(REQUEST, OPTIONS, service(reply)))).to.equal('OnRampQuoteError')
    })
})

describe('the address of a provider’s page', () => {
  it('is created for the address, the token and the network', async () => {
    const { http, seen } = service(json({ url: 'https://pay.coinbase.com/buy/select-asset?x=1' }))
    expect(await generateOnRampUrl(REQUEST, OPTIONS, { http })).to.equal(
      'https://pay.coinbase.com/buy/select-asset?x=1',
    )
    expect(bodyOf(seen)).to.deep.equal({
      destinationWallets: [{ address: ALICE, blockchains: ['ethereum'], assets: ['USDC'] }],
      partnerUserId: ALICE,
      defaultNetwork: 'ethereum',
      defaultExperience: 'buy',
      presetFiatAmount: 100,
    })
  })

  for (const url of ['http://pay.example/', 'data:text/html,x', null, { a: 1 }, 'https://user@evil.example/'])
    it(`is refused when it is ${JSON.stringify(url)}`, async () => {
      expect(await failure(generateOnRampUrl(REQUEST, OPTIONS, service(json({ url }))))).to.equal('OnRampUrlError')
    })
})

describe('the purchases in the history', () => {
  it('are queried by provider, with the service’s statuses', async () => {
    const statuses = ['SUCCESS', 'FAILED', 'IN_PROGRESS', 'CREATED']
    const data = statuses.map(status => ({
      id: status,
      metadata: { operationType: 'buy', status: `ONRAMP_TRANSACTION_STATUS_${status}`, sentFrom: 'Coinbase' },
      transfers: [],
    }))
    const { http, seen } = service(json({ data, next: null }))
    const query = { address: ALICE, caipNetworkId: 'eip155:1', onramp: 'coinbase' } as const
    const { transactions } = await fetchHistory(query, OPTIONS, { http })
    expect(seen[0]?.url.searchParams.get('onramp')).to.equal('coinbase')
    expect(transactions.map(({ status }) => status)).to.deep.equal(['confirmed', 'failed', 'pending', 'pending'])
  })
})
