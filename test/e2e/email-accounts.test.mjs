import assert from 'node:assert/strict'
import test, { afterEach } from 'node:test'

import {
  createPublicClient,
  createTestClient,
  http,
  isErc6492Signature,
  parseEther,
  recoverMessageAddress,
  toHex,
} from 'viem'

import { accountsOf, addressOf, approve, ask, logIn, logInAgain, toDecide } from './support/email.mjs'
import { atView, connected, disconnected, modal } from './support/page.mjs'
import { startSite } from './support/site.mjs'
import { openView } from './support/states/steps.mjs'

const site = await startSite()
const { frame } = site.stack
const [chain, other] = site.stack.evm
const transport = http(chain.rpcUrl)
const client = createPublicClient({ transport })
const anvil = createTestClient({ transport, mode: 'anvil' })

const EMAIL = 'ada@example.com'
const message = '0x68656c6c6f'
const RECEIVERS = ['0x00000000000000000000000000000000000000b1', '0x00000000000000000000000000000000000000b2']

afterEach(() => frame.reset())

async function member() {
  const page = await (await site.visitor()).open()
  await logIn(page, site.stack, EMAIL)
  return page
}

const switchTo = (page, { chainId }) =>
  page.evaluate(id => window.walletModal.switchNetwork(id, { throwOnFailure: true }), `eip155:${chainId}`)

/** Waits until the active EVM account is of a kind; gives its address. */
async function ofType(page, type) {
  await page.waitForFunction(type => window.walletModal.getAccount('eip155').accountType === type, type)
  return addressOf(page)
}

const isDeployed = page =>
  page.evaluate(() => window.walletModal.getAccount('eip155').embeddedWalletInfo.isSmartAccountDeployed)

async function logOut(page) {
  await page.evaluate(() => window.walletModal.disconnect())
  await disconnected(page)
}

/** What the visitor approves in the secure site’s window. */
async function approved(page, method, params) {
  const { asked } = await ask(page, method, params)
  await toDecide(page)
  await approve(page)
  const { value, message: refused } = await asked
  await atView(page)
  assert.equal(refused, undefined)
  return value
}

test('the same login has the same accounts on every network, after another login, and on another device', async () => {
  const page = await member()
  const accounts = await accountsOf(page)
  const [user] = frame.users()
  assert.ok(accounts.evm.includes(`eoa ${user.evm}`))
  assert.ok(accounts.evm.includes(`smartAccount ${accounts.active}`))
  assert.equal(accounts.solana, user.solana)
  for (const network of [other, chain]) {
    await switchTo(page, network)
    assert.equal(await page.evaluate(() => window.walletModal.getChainId('eip155')), network.chainId)
    assert.deepEqual(await accountsOf(page), accounts)
  }
  await logOut(page)
  await logInAgain(page, site.stack, EMAIL)
  assert.deepEqual(await accountsOf(page), accounts)
  frame.clearLimits()
  const elsewhere = await member()
  assert.deepEqual(await accountsOf(elsewhere), accounts)
  assert.equal(frame.users().length, 1)
})

test('a smart account signs before its deployment, reports it, and signs afterwards', async () => {
  const page = await member()
  const address = await ofType(page, 'smartAccount')
  assert.equal(await isDeployed(page), false)
  const early = await approved(page, 'personal_sign', [message, address])
  assert.equal(isErc6492Signature(early), true)
  assert.equal(await client.verifyMessage({ address, message: { raw: message }, signature: early }), true)
  assert.equal(await client.verifyMessage({ address, message: 'something else', signature: early }), false)

  await anvil.setBalance({ address, value: parseEther('1') })
  const [to] = RECEIVERS
  const before = await client.getBalance({ address: to })
  const hash = await approved(page, 'eth_sendTransaction', [{ from: address, to, value: toHex(parseEther('0.25')) }])
  assert.equal((await client.getTransactionReceipt({ hash })).status, 'success')
  assert.equal((await client.getBalance({ address: to })) - before, parseEther('0.25'))
  await page.waitForFunction(
    () => window.walletModal.getAccount('eip155').embeddedWalletInfo.isSmartAccountDeployed === true,
  )

  const late = await approved(page, 'personal_sign', [message, address])
  assert.equal(isErc6492Signature(late), false)
  assert.equal(await client.verifyMessage({ address, message: { raw: message }, signature: late }), true)
})

