import { expect } from '@open-wc/testing'

import { fetchSwapTokens } from '../../../src/services/blockchain/swap-tokens.js'
import {
  type SwapQuery,
  buildApproval,
  buildSwap,
  fetchAllowance,
  fetchSwapGasPrice,
  fetchSwapQuote,
} from '../../../src/services/blockchain/swaps.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { type Answer, fakeFetch, json } from '../../helpers/fake-fetch.js'

const DOLLAR = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const NATIVE = `eip155:1:0x${'e'.repeat(40)}`
const OPTIONS = { projectId: 'abc' }
const SWAP: SwapQuery = { caipNetworkId: 'eip155:1', account: ALICE, source: undefined, target: DOLLAR, amount: 7n }

const service = (answer: Answer) => {
  const { fetchLike, seen } = fakeFetch(() => answer)
  return { http: { fetchLike }, seen }
}
const refused = (description: string) => json({ status: 'FAILED', reasons: [{ description }] }, { status: 400 })
const failure = async (work: Promise<unknown>): Promise<unknown> => work.then(String, (error: Error) => error.name)

describe('the tokens that can be swapped', () => {
  it('are parsed one by one, and invalid ones are dropped', async () => {
    const { http } = service(
      json({
        tokens: [
          { name: 'Ether', symbol: 'ETH', address: NATIVE, decimals: 18, logoUri: null, eip2612: null },
          { name: 'Dollar', symbol: 'USD', address: `eip155:1:${DOLLAR}`, decimals: '6', eip2612: true },
          { name: 'Fake', symbol: 'ETH', address: 'eip155:1:0xfake', decimals: 18 },
          { name: 'Deep', symbol: 'DEEP', address: `eip155:1:${ALICE}`, decimals: 400 },
          { symbol: 'NAMELESS', address: `eip155:1:${ALICE}`, decimals: 0, logoUri: 'javascript:1' },
          7,
        ],
      }),
    )
    const tokens = await fetchSwapTokens('eip155:1', OPTIONS, { http })
    expect(tokens.map(({ symbol, address, decimals }) => [symbol, address, decimals])).to.deep.equal([
      ['ETH', undefined, 18],
      ['USD', DOLLAR, 6],
      ['NAMELESS', ALICE, 0],
    ])
    expect(tokens[1]?.eip2612).to.equal(true)
    expect(tokens[2]?.iconUrl).to.equal(undefined)
  })

  it('are none on a network that the service does not know', async () => {
    expect(await fetchSwapTokens('eip155:1', OPTIONS, service(refused('chainId')))).to.deep.equal([])
    expect(await failure(fetchSwapTokens('eip155:1', OPTIONS, service(json({}, { status: 503 }))))).to.equal(
      'HttpStatusError',
    )
  })
})

describe('a quote', () => {
  it('asks with account ids, and is a whole number of base units', async () => {
    const { http, seen } = service(json({ quotes: [{ id: null, toAmount: '21000' }] }))
    expect(await fetchSwapQuote(SWAP, OPTIONS, { http })).to.equal(21_000n)
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).to.include({
      amount: '7',
      from: NATIVE,
      to: `eip155:1:${DOLLAR}`,
      userAddress: `eip155:1:${ALICE}`,
    })
  })

  const answers: readonly [string, Answer, string][] = [
    ['no route', json({ quotes: [] }), 'SwapRouteError'],
    ['a figure that is none', json({ quotes: [{ toAmount: '1e30' }] }), 'SwapRouteError'],
    ['nothing for it', json({ quotes: [{ toAmount: '0' }] }), 'SwapLiquidityError'],
    ['no liquidity', refused('Conversion parameter error: insufficient liquidity'), 'SwapLiquidityError'],
    ['no balance', refused('Conversion parameter error: Not enough ETH balance'), 'SwapBalanceError'],
    ['another chain', refused('Unsupported chain id'), 'SwapNetworkError'],
    ['an unknown reason', refused('cannot estimate'), 'SwapRouteError'],
    ['a broken service', json({}, { status: 500 }), 'HttpStatusError'],
    ['another shape', json({ quotes: 'none' }), 'MalformedReplyError'],
  ]
  for (const [what, answer, name] of answers)
    it(`is refused for ${what}`, async () => {
      const { http } = service(answer)
      expect(await failure(fetchSwapQuote(SWAP, OPTIONS, { http }))).to.equal(name)
    })
})

describe('the price of gas', () => {
  it('is the fast one, in wei', async () => {
    const { http } = service(json({ standard: '5', fast: '7', instant: '9' }))
    expect(await fetchSwapGasPrice('eip155:1', OPTIONS, { http })).to.equal(7n)
  })

  it('is unknown if it cannot be read', async () => {
    for (const answer of [json({ standard: null }), refused('unsupported')])
      expect(await failure(fetchSwapGasPrice('eip155:1', OPTIONS, service(answer)))).to.equal('SwapGasPriceError')
    const { http, seen } = service(json({ fast: '7' }))
    expect(await failure(fetchSwapGasPrice('polkadot:x', OPTIONS, { http }))).to.equal('SwapGasPriceError')
    expect(seen).to.deep.equal([])
  })
})

describe('an allowance', () => {
  it('that cannot be read counts as none', async () => {
    const token = { caipNetworkId: 'eip155:1', account: ALICE, token: DOLLAR } as const
    expect(await fetchAllowance(token, OPTIONS, service(json({ allowance: '55' })))).to.equal(55n)
    for (const allowance of ['abc', null, '-1', 1.5, {}])
      expect(await fetchAllowance(token, OPTIONS, service(json({ allowance })))).to.equal(0n)
  })
})

describe('what the service builds', () => {
  it('is requested with the slippage, and passed on unchecked', async () => {
    const tx = { from: `eip155:1:${ALICE}`, to: DOLLAR, data: '0x12345678', amount: '9', eip155: { gas: '70' } }
    const { http, seen } = service(json({ tx }))
    expect(await buildSwap(SWAP, { slippage: 1 }, OPTIONS, { http })).to.deep.equal({
      from: ALICE,
      to: DOLLAR,
      data: '0x12345678',
      value: undefined,
      toAmount: 9n,
      gas: 70n,
    })
    const body: unknown = JSON.parse(String(seen[0]?.init.body))
    expect(body).to.deep.include({ amount: '7', eip155: { slippage: 1 }, disableEstimate: true })
  })

  it('is requested with the signed permit', async () => {
    const { http, seen } = service(json({ tx: {} }))
    await buildSwap(SWAP, { slippage: 2, permit: '0xabcd' }, OPTIONS, { http })
    const body: unknown = JSON.parse(String(seen[0]?.init.body))
    expect(body).to.deep.include({ eip155: { slippage: 2, permit: '0xabcd' } })
  })

  it('keeps a value that cannot be read, so that nothing is signed for it', async () => {
    const { http } = service(json({ tx: { value: '-1', eip155: { gas: 'x' } } }))
    const { value, gas, to } = await buildApproval(SWAP, OPTIONS, { http })
    expect([value, gas, to]).to.deep.equal(['unreadable', undefined, undefined])
  })
})
