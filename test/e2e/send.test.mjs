import assert from 'node:assert/strict'
import test from 'node:test'

import { createPublicClient, erc20Abi, formatEther, http, parseEther } from 'viem'

import { atRest } from '../support/at-rest.mjs'
import { comesTrue } from '../support/comes-true.mjs'
import { atView, callsOf, connect, count, inWallet, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const [chain] = site.stack.evm
const client = createPublicClient({ transport: http(chain.rpcUrl) })
const receiver = site.stack.accounts[7].address
const balanceOf = address => client.getBalance({ address })

const dialog = page => page.getByRole('dialog')
const amountField = page => dialog(page).getByRole('textbox', { name: 'Amount' })
const receiverField = page => dialog(page).getByRole('textbox', { name: 'Recipient' })
const button = (page, name) => dialog(page).getByRole('button', { name })
const sends = async page => count(await callsOf(page), 'eth_sendTransaction')

/** Connected, at the empty form. */
async function atForm(page, wallet = 'Aspen') {
  await connect(page, wallet)
  await pressButton(page)
  await atView(page, 'Account')
  await button(page, 'Send').click()
  await atView(page, 'WalletSend')
}

async function fill(page, amount, to = receiver) {
  await amountField(page).fill(amount)
  await receiverField(page).fill(to)
}

async function review(page) {
  await button(page, 'Review').click()
  await atView(page, 'WalletSendPreview')
}

async function chooseToken(page, name) {
  await button(page, /Choose/).click()
  await atView(page, 'WalletSendSelectToken')
  await button(page, name).first().click()
  await atView(page, 'WalletSend')
}

/** The figure that the account shows for its own coin, or for a token of its list. */
async function shownFigure(page, symbol) {
  const place = symbol
    ? dialog(page)
        .locator('w3m-token-list')
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`${symbol}$`) })
        .first()
    : dialog(page).locator('w3m-account-summary .figure')
  await place.getByText(/\d/).first().waitFor()
  const text = await place.innerText()
  const [, figure] = /([\d,]+\.\d+)\s*[A-Z\d]+\s*$/.exec(text.trim()) ?? []
  assert.ok(figure, text)
  return Number(figure.replaceAll(',', ''))
}

/** Waits until the account shows about that much less; the fee also reduces the coin. */
async function fallsBy(page, symbol, before, amount) {
  const isSpent = async () => Math.abs(before - (await shownFigure(page, symbol)) - amount) < 0.01
  assert.ok(await comesTrue(isSpent), `${before} is ${await shownFigure(page, symbol)} after ${amount}`)
}

/** Waits until an address has that much more on the chain, where a transaction may be mined after its hash is known. */
async function receives(address, before, amount) {
  const wanted = before + parseEther(amount)
  await comesTrue(async () => (await balanceOf(address)) === wanted)
  assert.equal(await balanceOf(address), wanted)
}

/** What was written is still there. */
async function formIs(page, amount, to = receiver) {
  await atView(page, 'WalletSend')
  assert.equal(await amountField(page).inputValue(), amount)
  assert.equal(await receiverField(page).inputValue(), to)
}

test('ether is sent as it was confirmed, and balance and activity change', async () => {
  const page = await site.open()
  const before = await balanceOf(receiver)
  await connect(page)
  await pressButton(page)
  await atView(page, 'Account')
  const shown = await shownFigure(page)
  await button(page, 'Send').click()
  await atView(page, 'WalletSend')
  await fill(page, '1.25')
  await review(page)
  await dialog(page).getByText(receiver, { exact: true }).waitFor()
  await dialog(page).getByText('Network fee').waitFor()
  await button(page, 'Send 1.25 ETH').click()
  await atView(page, 'Account')
  await dialog(page).getByText('1.25 ETH sent').waitFor()
  await receives(receiver, before, '1.25')
  assert.equal(await sends(page), 1)
  await fallsBy(page, undefined, shown, 1.25)
  await dialog(page).getByRole('tab', { name: 'Activity' }).click()
  await dialog(page)
    .locator('w3m-activity-list')
    .getByText(/−1\.250 ETH/)
    .first()
    .waitFor()
  await button(page, 'Send').click()
  await atView(page, 'WalletSend')
  assert.equal(await amountField(page).inputValue(), '', 'the form starts over')
})

