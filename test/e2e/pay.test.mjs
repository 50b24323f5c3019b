import assert from 'node:assert/strict'
import test from 'node:test'

import { createPublicClient, erc20Abi, http, parseEther } from 'viem'

import { atView, callsOf, connect, count, inWallet, modal } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { api } = site.stack
const [chain, second] = site.stack.evm
const [client, client2] = [chain, second].map(({ rpcUrl }) => createPublicClient({ transport: http(rpcUrl) }))
const [alice] = site.stack.accounts.map(({ address }) => address)
const SHOP = site.stack.accounts[6].address
const { plain: dollar } = chain.tokens

/** A price in test dollars, or in ether, on the first chain or another one. */
const price = (amount, { coin = false, on = chain, ...more } = {}) => ({
  paymentAsset: {
    network: on.caipNetworkId,
    asset: coin ? 'native' : on.tokens.plain.address,
    metadata: coin
      ? { name: 'Ether', symbol: 'ETH', decimals: 18 }
      : { name: dollar.name, symbol: dollar.symbol, decimals: dollar.decimals },
  },
  recipient: SHOP,
  amount,
  ...more,
})

const button = (page, name) => modal(page).getByRole('button', { name })
const text = (page, words) => modal(page).getByText(words).first().waitFor()
const coinsOf = (address, reader = client) => reader.getBalance({ address })
const dollarsOf = (address, reader = client, token = dollar) =>
  reader.readContract({ address: token.address, abi: erc20Abi, functionName: 'balanceOf', args: [address] })
const dollars = amount => BigInt(amount) * 10n ** BigInt(dollar.decimals)
const sends = async page => count(await callsOf(page), 'eth_sendTransaction')
const quotes = () => api.requests('POST /appkit/v1/transfers/quote')

/** Asks for a payment as a site does; what becomes of it is kept in the page. */
const ask = (page, options, timeout) =>
  page.evaluate(
    ([wanted, limit]) => {
      window.settled = false
      window.paid = window.walletModal.pay(wanted, limit).then(
        outcome => ({ ...outcome, ...(outcome.error ? { error: undefined, code: outcome.error.code } : {}) }),
        error => ({ status: 'rejected', code: error.code, details: error.details }),
      )
      void window.paid.then(() => (window.settled = true))
    },
    [options, timeout],
  )
const outcome = page => page.evaluate(() => window.paid)
const isSettled = page => page.evaluate(() => window.settled)

async function toQuote(page, options) {
  await ask(page, options)
  await atView(page, 'Pay')
  await button(page, /^Pay with Aspen/).click()
  await atView(page, 'PayQuote')
}

const confirm = page => button(page, /^Pay [\d.,]+ /).click()

/** Chooses an exchange; resolves to its window. */
async function toExchange(page, options, name = 'Binance') {
  await ask(page, options)
  await atView(page, 'Pay')
  const opening = page.waitForEvent('popup')
  await button(page, new RegExp(`^Pay with ${name}`)).click()
  const popup = await opening
  await atView(page, 'PayLoading')
  return popup
}

test('a price in an asset that the account holds is a plain transfer, and no service is contacted', async () => {
  const page = await site.open('?pay')
  await connect(page)
  api.clear()
  const [mine, shop] = [await dollarsOf(alice), await dollarsOf(SHOP)]
  await toQuote(page, price('25'))
  await modal(page).getByText(SHOP).first().waitFor()
  await confirm(page)
  await text(page, 'Payment complete')
  const ended = await outcome(page)
  assert.equal(ended.status, 'paid')
  assert.equal(ended.via, 'wallet')
  const receipt = await client.getTransactionReceipt({ hash: ended.hash })
  assert.equal(receipt.status, 'success')
  assert.equal((await dollarsOf(SHOP)) - shop, dollars(25))
  assert.equal(mine - (await dollarsOf(alice)), dollars(25))
  assert.equal(await sends(page), 1)
  assert.deepEqual(quotes(), [])
  await button(page, 'Done').click()
  await atView(page)
})

test('a visitor without a wallet connects on the way, and comes back to the payment', async () => {
  const page = await site.open('?pay')
  const shop = await coinsOf(SHOP)
  await ask(page, price('0.25', { coin: true }))
  await atView(page, 'Pay')
  await button(page, /^Connect a wallet/).click()
  await atView(page, 'Connect')
  await button(page, /^Aspen/)
    .first()
    .click()
  await atView(page, 'Pay')
  await button(page, /^Pay with Aspen/).click()
  await confirm(page)
  await text(page, 'Payment complete')
  assert.equal((await coinsOf(SHOP)) - shop, parseEther('0.25'))
  assert.equal((await outcome(page)).status, 'paid')
})

