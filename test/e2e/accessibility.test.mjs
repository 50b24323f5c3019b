import assert from 'node:assert/strict'
import test from 'node:test'

import axe from 'axe-core'

import { atView, chooseWallet, connect, inWallet, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()

/** What axe finds on the page and in the modal. */
async function audit(page) {
  await page.waitForTimeout(150)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}

const openView = (page, options) => page.evaluate(options => void window.walletModal.open(options), options)

/** Every state worth a look: how to get there from a fresh page, and the view that then shows. */
const STATES = {
  'the page': [() => undefined],
  Connect: [pressButton, 'Connect'],
  WhatIsAWallet: [page => openView(page, { view: 'WhatIsAWallet' }), 'WhatIsAWallet'],
  WhatIsANetwork: [page => openView(page, { view: 'WhatIsANetwork' }), 'WhatIsANetwork'],
  'Networks, not connected': [page => openView(page, { view: 'Networks' }), 'Networks'],
  'Account, not connected': [page => openView(page, { view: 'Account' }), 'Account'],
  'connecting, waiting': [
    async page => {
      await inWallet(page, 0, 'hang', 'eth_requestAccounts')
      await pressButton(page)
      await chooseWallet(page, 'Aspen')
    },
    'ConnectingExternal',
  ],
  'connecting, refused': [
    async page => {
      await inWallet(page, 0, 'reject')
      await pressButton(page)
      await chooseWallet(page, 'Aspen')
      await modal(page).getByText('Request declined').first().waitFor()
    },
    'ConnectingExternal',
  ],
  Downloads: [
    async page => {
      await pressButton(page)
      await modal(page).locator('w3m-wallet-row').getByText('Get').first().click()
    },
    'Downloads',
  ],
  'Connect, terms to accept': [
    async page => {
      await page.getByRole('switch', { name: 'Ask to accept the terms' }).setChecked(true)
      await pressButton(page)
    },
    'Connect',
  ],
}
const CONNECTED = {
  'the page, connected': [() => undefined],
  Account: [pressButton, 'Account'],
  'Account, NFTs': [
    async page => {
      await pressButton(page)
      await modal(page).getByRole('tab', { name: 'NFTs' }).click()
    },
    'Account',
  ],
  'Account, activity': [
    async page => {
      await pressButton(page)
      await modal(page).getByRole('tab', { name: 'Activity' }).click()
    },
    'Account',
  ],
  Networks: [page => openView(page, { view: 'Networks' }), 'Networks'],
  ProfileWallets: [page => openView(page, { view: 'ProfileWallets' }), 'ProfileWallets'],
  'SwitchNetwork, waiting': [
    async page => {
      await inWallet(page, 0, 'hang', 'wallet_switchEthereumChain')
      await openView(page, { view: 'Networks' })
      await modal(page)
        .getByRole('button', { name: /Local Two/ })
        .click()
    },
    'SwitchNetwork',
  ],
  'SwitchNetwork, refused': [
    async page => {
      await inWallet(page, 0, 'reject', 'wallet_switchEthereumChain')
      await openView(page, { view: 'Networks' })
      await modal(page)
        .getByRole('button', { name: /Local Two/ })
        .click()
      await modal(page).getByText('Switch declined').first().waitFor()
    },
    'SwitchNetwork',
  ],
  UnsupportedChain: [page => inWallet(page, 0, 'switchChain', 0x539), 'UnsupportedChain'],
}

/** Puts the page back as it was: the wallet obliging, on a listed chain, and the modal closed. */
async function settle(page) {
  const goHome = async () => {
    await inWallet(page, 0, 'switchChain', 31337)
    await page.getByTestId('network').filter({ hasText: 'Local One' }).waitFor()
  }
  await goHome()
  await page.evaluate(() => window.walletModal.close())
  await atView(page)
  await inWallet(page, 0, 'approve') // what hung goes on now: a connection was cancelled, a switch is done
  await page.waitForTimeout(100)
  await goHome()
}

for (const colorScheme of ['light', 'dark']) {
  for (const [phase, states] of Object.entries({ disconnected: STATES, connected: CONNECTED })) {
    test(`axe finds nothing in any view, ${phase}, ${colorScheme}`, async () => {
      const page = await (await site.visitor({ colorScheme })).open()
      if (phase === 'connected') await connect(page)
      const found = []
      for (const [name, [go, view]] of Object.entries(states)) {
        await go(page)
        if (view) await atView(page, view)
        found.push(...(await audit(page)).map(text => `${name}: ${text}`))
        await settle(page)
      }
      assert.deepEqual(found, [])
    })
  }
}

for (const locale of ['Ëñļöñĝéð', 'Right to left']) {
  test(`no text is cut off in the pseudo-language "${locale}"`, async () => {
    const page = await (await site.visitor({ viewport: { width: 360, height: 740 } })).open()
    await page.getByRole('radio', { name: locale }).check()
    await pressButton(page)
    await page.waitForFunction(() =>
      /\u202e|[éöûî]/.test(
        document.querySelector('w3m-modal')?.shadowRoot?.querySelector('w3m-header')?.shadowRoot?.textContent ?? '',
      ),
    )
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    assert.equal(wide, false)
    const { x, width } = await page.locator('w3m-modal .panel').boundingBox()
    assert.ok(x >= 0 && x + width <= 360)
  })
}