test('a name of joined emoji resolves to its owner, and the review shows exactly that name', async () => {
  const page = await site.open()
  const name = '\u{1f469}\u200d\u{1f3a4}.eth'
  const owner = site.stack.accounts[3].address
  const before = await balanceOf(owner)
  await atForm(page)
  await fill(page, '0.5', name)
  await review(page)
  await dialog(page).getByText(owner, { exact: true }).waitFor()
  await dialog(page).getByText(name).first().waitFor()
  await button(page, 'Send 0.5 ETH').click()
  await atView(page, 'Account')
  await receives(owner, before, '0.5')
})

test('a token that keeps a part of every transfer says what arrives before it is sent', async () => {
  await chain.mint('TTOLL', site.stack.accounts[0].address, parseEther('200'))
  const page = await site.open()
  await atForm(page)
  await chooseToken(page, /Test Toll/)
  await fill(page, '100')
  await review(page)
  await dialog(page).getByText('The recipient gets').waitFor()
  await dialog(page).getByText('98 TTOLL', { exact: true }).waitFor()
})

test('an ERC-20 token is sent in its own units', async () => {
  const page = await site.open()
  const { address } = site.stack.contracts[chain.chainId].token
  const read = () => client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [receiver] })
  const decimals = await client.readContract({ address, abi: erc20Abi, functionName: 'decimals' })
  const symbol = await client.readContract({ address, abi: erc20Abi, functionName: 'symbol' })
  const before = await read()
  await connect(page)
  await pressButton(page)
  await atView(page, 'Account')
  const shown = await shownFigure(page, symbol)
  await button(page, 'Send').click()
  await atView(page, 'WalletSend')
  await chooseToken(page, new RegExp(symbol))
  await fill(page, '2.5')
  await review(page)
  await button(page, `Send 2.5 ${symbol}`).click()
  await atView(page, 'Account')
  await dialog(page).getByText(`2.5 ${symbol} sent`).waitFor()
  assert.equal((await read()) - before, 25n * 10n ** BigInt(decimals - 1))
  await fallsBy(page, symbol, shown, 2.5)
  await dialog(page).getByRole('tab', { name: 'Activity' }).click()
  await dialog(page).locator('w3m-activity-list').getByText(`−2.500 ${symbol}`).first().waitFor()
})

const solana = async (method, ...params) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return (await (await fetch(site.stack.solana.url, { method: 'POST', body })).json()).result
}

test('SOL is sent and confirmed', async () => {
  const page = await site.open()
  const { address } = site.stack.solana.accounts.at(-1)
  const { value: before } = await solana('getBalance', address)
  await connect(page, 'Cedar')
  await pressButton(page)
  await atView(page, 'Account')
  const shown = await shownFigure(page)
  await button(page, 'Send').click()
  await atView(page, 'WalletSend')
  await fill(page, '0.75', address)
  await review(page)
  await button(page, 'Send 0.75 SOL').click()
  await atView(page, 'Account')
  await dialog(page).getByText('0.75 SOL sent').waitFor()
  const { value: after } = await solana('getBalance', address)
  assert.equal(after - before, 750_000_000)
  await fallsBy(page, undefined, shown, 0.75)
})

/** How often Cedar was asked to send. */
const cedarSends = page =>
  page.evaluate(() => window.testSolanaWallet.calls.filter(({ method }) => /sign\w*Transaction/.test(method)).length)

test('a Solana wallet that refuses sends nothing, and can be asked again', async () => {
  const page = await site.open()
  const { address } = site.stack.solana.accounts.at(-1)
  const { value: before } = await solana('getBalance', address)
  await atForm(page, 'Cedar')
  await fill(page, '0.5', address)
  await review(page)
  await page.evaluate(() => window.testSolanaWallet.reject())
  await button(page, 'Send 0.5 SOL').click()
  await dialog(page).getByText('You declined in Cedar. Nothing was sent.').waitFor()
  await atView(page, 'WalletSendPreview')
  assert.equal((await solana('getBalance', address)).value, before)
  await button(page, 'Back').click()
  await formIs(page, '0.5', address)
  await review(page)
  await page.evaluate(() => window.testSolanaWallet.approve())
  await button(page, 'Send 0.5 SOL').click()
  await atView(page, 'Account')
  assert.equal((await solana('getBalance', address)).value - before, 500_000_000)
})

