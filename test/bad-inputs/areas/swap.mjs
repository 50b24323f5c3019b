import assert from 'node:assert/strict'

import { expand } from '../directives.mjs'
import { eventually } from '../oracles/state.mjs'
import { ACCOUNT } from '../page/provider.mjs'
import { HASH, USDC, chainWith, row, sent, units } from './sending.mjs'

const CHAIN = 'eip155:1'
const NATIVE = `${CHAIN}:0x${'e'.repeat(40)}`
export const ROUTER = '0x1111111254EEB25477B68fb85Ed929f73A960582'
/** What an ether brings, in whole dollars. */
const RATE = 2_000n

const token = (symbol, address, decimals) => ({ name: symbol, symbol, address, decimals, logoUri: null, eip2612: null })
const TOKENS = [token('ETH', NATIVE, 18), token('USDC', `${CHAIN}:${USDC}`, 6)]

/** The approval that the service builds for its router. */
const approvalOf = amount =>
  `0x095ea7b3${ROUTER.slice(2).toLowerCase().padStart(64, '0')}${BigInt(amount).toString(16).padStart(64, '0')}`

/** What an amount of ether or dollars brings of the other. */
const received = ({ amount, from }) =>
  String(from === NATIVE ? (BigInt(amount) * RATE) / 10n ** 12n : (BigInt(amount) * 10n ** 12n) / RATE)

/** The swap service as it usually answers; `answers` replaces what it says on a path. */
function serveSwaps(session, answers = {}) {
  const asked = []
  const usual = {
    tokens: () => ({ tokens: TOKENS }),
    quotes: query => ({ quotes: [{ id: null, toAmount: received(query) }] }),
    'gas-price': () => ({ standard: '1000000000', fast: '1000000000', instant: '1000000000' }),
    allowance: () => ({ allowance: '0' }),
    'build-approve': query => ({ tx: { from: ACCOUNT, data: approvalOf(query.amount), value: '0' } }),
    'build-transaction': body => ({
      tx: {
        from: `${CHAIN}:${ACCOUNT}`,
        to: `${CHAIN}:${ROUTER}`,
        data: '0x12345678',
        amount: received(body),
        eip155: { gas: '200000', gasPrice: '1000000000' },
      },
    }),
  }
  session.services.http = async (request, url) => {
    if (url.pathname === '/v1/fungible/price')
      return { body: JSON.stringify(answers.price ?? { fungibles: [{ price: 2000 }] }) }
    const [, name] = /^\/v1\/convert\/([a-z-]+)$/.exec(url.pathname) ?? []
    if (!name) return undefined
    const given = request.method() === 'POST' ? JSON.parse(request.postData()) : Object.fromEntries(url.searchParams)
    asked.push({ name, given })
    const answer = answers[name] ?? usual[name]
    const body = typeof answer === 'function' ? await answer(given) : answer
    return { status: body?.$http?.status ?? 200, body: JSON.stringify(body) }
  }
  session.counters['build-approve'] = () => asked.filter(({ name }) => name === 'build-approve').length
  return asked
}

/** What a chain says of a swap whose approval is not through. */
const REVERTED = { code: 3, message: 'execution reverted', data: '0x' }
const isEstimate = ({ method, params }, data) => method === 'eth_estimateGas' && params[0].data === data

const view = session => session.page.locator('w3m-swap-view')
const reviewButton = session => view(session).getByRole('button', { name: 'Review swap' })
const field = session => session.page.getByRole('textbox', { name: 'Amount to pay' })
const confirmButton = session =>
  session.page.locator('w3m-swap-preview-view').getByRole('button', { name: /^Swap [\d.,]+ / })

/** Connected, at the form for ether into dollars, or the other way round. */
async function atForm(session, { answers, args = { fromToken: 'ETH', toToken: 'USDC' } } = {}) {
  const asked = serveSwaps(session, answers)
  session.services.balances = [row({ balance: '5000' })]
  session.services.rpc = chainWith({ eth: '200' })
  const provider = { eth_sendTransaction: HASH, eth_getBalance: `0x${units('200', 18).toString(16)}` }
  await session.withAccount(provider)
  await session.open({ view: 'Swap', arguments: args })
  await field(session).waitFor()
  return asked
}

async function write(session, amount) {
  await view(session)
    .getByRole('button', { name: /^You pay with/ })
    .waitFor()
  await field(session).fill(amount)
}

/** What the form says once the service has answered. */
async function recordReview(session) {
  await session.look()
  session.values['review swap'] = (await reviewButton(session).isDisabled()) ? 'disabled' : 'enabled'
}

async function review(session) {
  await view(session)
    .getByText(/^1 (?:ETH|USDC) = /)
    .waitFor()
  await reviewButton(session).click()
}

/** A quote that the form refuses; what was written stays. */
async function refusedQuote(session, { input }) {
  await atForm(session, { answers: { quotes: input } })
  await write(session, '1')
  await view(session).getByRole('button', { name: 'Try again' }).waitFor()
  await recordReview(session)
  assert.equal(await field(session).inputValue(), '1')
}

