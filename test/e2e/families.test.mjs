import assert from 'node:assert/strict'
import test from 'node:test'

import {
  FAMILIES,
  NAMESPACES,
  chooseRow,
  connectFamily,
  connections,
  endFamily,
  inFamilyWallet,
  openFamilies,
  openProfile,
  prompts,
  standing,
} from './support/families.mjs'
import { atView, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()

const THREE = { eip155: 'Aspen', solana: 'Larch', bip122: 'Tamarack' }
const ONE_PROMPT_EACH = { 'Aspen eip155': 1, 'Larch solana': 1, 'Tamarack bip122': 1 }

const profile = page => modal(page).locator('w3m-profile-wallets-view')
const card = (page, title) => page.getByRole('region', { name: title })

async function connectThree(page) {
  for (const [namespace, wallet] of Object.entries(THREE)) {
    await connectFamily(page, namespace, wallet)
    await atView(page)
  }
  await standing(page, THREE)
}

test('three wallets of three families are connected at once, with one prompt each', async () => {
  const page = await openFamilies(site)
  await connectThree(page)
  assert.deepEqual(await prompts(page), ONE_PROMPT_EACH)
})

test('an EVM transfer is mined, a SOL transfer confirmed and a PSBT taken, from three wallets of one page', async () => {
  const page = await openFamilies(site)
  await connectThree(page)

  await card(page, 'Send a transaction').getByRole('button', { name: 'Send' }).click()
  await card(page, 'Send a transaction')
    .getByText(/In block \d+/)
    .waitFor()

  await card(page, 'Solana').getByRole('button', { name: 'Send SOL' }).click()
  await card(page, 'Solana').getByText('Confirmed', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Pay by a signed PSBT' }).click()
  const sent = page.getByText(/Sent in [0-9a-f]{64}/)
  await sent.waitFor()
  const txid = /[0-9a-f]{64}/.exec(await sent.innerText())?.[0]
  const kept = await (await fetch(`${site.stack.bitcoin.url}/tx/${txid}`)).json()
  assert.equal(kept.status.confirmed, true)
  await standing(page, THREE)
})

test('a reload restores all three, the active family too, without any prompt', async () => {
  const page = await openFamilies(site)
  await connectThree(page)
  await page.evaluate(() => window.walletModal.switchNetwork('eip155:31337'))
  for (let visit = 0; visit < 2; visit++) {
    await page.reload()
    await standing(page, THREE)
    assert.deepEqual(await prompts(page), {})
    assert.equal(await page.evaluate(() => window.walletModal.getActiveChainNamespace()), 'eip155')
  }
})

for (const ended of NAMESPACES)
  test(`only ${FAMILIES[ended].name} is disconnected, and stays so after a reload`, async () => {
    const page = await openFamilies(site)
    await connectThree(page)
    await endFamily(page, ended)
    const { [ended]: _ended, ...left } = THREE
    await standing(page, left)
    await page.reload()
    await standing(page, left)
    assert.deepEqual(await prompts(page), {})
  })

test('all wallets are disconnected at once', async () => {
  const page = await openFamilies(site)
  await connectThree(page)
  await openProfile(page)
  await profile(page).getByRole('button', { name: 'Disconnect all wallets' }).click()
  await standing(page, {})
  await page.reload()
  await standing(page, {})
})

for (const namespace of NAMESPACES) {
  const { name, wallets } = FAMILIES[namespace]
  const [first, second] = wallets
  test(`${name}: two wallets are connected, switched between, restored and disconnected`, async () => {
    const page = await openFamilies(site)
    await connectFamily(page, namespace, first)
    await atView(page)
    await connectFamily(page, namespace, second)
    await atView(page)
    await standing(page, { [namespace]: second })
    assert.deepEqual(await prompts(page), { [`${first} ${namespace}`]: 1, [`${second} ${namespace}`]: 1 })

    await openProfile(page, namespace)
    await profile(page)
      .getByRole('list', { name: 'Other connected wallets' })
      .getByRole('button', { name: new RegExp(`^${first}`) })
      .first()
      .click()
    await standing(page, { [namespace]: first })
    assert.deepEqual(
      await prompts(page),
      { [`${first} ${namespace}`]: 1, [`${second} ${namespace}`]: 1 },
      'a wallet that still allows the site is taken back silently',
    )

    await page.reload()
    await standing(page, { [namespace]: first })
    assert.deepEqual(await prompts(page), {})

    await openProfile(page, namespace)
    const end = profile(page).getByRole('button', { name: 'Disconnect', exact: true })
    await end.click()
    await standing(page, { [namespace]: second })
    await atView(page, 'ProfileWallets')
    await page.reload()
    await standing(page, { [namespace]: second })
    assert.deepEqual(await prompts(page), {})

    await endFamily(page, namespace)
    await standing(page, {})
    await page.reload()
    await standing(page, {})
  })
}

test('a network of a family without a wallet leads to connecting one, and other wallets stay connected', async () => {
  const page = await openFamilies(site)
  await connectFamily(page, 'eip155', 'Aspen')
  await atView(page)
  await page.locator('wallet-modal-network-button').getByRole('button').click()
  await atView(page, 'Networks')
  const lists = modal(page).locator('w3m-networks-view').getByRole('list')
  await lists.first().waitFor()
  assert.deepEqual(await lists.evaluateAll(all => all.map(list => list.getAttribute('aria-label'))), [
    'EVM',
    'Bitcoin',
    'Solana',
  ])
  await modal(page).getByRole('list', { name: 'Solana' }).getByRole('button').first().click()
  await atView(page, 'SwitchActiveChain')
  await modal(page).getByRole('button', { name: 'Choose a wallet' }).click()
  await atView(page, 'Connect')
  await chooseRow(page, 'Larch')
  await standing(page, { eip155: 'Aspen', solana: 'Larch' })
  assert.deepEqual(await prompts(page), { 'Aspen eip155': 1, 'Larch solana': 1 })
})

test('another family becomes the active one without a request to any wallet', async () => {
  const page = await openFamilies(site)
  await connectThree(page)
  const calls = () =>
    page.evaluate(async () => {
      const { Larch, Tamarack } = await window.familyWallets
      return [window.testWallets[0].calls, Larch.solana.calls, Tamarack.bip122.calls]
        .map(list => list.filter(({ method }) => !method.startsWith('eth_get')).length)
        .join()
    })
  const before = await calls()
  for (const [namespace, list] of [
    ['eip155', 'EVM'],
    ['solana', 'Solana'],
    ['bip122', 'Bitcoin'],
  ]) {
    await page.locator('wallet-modal-network-button').getByRole('button').click()
    await atView(page, 'Networks')
    await modal(page).getByRole('list', { name: list }).getByRole('button').first().click()
    await atView(page)
    assert.equal(await page.evaluate(() => window.walletModal.getActiveChainNamespace()), namespace)
    await standing(page, THREE)
  }
  assert.equal(await calls(), before)
})

test('a wallet of three families is one row and connects each with one prompt a click', async () => {
  const page = await openFamilies(site, { multi: { name: 'Spruce' } })
  await pressButton(page)
  await atView(page, 'Connect')
  const rows = modal(page)
    .locator('w3m-connect-view')
    .getByRole('button', { name: /^Spruce\b/ })
  await rows.first().waitFor()
  assert.equal(await rows.count(), 1)
  await rows.click()
  await atView(page, 'ConnectingMultiChain')
  await modal(page).getByRole('button', { name: 'Ethereum networks' }).click()
  await atView(page)
  await standing(page, { eip155: 'Spruce' })
  assert.deepEqual(await prompts(page), { 'Spruce eip155': 1 })

  for (const [list, family] of [
    ['Solana', 'solana'],
    ['Bitcoin', 'bip122'],
  ]) {
    await page.locator('wallet-modal-network-button').getByRole('button').click()
    await atView(page, 'Networks')
    await modal(page).getByRole('list', { name: list }).getByRole('button').first().click()
    await atView(page, 'SwitchActiveChain')
    await modal(page)
      .getByRole('button', { name: `Connect Spruce to ${list} too` })
      .click()
    await atView(page)
    assert.equal((await prompts(page))[`Spruce ${family}`], 1)
  }
  const all = { eip155: 'Spruce', solana: 'Spruce', bip122: 'Spruce' }
  await standing(page, all)
  await page.reload()
  await standing(page, all)
  assert.deepEqual(await prompts(page), {})
  await endFamily(page, 'solana')
  await standing(page, { eip155: 'Spruce', bip122: 'Spruce' })
})

test('a refused family of a wallet of three is asked again for that family', async () => {
  const page = await openFamilies(site, { multi: { name: 'Spruce' } })
  await inFamilyWallet(page, 'Spruce', 'bip122', 'reject')
  await pressButton(page)
  await atView(page, 'Connect')
  await chooseRow(page, 'Spruce')
  await atView(page, 'ConnectingMultiChain')
  await modal(page).getByRole('list').getByRole('button', { name: 'Bitcoin' }).click()
  await modal(page).getByText('Request declined').first().waitFor()
  await inFamilyWallet(page, 'Spruce', 'bip122', 'approve')
  await modal(page).getByRole('button', { name: 'Try again' }).click()
  await atView(page)
  await standing(page, { bip122: 'Spruce' })
  assert.deepEqual(await prompts(page), { 'Spruce bip122': 2 })
})

test('a wallet that drops a family when another connects is marked, with one tap to restore it', async () => {
  const page = await openFamilies(site, { multi: { name: 'Hemlock', exclusive: true } })
  const choose = async family => {
    await chooseRow(page, 'Hemlock')
    await atView(page, 'ConnectingMultiChain')
    await modal(page).getByRole('list').getByRole('button', { name: family }).click()
    await atView(page)
  }
  await pressButton(page)
  await atView(page, 'Connect')
  await choose('Ethereum networks')
  await standing(page, { eip155: 'Hemlock' })
  await connectFamily(page, 'solana', 'Hemlock')
  await standing(page, { solana: 'Hemlock' })
  await atView(page)

  await pressButton(page)
  await atView(page, 'Account')
  const notice = modal(page).getByText('Hemlock is no longer connected to EVM.')
  await notice.waitFor()
  await modal(page).getByRole('button', { name: 'Reconnect' }).click()
  await standing(page, { eip155: 'Hemlock' })
  assert.deepEqual(await prompts(page), { 'Hemlock eip155': 2, 'Hemlock solana': 1 })
})

test('when the active family’s wallet disconnects, the page continues with another and offers to restore it', async () => {
  const page = await openFamilies(site)
  await connectThree(page)
  assert.equal(await page.evaluate(() => window.walletModal.getActiveChainNamespace()), 'bip122')
  await inFamilyWallet(page, 'Tamarack', 'bip122', 'revoke')
  const { bip122: _gone, ...left } = THREE
  await standing(page, left)
  const active = await page.evaluate(() => window.walletModal.getActiveChainNamespace())
  assert.ok(active in left, active)
  await page
    .locator('wallet-modal-button')
    .getByRole('button', { name: /^Open wallet/ })
    .waitFor()

  await pressButton(page)
  await atView(page, 'Account')
  await modal(page).getByText('Tamarack is no longer connected to Bitcoin.').waitFor()
  await modal(page).getByRole('button', { name: 'Reconnect' }).click()
  await standing(page, THREE)
  assert.equal(await page.evaluate(() => window.walletModal.getActiveChainNamespace()), 'bip122')
  assert.deepEqual(await prompts(page), { ...ONE_PROMPT_EACH, 'Tamarack bip122': 2 })
})

test('without multiWallet a family has one connection, and its functions say so', async () => {
  const page = await openFamilies(site)
  await page.evaluate(() => window.walletModal.updateFeatures({ multiWallet: false }))
  await connectFamily(page, 'solana', 'Larch')
  await atView(page)
  await page.evaluate(() => void window.walletModal.open({ view: 'Connect', namespace: 'solana' }))
  await atView(page, 'Connect')
  await chooseRow(page, 'Hazel')
  await atView(page)
  await standing(page, { solana: 'Hazel' })
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('@appkit/connections') ?? '{}').solana)
  assert.deepEqual(
    stored.map(({ connectorId }) => connectorId),
    ['Hazel'],
  )
  assert.deepEqual(await page.evaluate(() => window.walletModal.getConnections('solana')), [])
  await openProfile(page, 'solana')
  assert.equal(await profile(page).getByRole('button', { name: 'Add wallet' }).count(), 0)
  assert.equal(await profile(page).getByText('Larch').count(), 0)
  await modal(page)
    .getByText(/Multi-Wallet Not Enabled/i)
    .waitFor()
})

