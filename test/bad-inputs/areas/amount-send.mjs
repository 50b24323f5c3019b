import assert from 'node:assert/strict'

import { expand } from '../directives.mjs'
import {
  HASH,
  RECEIVER,
  USDC,
  ask,
  atForm,
  atPreview,
  chainWith,
  chooseToken,
  confirmButton,
  field,
  reviewButton,
  row,
  sent,
  units,
  write,
} from './sending.mjs'

/** The contract of a token that is as it should be. */
const HOLDER = '0x2222222222222222222222222222222222222222'

/** An amount as it is typed, for the token that the case describes. */
async function typed(session, { input }) {
  const { token } = input
  const isCoin = token.symbol === 'ETH'
  if (!isCoin) session.services.balances = [row(token)]
  // what is kept for the fee comes on top, so that the balance of the case is what can be sent
  const eth = isCoin ? token.balance : '10'
  await atForm(session, { eth, chain: chainWith({ eth, eth_gasPrice: '0x0' }) })
  if (!isCoin) await chooseToken(session, token.symbol)
  await write(session, { amount: expand(input.value) })
}

/**
 * A balance that is no decimal, as the wallet, the chain and the service tell it: the account shows nothing of it, neither
 * in its summary nor among its tokens. The rule is looked at by itself as well, as no figure comes of such an answer.
 */
async function notDecimal(session, { input }) {
  session.services.rpc = chainWith({ eth_getBalance: input })
  const coin = row({ symbol: 'ETH', decimals: 18, balance: input, address: `0x${'e'.repeat(40)}` })
  session.services.balances = [coin, row({ balance: input }), row({ symbol: 'GOOD', address: HOLDER })]
  await session.withAccount({ eth_getBalance: input })
  await session.openAccount()
  const figure = session.page.locator('w3m-account-summary .figure bdi')
  const none = session.page.getByText('Balance unavailable')
  await figure.or(none).first().waitFor()
  const list = session.page.locator('w3m-token-list').getByRole('listitem')
  await list.filter({ hasText: 'GOOD' }).waitFor()
  const rows = await list.allInnerTexts()
  const shown = (await figure.count()) ? await figure.innerText() : '0.000'
  assert.match(shown, /^0\.000\b/)
  assert.ok(!rows.some(text => text.includes('USDC')), `A token of ${input} is listed`)
  for (const text of [shown, ...rows]) assert.doesNotMatch(text, /NaN|Infinity|abc|0x10|[-−]\s?\d/)
  session.values.rendered = (await session.run('rule', 'formatBalance', input, 3, 'en')).value
}

/** A balance on screen, as the chain tells it. */
async function shown(session, testCase) {
  const { input } = testCase
  if (!/^\d+(\.\d+)?$/.test(input)) return notDecimal(session, testCase)
  session.services.rpc = chainWith({ eth: input })
  await session.withAccount({ eth_getBalance: `0x${units(input, 18).toString(16)}` })
  await session.openAccount()
  await session.page.locator('w3m-account-summary .figure').waitFor()
}

const CASES = {
  async 'AM-020'(session, testCase) {
    await typed(session, testCase)
    await reviewButton(session).click()
    await confirmButton(session).click()
    await session.page.locator('w3m-account-view').waitFor()
    const [{ value }] = await sent(session)
    session.values.wei = BigInt(value).toString()
  },
  async 'AM-021'(session) {
    session.services.balances = [row()]
    await atForm(session)
    await write(session, { amount: '1.5' })
    await chooseToken(session, 'USDC')
    assert.equal(await field(session, 'Amount').inputValue(), '1.5')
    await reviewButton(session).click()
    await confirmButton(session).click()
    await session.page.locator('w3m-account-view').waitFor()
    const [{ data, to, value }] = await sent(session)
    assert.deepEqual([to.toLowerCase(), value], [USDC.toLowerCase(), undefined])
    session.values.units = BigInt(`0x${data.slice(-64)}`).toString()
  },
  async 'AM-022'(session, { input }) {
    await session.withAccount()
    await ask(session, { amount: input.amount, to: input.receiver, assetAddress: 'native' })
  },
  async 'AM-023'(session, { input }) {
    await session.withAccount()
    await ask(session, { amount: input.amount, to: input.receiver, assetAddress: input.token })
  },
  async 'AM-024'(session) {
    await atPreview(session)
    await confirmButton(session).dblclick({ delay: 1 })
    await session.page.locator('w3m-account-view').waitFor()
    await session.rest()
  },
  async 'AM-025'(session, { input }) {
    await atPreview(session, { amount: '0.5' }, { provider: input.$provider })
    await confirmButton(session).click()
    await session.page.getByText('You declined in').waitFor()
    await session.look()
    session.values.form = async () => {
      await session.page.getByRole('button', { name: 'Back', exact: true }).click()
      assert.equal(await field(session, 'Amount').inputValue(), '0.5')
      assert.equal(await field(session, 'Recipient').inputValue(), RECEIVER)
    }
  },
  async 'AM-026'(session, { input }) {
    await session.withAccount()
    await ask(session, { ...input, amount: '1', to: RECEIVER, assetAddress: 'native' })
  },
  async 'AM-027'(session) {
    session.services.rpc = chainWith()
    await session.withAccount({ eth_sendTransaction: HASH })
    const args = { chainId: 137, assetAddress: USDC, amount: '1', to: RECEIVER, namespace: 'eip155' }
    await session.open({ view: 'WalletSend', arguments: args })
    await session.page.getByRole('button', { name: 'Switch to Polygon' }).waitFor()
    assert.equal(await reviewButton(session).isDisabled(), true)
  },
  async 'AM-028'(session, { input }) {
    session.services.balances = [row({ decimals: input.token.decimals })]
    await atForm(session, { chain: chainWith({ decimals: input.chain_says_decimals }) })
    await chooseToken(session, 'USDC')
    await write(session, { amount: '1.5' })
    await reviewButton(session).click()
    await session.page.getByText('details don’t match its contract').waitFor()
    assert.deepEqual(await sent(session), [])
    assert.equal(units('1.5', 6), 1_500_000n)
  },
}

/** How a case of amounts and sends is driven. */
export const amountSend = ({ id, entry_point: entry }) =>
  CASES[id] ?? { 'amount field': typed, 'balance display': shown }[entry]
