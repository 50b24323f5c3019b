import { TOKENS } from '../holdings.mjs'
import { atView, inWallet, modal } from '../page.mjs'
import { BALANCES, field, given, openView, press, shown } from './steps.mjs'

/** From the button to a form that is filled in. */
async function writeSend(page, amount, receiver) {
  await openView(page, 'WalletSend')
  await atView(page, 'WalletSend')
  await field(page, 'Amount').fill(amount)
  await field(page, 'Recipient').fill(receiver)
}

async function reviewSend(page, { stack }) {
  await writeSend(page, '0.25', stack.accounts[7].address)
  await press(page, 'Review')
  await atView(page, 'WalletSendPreview')
  await shown(page, 'Network fee')
}

export const SENDING = [
  {
    name: 'WalletSendConfirmed',
    view: 'WalletSendConfirmed',
    line: 'A send requested by the site is complete.',
    go: async (page, { stack }) => {
      const [{ chainId }] = stack.evm
      const { address: to } = stack.accounts[7]
      const args = { namespace: 'eip155', chainId, assetAddress: 'native', amount: '0.125', to }
      await openView(page, 'WalletSend', args)
      await atView(page, 'WalletSend')
      await press(page, 'Review')
      await atView(page, 'WalletSendPreview')
      await press(page, /^Send 0.125/)
    },
  },
  {
    name: 'WalletReceive',
    view: 'WalletReceive',
    line: 'The full address, as a code and as text.',
    go: page => openView(page, 'WalletReceive'),
  },
  {
    name: 'WalletCompatibleNetworks',
    view: 'WalletCompatibleNetworks',
    line: 'The networks where that address is the same.',
    go: page => openView(page, 'WalletCompatibleNetworks'),
  },
  {
    name: 'WalletSend',
    view: 'WalletSend',
    line: 'What to send, and to whom.',
    go: async (page, { stack }) => {
      await writeSend(page, '0.25', stack.accounts[7].address)
      await modal(page).locator('w3m-wallet-send-view .found').waitFor()
    },
  },
  {
    name: 'WalletSend, faults',
    view: 'WalletSend',
    line: 'Errors are shown at the field they concern.',
    go: async (page, { stack }) => {
      await writeSend(page, '123456789', stack.accounts[0].address)
      await shown(page, 'Not enough ETH')
      await shown(page, 'This is your own address.')
    },
  },
  {
    name: 'WalletSendSelectToken',
    view: 'WalletSendSelectToken',
    line: 'Choosing the token.',
    faults: [given(BALANCES, TOKENS)],
    go: async page => {
      await openView(page, 'WalletSend')
      await press(page, /Choose/)
      await shown(page, 'USD Coin')
    },
  },
  {
    name: 'WalletSendPreview',
    view: 'WalletSendPreview',
    line: 'A review before the wallet is asked.',
    go: reviewSend,
  },
  {
    name: 'WalletSendPreview, declined',
    view: 'WalletSendPreview',
    line: 'The wallet said no, and nothing was sent.',
    go: async (page, site) => {
      await reviewSend(page, site)
      await inWallet(page, 0, 'reject', 'eth_sendTransaction')
      await press(page, /^Send 0.25/)
      await shown(page, /Nothing was sent/)
    },
  },
]