test('everything of several wallets is done by keyboard alone', async () => {
  const page = await openFamilies(site)
  await connectThree(page)
  const tabTo = async name => {
    for (let presses = 0; presses < 30; presses++) {
      const focused = await page.evaluate(() => {
        let element = document.activeElement
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
        const text = element?.getAttribute('aria-label') ?? element?.textContent?.trim().replace(/\s+/g, ' ')
        return text || (element?.title ?? '')
      })
      if (name.test(focused)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Nothing called ${name} is reached by Tab`)
  }
  // the view that goes out keeps the focus until the next one is there
  const inView = async view => {
    await atView(page, view)
    await page.waitForFunction(() => {
      const dialog = document.querySelector('w3m-modal')?.shadowRoot
      return dialog?.activeElement?.shadowRoot?.activeElement?.localName === 'h2'
    })
  }
  await page.locator('wallet-modal-button').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await inView('Account')
  await tabTo(/^Tamarack/)
  await page.keyboard.press('Enter')
  await inView('ProfileWallets')
  const selected = name => modal(page).getByRole('tab', { name, selected: true }).waitFor()
  await selected('Bitcoin')
  await tabTo(/^Bitcoin$/)
  await page.keyboard.press('ArrowRight')
  await selected('Solana')
  await tabTo(/^Larch/)
  await page.keyboard.press('Enter')
  await inView('Account')
  assert.equal(await page.evaluate(() => window.walletModal.getActiveChainNamespace()), 'solana')
  await tabTo(/^Larch/)
  await page.keyboard.press('Enter')
  await inView('ProfileWallets')
  await tabTo(/^Disconnect all wallets/)
  await page.keyboard.press('Enter')
  await atView(page)
  await standing(page, {})
})