test('a Solana account that changes in the wallet after the review sends nothing', async () => {
  const page = await site.open()
  const { address } = site.stack.solana.accounts.at(-1)
  await atForm(page, 'Cedar')
  await fill(page, '0.5', address)
  await review(page)
  await page.evaluate(() => window.testSolanaWallet.switchAccount(1))
  await dialog(page).getByText('Your wallet switched to another account or network. Nothing was sent.').waitFor()
  await button(page, 'Edit').click()
  await formIs(page, '0.5', address)
  assert.equal(await cedarSends(page), 0)
})

test('the native coin can be sent up to the balance minus the fee', async () => {
  const page = await site.open()
  await atForm(page)
  const all = formatEther(await balanceOf(site.stack.accounts[0].address))
  await fill(page, all)
  await button(page, 'Review').click()
  await dialog(page)
    .getByText(/Not enough ETH for the network fee|This transaction would fail/)
    .waitFor()
  await formIs(page, all)
  assert.equal(await sends(page), 0)
})

for (const [key, what] of [
  ['token', 'an SPL token'],
  ['token2022', 'a Token-2022 token'],
])
  test(`${what} is sent, and the receiving account is created`, async () => {
    const page = await site.open()
    const { symbol, mint, decimals, program } = site.stack.solana.tokens[key]
    const address = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
    await atForm(page, 'Cedar')
    await button(page, 'Back').click()
    await atView(page, 'Account')
    const shown = await shownFigure(page, symbol)
    await button(page, 'Send').click()
    await chooseToken(page, new RegExp(`${symbol}$`))
    await fill(page, '1.5', address)
    await review(page)
    await dialog(page).getByText('Account setup').waitFor()
    await button(page, `Send 1.5 ${symbol}`).click()
    await atView(page, 'Account')
    await dialog(page).getByText(`1.5 ${symbol} sent`).waitFor()
    const { value } = await solana('getTokenAccountsByOwner', address, { mint }, { encoding: 'jsonParsed' })
    assert.equal(value[0].account.owner, program)
    assert.equal(value[0].account.data.parsed.info.tokenAmount.amount, String(15n * 10n ** BigInt(decimals - 1)))
    await fallsBy(page, symbol, shown, 1.5)
  })

test('a refusal stays at the review with everything kept, and it can be confirmed again', async () => {
  const page = await site.open()
  const before = await balanceOf(receiver)
  await atForm(page)
  await fill(page, '0.5')
  await review(page)
  await inWallet(page, 0, 'reject', 'eth_sendTransaction')
  await button(page, 'Send 0.5 ETH').click()
  await dialog(page).getByText('You declined in Aspen. Nothing was sent.').waitFor()
  await atView(page, 'WalletSendPreview')
  await button(page, 'Back').click()
  await formIs(page, '0.5')
  assert.equal(await balanceOf(receiver), before)
  await review(page)
  await inWallet(page, 0, 'approve', 'eth_sendTransaction')
  await button(page, 'Send 0.5 ETH').click()
  await atView(page, 'Account')
})

test('figures are written as the visitor writes them, and so may the amount be', async () => {
  const page = await (await site.visitor({ locale: 'de-DE' })).open()
  const before = await balanceOf(receiver)
  await atForm(page)
  await dialog(page)
    .getByText(/^[\d.]+,\d{3} ETH available$/)
    .waitFor()
  await amountField(page).pressSequentially('0,5')
  await formIs(page, '0,5', '')
  await amountField(page).fill('')
  await amountField(page).pressSequentially('1.000')
  await formIs(page, '1,000', '')
  await fill(page, '1.000')
  await dialog(page).getByText('Enter a number, for example 1234,5').waitFor()
  assert.equal(await button(page, 'Review').isDisabled(), true, 'a thousand is not taken for a one')
  await fill(page, '0,25')
  await dialog(page).getByText('625,00\u00a0$').waitFor()
  await review(page)
  await button(page, 'Send 0,25 ETH').click()
  await atView(page, 'Account')
  await dialog(page).getByText('0,25 ETH sent').waitFor()
  await receives(receiver, before, '0.25')
})

