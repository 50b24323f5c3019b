import assert from 'node:assert/strict'
import test from 'node:test'

import { atRest } from '../support/at-rest.mjs'
import { FAMILIES, connectFamily, openFamilies } from './support/families.mjs'
import { atView, modal } from './support/page.mjs'
import { scan, takePicture } from './support/scan.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()

const WALLETS = { eip155: 'Aspen', solana: 'Larch', bip122: 'Tamarack' }
const COPIED = { permissions: ['clipboard-read', 'clipboard-write'] }

/** Opens the view of a family's address, connected to its wallet. */
async function receive(namespace, options = COPIED) {
  const page = await openFamilies(site, { options })
  await connectFamily(page, namespace, WALLETS[namespace])
  await atView(page)
  await page.evaluate(() => void window.walletModal.open({ view: 'WalletReceive' }))
  await atView(page, 'WalletReceive')
  await drawn(page)
  return page
}

const view = page => modal(page).locator('w3m-wallet-receive-view')
const drawn = async page => {
  await view(page)
    .getByRole('img', { name: /^QR code of the address/ })
    .waitFor()
  await atRest(page)
}

/** The full address as displayed, and as returned by its button and its code. */
async function given(page) {
  const written = (await view(page).locator('.address').innerText()).replace(/\s/g, '')
  const scanned = await scan(site.browser, await takePicture(page))
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await view(page).getByRole('button', { name: 'Copy address' }).click()
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '')
  return { written, scanned, copied: await page.evaluate(() => navigator.clipboard.readText()) }
}

const addressOf = (page, namespace) => page.evaluate(name => window.walletModal.getAccount(name).address, namespace)

for (const namespace of ['eip155', 'solana'])
  test(`${FAMILIES[namespace].name}: code, text and copy are the whole address, with a word on its networks`, async () => {
    const page = await receive(namespace)
    const address = await addressOf(page, namespace)
    assert.ok(address)
    assert.deepEqual(await given(page), { written: address, scanned: address, copied: address })
    await modal(page).getByText('Address copied').waitFor()
    await view(page).getByText(`Only send assets on ${FAMILIES[namespace].name} networks to this address.`).waitFor()
  })

test('an address that the wallet writes in small letters is shown, drawn, copied and handed out with its capitals', async () => {
  const page = await openFamilies(site, { options: COPIED })
  const own = await page.evaluate(async () => {
    const [wallet] = window.testWallets
    const [address] = await wallet.provider.request({ method: 'eth_requestAccounts' })
    for (const method of ['eth_requestAccounts', 'eth_accounts']) wallet.answer(method, [address.toLowerCase()])
    return address
  })
  assert.notEqual(own, own.toLowerCase())
  await connectFamily(page, 'eip155', WALLETS.eip155)
  await atView(page)
  assert.equal(await addressOf(page, 'eip155'), own)
  await page.evaluate(() => void window.walletModal.open({ view: 'WalletReceive' }))
  await drawn(page)
  assert.deepEqual(await given(page), { written: own, scanned: own, copied: own })
})

test('Bitcoin: payments and ordinals have separate, labelled addresses', async () => {
  const page = await receive('bip122')
  const accounts = await page.evaluate(() => window.walletModal.getAccount('bip122').allAccounts)
  const kept = type => accounts.find(account => account.type === type)?.address
  assert.notEqual(kept('payment'), kept('ordinal'))

  const payment = await given(page)
  assert.deepEqual(new Set(Object.values(payment)), new Set([kept('payment')]))
  assert.match(kept('payment'), /^bcrt1q/)
  await view(page).getByText('Only send bitcoin').waitFor()

  await view(page).getByRole('tab', { name: 'Ordinals' }).click()
  await view(page)
    .getByRole('img', { name: `QR code of the address ${kept('ordinal')}` })
    .waitFor()
  const ordinal = await given(page)
  assert.deepEqual(new Set(Object.values(ordinal)), new Set([kept('ordinal')]))
  await view(page).getByText('Only send ordinals').waitFor()
  assert.equal(await view(page).getByText(kept('payment')).count(), 0)
})

for (const [name, options] of Object.entries({
  'a light page': { colorScheme: 'light' },
  'a phone of 360 px': { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
}))
  test(`the code can be scanned off ${name}`, async () => {
    const page = await receive('eip155', { ...COPIED, ...options })
    if (options.colorScheme) await page.evaluate(mode => window.walletModal.setThemeMode(mode), options.colorScheme)
    assert.equal(await scan(site.browser, await takePicture(page)), await addressOf(page, 'eip155'))
  })

test('the networks of the address are those of its family, and back leads to the code', async () => {
  const page = await receive('eip155')
  await view(page)
    .getByRole('button', { name: /^Supported networks/ })
    .click()
  await atView(page, 'WalletCompatibleNetworks')
  const list = modal(page).getByRole('list', { name: 'Supported networks' })
  await list.getByRole('listitem').first().waitFor()
  const shown = await list.getByRole('listitem').allInnerTexts()
  const known = await page.evaluate(() =>
    window.walletModal.getCaipNetworks('eip155').map(({ caipNetworkId, name }) => ({ caipNetworkId, name })),
  )
  assert.deepEqual(
    shown.map(text => text.trim()),
    known.map(({ name }) => name),
  )
  assert.ok(known.every(({ caipNetworkId }) => caipNetworkId.startsWith('eip155:')))
  await modal(page).getByRole('button', { name: 'Back' }).click()
  await atView(page, 'WalletReceive')
})
