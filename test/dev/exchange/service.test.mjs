import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parseEther, parseUnits } from 'viem'
import { receiptOf } from '../../../dev/evm/receipts.mjs'
import { CHAIN, idOf, NATIVE, withExchange } from './with-exchange.mjs'

const { ask, askBuild, askJson, allowance, build, chain, convert, post, price, quote, stack, tokens, visitor } =
  withExchange()
const alice = () => visitor(3)
const COMMON = 'projectId=p&st=appkit&sv=html-wagmi-1'
const ONE = parseEther('1')

describe('the conversion service', () => {
  it('lists the coin and the tokens', async () => {
    const { tokens: list } = await convert('tokens', { chainId: CHAIN })
    assert.deepEqual(
      list.map((/** @type {any} */ { symbol, decimals, eip2612 }) => [symbol, decimals, eip2612]),
      [
        ['ETH', 18, false],
        ['TUSD', 6, false],
        ['TGOLD', 18, true],
        ['TTOLL', 18, false],
        ['TODD', 18, false],
      ],
    )
    assert.equal(list[0].address, idOf(NATIVE))
    assert.equal(list[1].address, idOf(tokens().plain.address))
    assert.equal((await fetch(list[1].logoUri)).headers.get('content-type'), 'image/svg+xml')
    const found = await convert('tokens', { chainId: CHAIN, address: tokens().odd.address.toLowerCase() })
    assert.deepEqual(
      found.tokens.map((/** @type {any} */ { symbol }) => symbol),
      ['TODD'],
    )
    assert.equal(tokens().odd.decimals, 8, 'which the contract says')
  })

  it('has the same exchange on the other chain', async () => {
    const [one, two] = stack().evm
    assert.equal(one?.router, two?.router)
    const { tokens: list } = await convert('tokens', { chainId: 'eip155:31338' })
    assert.equal(list.length, 5)
    const info = await askJson('/__dev/info')
    assert.deepEqual(info.evm[1].tokens, JSON.parse(JSON.stringify(two?.tokens)))
    assert.equal(info.evm[0].router, one?.router)
  })

  it('quotes one way, and never more than the price', async () => {
    const asked = { from: idOf(NATIVE), to: idOf(tokens().plain.address), amount: String(ONE) }
    const { quotes } = await convert('quotes', asked)
    assert.equal(quotes.length, 1)
    const { toAmount, ...rest } = quotes[0]
    assert.deepEqual(rest, { id: null, fromAmount: String(ONE), fromAccount: asked.from, toAccount: asked.to })
    const exact = (await price(NATIVE)) * (1 - 0.003) * (1 - 0.0085)
    assert.ok(Number(toAmount) / 1e6 < exact && Number(toAmount) / 1e6 > exact * 0.998, toAmount)
  })

  it('returns gas prices and allowances', async () => {
    const { standard, fast, instant } = await convert('gas-price', { chainId: CHAIN })
    assert.ok(BigInt(standard) > 0n && BigInt(fast) > BigInt(standard) && BigInt(instant) > BigInt(fast))
    assert.equal(await allowance(alice(), tokens().plain.address), 0n)
    assert.equal(await allowance(alice(), NATIVE), 2n ** 256n - 1n)
  })

  it('builds approvals for the token in `to`, without a limit when no amount is named', async () => {
    const ids = { from: idOf(tokens().plain.address), to: idOf(NATIVE) }
    const { tx } = await convert('build-approve', { ...ids, amount: '5' })
    assert.deepEqual([tx.from, tx.to, tx.value], [ids.from, ids.to, '0'])
    const spender = chain().router.slice(2).toLowerCase().padStart(64, '0')
    assert.equal(tx.data, `0x095ea7b3${spender}${'5'.padStart(64, '0')}`)
    assert.match((await convert('build-approve', ids)).tx.data, /f{64}$/)
  })

  it('builds transactions of the router, with gas to spare', async () => {
    const [who, to] = [alice(), tokens().plain.address]
    const { tx } = await (await askBuild(who, NATIVE, to, ONE)).json()
    assert.deepEqual(Object.keys(tx), ['from', 'to', 'data', 'amount', 'eip155'])
    assert.deepEqual([tx.from, tx.to], [idOf(who.address), idOf(chain().router)])
    assert.equal(BigInt(tx.amount), await quote(NATIVE, to, ONE))
    const needed = await who.client.estimateGas({ to: chain().router, data: tx.data, value: ONE })
    assert.ok(BigInt(tx.eip155.gas) >= needed)
    assert.match(tx.eip155.gasPrice, /^\d+$/)
  })

  it('refuses what cannot be, in the shapes of the service', async () => {
    const reason = async (/** @type {Response} */ response) => {
      assert.equal(response.status, 400)
      const { status, reasons } = await response.json()
      assert.equal(status, 'FAILED')
      return `${reasons[0].field}: ${reasons[0].description}`
    }
    const get = (/** @type {string} */ route, /** @type {Record<string, string>} */ query) =>
      ask(`/v1/convert/${route}?${COMMON}&${new URLSearchParams(query)}`)
    const [who, token] = [alice(), tokens().plain.address]
    const pair = { from: idOf(NATIVE), to: idOf(token) }
    const nowhere = 'eip155:1'

    for (const route of ['tokens', 'gas-price'])
      assert.match(await reason(await get(route, { chainId: nowhere })), /^chainId: We don't support the chainId/)
    const far = { from: `${nowhere}:${NATIVE}`, to: `${nowhere}:${token}`, amount: '1' }
    assert.match(await reason(await get('quotes', far)), /^chainId: We don't support/)
    const two = { ...pair, to: `eip155:31338:${token}`, amount: '1' }
    assert.match(await reason(await get('quotes', two)), /^chainId: All chains must be the same/)
    for (const amount of ['0', '-1', '1.5', '1e30'])
      assert.match(await reason(await get('quotes', { ...pair, amount })), /^amount: /)
    assert.match(
      await reason(await get('quotes', { ...pair, to: `${CHAIN}:0x12`, amount: '1' })),
      /^to: Invalid address/,
    )
    assert.match(await (await get('quotes', pair)).text(), /missing field `amount`/)
    assert.equal((await ask(`/v1/convert/tokens?chainId=${CHAIN}`)).status, 401)

    const thin = { ...pair, amount: String(parseEther('2000')) }
    assert.match(await reason(await get('quotes', thin)), /^: Conversion parameter error: insufficient liquidity$/)
    const unlisted = { ...pair, to: idOf(who.address), amount: '1' }
    assert.match(await reason(await get('quotes', unlisted)), /insufficient liquidity/)
    const dust = { ...pair, amount: '1' }
    assert.match(await reason(await get('quotes', dust)), /insufficient liquidity/)

    const poor = await askBuild(visitor(6), token, NATIVE, parseUnits('1', 6))
    assert.match(await reason(poor), /^: Conversion parameter error: not enough balance$/)
    const unapproved = await askBuild(visitor(0), token, NATIVE, 1_000_000n, { disableEstimate: false })
    assert.match(await reason(unapproved), /cannot estimate/)
    assert.match(await reason(await askBuild(who, NATIVE, token, ONE, { eip155: {} })), /^eip155.slippage: /)
    assert.match(await reason(await askBuild(who, NATIVE, token, ONE, { slippage: 51 })), /at most 50/)
    assert.match(await reason(await askBuild(who, NATIVE, token, ONE, { permit: '0x1234' })), /permit is not valid/)
    assert.equal((await askBuild(who, NATIVE, token, ONE, { slippage: 0.5 })).status, 422)
    assert.equal((await askBuild(who, NATIVE, token, ONE, { amount: 1 })).status, 422)
    stack().api.project.set({ projectIds: ['other'] })
    assert.equal((await askBuild(who, NATIVE, token, ONE)).status, 401)
  })
})

describe('prices', () => {
  it('of balances, of tokens and of quotes agree, also after a trade', async () => {
    const who = alice()
    const rows = async () =>
      (await askJson(`/v1/account/${who.address}/balance?chainId=${CHAIN}&currency=usd&${COMMON}`)).balances
    const check = async () => {
      for (const row of await rows()) {
        const address = /** @type {`0x${string}`} */ (row.address?.replace(`${CHAIN}:`, '') ?? NATIVE)
        assert.equal(row.price, await price(address), row.symbol)
        assert.ok(row.price > 0, row.symbol)
      }
    }
    assert.deepEqual(
      (await rows()).map((/** @type {any} */ { symbol, price: dollars }) => [symbol, dollars]),
      [
        ['ETH', 2500],
        ['TGOLD', 2000],
        ['TTOLL', 5],
        ['TODD', 20],
      ],
    )
    await check()
    await who.send(await build(who, NATIVE, tokens().permit.address, parseEther('50')))
    assert.ok((await price(tokens().permit.address)) > 2400, 'who buys much makes it dearer')
    assert.equal(await price(NATIVE), 2500)
    await check()
  })

  it('move on request, all of them with the dollar', async () => {
    const [one] = stack().evm
    const before = await price(NATIVE)
    const odd = await price(tokens().odd.address)
    await one?.movePrice('TODD', -50)
    assert.ok(Math.abs((await price(tokens().odd.address)) / odd - 0.5) < 1e-6)
    await one?.movePrice('TUSD', -20)
    assert.ok(Math.abs((await price(NATIVE)) / before - 1.25) < 1e-6)
    assert.equal(await price(tokens().plain.address), 1)
    assert.equal((await post('/__dev/market/price', { symbol: 'TODD', percent: 100 })).status, 200)
    assert.ok(Math.abs((await price(tokens().odd.address)) / odd - 1.25) < 1e-6)
    const bodies = [
      { symbol: 'X', percent: 1 },
      { symbol: 'TODD', percent: -100 },
      { symbol: 'TODD' },
      { chainId: 'x' },
    ]
    for (const body of bodies) assert.equal((await post('/__dev/market/price', body)).status, 400)
  })

  it('are none for a token that only imitates another’s name', async () => {
    const artifacts = JSON.parse(readFileSync(new URL('../../../dev/evm/artifacts.json', import.meta.url), 'utf8'))
    const { client } = visitor(2)
    const hash = await client.deployContract({ ...artifacts.TestToken, args: ['Test Dollar', 'TUSD', 6] })
    const { contractAddress } = await receiptOf(client, hash)
    assert.equal(await price(contractAddress ?? assert.fail('no contract')), 0)
  })

  it('are paid for with minted coins', async () => {
    const who = visitor(7)
    const body = { symbol: 'TGOLD', to: who.address, amount: String(ONE) }
    assert.equal((await post('/__dev/market/mint', body)).status, 200)
    assert.equal(await who.balance(tokens().permit.address), ONE)
    assert.equal((await post('/__dev/market/mint', { ...body, amount: '1.5' })).status, 400)
    assert.equal((await post('/__dev/market/mint', { ...body, to: 'me' })).status, 400)
  })
})

describe('faults of the conversion service', () => {
  const quotes = () =>
    ask(`/v1/convert/quotes?${COMMON}&from=${idOf(NATIVE)}&to=${idOf(tokens().permit.address)}&amount=${ONE}`)

  it('make it go away, slow, or talk rubbish', async () => {
    const { faults } = stack().api
    const route = '* /v1/convert/*'
    faults.set({ route, mode: 'fail', status: 503 })
    assert.equal((await quotes()).status, 503)
    faults.clear()
    faults.set({ route, mode: 'slow', delayMs: 150 })
    const started = performance.now()
    assert.equal((await quotes()).status, 200)
    assert.ok(performance.now() - started >= 140)
    faults.set({ route, mode: 'wrong-types' })
    assert.equal((await (await quotes()).json()).quotes.item0.toAmount > 0, true)
    faults.set({ route, mode: 'malformed' })
    await assert.rejects((await quotes()).json(), SyntaxError)
  })

  it('move the price between the quote and the transaction', async () => {
    const [who, token] = [alice(), tokens().permit.address]
    const quoted = await quote(NATIVE, token, ONE)
    await post('/__dev/faults', { route: 'POST /v1/convert/build-transaction', mode: 'price-moves', percent: 10 })
    const { tx } = await (await askBuild(who, NATIVE, token, ONE)).json()
    const ratio = Number(tx.amount) / Number(quoted)
    assert.ok(Math.abs(ratio - 0.9) < 1e-3, `${ratio}`)
    stack().api.faults.clear()
    assert.equal(await quote(NATIVE, token, ONE), BigInt(tx.amount), 'it stays there')

    const [sold = 0n] = [await quote(token, NATIVE, ONE)]
    stack().api.faults.set({ route: 'GET /v1/convert/quotes', mode: 'price-moves', percent: 10, times: 1 })
    const moved = await quote(token, NATIVE, ONE)
    assert.ok(Math.abs(Number(moved) / Number(sold) - 0.9) < 1e-3)
  })

  it('name another router', async () => {
    const { faults } = stack().api
    const liar = /** @type {const} */ (`0x${'11'.repeat(20)}`)
    faults.set({ route: '* /v1/convert/*', mode: 'other-router', to: liar })
    const { tx } = await (await askBuild(alice(), NATIVE, tokens().plain.address, ONE)).json()
    assert.equal(tx.to, idOf(liar))
    const ids = { from: idOf(tokens().plain.address), to: idOf(NATIVE), amount: '5' }
    assert.ok((await convert('build-approve', ids)).tx.data.includes(liar.slice(2)))
    assert.ok((await quotes()).ok)
    faults.set({ route: '* /v1/convert/*', mode: 'other-router' })
    const { tx: other } = await (await askBuild(alice(), NATIVE, tokens().plain.address, ONE)).json()
    assert.notEqual(other.to, idOf(chain().router))
    for (const change of [{ to: 'evil' }, { percent: 100 }, { percent: -1 }])
      assert.throws(() => faults.set({ mode: 'other-router', ...change }), TypeError)
  })
})
