import assert from 'node:assert/strict'
import test from 'node:test'

import { createPublicClient, formatEther, http, parseEther, toHex, verifyMessage } from 'viem'

import { leaveOpen } from '../support/at-rest.mjs'
import { atView, connect, fact, inWallet, modal } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const [alice] = site.stack.accounts.map(({ address }) => address)
const recipient = site.stack.accounts[4].address
const clientOf = chain => createPublicClient({ transport: http(chain.rpcUrl) })

test('a message is signed by the connected account', async () => {
  const page = await site.open()
  await connect(page)
  const message = 'Grüße, 世界 🌍'
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByText(`Signed by ${alice}`).waitFor()
  const signature = await page.getByTestId('signature').innerText()
  assert.equal(await verifyMessage({ address: alice, message, signature }), true)
})

test('a refused signature is an error of the page, and nothing else changes', async () => {
  const page = await site.open()
  await connect(page)
  await inWallet(page, 0, 'reject', 'personal_sign')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page
    .getByText(/rejected/i)
    .first()
    .waitFor()
  assert.equal(await page.getByTestId('status').innerText(), 'connected')
})

test('a transaction is sent and mined on the network that is chosen', async () => {
  const page = await site.open()
  await connect(page)
  for (const [index, name] of [
    [0, 'Local One'],
    [1, 'Local Two'],
  ]) {
    const client = clientOf(site.stack.evm[index])
    const before = await client.getBalance({ address: recipient })
    await page.getByRole('main').getByRole('button', { name }).first().click()
    await page.getByTestId('network').filter({ hasText: name }).waitFor()
    await page.getByLabel(/^Amount/).fill('1.5')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText(/^In block \d+/).waitFor()
    const hash = await page.getByTestId('hash').innerText()
    const { status } = await client.getTransactionReceipt({ hash })
    assert.equal(status, 'success')
    assert.equal((await client.getBalance({ address: recipient })) - before, parseEther('1.5'))
    await page.reload()
    await page
      .getByTestId('status')
      .filter({ hasText: /^connected$/ })
      .waitFor()
  }
})

/** Runs in a page before anything else: what would be due in ten seconds or more never is, so no figure is read by its age. */
function forgetWhatIsLate() {
  const { setTimeout: start } = window
  window.setTimeout = (run, delay = 0, ...rest) =>
    start.call(window, delay >= 10_000 ? () => undefined : run, delay, ...rest)
}

/** A connected visitor at the form for sending, on a page that reads a balance again only for a reason. */
async function atSendForm() {
  const visitor = await site.visitor()
  await visitor.context.addInitScript(forgetWhatIsLate)
  const page = await visitor.open()
  await connect(page)
  await page.evaluate(() => void window.walletModal.open({ view: 'WalletSend' }))
  await atView(page, 'WalletSend')
  await showsBalance(page)
  return page
}

/** Waits until everything shows the balance that the chain has: the button, the hooks, the account and the form. */
async function showsBalance(page) {
  const balance = formatEther(await clientOf(site.stack.evm[0]).getBalance({ address: alice }))
  const [whole, part = ''] = balance.split('.')
  const figure = `${Number(whole).toLocaleString('en')}.${part.slice(0, 3).padEnd(3, '0')} ETH`
  await page
    .locator('wallet-modal-button')
    .getByRole('button', { name: `Open wallet: ${figure}`, includeHidden: true })
    .waitFor({ state: 'attached' })
  await fact(page, 'balance', `${balance} ETH`)
  await page.waitForFunction(balance => window.walletModal.getAccount('eip155').balance === balance, balance)
  await modal(page).getByText(`${figure} available`).waitFor()
}

/** Sends from the page's own code, as every library does in the end. */
const pay = (page, ether) =>
  page.evaluate(
    ({ from, to, value }) =>
      window.walletModal
        .getProvider('eip155')
        .request({ method: 'eth_sendTransaction', params: [{ from, to, value }] }),
    { from: alice, to: recipient, value: toHex(parseEther(ether)) },
  )

/** Whether a page asks an endpoint for something. */
const asksFor = method => request => request.method() === 'POST' && Boolean(request.postData()?.includes(method))

test('a payment of the site’s own is in every figure as soon as the wallet has sent it', async () => {
  const page = await atSendForm()
  const isForReceipt = asksFor('eth_getTransactionReceipt')
  await page.route(
    () => true,
    route => (isForReceipt(route.request()) ? leaveOpen(route.request()) : route.fallback()),
  )
  await pay(page, '2.5')
  await showsBalance(page)
})

test('a payment of the site’s own is in every figure once it is in a block', async () => {
  const page = await atSendForm()
  const client = clientOf(site.stack.evm[0])
  await client.request({ method: 'evm_setAutomine', params: [false] })
  try {
    const read = page.waitForResponse(response => asksFor('eth_getBalance')(response.request()))
    const asked = page.waitForRequest(asksFor('eth_getTransactionReceipt'))
    await pay(page, '3.5')
    await Promise.all([read, asked])
  } finally {
    await client.request({ method: 'evm_mine', params: [] })
    await client.request({ method: 'evm_setAutomine', params: [true] })
  }
  await showsBalance(page)
})