/** A built transaction that is not what was asked for. */
async function refusedBuild(session, { input }) {
  await atForm(session, { answers: { 'build-transaction': { tx: input.tx } } })
  await write(session, '1')
  await review(session)
  await view(session).getByText('answered with a different swap').waitFor()
}

const CASES = {
  'SW-001': refusedQuote,
  'SW-002': refusedQuote,
  'SW-003': refusedQuote,
  async 'SW-004'(session) {
    const slow = BigInt(units('1', 18))
    let letGo
    const held = new Promise(resolve => (letGo = resolve))
    const quotes = async query => {
      if (BigInt(query.amount) === slow) await held
      return { quotes: [{ toAmount: received(query) }] }
    }
    const asked = await atForm(session, { answers: { quotes } })
    await write(session, '1')
    await eventually(() =>
      assert.ok(
        asked.some(({ name }) => name === 'quotes'),
        'the first question is under way',
      ),
    )
    await write(session, '100')
    await view(session).getByText('200,000').waitFor()
    letGo()
    await review(session)
    await session.page.getByRole('button', { name: /^Swap 100 ETH/ }).waitFor()
    await session.look()
    const [{ given }] = asked.filter(({ name }) => name === 'build-transaction')
    session.values.amount = String(BigInt(given.amount) / 10n ** 18n)
  },
  'SW-005': refusedBuild,
  'SW-006': refusedBuild,
  async 'SW-007'(session, { input }) {
    await atForm(session, { answers: { tokens: { tokens: [...TOKENS, ...expand(input)] } } })
    await view(session)
      .getByRole('button', { name: /^You receive/ })
      .click()
    await session.page.locator('w3m-swap-select-token-view').getByRole('button', { name: 'USDC' }).waitFor()
    await session.page.getByRole('searchbox').fill('usd')
    await session.page.locator('w3m-swap-select-token-view').getByRole('button', { name: 'USDC' }).waitFor()
  },
  async 'SW-008'(session, { input }) {
    const tokens = [...input.tokens, token('ETH', `${CHAIN}:${ROUTER}`, 18), ...TOKENS]
    await atForm(session, { answers: { tokens: { tokens } }, args: { fromToken: 'ETH', toToken: 'USDC' } })
    await write(session, '1')
    await review(session)
    await confirmButton(session).click()
    await session.page.locator('w3m-account-view').waitFor()
    const [{ value }] = await sent(session)
    session.values['native selected'] = BigInt(value) === units('1', 18) ? 'native selected' : 'another token'
  },
  async 'SW-009'(session) {
    await atForm(session, { answers: { tokens: { tokens: [] } } }).catch(() => undefined) // there is no form
    await view(session).getByText('Network not supported for Swaps').waitFor()
    await session.look()
    session.rejections.push(await view(session).getByText('Network not supported for Swaps').innerText())
  },
  async 'SW-010'(session, { input }) {
    const refusal = { $http: { status: 400 }, message: `${input.call}: ${input.active_network} is not served` }
    await atForm(session, { answers: { 'gas-price': refusal } })
    await view(session)
      .getByRole('button', { name: /^Max – Swap the maximum/ })
      .click()
    const words = view(session).getByText('Network not supported for Gas Price')
    await words.waitFor()
    await session.look()
    session.rejections.push(await words.innerText())
  },
  async 'SW-011'(session, { input }) {
    await atForm(session, { answers: { allowance: input }, args: { fromToken: 'USDC', toToken: 'ETH' } })
    await write(session, '10')
    await review(session)
    await session.page.getByText('Your wallet asks twice').waitFor()
  },
  async 'SW-012'(session, { input }) {
    const tx = { from: ACCOUNT, to: ROUTER, data: '0x12345678', eip155: { gas: null } }
    const answers = { 'gas-price': input, 'build-transaction': { tx } }
    await atForm(session, { answers, args: { fromToken: 'USDC', toToken: 'ETH' } })
    const { rpc } = session.services
    session.services.rpc = call => (isEstimate(call, tx.data) ? { error: REVERTED } : rpc(call))
    await write(session, '10')
    await review(session)
    await session.page.getByText('Not available').waitFor()
    await session.look()
  },
  async 'SW-013'(session, { input }) {
    await atForm(session, { answers: { price: input } })
    await write(session, '1')
    await view(session)
      .getByText(/^1 ETH = /)
      .waitFor()
    await session.look()
  },
  async 'SW-014'(session) {
    const asked = await atForm(session)
    await write(session, '1')
    await review(session)
    await session.page.getByText('You receive at least').waitFor()
    await session.look()
    const row = session.page.locator('w3m-swap-preview-view .short').filter({ hasText: 'You receive at least' })
    assert.match(await row.innerText(), /1,980/)
    const [{ given }] = asked.filter(({ name }) => name === 'build-transaction')
    assert.equal(given.eip155.slippage, 1)
    session.values.preview = { to: ROUTER.toLowerCase(), value: units('1', 18) }
    await confirmButton(session).click()
    await session.page.locator('w3m-account-view').waitFor()
    session.values.transactions = (await sent(session)).map(({ to, value }) => ({
      to: to.toLowerCase(),
      value: BigInt(value),
    }))
  },
}

/** How a case of swaps is driven. */
export const swaps = ({ id }) => CASES[id]