test('a batch is one request to the visitor and one transaction of the smart account, and reports its outcome', async () => {
  const page = await member()
  const from = await ofType(page, 'smartAccount')
  await anvil.setBalance({ address: from, value: parseEther('1') })
  const before = await Promise.all(RECEIVERS.map(address => client.getBalance({ address })))
  const calls = RECEIVERS.map((to, index) => ({ to, value: toHex(index + 1) }))
  const batch = { version: '2.0.0', from, chainId: toHex(chain.chainId), atomicRequired: true, calls }
  const { id } = await approved(page, 'wallet_sendCalls', [batch])
  const { asked } = await ask(page, 'wallet_getCallsStatus', [id])
  const { value } = await asked
  assert.deepEqual([value.status, value.atomic, value.receipts.length], [200, true, 1])
  const after = await Promise.all(RECEIVERS.map(address => client.getBalance({ address })))
  assert.deepEqual(
    after.map((balance, index) => balance - before[index]),
    [1n, 2n],
  )
  const wrong = await ask(page, 'wallet_sendCalls', [{ ...batch, calls: [{ to: 'ada.eth' }] }])
  assert.equal((await wrong.asked).code, -32602)
  await atView(page)
})

test('a network without smart accounts has the standard account, and the next has the smart one again', async () => {
  frame.smartAccountsOn([chain.chainId])
  const page = await member()
  const smart = await ofType(page, 'smartAccount')
  await switchTo(page, other)
  const standard = await ofType(page, 'eoa')
  assert.equal(standard, frame.users()[0].evm)
  await openView(page, 'AccountSettings')
  await modal(page)
    .getByRole('button', { name: /^Upgrade your wallet/ })
    .waitFor()
  assert.equal(
    await modal(page)
      .getByRole('button', { name: /^Switch to your/ })
      .count(),
    0,
  )
  await page.keyboard.press('Escape')
  await atView(page)
  const signature = await approved(page, 'personal_sign', [message, standard])
  assert.equal(await recoverMessageAddress({ message: { raw: message }, signature }), standard)
  await switchTo(page, chain)
  assert.equal(await ofType(page, 'smartAccount'), smart)
})

test('the account type that the visitor chose survives a reload and a new login', async () => {
  const page = await member()
  await ofType(page, 'smartAccount')
  await openView(page, 'AccountSettings')
  await modal(page)
    .getByRole('button', { name: /^Switch to your standard account/ })
    .click()
  const standard = await ofType(page, 'eoa')
  assert.equal(standard, frame.users()[0].evm)
  await page.reload()
  await connected(page)
  assert.equal(await ofType(page, 'eoa'), standard)
  const signature = await approved(page, 'personal_sign', [message, standard])
  assert.equal(await recoverMessageAddress({ message: { raw: message }, signature }), standard)
  await logOut(page)
  await logInAgain(page, site.stack, EMAIL)
  assert.equal(await ofType(page, 'eoa'), standard)
})

test('a login that the secure site ended is forgotten on the next visit', async () => {
  const page = await member()
  frame.endSessions()
  await page.reload()
  await disconnected(page)
  const kept = await page.evaluate(() => Object.keys(localStorage).filter(key => /^@appkit-wallet\//.test(key)))
  assert.deepEqual(
    kept.filter(key => /EMAIL|LAST_USED_CHAIN|SOCIAL_USERNAME/.test(key)),
    [],
  )
})
