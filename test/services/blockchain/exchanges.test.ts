import { expect } from '@open-wc/testing'

import {
  exchangeAsset,
  fetchExchangePage,
  fetchExchanges,
  fetchExchangeStatus,
  fetchPayUrl,
} from '../../../src/services/blockchain/exchanges.js'
import type { CaipNetworkId } from '../../../src/core/caip.js'
import { type Answer, fakeFetch, json } from '../../helpers/fake-fetch.js'
import { DOLLAR, DOLLARS, ETHER, SHOP } from '../../helpers/payment.js'

const OPTIONS = { projectId: 'abc' }
const service = (answer: Answer) => {
  const { fetchLike, seen } = fakeFetch(() => answer)
  return { http: { fetchLike }, seen }
}
const result = (value: unknown): Answer => json({ jsonrpc: '2.0', id: 1, result: value })
const refusal = (message: string): Answer =>
  json({ jsonrpc: '2.0', id: 1, error: { code: -7, message } }, { status: 400 })
const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(String, (error: { code: string; details?: string }) => [error.code, error.details])

describe('the id that exchanges know an asset by', () => {
  const ids: readonly (readonly [CaipNetworkId, string, string])[] = [
    ['eip155:1', 'native', 'eip155:1/slip44:60'],
    ['eip155:56', 'native', 'eip155:56/slip44:714'],
    ['eip155:204', 'native', 'eip155:204/slip44:714'],
    ['eip155:1', DOLLAR, `eip155:1/erc20:${DOLLAR}`],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'native', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/slip44:501'],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Es9v', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/token:Es9v'],
  ]
  for (const [network, asset, id] of ids)
    it(`is ${id}`, () => {
      expect(exchangeAsset({ network, asset })).to.equal(id)
    })

  it('is none for a family that exchanges do not support', () => {
    expect(() => exchangeAsset({ network: 'near:mainnet', asset: 'native' })).to.throw('No exchange offers this asset')
  })
})

describe('exchanges', () => {
  it('are requested with the asset and the amount, and parsed one by one', async () => {
    const { http, seen } = service(
      result({
        exchanges: [
          { id: 'binance', name: 'Binance', imageUrl: null },
          { id: 'no id', name: 'Broken' },
          { id: 'coinbase', name: 'Coinbase', imageUrl: 'javascript:1' },
          7,
        ],
        total: 4,
      }),
    )
    const exchanges = await fetchExchanges({ asset: DOLLARS, amount: '12.5' }, OPTIONS, { http })
    expect(exchanges.map(({ id, imageUrl }) => [id, imageUrl])).to.deep.equal([
      ['binance', undefined],
      ['coinbase', undefined],
    ])
    const [request] = seen
    expect(request?.url.searchParams.get('projectId')).to.equal('abc')
    expect(request?.url.searchParams.get('source')).to.equal(null)
    const body: unknown = JSON.parse(String(request?.init.body))
    expect(body).to.deep.include({ jsonrpc: '2.0', method: 'reown_getExchanges' })
    expect(Reflect.get(Object(body), 'params')).to.include({
      page: 0,
      asset: `eip155:1/erc20:${DOLLAR}`,
      amount: '12.5',
      projectId: 'abc',
    })
  })

  it('come in pages, with their total', async () => {
    const { http, seen } = service(result({ exchanges: [{ id: 'kraken', name: 'Kraken' }], total: 11 }))
    const { exchanges, total } = await fetchExchangePage({ page: 1 }, OPTIONS, { http })
    expect([exchanges.map(({ id }) => id), total]).to.deep.equal([['kraken'], 11])
    expect(Reflect.get(Object(JSON.parse(String(seen[0]?.init.body))), 'params')).to.include({ page: 1 })
    const uncounted = service(result({ exchanges: [{ id: 'kraken', name: 'Kraken' }], total: 'many' }))
    expect((await fetchExchangePage({}, OPTIONS, uncounted)).total).to.equal(1)
  })

  it('for a deposit are requested as another feature of the plan', async () => {
    const { http, seen } = service(result({ exchanges: [], total: 0 }))
    await fetchExchanges({}, OPTIONS, { http, source: 'fund-wallet' })
    expect(seen[0]?.url.searchParams.get('source')).to.equal('fund-wallet')
  })

  for (const answer of [refusal('Feature off'), json({}, { status: 503 }), result({ exchanges: 'none' }), json('x')])
    it('that cannot be loaded are identified by their code', async () => {
      const [code] = (await failure(fetchExchanges({}, OPTIONS, service(answer)))) as string[]
      expect(code).to.equal('UNABLE_TO_GET_EXCHANGES')
    })
})

describe('a payment at an exchange', () => {
  const wanted = { exchangeId: 'binance', asset: ETHER, amount: '0.25', recipient: SHOP }

  it('is started for the recipient on the asset’s network', async () => {
    const { http, seen } = service(result({ url: 'https://exchange.example/pay', sessionId: 'abc123' }))
    expect(await fetchPayUrl(wanted, OPTIONS, { http })).to.deep.equal({
      url: 'https://exchange.example/pay',
      sessionId: 'abc123',
    })
    const params: unknown = Reflect.get(Object(JSON.parse(String(seen[0]?.init.body))), 'params')
    expect(params).to.include({ exchangeId: 'binance', amount: '0.25', recipient: `eip155:1:${SHOP}` })
  })

  it('is always a web page', async () => {
    for (const url of ['javascript:alert(1)', 'http://exchange.example', 'https://user:word@exchange.example', 7])
      expect(await failure(fetchPayUrl(wanted, OPTIONS, service(result({ url, sessionId: 'a' }))))).to.deep.equal([
        'UNABLE_TO_GET_PAY_URL',
        'The reply has no usable result.',
      ])
  })

  it('that is refused says why', async () => {
    const refused = failure(fetchPayUrl(wanted, OPTIONS, service(refusal('Asset not supported'))))
    expect(await refused).to.deep.equal(['UNABLE_TO_GET_PAY_URL', 'Asset not supported'])
  })

  it('has one of four statuses, and nothing else counts as one', async () => {
    const ask = (answer: unknown) =>
      fetchExchangeStatus({ exchangeId: 'binance', sessionId: 'a' }, OPTIONS, service(result(answer)))
    expect(await ask({ status: 'SUCCESS', txHash: '0xab' })).to.deep.equal({ status: 'SUCCESS', txHash: '0xab' })
    expect(await ask({ status: 'IN_PROGRESS', txHash: null })).to.deep.equal({
      status: 'IN_PROGRESS',
      txHash: undefined,
    })
    for (const status of ['success', 'PAID', null, true])
      expect(((await failure(ask({ status, txHash: null }))) as string[])[0]).to.equal('UNABLE_TO_GET_BUY_STATUS')
  })
})