test('invalid options reject with a typed error, and nothing opens', async () => {
  const page = await site.open('?pay')
  const { paymentAsset } = price('1')
  const wrong = [
    [
      { ...price('1'), recipient: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T' },
      'INVALID_RECIPIENT_ADDRESS_FOR_ASSET',
    ],
    [{ ...price('1'), recipient: `eip155:1:${SHOP}` }, 'INVALID_RECIPIENT_ADDRESS_FOR_ASSET'],
    [{ ...price('1'), recipient: 'the shop' }, 'INVALID_RECIPIENT'],
    [{ ...price('1'), recipient: `0x${'0'.repeat(40)}` }, 'INVALID_RECIPIENT'],
    [price('0'), 'INVALID_AMOUNT'],
    [price('-1'), 'INVALID_AMOUNT'],
    [price('0.0000001'), 'INVALID_AMOUNT'],
    [price('1e3'), 'INVALID_AMOUNT'],
    [{ ...price('1'), paymentAsset: { ...paymentAsset, asset: 'dollars' } }, 'INVALID_ASSET'],
    [
      { ...price('1'), paymentAsset: { ...paymentAsset, network: 'bip122:000000000019d6689c085ae165831e93' } },
      'INVALID_CHAIN_NAMESPACE',
    ],
    [{ ...price('1'), payWithExchange: { includeOnly: ['a'], exclude: ['b'] } }, 'INVALID_PAYMENT_CONFIG'],
    [undefined, 'INVALID_PAYMENT_CONFIG'],
  ]
  for (const [options, code] of wrong) {
    await ask(page, options)
    const { status, code: told } = await outcome(page)
    assert.deepEqual([status, told], ['rejected', code], JSON.stringify(options))
    await atView(page)
  }
  await page.evaluate(() => window.walletModal.updateFeatures({ pay: false }))
  await ask(page, price('1'))
  assert.equal((await outcome(page)).code, 'UNABLE_TO_INITIATE_PAYMENT')
  await atView(page)
})

test('a refusal in the wallet moves nothing, and the payment can be confirmed again', async () => {
  const page = await site.open('?pay')
  await connect(page)
  const shop = await dollarsOf(SHOP)
  await toQuote(page, price('3'))
  await inWallet(page, 0, 'reject', 'eth_sendTransaction')
  await confirm(page)
  await text(page, /You declined in Aspen/)
  assert.equal(await dollarsOf(SHOP), shop)
  await inWallet(page, 0, 'approve', 'eth_sendTransaction')
  await confirm(page)
  await text(page, 'Payment complete')
  assert.equal((await dollarsOf(SHOP)) - shop, dollars(3))
})

test('pressing twice, a reload and a second tab pay once', async () => {
  const { open } = await site.visitor()
  const page = await open('?pay')
  await connect(page)
  const shop = await dollarsOf(SHOP)
  const order = price('7', { paymentId: 'order-7' })
  await toQuote(page, order)
  const other = await open('?pay')
  await toQuote(other, order)
  await button(other, /^Pay 7/).waitFor()
  await button(page, /^Pay 7/).waitFor()
  await modal(page)
    .getByRole('button', { name: /^Pay 7/ })
    .dblclick()
  await text(page, 'Payment complete')
  await confirm(other)
  await text(other, 'Payment complete')
  assert.equal(await sends(other), 0)
  await page.reload()
  await page.waitForFunction(() => 'testWallets' in window)
  await ask(page, order)
  assert.equal((await outcome(page)).status, 'paid')
  assert.equal((await dollarsOf(SHOP)) - shop, dollars(7))
})

test('a wallet that was asked before a reload is not asked again without a warning', async () => {
  const page = await site.open('?pay')
  await connect(page)
  await toQuote(page, price('9'))
  await inWallet(page, 0, 'hang', 'eth_sendTransaction')
  await confirm(page)
  await button(page, /^Approve in Aspen/).waitFor()
  await page.reload()
  await page.waitForFunction(() => 'testWallets' in window)
  const shop = await dollarsOf(SHOP)
  await toQuote(page, price('9'))
  await confirm(page)
  await text(page, /may already be on its way/)
  assert.equal(await sends(page), 0)
  await button(page, 'Pay anyway').click()
  await text(page, 'Payment complete')
  assert.equal((await dollarsOf(SHOP)) - shop, dollars(9))
})

test('a price on another network is paid over the payment service, which pays the recipient', async () => {
  const page = await site.open('?pay')
  await connect(page)
  const [mine, shop] = [await coinsOf(alice), await dollarsOf(SHOP, client2, second.tokens.plain)]
  await toQuote(page, price('40', { on: second }))
  await text(page, 'Service fee')
  await text(page, 'The recipient gets')
  await confirm(page)
  await text(page, 'Waiting for the recipient to be paid')
  assert.equal(await isSettled(page), false)
  await text(page, 'Payment complete')
  const ended = await outcome(page)
  assert.equal(ended.status, 'paid')
  assert.equal((await dollarsOf(SHOP, client2, second.tokens.plain)) - shop, dollars(40))
  assert.ok(mine > (await coinsOf(alice)))
  assert.equal(await sends(page), 1)
})

for (const [rule, words, status] of [
  ['failure', 'Payment failed', 'failed'],
  ['refund', 'Payment refunded', 'failed'],
  ['timeout', 'Payment not confirmed yet', 'pending'],
])
  test(`a payment service that ends with ${rule} never counts as a payment`, async () => {
    const page = await site.open('?pay')
    await connect(page)
    const shop = await dollarsOf(SHOP, client2, second.tokens.plain)
    api.payments.set({ outcome: rule })
    try {
      await toQuote(page, price('11', { on: second }))
      await confirm(page)
      await text(page, words)
      await page.keyboard.press('Escape')
      assert.equal((await outcome(page)).status, status)
      assert.equal(await dollarsOf(SHOP, client2, second.tokens.plain), shop)
    } finally {
      api.payments.set({ outcome: 'success' })
    }
  })

test('nothing is signed if the payment service takes more than it shows', async () => {
  const page = await site.open('?pay')
  await connect(page)
  api.faults.set({ route: 'POST /appkit/v1/transfers/quote', mode: 'double-deposit' })
  await toQuote(page, price('5', { on: second }))
  await text(page, /answered with a different payment/)
  assert.equal(await sends(page), 0)
})

test('a price is paid from an exchange, and counts as paid once the exchange confirms it', async () => {
  const page = await site.open('?pay')
  const shop = await dollarsOf(SHOP)
  const popup = await toExchange(page, price('60'))
  await popup.getByText('60 TUSD').waitFor()
  await popup.getByText(SHOP).waitFor()
  await text(page, 'Finish the payment at Binance')
  assert.equal(await isSettled(page), false)
  await popup.getByRole('button', { name: 'Pay', exact: true }).click()
  await popup.getByText('Paid. You can close this window.').waitFor()
  await text(page, 'Payment complete')
  const ended = await outcome(page)
  assert.equal(ended.status, 'paid')
  assert.equal(ended.via, 'exchange')
  assert.equal((await dollarsOf(SHOP)) - shop, dollars(60))
})

test('an exchange that refuses pays nothing, and another way can be chosen', async () => {
  const page = await site.open('?pay')
  const shop = await dollarsOf(SHOP)
  const popup = await toExchange(page, price('61'))
  await popup.getByRole('button', { name: 'Refuse' }).click()
  await text(page, 'Payment failed')
  await text(page, /Binance didn’t complete the payment/)
  await button(page, 'Choose another way').click()
  await atView(page, 'Pay')
  assert.equal(await dollarsOf(SHOP), shop)
})

test('an exchange payment survives a reload, and is not started a second time', async () => {
  const page = await site.open('?pay')
  const popup = await toExchange(page, price('62'))
  await popup.getByText('62 TUSD').waitFor()
  await page.reload()
  await page.waitForFunction(() => 'testWallets' in window)
  await ask(page, price('62'))
  await atView(page, 'PayLoading')
  assert.equal(await modal(page).getByRole('link', { name: 'Open Binance' }).getAttribute('href'), popup.url())
  await popup.getByRole('button', { name: 'Pay', exact: true }).click()
  await text(page, 'Payment complete')
  assert.equal(api.payments.list().filter(({ amount }) => amount === String(dollars(62))).length, 1)
})

test('an exchange that does not answer is polled 20 times, and the visitor is told not to pay again', async () => {
  const page = await site.open('?pay')
  await page.clock.install()
  await toExchange(page, price('63'))
  await text(page, 'Finish the payment at Binance')
  api.clear()
  const asked = () => api.requests('POST /v1/json-rpc').length
  const isGivenUp = () => modal(page).getByText('Payment not confirmed yet').isVisible()
  for (let turn = 0; turn < 300 && !(await isGivenUp()); turn++) await page.clock.runFor(5_000)
  await text(page, 'Payment not confirmed yet')
  await page.clock.runFor(30_000)
  assert.equal(asked(), 20)
  await page.keyboard.press('Escape')
  assert.equal((await outcome(page)).status, 'pending')
})

test('a site opens an exchange itself, gets the payment’s status, and cannot start it twice', async () => {
  const page = await site.open('?pay')
  const shop = await dollarsOf(SHOP)
  const standing = () =>
    page.evaluate(async () => {
      const { walletModal } = window
      const [isRunning, result, error] = await Promise.all([
        walletModal.getIsPaymentInProgress(),
        walletModal.getPayResult(),
        walletModal.getPayError(),
      ])
      return { isRunning, status: result?.status ?? null, error: error?.message ?? null }
    })
  const start = () =>
    page.evaluate(
      options => window.walletModal.openPayUrl('binance', options).catch(({ code }) => ({ code })),
      price('12', { paymentId: 'order-12' }),
    )
  assert.deepEqual(await standing(), { isRunning: false, status: null, error: null })
  const { exchanges, total } = await page.evaluate(() => window.walletModal.getAvailableExchanges())
  assert.ok(exchanges.some(({ id }) => id === 'binance'))
  assert.equal(total, exchanges.length)
  const opening = page.waitForEvent('popup')
  const started = await start()
  const popup = await opening
  await popup.getByText('12 TUSD').waitFor()
  assert.equal(started.opened, true)
  assert.equal(popup.url(), started.url)
  assert.deepEqual(await standing(), { isRunning: true, status: null, error: null })
  assert.deepEqual(await start(), { code: 'PAY_UNDER_WAY' })
  await popup.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.evaluate(async () => {
    while (await window.walletModal.getIsPaymentInProgress()) await new Promise(requestAnimationFrame)
  })
  assert.deepEqual(await standing(), { isRunning: false, status: 'paid', error: null })
  assert.equal((await dollarsOf(SHOP)) - shop, dollars(12))
  await atView(page)
})

const ledger = async (method, ...params) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return (await (await fetch(site.stack.solana.url, { method: 'POST', body })).json()).result
}
const SOLANA_SHOP = site.stack.solana.accounts.at(-1).address

