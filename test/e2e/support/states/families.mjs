import { chooseRow, openProfile } from '../families.mjs'
import { atView, modal, pressButton } from '../page.mjs'
import { openView, shown } from './steps.mjs'

/** Makes another family the active one. */
const toFamily = (page, namespace) =>
  page.evaluate(namespace => {
    const { walletModal } = window
    return walletModal.switchNetwork(walletModal.getCaipNetworkId(namespace))
  }, namespace)

export const WITH_THREE_IN_ONE = [
  {
    name: 'ConnectingMultiChain',
    view: 'ConnectingMultiChain',
    line: 'One wallet, several families of networks.',
    go: async page => {
      await pressButton(page)
      await atView(page, 'Connect')
      await chooseRow(page, 'Spruce')
    },
  },
]

export const OF_THREE_FAMILIES = [
  {
    name: 'Account, Bitcoin',
    view: 'Account',
    line: 'An account of another family.',
    go: async page => {
      await toFamily(page, 'bip122')
      await pressButton(page)
    },
  },
  {
    name: 'Networks of three families',
    view: 'Networks',
    line: 'Networks by family.',
    go: page => openView(page, 'Networks'),
  },
  {
    name: 'SwitchActiveChain',
    view: 'SwitchActiveChain',
    line: 'A network without a connected wallet.',
    go: async page => {
      await page.evaluate(() => window.walletModal.disconnect('solana'))
      await openView(page, 'Networks')
      await modal(page).getByRole('list', { name: 'Solana' }).getByRole('button').first().click()
    },
  },
  {
    name: 'ProfileWallets',
    view: 'ProfileWallets',
    line: 'Connected wallets by family, and earlier ones.',
    go: async page => {
      await openProfile(page, 'eip155')
      await shown(page, 'Recently used')
    },
  },
  {
    name: 'WalletReceive, Bitcoin',
    view: 'WalletReceive',
    line: 'Payments and ordinals have separate addresses.',
    go: async page => {
      await toFamily(page, 'bip122')
      await openView(page, 'WalletReceive')
      await modal(page).getByRole('tab', { name: 'Ordinals' }).waitFor()
    },
  },
]
