import { atRest } from '../../../support/at-rest.mjs'
import { chooseWallet, inWallet, modal, pressButton } from '../page.mjs'
import {
  chooseElsewhere,
  code,
  field,
  findElsewhere,
  openView,
  press,
  scanCode,
  search,
  shown,
  toAllWallets,
  toCode,
} from './steps.mjs'

export const STRANGERS = [
  {
    name: 'Connect',
    view: 'Connect',
    line: 'One code for any wallet, the wallets of this browser, and a link to all others.',
    go: async page => {
      await pressButton(page)
      await modal(page)
        .getByRole('button', { name: /^All wallets/ })
        .waitFor()
    },
  },
  {
    name: 'Connect, terms to accept',
    view: 'Connect',
    line: 'A site may ask for consent before anything is connected.',
    go: async page => {
      await page.getByRole('switch', { name: 'Ask to accept the terms' }).setChecked(true)
      await pressButton(page)
    },
  },
  {
    name: 'Connect, catalogue away',
    view: 'Connect',
    line: 'Installed wallets stay when the catalogue cannot be reached.',
    faults: [{ route: 'GET /getWallets', mode: 'fail', status: 503 }],
    go: pressButton,
  },
  {
    name: 'AllWallets',
    view: 'AllWallets',
    line: 'Six hundred wallets; only the visible ones are rendered.',
    go: async page => {
      await toAllWallets(page)
      await modal(page).locator('w3m-wallet-grid').getByRole('button').nth(12).waitFor()
      await atRest(page)
    },
  },
  {
    name: 'AllWallets, search',
    unpictured: true,
    view: 'AllWallets',
    line: 'What is typed is looked for at once.',
    go: async page => {
      await toAllWallets(page)
      await search(page, 'al')
      await shown(page, /^\d+ wallets$/)
    },
  },
  {
    name: 'AllWallets, nothing found',
    view: 'AllWallets',
    line: 'No wallet of that name, and a link back to all.',
    go: async page => {
      await toAllWallets(page)
      await search(page, 'no such wallet')
      await shown(page, 'No wallets found')
    },
  },
  {
    name: 'AllWallets, failed',
    view: 'AllWallets',
    line: 'The search could not be answered.',
    go: async (page, { stack }) => {
      await toAllWallets(page)
      stack.api.faults.set({ route: 'GET /getWallets', mode: 'fail', status: 503 })
      await search(page, 'zq')
      await shown(page, /[Cc]ould not (load|be loaded)/)
    },
  },
  {
    name: 'GetWallet',
    view: 'GetWallet',
    line: 'For people without a wallet.',
    go: page => openView(page, 'GetWallet'),
  },
  {
    name: 'Downloads',
    view: 'Downloads',
    line: 'Where to get a wallet.',
    go: async page => {
      const cell = await findElsewhere(page)
      await openView(page, 'Downloads', { walletId: await cell.getAttribute('data-wallet-id') })
    },
  },
  {
    name: 'ConnectingWalletConnect',
    view: 'ConnectingWalletConnect',
    line: 'A code for any wallet on a phone, with the time it remains valid.',
    go: async page => {
      await toCode(page)
      await code(page)
    },
  },
  {
    name: 'ConnectingWalletConnect, one wallet',
    unpictured: true,
    view: 'ConnectingWalletConnect',
    line: 'The ways to one wallet.',
    go: async page => {
      await chooseElsewhere(page)
    },
  },
  {
    name: 'ConnectingWalletConnect, declined',
    unpictured: true,
    view: 'ConnectingWalletConnect',
    line: 'The wallet said no; a fresh code is there already.',
    go: async (page, site) => {
      site.stack.wallet.rules.reject('session_proposal')
      await toCode(page)
      await scanCode(page, site).catch(() => undefined)
      await shown(page, /The request was declined/)
      await code(page)
    },
  },
  {
    name: 'ConnectingWalletConnect, refused',
    view: 'ConnectingWalletConnect',
    line: 'The relay does not let the site in.',
    go: async (page, { stack }) => {
      stack.relay.refuse('key')
      await toCode(page)
      await modal(page).getByRole('button', { name: 'Try again' }).waitFor({ timeout: 40_000 })
    },
  },
  {
    name: 'ConnectingWalletConnectBasic',
    view: 'ConnectingWalletConnectBasic',
    line: 'Only the code, for sites that prefer it.',
    go: async page => {
      await openView(page, 'ConnectingWalletConnectBasic')
      await code(page)
    },
  },
  {
    name: 'ConnectingExternal',
    view: 'ConnectingExternal',
    line: 'The wallet has been asked.',
    go: async page => {
      await inWallet(page, 0, 'hang', 'eth_requestAccounts')
      await pressButton(page)
      await chooseWallet(page, 'Aspen')
    },
  },
  {
    name: 'ConnectingExternal, declined',
    view: 'ConnectingExternal',
    line: 'The wallet said no; it can be asked again.',
    go: async page => {
      await inWallet(page, 0, 'reject')
      await pressButton(page)
      await chooseWallet(page, 'Aspen')
      await shown(page, 'Request declined')
    },
  },
  {
    name: 'Account, not connected',
    view: 'Account',
    line: 'Opened by a site before a wallet is connected.',
    go: page => openView(page, 'Account'),
  },
  {
    name: 'Account, view only',
    view: 'Account',
    line: 'An account that a site shows by its address: nothing can be sent, swapped or signed.',
    go: async page => {
      await page.evaluate(() => window.walletModal.watch('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'eip155'))
      await pressButton(page)
      await shown(page, 'View only')
    },
  },
  {
    name: 'WatchAddress',
    view: 'WatchAddress',
    line: 'Any account, by address or name: a site may let visitors watch it without its wallet.',
    go: async page => {
      await openView(page, 'WatchAddress')
      await shown(page, 'Nothing can be signed or sent.')
    },
  },
  {
    name: 'WatchAddress, no address',
    view: 'WatchAddress',
    line: 'The text is not an address on any network of the site.',
    go: async page => {
      await openView(page, 'WatchAddress')
      await field(page, 'Address or name').fill('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA9')
      await press(page, 'Watch an address')
      await shown(page, 'Not a valid address on the networks of this site')
    },
  },
  {
    name: 'Networks, not connected',
    view: 'Networks',
    line: 'A network can be chosen before connecting a wallet.',
    go: page => openView(page, 'Networks'),
  },
  {
    name: 'WhatIsAWallet',
    view: 'WhatIsAWallet',
    line: 'What a wallet is.',
    go: page => openView(page, 'WhatIsAWallet'),
  },
  {
    name: 'WhatIsANetwork',
    view: 'WhatIsANetwork',
    line: 'What a network is.',
    go: page => openView(page, 'WhatIsANetwork'),
  },
  {
    name: 'Diagnostics',
    view: 'Diagnostics',
    line: "What is wrong, for the site's developers.",
    english: true,
    go: async page => {
      await page.evaluate(() => window.walletModal.diagnose())
      await shown(page, 'Overview')
    },
  },
]