for (const [what, asset] of [
  ['SOL', 'native'],
  ['an SPL token', site.stack.solana.tokens.token.mint],
])
  test(`a price in ${what} is paid from a Solana wallet: two balances change, and no service is contacted`, async () => {
    const { caipNetworkId, nativeCurrency } = site.stack.solana.network
    const { symbol, decimals } = asset === 'native' ? nativeCurrency : site.stack.solana.tokens.token
    const [payer] = site.stack.solana.accounts
    const held = async owner => {
      if (asset === 'native') return BigInt((await ledger('getBalance', owner)).value)
      const { value } = await ledger('getTokenAccountsByOwner', owner, { mint: asset }, { encoding: 'jsonParsed' })
      return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
    }
    const page = await site.open('?pay')
    await connect(page, 'Cedar')
    api.clear()
    const [mine, shop] = [await held(payer.address), await held(SOLANA_SHOP)]
    const metadata = { name: symbol, symbol, decimals }
    const paymentAsset = { network: caipNetworkId, asset, metadata }
    await ask(page, { paymentAsset, recipient: SOLANA_SHOP, amount: '0.5' })
    await atView(page, 'Pay')
    await button(page, /^Pay with Cedar/).click()
    await atView(page, 'PayQuote')
    await confirm(page)
    await text(page, 'Payment complete')
    const { status, hash } = await outcome(page)
    assert.equal(status, 'paid')
    assert.equal((await ledger('getSignatureStatuses', [hash])).value[0].err, null)
    const half = 5n * 10n ** BigInt(decimals - 1)
    assert.equal((await held(SOLANA_SHOP)) - shop, half)
    assert.ok(mine - (await held(payer.address)) >= half)
    assert.deepEqual(quotes(), [])
  })

