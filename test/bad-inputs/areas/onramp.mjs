import assert from 'node:assert/strict'

import { USDC, chainWith, row } from './sending.mjs'

const OPTIONS = {
  paymentCurrencies: [
    {
      id: 'USD',
      payment_method_limits: [
        { id: 'card', min: '10.00', max: '7500.00' },
        { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
      ],
    },
  ],
  purchaseCurrencies: [
    {
      id: 'usdc',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [{ name: 'ethereum', display_name: 'Ethereum', chain_id: '1', contract_address: USDC }],
    },
  ],
}
const QUOTE = {
  purchaseAmount: { amount: '98.5', currency: 'USDC' },
  paymentTotal: { amount: '100.00', currency: 'USD' },
  networkFee: { amount: '0.10', currency: 'USD' },
  quoteId: 'q',
}
const BUYING = { id: 'onramp', isEnabled: true, config: ['coinbase', 'meld'] }

/** What is answered on a path; a case may replace it, or have it fail. */
const reply = given =>
  given?.$http ? { status: given.$http.status, body: '' } : { status: 200, body: JSON.stringify(given) }

const view = session => session.page.locator('w3m-on-ramp-providers-view')
const field = session => session.page.getByRole('textbox', { name: 'Amount to pay in USD' })
const next = session => view(session).getByRole('button', { name: 'Continue' })

/** Connected, at the form for a purchase; `answers` replaces what the service says on a path. */
async function atForm(session, answers = {}) {
  const usual = {
    '/v1/onramp/options': OPTIONS,
    '/v1/onramp/quote': QUOTE,
    '/v1/generators/onrampurl': { url: 'https://pay.coinbase.com/buy/select-asset' },
  }
  session.services.features = [...session.services.features, BUYING]
  session.services.http = (_request, url) => {
    const given = Object.hasOwn(answers, url.pathname) ? answers[url.pathname] : usual[url.pathname]
    return given === undefined ? undefined : reply(given)
  }
  session.services.balances = [row({})]
  session.services.rpc = chainWith()
  await session.withAccount({})
  await session.open({ view: 'OnRampProviders' })
  await field(session).waitFor()
}

/** An address of the provider's page that may not be opened: nothing is, and a sentence says so. */
async function refusedUrl(session, { input }) {
  await atForm(session, { '/v1/generators/onrampurl': input })
  await view(session).getByText('Total').waitFor()
  await view(session).getByRole('radio', { name: 'Coinbase' }).check()
  await next(session).click()
  await session.page.getByText(/page isn’t safe/).waitFor()
  await session.look()
  assert.equal(await session.page.getByRole('button', { name: /^Continue to|^Open Coinbase/ }).count(), 0)
}

/** An amount outside the limits: the limit is shown, and nothing goes on. */
async function refusedAmount(session, { input }) {
  await atForm(session)
  await view(session)
    .getByRole('tab', { name: input.method === 'card' ? 'Card' : 'Bank account' })
    .click()
  await field(session).fill(input.value)
  await view(session)
    .getByText(/^(The (minimum|maximum) is|Enter an amount)/)
    .waitFor()
  await view(session).getByText('From $10.00 to $7,500.00').waitFor()
  await session.look()
  session.values.continue = (await next(session).isDisabled()) ? 'disabled' : 'enabled'
}

const CASES = {
  ...Object.fromEntries(['OR-002', 'OR-003', 'OR-004', 'OR-005', 'OR-006'].map(id => [id, refusedUrl])),
  ...Object.fromEntries(['OR-009', 'OR-010', 'OR-011', 'OR-012'].map(id => [id, refusedAmount])),
  async 'OR-007'(session, { input }) {
    await atForm(session, { '/v1/onramp/quote': input })
    await view(session)
      .getByText(/estimate/)
      .first()
      .waitFor()
    await view(session).getByText('≈').waitFor()
    await session.look()
    assert.equal(await next(session).isDisabled(), false)
  },
  async 'OR-008'(session, { input }) {
    await atForm(session, { '/v1/onramp/quote': input })
    await view(session)
      .getByText(/quote can’t be read/)
      .waitFor()
    await session.look()
    assert.equal(await next(session).isDisabled(), true)
  },
  async 'OR-013'(session, { input }) {
    await atForm(session, { '/v1/onramp/options': input })
    await view(session).getByText('From $10.00 to $7,500.00').waitFor()
    await view(session).getByRole('radio', { name: 'Meld' }).waitFor()
    await view(session).getByRole('radio', { name: 'Coinbase' }).waitFor()
    await session.look()
  },
}

/** How a case of purchases is driven. */
export const purchases = ({ id }) => CASES[id]
