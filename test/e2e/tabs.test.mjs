import test from 'node:test'

import { atRest } from '../support/at-rest.mjs'
import { atView, connect, connected, disconnected, fact, inWallet, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()

test('two tabs follow each other: connect, disconnect, and connect again', async () => {
  const visitor = await site.visitor()
  const [one, other] = [await visitor.open(), await visitor.open()]
  await connect(one)
  await connected(other)
  await fact(other, 'address', site.stack.accounts[0].address)

  await other.getByRole('main').getByRole('button', { name: 'Disconnect' }).click()
  await disconnected(other)
  await disconnected(one)

  await connect(other, 'Birch')
  await fact(one, 'wallet', 'Birch')
})

test('a new tab starts connected', async () => {
  const visitor = await site.visitor()
  await connect(await visitor.open())
  const later = await visitor.open()
  await connected(later)
})

test('a tab that is in the middle of connecting another wallet is left alone', async () => {
  const visitor = await site.visitor()
  const [one, other] = [await visitor.open(), await visitor.open()]
  await inWallet(other, 1, 'hang', 'eth_requestAccounts')
  await other.locator('wallet-modal-button').getByRole('button').click()
  await other
    .locator('w3m-connect-view')
    .getByRole('button', { name: /^Birch.*Installed/ })
    .click()
  await fact(other, 'status', 'connecting')
  await connect(one)
  await inWallet(other, 1, 'approve')
  await fact(other, 'wallet', 'Birch')
})

test('tabs that are not to sync keep their own wallets', async () => {
  const visitor = await site.visitor()
  await visitor.context.grantPermissions(['local-network-access']) // pages that a test answers for have no address
  await visitor.context.route('**/plain.html', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<wallet-modal\n', '<wallet-modal no-tab-sync\n')
    await route.fulfill({ response, body })
  })
  const [one, other] = [await visitor.open('plain.html'), await visitor.open('plain.html')]
  await connect(one)
  await atRest(other)
  await disconnected(other)

  await connect(other, 'Birch')
  await pressButton(one)
  await atView(one, 'Account')
  await modal(one).getByRole('button', { name: 'Disconnect' }).click()
  await disconnected(one)
  await atRest(other)
  await connected(other)
})
