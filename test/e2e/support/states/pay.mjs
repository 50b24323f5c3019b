import { atView } from '../page.mjs'
import { openView, press, shown } from './steps.mjs'

/** Asks for a payment of test dollars as a site does. */
async function askToPay(page, { stack }, { on = 0, amount = '25' } = {}) {
  const { caipNetworkId, tokens } = stack.evm[on]
  const { address, name, symbol, decimals } = tokens.plain
  const recipient = stack.accounts[6].address
  const paymentAsset = { network: caipNetworkId, asset: address, metadata: { name, symbol, decimals } }
  await page.evaluate(
    options => {
      window.walletModal.updateFeatures({ pay: true })
      void window.walletModal.pay(options)
    },
    { paymentAsset, recipient, amount },
  )
  await atView(page, 'Pay')
  await shown(page, /^Pay with Binance/)
}

async function payFromWallet(page, site, options) {
  await askToPay(page, site, options)
  await press(page, /^Pay with Aspen/)
  await atView(page, 'PayQuote')
}

export const PAYING = [
  {
    name: 'Pay',
    view: 'Pay',
    line: 'What is to be paid, to whom, and the ways to pay it.',
    go: askToPay,
  },
  {
    name: 'PayQuote',
    view: 'PayQuote',
    line: 'A payment from the wallet, as it will be signed.',
    go: async (page, site) => {
      await payFromWallet(page, site)
      await shown(page, 'Network fee')
    },
  },
  {
    name: 'PayQuote, over the payment service',
    view: 'PayQuote',
    line: 'Paying with a different asset or network: what the service charges, and where it is paid.',
    go: async (page, site) => {
      await payFromWallet(page, site, { on: 1 })
      await shown(page, 'Service fee')
    },
  },
  {
    name: 'PayLoading',
    view: 'PayLoading',
    line: 'A payment at an exchange, until the exchange confirms it.',
    go: async (page, site) => {
      await askToPay(page, site, { amount: '26' })
      await press(page, /^Pay with Binance/)
      await shown(page, 'Finish the payment at Binance')
    },
  },
  {
    name: 'PayLoading, paid',
    view: 'PayLoading',
    line: 'A payment that the network has confirmed.',
    go: async (page, site) => {
      await payFromWallet(page, site, { amount: '2' })
      await press(page, /^Pay 2 /)
      await shown(page, 'Payment complete')
    },
  },
  {
    name: 'PayWithExchange',
    view: 'PayWithExchange',
    line: "A deposit from an exchange to the visitor's own account.",
    go: async page => {
      await openView(page, 'PayWithExchange')
      await press(page, /^50$/)
      await shown(page, /^Deposit from Binance/)
    },
  },
  {
    name: 'PayWithExchangeSelectAsset',
    view: 'PayWithExchangeSelectAsset',
    line: 'What can be deposited on the network.',
    go: async page => {
      await openView(page, 'PayWithExchange')
      await press(page, /^Deposit ETH/)
      await shown(page, 'TUSD')
    },
  },
]
