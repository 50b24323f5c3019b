import assert from 'node:assert/strict'
import test, { afterEach } from 'node:test'

import { createPublicClient, erc20Abi, http } from 'viem'

import { atView, connect, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { stack } = site
const [chain] = stack.evm
const client = createPublicClient({ transport: http(chain.rpcUrl) })
const [alice] = stack.accounts.map(({ address }) => address)
const { plain: dollar } = chain.tokens
const UNIT = 10n ** BigInt(dollar.decimals)

const button = (page, name) => modal(page).getByRole('button', { name })
const field = page => modal(page).getByRole('textbox', { name: 'Amount to pay in USD' })
const says = (page, text) => modal(page).getByText(text).first().waitFor()
const etherOf = () => client.getBalance({ address: alice })
const dollarsOf = () =>
  client.readContract({ address: dollar.address, abi: erc20Abi, functionName: 'balanceOf', args: [alice] })

afterEach(() => stack.onramp.reset())

/** Connected, at the form for a purchase of dollars. */
async function atForm(page) {
  await connect(page)
  await pressButton(page)
  await atView(page, 'Account')
  await button(page, 'Buy').click()
  await atView(page, 'OnRampProviders')
  await field(page).waitFor()
}

/** At the review of a purchase at a provider. */
async function review(page, provider = 'Coinbase', amount = '100') {
  await field(page).fill(amount)
  await modal(page).getByRole('radio', { name: provider }).check()
  await button(page, 'Continue').click()
  await atView(page, 'BuyInProgress')
}

/** The provider's window, opened by a click. */
async function openWindow(page, provider = 'Coinbase') {
  const opened = page.waitForEvent('popup')
  await button(page, `Continue to ${provider}`).click()
  const popup = await opened
  await popup.getByRole('button', { name: 'Pay', exact: true }).waitFor()
  return popup
}

test('a purchase is paid out: the review says where to, and the balance grows by what is shown', async () => {
  const page = await site.open()
  const before = await dollarsOf()
  await atForm(page)
  await says(page, 'Subtotal')
  await review(page)
  await says(page, alice)
  await says(page, 'Local One')
  await says(page, dollar.address)
  const popup = await openWindow(page)
  assert.equal(await popup.evaluate(() => window.opener), null)
  await popup.getByText(alice).first().waitFor()
  await popup.getByRole('button', { name: 'Pay', exact: true }).click()
  await popup.getByText(/The tokens have been sent/).waitFor()
  await popup.close()
  const received = (await dollarsOf()) - before
  const [{ quantity, payment }] = stack.onramp.purchases()
  assert.equal(payment, '100.00')
  assert.equal(received, BigInt(Math.round(Number(quantity) * 1e6)))
  await says(page, /^98[.,]\d* TUSD received$|^98 TUSD received$/)
  assert.ok(received > 95n * UNIT && received < 100n * UNIT, String(received))
})

test('a purchase that the provider refuses is shown as failed, and nothing arrives', async () => {
  const page = await site.open()
  const before = await dollarsOf()
  await atForm(page)
  await review(page)
  const popup = await openWindow(page)
  await popup.getByRole('button', { name: 'Decline' }).click()
  await says(page, 'The purchase failed')
  assert.equal(await dollarsOf(), before)
  await button(page, 'Choose another provider').click()
  await atView(page, 'OnRampProviders')
  assert.equal(await field(page).inputValue(), '100')
})

test('a slow purchase is pending, and then done', async () => {
  const page = await site.open()
  stack.onramp.set({ delayMs: 8_000 })
  await atForm(page)
  await review(page)
  const popup = await openWindow(page)
  await popup.getByRole('button', { name: 'Pay out later' }).click()
  await popup.getByText(/on their way/).waitFor()
  await popup.close()
  await says(page, 'Your purchase is on its way')
  await modal(page)
    .getByText(/TUSD received$/)
    .waitFor({ timeout: 25_000 })
})

test('a purchase that is paid out in part shows the part, and that it is less', async () => {
  const page = await site.open()
  const before = await dollarsOf()
  await atForm(page)
  await review(page, 'Local provider')
  const popup = await openWindow(page, 'Local provider')
  await popup.getByRole('button', { name: 'Pay out a part' }).click()
  await popup.getByText(/The tokens have been sent/).waitFor()
  await popup.close()
  await says(page, /^49[.,]\d* TUSD received$|^49 TUSD received$/)
  await says(page, /less than the 98[.,\d]* TUSD estimated/)
  const received = (await dollarsOf()) - before
  assert.ok(received > 45n * UNIT && received < 50n * UNIT, String(received))
})

test('a window that is closed without paying leaves the purchase to be continued', async () => {
  const page = await site.open()
  const before = await dollarsOf()
  await atForm(page)
  await review(page)
  const popup = await openWindow(page)
  await says(page, 'Continue in the Coinbase window')
  await popup.close()
  await says(page, 'Finished with Coinbase?')
  const again = page.waitForEvent('popup')
  await button(page, 'Open Coinbase again').click()
  await (await again).getByRole('button', { name: 'Pay', exact: true }).click()
  await says(page, /TUSD received$/)
  assert.ok((await dollarsOf()) > before)
})

test('a purchase is found again after a reload, and shown with the amount received', async () => {
  const page = await site.open()
  const before = await dollarsOf()
  await atForm(page)
  await review(page)
  const popup = await openWindow(page)
  await says(page, 'Continue in the Coinbase window')
  await page.reload()
  await pressButton(page)
  await atView(page, 'Account')
  await button(page, 'Buy').click()
  await says(page, 'You have a purchase in progress with Coinbase.')
  await modal(page).getByRole('button', { name: 'Show', exact: true }).click()
  await atView(page, 'BuyInProgress')
  await says(page, 'Finished with Coinbase?')
  assert.equal(await button(page, 'Open Coinbase again').count(), 0)
  await popup.getByRole('button', { name: 'Pay', exact: true }).click()
  await says(page, /TUSD received$/)
  assert.ok((await dollarsOf()) > before)
  await page.reload()
  await pressButton(page)
  await atView(page, 'Account')
  await button(page, 'Buy').click()
  await field(page).waitFor()
  assert.equal(await modal(page).getByText('You have a purchase in progress').count(), 0)
})

test('when the browser blocks the window, a plain link leads to the provider', async () => {
  const page = await site.open()
  const before = await dollarsOf()
  await page.evaluate(() => (window.open = () => null))
  await atForm(page)
  await review(page)
  await button(page, 'Continue to Coinbase').click()
  await says(page, /Your browser blocked the window/)
  const link = modal(page).getByRole('link', { name: 'Open Coinbase in a new tab' })
  assert.equal(await link.getAttribute('rel'), 'noopener noreferrer')
  const opened = page.context().waitForEvent('page')
  await link.click()
  const tab = await opened
  await tab.getByRole('button', { name: 'Pay', exact: true }).click()
  await tab.getByText(/The tokens have been sent/).waitFor()
  await tab.close()
  await says(page, /TUSD received$/)
  assert.ok((await dollarsOf()) > before)
})

test('the chain’s own coin is bought in another currency', async () => {
  const page = await site.open()
  const before = await etherOf()
  await atForm(page)
  await button(page, /^You receive TUSD/).click()
  await atView(page, 'OnRampTokenSelect')
  await button(page, /^Ether/).click()
  await atView(page, 'OnRampProviders')
  await button(page, /^You pay in USD/).click()
  await atView(page, 'OnRampFiatSelect')
  await button(page, /^EUR/).click()
  await atView(page, 'OnRampProviders')
  await modal(page).getByRole('radio', { name: 'Local provider' }).check()
  await button(page, 'Continue').click()
  const popup = await openWindow(page, 'Local provider')
  await popup.getByText('100.00 EUR').first().waitFor()
  await popup.getByRole('button', { name: 'Pay', exact: true }).click()
  await says(page, /ETH received$/)
  assert.ok((await etherOf()) > before)
})

test('an amount outside the limits is reported before anything opens, with each provider’s own limits', async () => {
  const page = await site.open()
  await atForm(page)
  for (const [amount, words] of [
    ['9.99', 'The minimum is $10.00'],
    ['7500.01', 'The maximum is $7,500.00'],
    ['abc', /Enter an amount/],
  ]) {
    await field(page).fill(amount)
    await says(page, words)
    assert.equal(await button(page, 'Continue').isDisabled(), true)
  }
  await field(page).fill('600')
  await says(page, 'Local provider takes $20.00 to $500.00.')
  await modal(page).getByRole('tab', { name: 'Bank account' }).click()
  await field(page).fill('25000')
  await says(page, 'From $10.00 to $25,000.00')
  await modal(page).getByRole('radio', { name: 'Coinbase' }).waitFor()
  await says(page, 'Meld doesn’t sell TUSD on Local One.')
})

test('without a quote the amount is an estimate, and a provider that does not answer is reported', async () => {
  const page = await site.open()
  stack.api.faults.set({ route: 'POST /v1/onramp/quote', mode: 'fail', status: 503 })
  stack.api.faults.set({ route: 'POST /v1/generators/onrampurl', mode: 'fail', status: 503 })
  await atForm(page)
  await says(page, /This is an estimate/)
  await button(page, /^You pay in USD/).click()
  await button(page, /^EUR/).click()
  await says(page, /This is an estimate/)
  await says(page, /^≈ 1(09|10)/) // a euro buys more than a dollar
  await button(page, /^You pay in EUR/).click()
  await button(page, /^USD/).click()
  await review(page)
  await says(page, 'Coinbase isn’t responding. Nothing was bought.')
  stack.api.faults.clear()
  await button(page, 'Try again').click()
  await button(page, 'Continue to Coinbase').waitFor()
  site.problems.splice(0) // the browser logs the status
})

test('a region without a provider gets a sentence that says so and a link to receiving', async () => {
  const { open } = await site.visitor({ timezoneId: 'Asia/Shanghai' })
  const page = await open()
  await connect(page)
  await page.evaluate(() => void window.walletModal.open({ view: 'OnRampProviders' }))
  await atView(page, 'OnRampProviders')
  await says(page, 'Coinbase doesn’t sell crypto in your region.')
  await says(page, 'Meld doesn’t sell crypto in your region.')
  await modal(page).getByRole('radio', { name: 'Local provider' }).waitFor()
})

test('SOL is bought on Solana', async () => {
  const page = await site.open()
  const { address } = stack.solana.accounts[0]
  const lamports = async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [address] })
    return (await (await fetch(stack.solana.url, { method: 'POST', body })).json()).result.value
  }
  const before = await lamports()
  await connect(page, 'Cedar')
  await pressButton(page)
  await atView(page, 'Account')
  await button(page, 'Buy').click()
  await button(page, /^You receive/).click()
  await atView(page, 'OnRampTokenSelect')
  await button(page, /^Solana/).click()
  await atView(page, 'OnRampProviders')
  await review(page)
  await says(page, address)
  await says(page, 'Local Solana')
  const popup = await openWindow(page)
  await popup.getByRole('button', { name: 'Pay', exact: true }).click()
  await popup.getByText(/The tokens have been sent/).waitFor()
  await popup.close()
  await says(page, /^0\.65\d* SOL received$/)
  assert.ok((await lamports()) > before)
})
