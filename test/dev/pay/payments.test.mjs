import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createPublicClient, createWalletClient, erc20Abi, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { receiptOf } from '../../../dev/evm/receipts.mjs'
import { withStack } from '../with-stack.mjs'

const { ask, askJson, post, stack } = withStack()
const chain = (index = 0) => stack().evm[index] ?? assert.fail('no chain')
const shop = () => stack().accounts[6]?.address ?? assert.fail('no account')
const client = (index = 0) => createPublicClient({ transport: http(chain(index).rpcUrl) })
/** What the shop holds of the test dollars of a chain. */
const dollars = (index = 0) =>
  client(index).readContract({
    address: chain(index).tokens.plain.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [shop()],
  })

/** @param {string} method @param {object} params @param {string} [source] */
async function call(method, params, source = '') {
  const response = await post(`/v1/json-rpc?projectId=p${source}`, { jsonrpc: '2.0', id: 1, method, params })
  return { status: response.status, ...(await response.json()) }
}

const dollarId = () => `${chain().caipNetworkId}/erc20:${chain().tokens.plain.address}`
const start = (patch = {}) =>
  call('reown_getExchangePayUrl', {
    exchangeId: 'binance',
    asset: dollarId(),
    amount: '12.5',
    recipient: `${chain().caipNetworkId}:${shop()}`,
    ...patch,
  })
/** @param {string} sessionId */
const statusOf = async sessionId =>
  (await call('reown_getExchangeBuyStatus', { exchangeId: 'binance', sessionId })).result