test('a blocked window leaves a link to the exchange', async () => {
  const page = await site.open('?pay')
  await page.evaluate(() => {
    window.open = () => null
  })
  await ask(page, price('64'))
  await atView(page, 'Pay')
  await button(page, /^Pay with Binance/).click()
  await text(page, /blocked the Binance window/)
  const href = await modal(page).getByRole('link', { name: 'Open Binance' }).getAttribute('href')
  assert.match(href, /\/exchange\/[\da-f]{32}$/)
})

test('a visitor deposits from an exchange to their own account', async () => {
  const page = await site.open('?pay')
  await connect(page)
  const mine = await coinsOf(alice)
  await page.evaluate(() => void window.walletModal.open({ view: 'PayWithExchange' }))
  await atView(page, 'PayWithExchange')
  await button(page, /^Deposit ETH/).click()
  await atView(page, 'PayWithExchangeSelectAsset')
  await button(page, /^ETH/).click()
  await atView(page, 'PayWithExchange')
  await modal(page).getByRole('button', { name: '10', exact: true }).click()
  const opening = page.waitForEvent('popup')
  await button(page, /^Deposit from Coinbase/).click()
  const popup = await opening
  await popup.getByRole('button', { name: 'Pay', exact: true }).click()
  await text(page, 'Payment complete')
  assert.equal((await coinsOf(alice)) - mine, parseEther('10'))
})