/** Records every height that the amount has from now on. */
const recordHeights = page =>
  page.evaluate(() => {
    const heights = (window.heights = new Set())
    const record = () => {
      const router = document.querySelector('w3m-modal').shadowRoot.querySelector('w3m-router')
      const view = router?.shadowRoot.querySelector('w3m-wallet-send-view')
      const amount = view?.shadowRoot.querySelector('w3m-send-amount')
      if (amount) heights.add(amount.offsetHeight)
      requestAnimationFrame(record)
    }
    record()
  })

for (const [device, options] of [
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
])
  test(`the form keeps the place of the amount while its code and the language load, on ${device}`, async () => {
    const page = await (await site.visitor({ ...options, locale: 'de-DE' })).open()
    await connect(page)
    await page.route('**/assets/**', async route => {
      await new Promise(resolve => setTimeout(resolve, 400)) // a slow line: frames pass before each piece of code
      await route.continue()
    })
    await pressButton(page)
    await atView(page, 'Account')
    await recordHeights(page)
    await button(page, 'Send').click()
    await dialog(page)
      .getByText(/ETH available$/)
      .waitFor()
    assert.equal((await page.evaluate(() => [...window.heights])).length, 1)
  })

test('a double click asks the wallet once', async () => {
  const page = await site.open()
  await atForm(page)
  await fill(page, '0.01')
  await review(page)
  await inWallet(page, 0, 'delay', 400, 'eth_sendTransaction')
  await button(page, 'Send 0.01 ETH').dblclick()
  await atView(page, 'Account')
  assert.equal(await sends(page), 1)
})

test('an account that changes in the wallet after the review sends nothing', async () => {
  const page = await site.open()
  await atForm(page)
  await fill(page, '0.5')
  await review(page)
  await inWallet(page, 0, 'switchAccount', 1)
  await dialog(page).getByText('Your wallet switched to another account or network. Nothing was sent.').waitFor()
  await button(page, 'Edit').click()
  await formIs(page, '0.5')
  assert.equal(await sends(page), 0)
})

test('a chain that changes in the wallet after the review sends nothing', async () => {
  const page = await site.open()
  await atForm(page)
  await fill(page, '0.5')
  await review(page)
  await inWallet(page, 0, 'switchChain', site.stack.evm[1].chainId)
  await dialog(page).getByText('Your wallet switched to another account or network. Nothing was sent.').waitFor()
  assert.equal(await sends(page), 0)
})

test('more than there is cannot be reviewed, and the most leaves room for the fee', async () => {
  const page = await site.open()
  await atForm(page)
  await fill(page, '99999999')
  await dialog(page).getByText('Not enough ETH').waitFor()
  assert.equal(await button(page, 'Review').isDisabled(), true)
  await button(page, /^Max – Send the maximum/).click()
  await page.waitForFunction(() => {
    const find = root => {
      for (const element of root.querySelectorAll('*')) {
        if (element.localName === 'input' && element.getAttribute('aria-label') === 'Amount') return element
        const inside = element.shadowRoot && find(element.shadowRoot)
        if (inside) return inside
      }
    }
    return find(document).value !== '99999999'
  })
  await review(page)
  await dialog(page).getByText('Network fee').waitFor()
})

test('a network that does not answer is reported, and the form stays', async () => {
  const page = await site.open()
  await atForm(page)
  await fill(page, '0.5')
  // what is still being asked for when the network goes away would close the form to a review
  await dialog(page).getByRole('button', { name: 'Review', disabled: false }).waitFor()
  const fault = site.stack.api.faults.set({ mode: 'fail', status: 500, route: '* /v1/*' })
  const second = chain.rpcUrl
  await page.context().route(
    url => url.href.startsWith(second),
    route => route.abort(),
  )
  await page.context().route(
    url => url.pathname.startsWith('/v1'),
    route => route.fulfill({ status: 500, body: '' }),
  )
  await button(page, 'Review').click()
  await dialog(page).getByText('The network isn’t responding. Try again in a moment.').waitFor()
  await formIs(page, '0.5')
  assert.equal(await sends(page), 0)
  site.stack.api.faults.clear(fault)
  await page.context().close() // or it goes on asking
  site.problems.length = 0 // the browser logs failed requests
})

