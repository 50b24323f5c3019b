import assert from 'node:assert/strict'
import test, { afterEach } from 'node:test'

import { createPublicClient, createWalletClient, encodeFunctionData, erc20Abi, http, parseEther, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import { takesBatches } from './support/batches.mjs'
import { approve, frameOf, logIn } from './support/email.mjs'
import { atView, callsOf, connect, count, inWallet, modal } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const [chain, other] = site.stack.evm
const client = createPublicClient({ transport: http(chain.rpcUrl) })
const { plain: dollar } = chain.tokens
const [alice] = site.stack.accounts.map(({ address }) => address)
const receiver = site.stack.accounts[7].address
const DOLLAR = 10n ** BigInt(dollar.decimals)

afterEach(() => site.stack.frame.reset())

const encode = (functionName, ...args) => encodeFunctionData({ abi: erc20Abi, functionName, args })
const read = (functionName, ...args) =>
  client.readContract({ address: dollar.address, abi: erc20Abi, functionName, args })
const etherOf = address => client.getBalance({ address })
const dollarsOf = address => read('balanceOf', address)

const COIN = { to: receiver, value: toHex(parseEther('0.1')) }
const TOKEN = { to: dollar.address, data: encode('transfer', receiver, 3n * DOLLAR) }
const APPROVAL = { to: dollar.address, data: encode('approve', chain.router, 2n * DOLLAR) }
/** More than anybody has. */
const TOO_MUCH = { to: dollar.address, data: encode('transfer', receiver, 10n ** 40n) }

const button = (page, name) => modal(page).getByRole('button', { name })
const says = (page, text) => modal(page).getByText(text).first().waitFor()
const sends = async page => count(await callsOf(page), 'eth_sendTransaction')
const fates = page => modal(page).locator('w3m-send-calls-view .fate').allInnerTexts()

/** Has a site ask for calls, and keeps how they end. */
async function ask(page, calls, options = {}) {
  await page.evaluate(
    options => {
      window.ended = window.walletModal.sendCalls(options).then(outcome => ({
        ...outcome,
        ...('error' in outcome ? { error: outcome.error.code } : {}),
      }))
    },
    { calls, ...options },
  )
  await atView(page, 'SendCalls')
}

const ended = page => page.evaluate(() => window.ended)

test('a wallet that takes several calls at once is asked once, and all of them go through', async () => {
  const page = await site.open()
  const [ether, dollars] = [await etherOf(receiver), await dollarsOf(receiver)]
  await takesBatches(page, site)
  await connect(page)
  await ask(page, [COIN, TOKEN, APPROVAL])
  await says(page, 'Send 0.1 ETH')
  await says(page, 'Allow spending of tokens')
  await says(page, /either all of them go through, or none/)
  await button(page, 'Send 3 calls').click()
  await says(page, '3 of 3 went through')
  const outcome = await ended(page)
  assert.deepEqual([outcome.status, outcome.isAtomic, outcome.hashes.length], ['sent', true, 3])
  assert.equal((await etherOf(receiver)) - ether, parseEther('0.1'))
  assert.equal((await dollarsOf(receiver)) - dollars, 3n * DOLLAR)
  assert.equal(await read('allowance', alice, chain.router), 2n * DOLLAR)
  assert.deepEqual([count(await callsOf(page), 'wallet_sendCalls'), await sends(page)], [1, 0])
  await button(page, 'Done').click()
  await atView(page)
})

test('any other wallet is asked for one call after the other, as announced to the visitor', async () => {
  const page = await site.open()
  const [ether, dollars] = [await etherOf(receiver), await dollarsOf(receiver)]
  await connect(page)
  await ask(page, [COIN, TOKEN])
  await says(page, 'Aspen asks for each call in turn. If one fails, the calls before it have already gone through.')
  assert.equal(await sends(page), 0)
  await button(page, 'Send 2 calls').click()
  await says(page, '2 of 2 went through')
  const outcome = await ended(page)
  assert.deepEqual([outcome.status, outcome.isAtomic], ['sent', false])
  const receipts = await Promise.all(outcome.hashes.map(hash => client.getTransactionReceipt({ hash })))
  assert.deepEqual(
    receipts.map(({ status, to }) => [status, to]),
    [COIN, TOKEN].map(({ to }) => ['success', to.toLowerCase()]),
  )
  assert.equal((await etherOf(receiver)) - ether, parseEther('0.1'))
  assert.equal((await dollarsOf(receiver)) - dollars, 3n * DOLLAR)
  assert.equal(await sends(page), 2)
})

test('a refusal leaves the calls to be confirmed again, and nothing is sent', async () => {
  const page = await site.open()
  const ether = await etherOf(receiver)
  await connect(page)
  await ask(page, [COIN, TOKEN])
  await inWallet(page, 0, 'reject', 'eth_sendTransaction')
  await button(page, 'Send 2 calls').click()
  await says(page, 'You declined in Aspen. Nothing was sent.')
  assert.equal(await etherOf(receiver), ether)
  await inWallet(page, 0, 'approve', 'eth_sendTransaction')
  await button(page, 'Send 2 calls').click()
  await says(page, '2 of 2 went through')
  assert.equal((await ended(page)).status, 'sent')
})

test('a refusal in the middle says which calls went through', async () => {
  const page = await site.open()
  const [ether, dollars] = [await etherOf(receiver), await dollarsOf(receiver)]
  await connect(page)
  await ask(page, [COIN, TOKEN, APPROVAL])
  await client.request({ method: 'evm_setAutomine', params: [false] })
  try {
    await button(page, 'Send 3 calls').click()
    await says(page, 'On its way')
    await inWallet(page, 0, 'reject', 'eth_sendTransaction')
    await client.request({ method: 'evm_mine', params: [] })
  } finally {
    await client.request({ method: 'evm_setAutomine', params: [true] })
  }
  await says(page, 'You declined in Aspen, so the other calls weren’t sent.')
  await says(page, '1 of 3 went through')
  assert.deepEqual(await fates(page), ['Went through', 'Not sent', 'Not sent'])
  const outcome = await ended(page)
  assert.deepEqual([outcome.status, outcome.error, outcome.hashes.length], ['rejected', 'TRANSACTION_REJECTED', 1])
  assert.equal((await etherOf(receiver)) - ether, parseEther('0.1'))
  assert.equal(await dollarsOf(receiver), dollars)
})

test('a call that fails on the chain keeps the rest from being sent, and says so', async () => {
  const page = await site.open()
  const ether = await etherOf(receiver)
  const account = privateKeyToAccount(site.stack.accounts[0].privateKey)
  const wallet = createWalletClient({ account, transport: http(chain.rpcUrl) })
  await page.exposeFunction('signUntried', ({ to, data, value = '0x0' }) =>
    wallet.sendTransaction({ to, data, value: BigInt(value), gas: 200_000n, chain: null }),
  )
  await page.evaluate(() => window.testWallets[0].answer('eth_sendTransaction', ([call]) => window.signUntried(call)))
  await connect(page)
  await ask(page, [COIN, TOO_MUCH, TOKEN])
  await button(page, 'Send 3 calls').click()
  await says(page, 'A call failed on the network, so the calls after it weren’t sent.')
  assert.deepEqual(await fates(page), ['Went through', 'Didn’t go through', 'Not sent'])
  const outcome = await ended(page)
  assert.deepEqual([outcome.status, outcome.error, outcome.hashes.length], ['failed', 'TRANSACTION_FAILED', 1])
  assert.equal((await etherOf(receiver)) - ether, parseEther('0.1'))
  assert.equal(await sends(page), 2)
})

test('calls whose first one would fail on the chain ask no wallet', async () => {
  const page = await site.open()
  await connect(page)
  await ask(page, [TOO_MUCH])
  await says(page, /^This transaction would fail/)
  await button(page, 'Try again').waitFor()
  assert.equal(await sends(page), 0)
  await page.keyboard.press('Escape')
  await atView(page)
  assert.equal((await ended(page)).error, 'TRANSACTION_SIMULATION_FAILED')
})

for (const [what, ...change] of [
  ['account', 'switchAccount', 1],
  ['network', 'switchChain', other.chainId],
])
  test(`another ${what} in the wallet after the review sends nothing`, async () => {
    const page = await site.open()
    await connect(page)
    await ask(page, [COIN, TOKEN])
    await button(page, 'Send 2 calls').waitFor()
    await inWallet(page, 0, ...change)
    await button(page, 'Send 2 calls').waitFor({ state: 'detached' })
    await says(
      page,
      what === 'account' ? /switched to another account or network. Nothing was sent/ : /These calls are on/,
    )
    assert.equal(await sends(page), 0)
  })

test('calls on another network are sent there, once the wallet has switched', async () => {
  const page = await site.open()
  await connect(page)
  await ask(page, [COIN], { chainId: other.chainId })
  await button(page, /^Switch to /).click()
  await button(page, 'Send 1 call').click()
  await says(page, '1 of 1 went through')
  assert.equal((await ended(page)).caipNetworkId, other.caipNetworkId)
})

test('a smart account of the embedded wallet approves all calls in one window, and comes back to them', async () => {
  const page = await (await site.visitor()).open()
  await logIn(page, site.stack, 'ada@example.com')
  const address = await page.evaluate(() => window.walletModal.getAddress('eip155'))
  await client.request({ method: 'anvil_setBalance', params: [address, toHex(parseEther('5'))] })
  const ether = await etherOf(receiver)
  await ask(page, [COIN, { ...COIN, value: toHex(parseEther('0.2')) }])
  await says(page, /either all of them go through, or none/)
  await button(page, 'Send 2 calls').click()
  await atView(page, 'ApproveTransaction')
  await frameOf(page).getByRole('button', { name: 'Approve' }).waitFor()
  await approve(page)
  await atView(page, 'SendCalls')
  await says(page, '2 of 2 went through')
  const outcome = await ended(page)
  assert.deepEqual([outcome.status, outcome.isAtomic], ['sent', true])
  assert.equal((await etherOf(receiver)) - ether, parseEther('0.3'))
})
