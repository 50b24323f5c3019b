import assert from 'node:assert/strict'
import test from 'node:test'

import { createPublicClient, createWalletClient, erc20Abi, http, maxUint256, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import { comesTrue } from '../support/comes-true.mjs'
import { takesBatches } from './support/batches.mjs'
import { atView, callsOf, connect, connected, count, inWallet, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { api } = site.stack
const [chain] = site.stack.evm
const client = createPublicClient({ transport: http(chain.rpcUrl) })
const [alice] = site.stack.accounts.map(({ address }) => address)
const { plain: dollar, permit: gold, fee: toll, odd } = chain.tokens

const button = (page, name) => modal(page).getByRole('button', { name })
const field = page => modal(page).getByRole('textbox', { name: 'Amount to pay' })
const etherOf = () => client.getBalance({ address: alice })
const read = (token, functionName, ...args) =>
  client.readContract({ address: token.address, abi: erc20Abi, functionName, args: [alice, ...args] })
const dollarsOf = () => read(dollar, 'balanceOf')
const goldOf = () => read(gold, 'balanceOf')
const tollOf = () => read(toll, 'balanceOf')
const allowedOf = token => read(token, 'allowance', chain.router)
const sends = async page => count(await callsOf(page), 'eth_sendTransaction')
const DOLLAR = 10n ** BigInt(dollar.decimals)

/** Connected, at the empty form. */
async function atForm(page) {
  await connect(page)
  await pressButton(page)
  await atView(page, 'Account')
  await button(page, 'Swap').click()
  await atView(page, 'Swap')
}

/** Chooses the token of one side by its name. */
async function choose(page, side, name) {
  await button(page, side).click()
  await atView(page, 'SwapSelectToken')
  await modal(page).getByRole('searchbox').fill(name)
  await button(page, name).first().click()
  await atView(page, 'Swap')
}

/** A form for ether into dollars or another token, or the other way round. */
async function fill(page, amount, { turned = false, token = dollar } = {}) {
  await choose(page, 'Choose a token', token.name)
  if (turned) await button(page, 'Switch the two tokens').click()
  await field(page).fill(amount)
}

async function review(page) {
  await button(page, 'Review swap').click()
  await atView(page, 'SwapPreview')
}

const confirm = page => button(page, /^Swap [\d.,]+ /).click()

/** Waits until a balance is another one. */
async function changed(read, before) {
  await comesTrue(async () => (await read()) !== before)
  const now = await read()
  assert.notEqual(now, before)
  return now
}

/** What the preview says is received at least, in base units of a token with `decimals`. */
async function minimumOf(page, decimals) {
  const row = modal(page).locator('.short').filter({ hasText: 'You receive at least' })
  const [, figure = ''] = /([\d,.]+)\s+\S+\s*$/.exec(await row.innerText()) ?? []
  const [whole, fraction = ''] = figure.replaceAll(',', '').split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
}

test('ether is swapped for a token: two balances change, by no less than the preview promised', async () => {
  const page = await site.open()
  const [ether, dollars] = [await etherOf(), await dollarsOf()]
  await atForm(page)
  await fill(page, '0.5')
  await modal(page)
    .getByText(/^1 ETH = [\d,.]+ TUSD$/)
    .waitFor()
  await review(page)
  const least = await minimumOf(page, dollar.decimals)
  await modal(page).getByText(chain.router, { exact: false }).waitFor()
  await confirm(page)
  await atView(page, 'Account')
  const received = (await changed(dollarsOf, dollars)) - dollars
  assert.ok(least > 0n && received >= least, `${received} is less than ${least}`)
  const spent = ether - (await etherOf())
  assert.ok(spent >= parseEther('0.5') && spent < parseEther('0.51'), String(spent))
  assert.equal(await sends(page), 1)
  await modal(page)
    .getByText(/swapped$/)
    .waitFor()
})

test('a token is swapped for ether after an approval of exactly the amount', async () => {
  const page = await site.open()
  const [ether, dollars] = [await etherOf(), await dollarsOf()]
  await atForm(page)
  await fill(page, '100', { turned: true })
  await review(page)
  await modal(page)
    .getByText(/Your wallet asks twice/)
    .waitFor()
  await confirm(page)
  await atView(page, 'Account')
  assert.equal(dollars - (await changed(dollarsOf, dollars)), 100n * 10n ** BigInt(dollar.decimals))
  assert.ok((await etherOf()) > ether)
  assert.equal(await allowedOf(dollar), 0n)
  assert.equal(await sends(page), 2)
})

test('a token is swapped for another token', async () => {
  const page = await site.open()
  const [dollars, ounces] = [await dollarsOf(), await goldOf()]
  await atForm(page)
  await choose(page, 'Choose a token', gold.name)
  await choose(page, /^You pay with/, dollar.name)
  await field(page).fill('30')
  await modal(page)
    .getByText(/^1 TUSD = [\d,.]+ TGOLD$/)
    .waitFor()
  await review(page)
  const least = await minimumOf(page, gold.decimals)
  await confirm(page)
  await atView(page, 'Account')
  const received = (await changed(goldOf, ounces)) - ounces
  assert.ok(least > 0n && received >= least, `${received} is less than ${least}`)
  assert.equal(dollars - (await dollarsOf()), 30n * DOLLAR)
  assert.equal(await allowedOf(dollar), 0n)
})

test('a wallet that takes several calls at once is asked once, for the approval and the swap', async () => {
  const page = await site.open()
  const [ether, dollars] = [await etherOf(), await dollarsOf()]
  await takesBatches(page, site)
  await atForm(page)
  await fill(page, '40', { turned: true })
  await review(page)
  await modal(page)
    .getByText(/Your wallet asks once, for both: to let the exchange take exactly 40 TUSD/)
    .waitFor()
  assert.equal(
    await modal(page)
      .getByText(/asks twice/)
      .count(),
    0,
  )
  await confirm(page)
  await atView(page, 'Account')
  assert.equal(dollars - (await changed(dollarsOf, dollars)), 40n * DOLLAR)
  assert.ok((await etherOf()) > ether)
  assert.equal(await allowedOf(dollar), 0n)
  assert.deepEqual([count(await callsOf(page), 'wallet_sendCalls'), await sends(page)], [1, 0])
})

/** At the review of a swap of so much gold for ether, by somebody who holds more. */
async function atGold(page, amount) {
  await chain.mint(gold.symbol, alice, parseEther('2'))
  await atForm(page)
  await fill(page, amount, { turned: true, token: gold })
  await review(page)
  await modal(page)
    .getByText(/first for a free signature that lets the exchange take exactly/)
    .waitFor()
}
const signatures = async page => count(await callsOf(page), 'eth_signTypedData_v4')

test('a token with permits is swapped for ether by a signature and one transaction, without an approval', async () => {
  const page = await site.open()
  await atGold(page, '0.5')
  const [ether, ounces] = [await etherOf(), await goldOf()]
  await confirm(page)
  await atView(page, 'Account')
  assert.equal(ounces - (await changed(goldOf, ounces)), parseEther('0.5'))
  assert.ok((await etherOf()) > ether)
  assert.equal(await allowedOf(gold), 0n)
  assert.deepEqual([await signatures(page), await sends(page)], [1, 1])
})

test('a price that falls while the permit is signed is shown before anything is sent; the permit is signed once', async () => {
  const page = await site.open()
  await atGold(page, '0.25')
  const ounces = await goldOf()
  await inWallet(page, 0, 'hang', 'eth_signTypedData_v4')
  await confirm(page)
  await comesTrue(async () => (await signatures(page)) >= 1)
  await chain.movePrice(gold.symbol, -3)
  await inWallet(page, 0, 'approve', 'eth_signTypedData_v4')
  await modal(page)
    .getByText(/price changed while you signed/)
    .waitFor()
  assert.equal(await sends(page), 0)
  await confirm(page)
  await atView(page, 'Account')
  assert.equal(ounces - (await changed(goldOf, ounces)), parseEther('0.25'))
  assert.deepEqual([await signatures(page), await sends(page)], [1, 1])
})

test('a wallet that signs no typed data is asked for an approval of exactly the amount instead', async () => {
  const page = await site.open()
  await atGold(page, '0.1')
  const ounces = await goldOf()
  await inWallet(page, 0, 'fail', 'eth_signTypedData_v4', { code: 4200, message: 'Unsupported' })
  await confirm(page)
  await modal(page)
    .getByText(/didn’t sign the permission/)
    .waitFor()
  await modal(page)
    .getByText(/let the exchange take exactly/)
    .waitFor()
  assert.equal(await sends(page), 0)
  await confirm(page)
  await atView(page, 'Account')
  assert.equal(ounces - (await changed(goldOf, ounces)), parseEther('0.1'))
  assert.equal(await allowedOf(gold), 0n)
  assert.equal(await sends(page), 2)
})

test('a refusal of the approval or of the swap moves nothing, and what was written stays', async () => {
  const page = await site.open()
  const dollars = await dollarsOf()
  await atForm(page)
  await fill(page, '50', { turned: true })
  await review(page)
  await inWallet(page, 0, 'reject', 'eth_sendTransaction')
  await confirm(page)
  await modal(page)
    .getByText(/You declined in Aspen/)
    .waitFor()
  await inWallet(page, 0, 'approve', 'eth_sendTransaction')
  assert.equal(await dollarsOf(), dollars)
  await button(page, 'Back').click()
  await atView(page, 'Swap')
  assert.equal(await field(page).inputValue(), '50')
})

test('a swap that is refused after its approval moves nothing, and needs no second approval', async () => {
  const page = await site.open()
  const dollars = await dollarsOf()
  await atForm(page)
  await fill(page, '60', { turned: true })
  await review(page)
  const sent = () => client.getTransactionCount({ address: alice, blockTag: 'pending' })
  const before = await sent()
  await client.request({ method: 'evm_setAutomine', params: [false] })
  try {
    await confirm(page)
    await changed(sent, before) // the approval is on its way
    await inWallet(page, 0, 'reject', 'eth_sendTransaction')
    await client.request({ method: 'evm_mine', params: [] })
  } finally {
    await client.request({ method: 'evm_setAutomine', params: [true] })
  }
  await modal(page)
    .getByText(/You declined in Aspen/)
    .waitFor()
  assert.deepEqual([await dollarsOf(), await allowedOf(dollar)], [dollars, 60n * DOLLAR])
  await inWallet(page, 0, 'approve', 'eth_sendTransaction')
  await button(page, 'Edit').click()
  await atView(page, 'Swap')
  assert.equal(await field(page).inputValue(), '60')
  await review(page)
  await confirm(page)
  await atView(page, 'Account')
  assert.equal(dollars - (await changed(dollarsOf, dollars)), 60n * DOLLAR)
  assert.equal(await allowedOf(dollar), 0n)
  assert.equal(await sends(page), 3) // the approval, the swap that was refused, and the swap
})

test('a price that moves beyond the slippage before the wallet answers is shown, and nothing is sent', async () => {
  const page = await site.open()
  await atForm(page)
  await fill(page, '0.5')
  await review(page)
  const least = await minimumOf(page, dollar.decimals)
  const dollars = await dollarsOf()
  await inWallet(page, 0, 'hang', 'eth_sendTransaction')
  await confirm(page)
  await comesTrue(async () => (await sends(page)) >= 1)
  await chain.movePrice(dollar.symbol, 5)
  await inWallet(page, 0, 'approve', 'eth_sendTransaction')
  await modal(page)
    .getByText(/price changed while you signed/)
    .waitFor()
  assert.equal(await dollarsOf(), dollars)
  const now = await minimumOf(page, dollar.decimals)
  assert.ok(now < least, `${now} is not less than ${least}`)
  await confirm(page)
  await atView(page, 'Account')
  const received = (await changed(dollarsOf, dollars)) - dollars
  assert.ok(received >= now, `${received} is less than ${now}`)
})

test('a price that moves while the review is looked at is shown within 10 s, and announced', async () => {
  const page = await site.open()
  await atForm(page)
  await fill(page, '0.3')
  await review(page)
  const least = await minimumOf(page, dollar.decimals)
  await chain.movePrice(dollar.symbol, 2)
  const updated = modal(page).getByRole('status').filter({ hasText: 'Price updated' })
  await updated.waitFor({ timeout: 20_000 })
  assert.ok((await minimumOf(page, dollar.decimals)) < least)
  assert.equal(await sends(page), 0)
})

for (const [what, ...change] of [
  ['account', 'switchAccount', 1],
  ['network', 'switchChain', site.stack.evm[1].chainId],
])
  test(`another ${what} in the wallet after the review swaps nothing, and leads to a new review`, async () => {
    const page = await site.open()
    await atForm(page)
    await fill(page, '0.2')
    await review(page)
    await inWallet(page, 0, ...change)
    await modal(page).getByText('Your wallet switched to another account or network. Nothing was swapped.').waitFor()
    assert.equal(await button(page, /^Swap [\d.,]+ /).count(), 0)
    await button(page, 'Edit').click()
    await atView(page, 'Swap')
    assert.equal(await sends(page), 0)
  })

test('nothing is signed where the service names another contract than its router', async () => {
  const page = await site.open()
  await atForm(page)
  await fill(page, '0.25')
  site.stack.api.faults.set({ route: 'POST /v1/convert/build-transaction', mode: 'other-router' })
  await button(page, 'Review swap').click()
  await modal(page)
    .getByText(/answered with a different swap/)
    .waitFor()
  await atView(page, 'Swap')
  assert.equal(await sends(page), 0)
})

test('a service that is down or sends malformed replies is reported in the form, and can be retried', async () => {
  const page = await site.open()
  await atForm(page)
  site.stack.api.faults.set({ route: 'GET /v1/convert/quotes', mode: 'fail', status: 503 })
  await fill(page, '0.25')
  await modal(page)
    .getByText(/swap service isn’t responding/)
    .waitFor()
  assert.equal(await button(page, 'Review swap').isDisabled(), true)
  site.stack.api.faults.clear()
  await button(page, 'Try again').click()
  await modal(page)
    .getByText(/^1 ETH = /)
    .waitFor()
  assert.equal(await field(page).inputValue(), '0.25')
  site.problems.splice(0) // the browser logs the status
})

test('a slow price is shown as loading, and only the later of two amounts counts', async () => {
  const page = await site.open()
  await atForm(page)
  site.stack.api.faults.set({ route: 'GET /v1/convert/quotes', mode: 'slow', delayMs: 1_500 })
  const asked = page.waitForRequest(request => request.url().includes('/v1/convert/quotes'))
  await fill(page, '0.25')
  await asked
  await modal(page).getByRole('status', { name: 'Getting a price' }).waitFor()
  assert.equal(await button(page, 'Review swap').isDisabled(), true)
  site.stack.api.faults.clear()
  const top = async () => (await modal(page).getByLabel('Slippage tolerance in percent').boundingBox()).y
  const below = (await top()) - (await field(page).boundingBox()).y
  await field(page).fill('0.5')
  await modal(page)
    .getByText(/^1 ETH = /)
    .waitFor()
  assert.equal((await top()) - (await field(page).boundingBox()).y, below, 'nothing moves when the price arrives')
  await review(page)
  await button(page, /^Swap 0\.5 ETH/).waitFor()
})

for (const mode of ['malformed', 'html'])
  test(`an unreadable answer of the service (${mode}) is reported in the form, and can be retried`, async () => {
    const page = await site.open()
    await atForm(page)
    site.stack.api.faults.set({ route: 'GET /v1/convert/quotes', mode })
    await fill(page, '0.25')
    await modal(page)
      .getByText(/swap service isn’t responding/)
      .waitFor()
    assert.equal(await button(page, 'Review swap').isDisabled(), true)
    site.stack.api.faults.clear()
    await button(page, 'Try again').click()
    await review(page)
  })

test('a token whose contract counts in other decimals than it is listed with is refused', async () => {
  const page = await site.open()
  await atForm(page)
  await fill(page, '0.05', { token: odd })
  await button(page, 'Review swap').click()
  await modal(page)
    .getByText(/details don’t match its contract/)
    .waitFor()
  assert.equal(await sends(page), 0)
})

/** What a swap of a token that keeps part of every transfer ends in, where its minimum cannot be reached. */
const seeTooLittle = page =>
  modal(page)
    .getByText(/receive less than the minimum.*Raise the slippage tolerance or choose another token/)
    .waitFor()
const tolerate = (page, percent) => modal(page).getByLabel('Slippage tolerance in percent').fill(percent)

test('receiving a token that keeps part of every transfer: too little is reported before anything is signed, and more tolerance returns no less than shown', async () => {
  const page = await site.open()
  const tolls = await tollOf()
  await atForm(page)
  await fill(page, '0.5', { token: toll })
  await button(page, 'Review swap').click()
  await seeTooLittle(page)
  await atView(page, 'Swap')
  assert.equal(await sends(page), 0)
  await tolerate(page, '4')
  await modal(page).getByRole('button', { name: 'Review swap', disabled: false }).waitFor()
  await page.keyboard.press('Enter')
  await atView(page, 'SwapPreview')
  const least = await minimumOf(page, toll.decimals)
  await confirm(page)
  await atView(page, 'Account')
  const received = (await changed(tollOf, tolls)) - tolls
  assert.ok(least > 0n && received >= least, `${received} is less than ${least}`)
})

test('paying with a token that keeps part of every transfer: the wallet sends no swap that returns too little, and the visitor learns what to do', async () => {
  const page = await site.open()
  await chain.mint(toll.symbol, alice, parseEther('20'))
  const [ether, tolls] = [await etherOf(), await tollOf()]
  await atForm(page)
  await fill(page, '10', { turned: true, token: toll })
  await review(page)
  await confirm(page)
  await seeTooLittle(page)
  assert.deepEqual([await tollOf(), await allowedOf(toll)], [tolls, parseEther('10')])
  await button(page, 'Edit').click()
  await atView(page, 'Swap')
  assert.equal(await field(page).inputValue(), '10')
  await tolerate(page, '4')
  await review(page)
  const least = await minimumOf(page, 18)
  const before = await etherOf()
  assert.ok(before <= ether, 'only gas was spent')
  await confirm(page)
  await atView(page, 'Account')
  assert.equal(tolls - (await changed(tollOf, tolls)), parseEther('10'))
  const spent = before + least - (await etherOf())
  assert.ok(least > 0n && spent < parseEther('0.01'), 'what is shown arrives, less the gas')
})

test('the account’s tokens come before the popular ones, except in a search', async () => {
  const page = await site.open()
  await atForm(page)
  await button(page, 'Choose a token').click()
  await atView(page, 'SwapSelectToken')
  const list = modal(page).getByRole('list', { name: 'Tokens' })
  await list.getByText('Popular tokens').waitFor()
  await list.getByText('Test Oddity').waitFor()
  const order = /^Your tokens.*Ether.*Test Dollar.*Popular tokens.*Test Oddity/s
  const lines = async () => (await list.getByRole('listitem').allInnerTexts()).join(' ')
  await comesTrue(async () => order.test(await lines()))
  assert.match(await lines(), order)
  await modal(page).getByRole('searchbox').fill('test')
  await list.getByText('Popular tokens').waitFor({ state: 'detached' })
})

test('a contract that the service does not list is read from the chain, and marked as not listed', async () => {
  const page = await site.open()
  const coin = { name: 'Ether', symbol: 'ETH', address: `${chain.caipNetworkId}:0x${'e'.repeat(40)}`, decimals: 18 }
  const body = { tokens: [{ ...coin, logoUri: null, eip2612: null }] }
  site.stack.api.faults.set({ route: 'GET /v1/convert/tokens', mode: 'body', body })
  await atForm(page)
  await button(page, 'Choose a token').click()
  await atView(page, 'SwapSelectToken')
  await modal(page).getByRole('searchbox').fill(gold.address)
  await modal(page)
    .getByText(/Not listed/)
    .first()
    .waitFor()
  await button(page, gold.name).first().click()
  await atView(page, 'Swap')
  await modal(page)
    .getByText(/doesn’t list this token/)
    .waitFor()
})

/** Waits until a page has been answered to a request for something of the chain. */
async function looksUp(method) {
  const isIt = ({ body, status }) => status !== null && [body].flat().some(call => call?.method === method)
  await comesTrue(() => api.requests().some(isIt))
  assert.ok(api.requests().some(isIt), `${method} was not asked for`)
}

test('a swap that is cancelled in the wallet is followed across a reload, and reported', async () => {
  const page = await site.open()
  const dollars = await dollarsOf()
  await atForm(page)
  await fill(page, '0.05')
  await review(page)
  await client.request({ method: 'evm_setAutomine', params: [false] })
  try {
    const nonce = await client.getTransactionCount({ address: alice })
    await confirm(page)
    await atView(page, 'Account')
    await page.reload()
    await connected(page)
    api.clear()
    await pressButton(page)
    await atView(page, 'Account')
    await looksUp('eth_getTransactionByHash') // the page knows the transaction
    const account = privateKeyToAccount(site.stack.accounts[0].privateKey)
    const wallet = createWalletClient({ account, transport: http(chain.rpcUrl) })
    const dear = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 11n }
    await wallet.sendTransaction({ to: alice, value: 0n, nonce, chain: null, ...dear })
    await client.request({ method: 'evm_mine', params: [] })
  } finally {
    await client.request({ method: 'evm_setAutomine', params: [true] })
  }
  await modal(page)
    .getByText(/0\.05 ETH: another transaction took its place/)
    .waitFor({ timeout: 25_000 })
  assert.equal(await dollarsOf(), dollars)
})

test('with an account of another family, the view says that its network has no swaps', async () => {
  const page = await site.open()
  await connect(page, 'Cedar')
  await page.evaluate(() => void window.walletModal.open({ view: 'Swap' }))
  await atView(page, 'Swap')
  await modal(page).getByText('Network not supported for Swaps').waitFor()
  await button(page, 'Switch network').click()
  await atView(page, 'Networks')
})

test('the maximum keeps back what gas costs', async () => {
  const page = await site.open()
  await atForm(page)
  await fill(page, '1')
  await button(page, /^Max – Swap the maximum/).click()
  await comesTrue(async () => (await field(page).inputValue()) !== '1')
  const written = parseEther(await field(page).inputValue())
  assert.ok(written < (await etherOf()), 'less than everything')
  assert.ok(written > (await etherOf()) - parseEther('0.1'), 'nearly everything')
})

test('a site opens a swap with symbols and an amount, and learns of its hash', async () => {
  const page = await site.open()
  await connect(page)
  await page.evaluate(symbol => {
    window.swapped = window.walletModal.open({
      view: 'Swap',
      arguments: { fromToken: 'ETH', toToken: symbol, amount: '0.1' },
    })
  }, dollar.symbol)
  await atView(page, 'Swap')
  await review(page)
  await confirm(page)
  const outcome = await page.evaluate(() => window.swapped)
  assert.equal(outcome.status, 'sent')
  const receipt = await client.waitForTransactionReceipt({ hash: outcome.hash })
  assert.equal(receipt.to?.toLowerCase(), chain.router.toLowerCase())
  await page.evaluate(() => {
    void window.walletModal.open({ view: 'Swap', arguments: { fromToken: '__proto__', toToken: '<b>', amount: '-1' } })
  })
  await atView(page, 'Swap')
  assert.equal(await field(page).inputValue(), '')
})

test('a swap that the site asks for before the balances are known is priced as soon as they are', async () => {
  const page = await site.open()
  await connect(page)
  const listed = page.waitForResponse(response => response.url().includes('/v1/convert/tokens'))
  await page.route(/\/v1\/account\/[^/]+\/balance/, async route => {
    await listed
    await route.continue()
  })
  const args = { fromToken: dollar.symbol, toToken: 'ETH', amount: '20' }
  await page.evaluate(options => void window.walletModal.open({ view: 'Swap', arguments: options }), args)
  await atView(page, 'Swap')
  await review(page)
  await button(page, /^Swap 20 TUSD/).waitFor()
})

test('any amount is approved only by a visitor who asks for it', async () => {
  const page = await site.open()
  const dollars = await dollarsOf()
  await atForm(page)
  await fill(page, '10', { turned: true })
  await review(page)
  await modal(page)
    .getByText(/let the exchange take exactly/)
    .waitFor()
  await modal(page).getByRole('switch', { name: 'Allow any amount of TUSD' }).click()
  await modal(page)
    .getByText(/let the exchange take any amount/)
    .waitFor()
  await confirm(page)
  await atView(page, 'Account')
  assert.equal(dollars - (await changed(dollarsOf, dollars)), 10n * 10n ** BigInt(dollar.decimals))
  assert.equal(await allowedOf(dollar), maxUint256)
})
