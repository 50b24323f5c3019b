import { expect } from '@open-wc/testing'

import { HttpStatusError, MalformedReplyError, RateLimitedError } from '../../../src/core/errors/service.js'
import { fetchBalances, parseBalances } from '../../../src/services/blockchain/balances.js'
import { type Answer, fakeFetch, json } from '../../helpers/fake-fetch.js'
import { rejection } from '../../helpers/rejection.js'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const row = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: `eip155:1:${USDC}`,
  value: 12.5,
  price: 1,
  quantity: { decimals: '6', numeric: '12.5' },
  iconUrl: 'https://cdn.example/u.png',
}

function ask(answer: () => Answer, query = {}) {
  const { fetchLike, seen } = fakeFetch(answer)
  const task = fetchBalances(
    { address: ME, caipNetworkId: 'eip155:1', ...query },
    { projectId: 'p' },
    { http: { fetchLike } },
  )
  return { task, seen }
}
const read = async (...balances: readonly unknown[]) => ask(() => json({ balances })).task

describe('the balances of the blockchain service', () => {
  it('are requested in dollars, for one network', async () => {
    const { task, seen } = ask(() => json({ balances: [] }), { forceUpdate: [`eip155:1:${USDC}`] })
    expect(await task).to.deep.equal([])
    expect(seen[0]?.url.pathname).to.equal(`/v1/account/${ME}/balance`)
    const query = Object.fromEntries(seen[0]?.url.searchParams ?? [])
    expect(query).to.include({ currency: 'usd', chainId: 'eip155:1', forceUpdate: `eip155:1:${USDC}`, projectId: 'p' })
  })

  it('become exact amounts with plain addresses', async () => {
    const [token] = await read(row)
    expect(token).to.deep.equal({
      chainId: 'eip155:1',
      address: USDC,
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      amount: 12_500_000n,
      price: 1,
      value: 12.5,
      iconUrl: 'https://cdn.example/u.png',
    })
  })

  it('of the chain’s own coin have no address, whichever way the service writes it', async () => {
    for (const address of [undefined, null, `eip155:1:0x${'e'.repeat(40)}`, `0x${'E'.repeat(40)}`])
      expect((await read({ ...row, address }))[0]).not.to.have.property('address')
  })

  it('of Solana take bare mints and account ids', () => {
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    const balances = [
      { ...row, chainId, address: mint },
      { ...row, chainId, address: `${chainId}:${mint}` },
      { ...row, chainId, address: `So${'1'.repeat(41)}` },
    ]
    const addresses = balances.map(balance => parseBalances([balance], chainId)[0]?.address)
    expect(addresses).to.deep.equal([mint, mint, undefined])
  })

  it('that are listed twice are counted once', async () => {
    const list = await read(row, { ...row, address: USDC.toLowerCase(), value: 99 }, { ...row, address: null })
    expect(list.map(({ address, value }) => [address, value])).to.deep.equal([
      [USDC, 12.5],
      [undefined, 12.5],
    ])
  })

  it('that cannot be parsed are dropped one by one', async () => {
    const list = await read(
      null,
      { ...row, quantity: null },
      { ...row, quantity: { decimals: '999', numeric: '1' } },
      { ...row, quantity: { decimals: '18', numeric: '1e999' } },
      { ...row, quantity: { decimals: '18', numeric: '-1' } },
      { ...row, address: 'eip155:1:<script>' },
      { ...row, address: `eip155:5:${USDC}` },
      { ...row, chainId: 'eip155:137', address: `eip155:137:${USDC}` },
      { ...row, quantity: { decimals: '0', numeric: '5' } },
      { ...row, quantity: { decimals: 0, numeric: '5' } },
      { ...row, symbol: '\u200b' },
      row,
    )
    expect(list).to.have.length(1)
  })

  it('with invalid numbers are worth nothing', async () => {
    for (const patch of [
      { value: '12abc', price: 'free' },
      { value: -5, price: -1 },
      { value: 1e308, price: 1e300 },
      { value: null, price: null },
    ])
      expect((await read({ ...row, ...patch }))[0]).to.include({ value: 0, price: 0 })
    expect((await read({ ...row, value: undefined, price: 2 }))[0]).to.include({ value: 25, price: 2 })
  })

  it('never exceed the token’s range, whatever is entered', async () => {
    const [token] = await read({ ...row, quantity: { decimals: '2', numeric: '1.23999' } })
    expect(token?.amount).to.equal(123n)
  })

  it('are asked for again, around the cache of the service, where it answers with those of another network', async () => {
    const replies = [[{ ...row, chainId: 'eip155:8453', address: `eip155:8453:${USDC}` }], [row]]
    const { task, seen } = ask(() => json({ balances: replies.shift() ?? [] }))
    expect((await task).map(({ symbol }) => symbol)).to.deep.equal(['USDC'])
    expect(seen).to.have.length(2)
    expect(seen[1]?.url.searchParams.get('forceUpdate')).to.match(/^eip155:1:0xe{40}$/i)
    const empty = ask(() => json({ balances: [] }))
    expect(await empty.task).to.deep.equal([])
    expect(empty.seen, 'nothing is nothing').to.have.length(1)
  })

  it('are asked for again, once, where the service answers with none right after another network', async () => {
    await ask(() => json({ balances: [] }), { caipNetworkId: 'eip155:8453' }).task
    const replies = [[], [row]]
    const { task, seen } = ask(() => json({ balances: replies.shift() ?? [] }))
    expect((await task).map(({ symbol }) => symbol)).to.deep.equal(['USDC'])
    expect(seen).to.have.length(2)
    expect(seen[1]?.url.searchParams.get('forceUpdate')).to.match(/^eip155:1:0xe{40}$/i)
    const next = ask(() => json({ balances: [] }))
    expect(await next.task).to.deep.equal([])
    expect(next.seen, 'the service is believed').to.have.length(1)
  })

  it('are believed to be none where another network was asked for longer ago than the service caches', async () => {
    const address = '0x000000000000000000000000000000000000dEaD'
    const { now } = Date
    await ask(() => json({ balances: [] }), { address, caipNetworkId: 'eip155:8453' }).task
    Date.now = () => now() + 10_001
    const { task, seen } = ask(() => json({ balances: [] }), { address })
    expect(await task.finally(() => (Date.now = now))).to.deep.equal([])
    expect(seen).to.have.length(1)
  })

  it('fail by their kind', async () => {
    const limited = await rejection(
      ask(() =>
        json({ status: 'FAILED', reasons: [{ field: 'address', description: 'Quota reached' }] }, { status: 429 }),
      ).task,
    )
    expect(limited).to.be.instanceOf(RateLimitedError).and.to.have.property('details', 'Quota reached')
    expect(await rejection(ask(() => new Response('Internal server error', { status: 500 })).task)).to.be.instanceOf(
      HttpStatusError,
    )
    expect(await rejection(ask(() => json({ balances: 'nope' })).task)).to.be.instanceOf(MalformedReplyError)
  })
})
