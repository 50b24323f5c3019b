import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createPublicClient, erc20Abi, http } from 'viem'
import { comesTrue } from '../../support/comes-true.mjs'
import { withStack } from '../with-stack.mjs'

const { stack, ask, askJson, post } = withStack()
const QUERY = 'projectId=p&st=appkit&sv=html-wagmi-1'
const chain = () => stack().evm[0] ?? assert.fail('no chain')
const receiver = () => stack().accounts[8]?.address ?? assert.fail('no account')
const client = () => createPublicClient({ transport: http(chain().rpcUrl) })
const dollars = () =>
  client().readContract({
    address: chain().tokens.plain.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [receiver()],
  })
/** @param {Record<string, unknown>} [more] */
const order = async (more = {}) => {
  const base = { provider: 'coinbase', address: receiver(), caipNetworkId: chain().caipNetworkId }
  const reply = await post('/__dev/onramp/order', {
    ...base,
    symbol: 'TUSD',
    payment: '100.00',
    currency: 'USD',
    ...more,
  })
  return { status: reply.status, body: /** @type {any} */ (await reply.json()) }
}
/** @param {string} [path] */
const history = (path = 'onramp=coinbase&') =>
  askJson(`/v1/account/${receiver()}/history?${path}chainId=${chain().caipNetworkId}&${QUERY}`)

describe('the provider of the stack', () => {
  it('pays out the order, less its fee, and lists it like the service', async () => {
    const before = await dollars()
    stack().onramp.set({ mode: 'pay' })
    const { body } = await order()
    assert.equal(body.status, 'done')
    const received = (await dollars()) - before
    assert.equal(received, BigInt(Math.round(Number(body.quantity) * 1e6)))
    assert.ok(received > 95_000_000n && received < 100_000_000n, String(received))
    const { data } = await history()
    assert.equal(data[0].metadata.status, 'ONRAMP_TRANSACTION_STATUS_SUCCESS')
    assert.equal(data[0].metadata.operationType, 'buy')
    assert.equal(data[0].metadata.sentFrom, 'Coinbase')
    assert.equal(data[0].transfers[0].quantity.numeric, String(Number(body.quantity)))
    const plain = await history('')
    assert.equal(plain.data[0].metadata.hash, body.hash)
  })

  it('refuses, pays in part, and delays', async () => {
    const before = await dollars()
    stack().onramp.set({ mode: 'refuse' })
    assert.equal((await order()).body.status, 'failed')
    assert.equal(await dollars(), before)
    stack().onramp.set({ mode: 'part' })
    const half = (await order()).body
    assert.ok(Number(half.quantity) < 50, half.quantity)
    stack().onramp.set({ mode: 'delay', delayMs: 200 })
    const { body } = await order()
    assert.equal(body.status, 'pending')
    assert.equal((await history()).data[0].metadata.status, 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')
    const isDone = () =>
      stack()
        .onramp.purchases()
        .find(({ id }) => id === body.id)?.status === 'done'
    assert.ok(await comesTrue(isDone))
  })

  it('sells the native coin, and Solana tokens', async () => {
    stack().onramp.set({ mode: 'pay' })
    const before = await client().getBalance({ address: receiver() })
    assert.equal((await order({ symbol: 'ETH' })).body.status, 'done')
    assert.ok((await client().getBalance({ address: receiver() })) > before)
    const { accounts, network, tokens } = stack().solana
    const address = accounts[4]?.address ?? assert.fail('no account')
    for (const symbol of ['SOL', 'TUSD', 'TUSD22']) {
      const more = symbol === 'SOL' ? {} : { token: symbol === 'TUSD' ? tokens.token.mint : tokens.token2022.mint }
      const { status, body } = await order({ address, caipNetworkId: network.caipNetworkId, symbol, ...more })
      assert.equal(status, 200, JSON.stringify(body))
      assert.equal(body.status, 'done')
    }
  })

  it('accepts no invalid order, and decides each once', async () => {
    for (const more of [{ symbol: 'NONE' }, { payment: '-1' }, { payment: 'abc' }, { address: 7 }, { token: '0x01' }])
      assert.equal((await order(more)).status, 400, JSON.stringify(more))
    const { body } = await order()
    assert.equal(body.status, 'open')
    await stack().onramp.decide(body.id, 'pay')
    await assert.rejects(stack().onramp.decide(body.id, 'pay'), TypeError)
    assert.throws(() => stack().onramp.set({ mode: /** @type {never} */ ('steal') }), TypeError)
    assert.equal((await ask(`/v1/account/${receiver()}/history?onramp=other&${QUERY}`)).status, 400)
  })
})

describe('the service of the stack on purchases', () => {
  it('lists what is for sale, quotes it, and makes the address of the page', async () => {
    const { purchaseCurrencies, paymentCurrencies } = await askJson(`/v1/onramp/options?${QUERY}`)
    const dollar = purchaseCurrencies.find((/** @type {any} */ { symbol }) => symbol === 'TUSD')
    const [network] = dollar.networks
    assert.equal(network.chain_id, '31337')
    assert.equal(network.contract_address, chain().tokens.plain.address)
    assert.deepEqual(paymentCurrencies[0].payment_method_limits[1], {
      id: 'ach_bank_account',
      min: '10.00',
      max: '25000.00',
    })
    const quoted = await post(`/v1/onramp/quote?${QUERY}`, {
      purchaseCurrency: dollar,
      paymentCurrency: paymentCurrencies[0],
      amount: '100.00',
      network: network.name,
    })
    const { purchaseAmount } = /** @type {any} */ (await quoted.json())
    assert.ok(Number(purchaseAmount.amount) > 95 && Number(purchaseAmount.amount) < 100, purchaseAmount.amount)
    const made = await post(`/v1/generators/onrampurl?${QUERY}`, {
      destinationWallets: [{ address: receiver(), blockchains: [network.name], assets: ['TUSD'] }],
      presetFiatAmount: 100,
    })
    const { url } = /** @type {any} */ (await made.json())
    assert.ok(url.startsWith(stack().onramp.url))
    assert.equal(new URL(url).searchParams.get('address'), receiver())
    assert.equal((await fetch(url)).status, 200)
    assert.equal((await post(`/v1/generators/onrampurl?${QUERY}`, {})).status, 400)
  })
})