test('a name stays with its address', async () => {
  const page = await site.open()
  await atForm(page)
  await fill(page, '0.1', 'nobody-has-this.eth')
  await dialog(page).getByText('Error resolving name').waitFor()
  assert.equal(await button(page, 'Review').isDisabled(), true)
  site.problems.length = 0
})

test('a send to a name of the chain’s own registry goes to its address, which stays on screen', async () => {
  const page = await site.open()
  const [[name, address]] = Object.entries(site.stack.contracts[chain.chainId].names.entries).slice(1)
  const before = await balanceOf(address)
  await atForm(page)
  await fill(page, '0.2', name)
  await dialog(page).getByText(address, { exact: true }).waitFor()
  await review(page)
  await dialog(page).getByText(name, { exact: true }).waitFor()
  await dialog(page).getByText(address, { exact: true }).waitFor()
  await button(page, 'Send 0.2 ETH').click()
  await atView(page, 'Account')
  await dialog(page).getByText('0.2 ETH sent').waitFor()
  await receives(address, before, '0.2')
})

test('the site requests a send and receives its hash', async () => {
  const page = await site.open()
  await connect(page)
  await page.evaluate(
    ([to, chainId]) => {
      const args = { namespace: 'eip155', chainId, assetAddress: 'native', amount: '0.125', to }
      window.sendOutcome = window.walletModal.open({ view: 'WalletSend', arguments: args })
    },
    [receiver, chain.chainId],
  )
  await atView(page, 'WalletSend')
  await review(page)
  await button(page, 'Send 0.125 ETH').click()
  await atView(page, 'WalletSendConfirmed')
  const outcome = await page.evaluate(() => window.sendOutcome)
  assert.equal(outcome.status, 'sent')
  assert.equal((await client.waitForTransactionReceipt({ hash: outcome.hash })).status, 'success')
  const refused = await page.evaluate(async () => {
    const { status, error } = await window.walletModal.open({
      view: 'WalletSend',
      arguments: { amount: null, to: null },
    })
    return [status, error.message]
  })
  assert.deepEqual(refused, ['failed', 'An amount and receiver address are required'])
})

/** Sends from a page whose chain makes no block, loads the page again, and looks what has become of it. */
async function whileUnderWay(page, amount, look) {
  await atForm(page)
  await client.request({ method: 'evm_setAutomine', params: [false] })
  try {
    await fill(page, amount)
    await review(page)
    await button(page, `Send ${amount} ETH`).click()
    await atView(page, 'Account')
    await page.reload()
    await page
      .locator('wallet-modal-button')
      .getByRole('button', { name: /^Open wallet/ })
      .waitFor()
    await look()
  } finally {
    await client.request({ method: 'evm_setAutomine', params: [true] })
  }
}

test('a pending transaction is shown, survives a reload, and disappears with its receipt', async () => {
  const page = await site.open()
  await whileUnderWay(page, '0.0625', async () => {
    await pressButton(page)
    await atView(page, 'Account')
    await dialog(page).getByRole('tab', { name: 'Activity' }).click()
    await dialog(page).locator('w3m-activity-list').getByText('Pending').waitFor()
    await client.request({ method: 'evm_mine', params: [] })
    await dialog(page).locator('w3m-activity-list').getByText('Pending').waitFor({ state: 'detached' })
  })
})

test('a pending transaction is followed after a reload before anything is opened', async () => {
  const page = await site.open()
  const stored = () => page.evaluate(() => localStorage.getItem('@appkit/pending_transactions'))
  await whileUnderWay(page, '0.03125', async () => {
    assert.match(await stored(), /0\.03125/)
    site.stack.api.clear()
    await client.request({ method: 'evm_mine', params: [] })
    await page.waitForFunction(() => localStorage.getItem('@appkit/pending_transactions') === '[]')
    await atRest(page)
    const asked = site.stack.api.requests().map(({ path }) => path)
    assert.deepEqual(
      asked.filter(path => path.startsWith('/v1/account/')),
      [],
      'no list is loaded before intent',
    )
  })
})