/** @param {string} sessionId @param {string} act */
const press = (sessionId, act) =>
  ask(`/exchange/${sessionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `do=${act}`,
  })

describe('the exchanges', () => {
  it('are listed for assets of the local chains, less those that a site does not want', async () => {
    const list = async (/** @type {object} */ params) =>
      (await call('reown_getExchanges', { page: 0, ...params })).result.exchanges.map(
        (/** @type {{ id: string }} */ { id }) => id,
      )
    assert.deepEqual(await list({ asset: dollarId() }), ['binance', 'coinbase', 'reown_test'])
    assert.deepEqual(await list({ exclude: ['binance'] }), ['coinbase', 'reown_test'])
    assert.deepEqual(await list({ includeOnly: ['coinbase'] }), ['coinbase'])
    assert.deepEqual(await list({ asset: 'eip155:1/slip44:60' }), [])
    assert.deepEqual(await list({ asset: 'rubbish' }), [])
  })

  it('fit on one page', async () => {
    assert.deepEqual((await call('reown_getExchanges', { page: 1 })).result, { exchanges: [], total: 3 })
  })

  it('refuse invalid requests, and a feature that the plan lacks, with JSON-RPC errors', async () => {
    const codes = [
      await call('reown_getExchanges', {}),
      await call('reown_getExchanges', { page: 0, includeOnly: [], exclude: [] }),
      await call('reown_sellEverything', {}),
      await start({ exchangeId: 'toString' }),
      await start({ amount: '-1' }),
      await start({ recipient: shop() }),
    ].map(({ status, error }) => [status, error.code])
    assert.deepEqual(codes, [
      [400, -32602],
      [400, -32602],
      [400, -32601],
      [400, -7],
      [400, -32602],
      [400, -32602],
    ])
    await post('/__dev/project', { feature: { id: 'payments', isEnabled: false } })
    assert.match((await start()).error.message, /payments is not enabled/)
    assert.equal((await call('reown_getExchanges', { page: 0 }, '&source=fund-wallet')).status, 200)
  })

  it('pay the recipient out of the faucet, once', async () => {
    const before = await dollars()
    const { url, sessionId } = (await start()).result
    assert.equal(url, `${stack().api.url}/exchange/${sessionId}`)
    assert.match(await (await fetch(url)).text(), /12\.5 TUSD/)
    assert.deepEqual(await statusOf(sessionId), { status: 'UNKNOWN', txHash: null })
    await Promise.all([press(sessionId, 'pay'), press(sessionId, 'pay')])
    await press(sessionId, 'pay')
    const { status, txHash } = await statusOf(sessionId)
    assert.equal(status, 'SUCCESS')
    assert.equal((await client().getTransactionReceipt({ hash: txHash })).status, 'success')
    assert.equal((await dollars()) - before, 12_500_000n)
  })

  it('pay nothing when they refuse', async () => {
    const before = await dollars()
    const { sessionId } = (await start()).result
    await press(sessionId, 'refuse')
    assert.equal((await statusOf(sessionId)).status, 'FAILED')
    await press(sessionId, 'pay')
    assert.equal((await statusOf(sessionId)).status, 'FAILED')
    assert.equal(await dollars(), before)
  })

  it('fail when the faucet holds less', async () => {
    const { sessionId } = (await start({ asset: `${chain().caipNetworkId}/slip44:60`, amount: '100000000' })).result
    const page = await press(sessionId, 'pay')
    assert.equal(page.status, 200)
    assert.match(await page.text(), /Not paid/)
    assert.deepEqual(await statusOf(sessionId), { status: 'FAILED', txHash: null })
  })
})

describe('the payment service', () => {
  const quote = (patch = {}) =>
    post('/appkit/v1/transfers/quote?projectId=p', {
      user: stack().accounts[0]?.address,
      originChainId: chain(0).caipNetworkId,
      originCurrency: 'native',
      destinationChainId: chain(1).caipNetworkId,
      destinationCurrency: chain(1).tokens.plain.address,
      recipient: shop(),
      amount: '2500000',
      ...patch,
    })
  /** @param {string} requestId */
  const status = async requestId =>
    (await askJson(`/appkit/v1/transfers/status?projectId=p&requestId=${requestId}`)).status
  /** Pays the service as a wallet does. @param {{ amount: string, receiver: `0x${string}` }} deposit */
  async function deposit({ amount, receiver }) {
    const account = privateKeyToAccount(stack().accounts[0]?.privateKey ?? assert.fail())
    const wallet = createWalletClient({ account, chain: stack().networks[0], transport: http() })
    const hash = await wallet.sendTransaction({ to: receiver, value: BigInt(amount) })
    await receiptOf(client(), hash)
  }

  it('uses the pools’ price, with its fee, and pays once it has been paid', async () => {
    const before = await dollars(1)
    const { origin, destination, steps, fees } = await (await quote()).json()
    assert.equal(destination.amount, '2500000')
    assert.ok(BigInt(origin.amount) > 10n ** 15n && BigInt(origin.amount) < 2n * 10n ** 15n, origin.amount)
    assert.ok(BigInt(fees[0].amount) > 0n)
    const [step] = steps
    assert.equal(step.deposit.amount, origin.amount)
    assert.equal(await status(step.requestId), 'waiting')
    await deposit(step.deposit)
    assert.equal(await status(step.requestId), 'success')
    assert.equal(await status(step.requestId), 'success')
    assert.equal((await dollars(1)) - before, 2_500_000n)
  })

  for (const outcome of ['failure', 'refund', 'timeout', 'pending'])
    it(`ends with ${outcome} on request`, async () => {
      await post('/__dev/payments/rule', { outcome })
      const before = await dollars(1)
      const [step] = (await (await quote()).json()).steps
      await deposit(step.deposit)
      assert.equal(await status(step.requestId), outcome)
      assert.equal(await dollars(1), before)
    })

  it('asks for twice the price on request', async () => {
    await post('/__dev/faults', { route: 'POST /appkit/v1/transfers/quote', mode: 'double-deposit' })
    const { origin, steps } = await (await quote()).json()
    assert.equal(BigInt(steps[0].deposit.amount), 2n * BigInt(origin.amount))
  })

  it('refuses unknown methods', async () => {
    assert.equal((await quote({ originChainId: 'eip155:1' })).status, 400)
    assert.equal((await quote({ amount: '0' })).status, 400)
    assert.equal((await quote({ recipient: 'x' })).status, 400)
    assert.equal((await post('/__dev/payments/rule', { outcome: 'riches' })).status, 400)
    assert.equal((await ask('/appkit/v1/transfers/status?projectId=p&requestId=x')).status, 404)
  })
})
