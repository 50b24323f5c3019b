import assert from 'node:assert/strict'
import test from 'node:test'

import { atRest } from '../support/at-rest.mjs'
import { comesTrue } from '../support/comes-true.mjs'
import { atView, callsOf, chainOf, connect, count, fact, inWallet, modal, readFact } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const UNLISTED = 0x539
const site = await startSite()

const chooseNetwork = async (page, name) => {
  await page.locator('wallet-modal-network-button').getByRole('button').click()
  await atView(page, 'Networks')
  await modal(page)
    .getByRole('button', { name: new RegExp(name) })
    .click()
}

test('a visitor switches the network in the modal, and the wallet follows', async () => {
  const page = await site.open()
  await connect(page)
  await chooseNetwork(page, 'Local Two')
  await fact(page, 'network', /^Local Two \(31338\)/)
  await atView(page)
  assert.equal(await chainOf(page), 31338)
  await page.reload()
  await fact(page, 'network', /^Local Two/)
})

test('the page follows a switch in the wallet', async () => {
  const page = await site.open()
  await connect(page)
  await inWallet(page, 0, 'switchChain', 31338)
  await fact(page, 'network', /^Local Two/)
  await inWallet(page, 0, 'switchChain', 31337)
  await fact(page, 'network', /^Local One/)
})

test('a rejected switch is shown and changes nothing', async () => {
  const page = await site.open()
  await connect(page)
  await inWallet(page, 0, 'reject', 'wallet_switchEthereumChain')
  await chooseNetwork(page, 'Local Two')
  await modal(page).getByText('Switch declined').first().waitFor()
  assert.match(await readFact(page, 'network'), /^Local One/)
  await inWallet(page, 0, 'approve')
  await modal(page).getByRole('button', { name: 'Try again' }).click()
  await fact(page, 'network', /^Local Two/)
})

test('a chain that the site does not list asks for another one and cannot be closed away', async () => {
  const page = await site.open()
  await connect(page)
  await inWallet(page, 0, 'switchChain', UNLISTED)
  await atView(page, 'UnsupportedChain')
  await page.keyboard.press('Escape')
  await atRest(page)
  await atView(page, 'UnsupportedChain')
  await modal(page)
    .getByRole('button', { name: /Local One/ })
    .click()
  await fact(page, 'network', /^Local One/)
  await atView(page)
  assert.equal(await chainOf(page), 31337)
})

test('connecting on a chain that is not listed ends on one that is', async () => {
  const page = await site.open()
  await inWallet(page, 0, 'switchChain', UNLISTED)
  await page.locator('wallet-modal-button').getByRole('button').click()
  await modal(page)
    .locator('w3m-connect-view')
    .getByRole('button', { name: /^Aspen/ })
    .click()
  await atView(page, 'UnsupportedChain')
  await modal(page)
    .getByRole('button', { name: /Local Two/ })
    .click()
  await fact(page, 'network', /^Local Two/)
  await atView(page)
})

test('with unlisted chains allowed, the page does not change', async () => {
  const page = await site.open()
  await connect(page)
  await page.getByRole('switch', { name: 'Allow networks that are not listed' }).check()
  await inWallet(page, 0, 'switchChain', UNLISTED)
  await fact(page, 'network', /not listed here/)
  await atRest(page)
  assert.equal(await page.locator('w3m-modal[open]').count(), 0)
})

test('a chain that the wallet does not know is added to it', async () => {
  const page = await site.open()
  await connect(page, 'Birch')
  await chooseNetwork(page, 'Local Two')
  await fact(page, 'network', /^Local Two/)
  const calls = await callsOf(page, 1)
  assert.equal(count(calls, 'wallet_addEthereumChain'), 1)
  assert.equal(await chainOf(page, 1), 31338)
})

test('a wallet that rejects the new chain leaves the visitor on the old one', async () => {
  const page = await site.open()
  await connect(page, 'Birch')
  await inWallet(page, 1, 'fail', 'wallet_addEthereumChain', { code: -32603, message: 'no' })
  await chooseNetwork(page, 'Local Two')
  await modal(page).getByText('Not in your wallet').first().waitFor()
  assert.match(await readFact(page, 'network'), /^Local One/)
})

test('without a connection the choice is kept by a reload', async () => {
  const page = await site.open()
  await chooseNetwork(page, 'Local Two')
  await fact(page, 'network', /^Local Two/)
  await page.reload()
  await fact(page, 'network', /^Local Two/)
})

test('a network chosen before connecting is requested from the wallet', async () => {
  const page = await site.open()
  await chooseNetwork(page, 'Local Two')
  await fact(page, 'network', /^Local Two/)
  await connect(page)
  assert.ok(await comesTrue(async () => (await chainOf(page)) === 31338))
  await fact(page, 'network', /^Local Two/)
})

test('so is one that was chosen before a reload', async () => {
  const page = await site.open()
  await chooseNetwork(page, 'Local Two')
  await fact(page, 'network', /^Local Two/)
  await page.reload()
  await fact(page, 'network', /^Local Two/)
  await connect(page)
  assert.ok(await comesTrue(async () => (await chainOf(page)) === 31338))
  await fact(page, 'network', /^Local Two/)
})
