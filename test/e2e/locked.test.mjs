import assert from 'node:assert/strict'
import test from 'node:test'

import { atView, callsOf, connect, connected, count, disconnected, fact, inWallet, modal } from './support/page.mjs'
import { chooseRow, connectFamily, inFamilyWallet, openFamilies, prompts, standing } from './support/families.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()

const stored = (page, namespace = 'eip155') =>
  page.evaluate(name => localStorage.getItem(`@appkit/${name}:connected_connector_id`), namespace)

async function reload(page) {
  await page.reload()
  await page.waitForFunction(() => 'walletModal' in window && 'testWallets' in window)
  await page.evaluate(() => window.familyWallets)
}

/** The page is loaded again while its wallet is locked, as after a start of the browser. */
async function lockedPage() {
  const page = await site.open()
  await connect(page)
  await inWallet(page, 0, 'lock')
  await disconnected(page)
  await reload(page)
  await disconnected(page)
  return page
}

const noPrompt = async page => assert.equal(count(await callsOf(page), 'eth_requestAccounts'), 0)

test('a wallet that is locked when the page loads comes back when it is unlocked, without a prompt', async () => {
  const page = await lockedPage()
  assert.equal(await stored(page), 'com.example.aspen')
  await inWallet(page, 0, 'unlock')
  await connected(page)
  await fact(page, 'address', site.stack.accounts[0].address)
  await noPrompt(page)
  await atView(page)
})

test('or at the next load, after any number of loads while it is locked', async () => {
  const page = await lockedPage()
  await reload(page)
  await disconnected(page)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('test-wallet:')) {
        const memory = JSON.parse(localStorage.getItem(key))
        localStorage.setItem(key, JSON.stringify({ ...memory, lock: 'open' }))
      }
  })
  await reload(page)
  await connected(page)
  await noPrompt(page)
})

test('a wallet that hangs when the page loads is restored when it finally answers', async () => {
  const visitor = await site.visitor()
  const page = await visitor.open()
  await connect(page)
  await visitor.context.addInitScript(() => {
    addEventListener('eip6963:announceProvider', ({ detail }) => {
      if (detail.info.name !== 'Aspen' || 'hangs' in window) return
      window.hangs = true
      const { request } = detail.provider
      const answered = new Promise(resolve => (window.answer = resolve))
      detail.provider.request = async call => {
        if (call.method === 'eth_accounts') await answered
        return request(call)
      }
    })
  })
  await reload(page)
  await disconnected(page)
  assert.equal(await stored(page), 'com.example.aspen')
  await page.evaluate(() => window.answer())
  await connected(page)
  await noPrompt(page)
})

test('a wallet that is unlocked does not replace what the visitor connected meanwhile', async () => {
  const page = await lockedPage()
  await connect(page, 'Birch')
  await inWallet(page, 0, 'unlock')
  await inWallet(page, 1, 'switchAccount', 1) // heard after it
  await fact(page, 'address', site.stack.accounts[3].address)
  await fact(page, 'wallet', 'Birch')
  await reload(page)
  await fact(page, 'wallet', 'Birch')
})

test('disconnecting is permanent: in the wallet, and by the visitor while the wallet is locked', async () => {
  const page = await site.open()
  await connect(page)
  await inWallet(page, 0, 'revoke')
  await disconnected(page)
  assert.equal(await stored(page), null)
  await reload(page)
  await disconnected(page)

  const other = await lockedPage()
  await other.evaluate(() => window.walletModal.disconnect())
  assert.equal(await stored(other), null)
  await inWallet(other, 0, 'unlock')
  await reload(other)
  await disconnected(other)
})

test('a wallet of all families is restored in each of them, others are unchanged', async () => {
  const page = await openFamilies(site, { multi: { name: 'Spruce' } })
  await page.locator('wallet-modal-button').getByRole('button').click()
  await atView(page, 'Connect')
  const choose = async family => {
    await chooseRow(page, 'Spruce')
    await atView(page, 'ConnectingMultiChain')
    await modal(page).getByRole('list').getByRole('button', { name: family }).click()
    await atView(page)
  }
  await choose('Ethereum networks')
  await connectFamily(page, 'solana', 'Spruce')
  await atView(page)
  await connectFamily(page, 'bip122', 'Tamarack')
  await standing(page, { eip155: 'Spruce', solana: 'Spruce', bip122: 'Tamarack' })

  for (const family of ['eip155', 'solana', 'bip122']) await inFamilyWallet(page, 'Spruce', family, 'lock')
  await standing(page, { bip122: 'Tamarack' })
  for (const family of ['eip155', 'solana']) await inFamilyWallet(page, 'Spruce', family, 'unlock')
  await standing(page, { eip155: 'Spruce', solana: 'Spruce', bip122: 'Tamarack' })

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/^test-.*wallet:(?!com)/.test(key)) {
        const memory = JSON.parse(localStorage.getItem(key))
        localStorage.setItem(key, JSON.stringify({ ...memory, lock: 'waits' }))
      }
  })
  await reload(page)
  await standing(page, {})
  for (const [name, family] of [
    ['Spruce', 'solana'],
    ['Tamarack', 'bip122'],
    ['Spruce', 'eip155'],
  ])
    await inFamilyWallet(page, name, family, 'unlock')
  await standing(page, { eip155: 'Spruce', solana: 'Spruce', bip122: 'Tamarack' })
  assert.deepEqual(await prompts(page), {})
})
