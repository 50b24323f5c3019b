import { modal } from '../page.mjs'
import { field, openView, press, shown } from './steps.mjs'

/** From the button to a purchase of the first of the tokens. */
async function chooseBuy(page) {
  await openView(page, 'OnRampProviders')
  await shown(page, 'Total')
}

/** At the review of a purchase. */
async function reviewBuy(page) {
  await chooseBuy(page)
  await press(page, 'Continue')
  await modal(page).getByRole('button', { name: 'Continue to Coinbase' }).waitFor()
}

/** A purchase that the provider has decided, seen again in the modal. */
async function decideBuy(page, { stack }, mode) {
  stack.onramp.set({ mode, delayMs: 60_000 })
  await reviewBuy(page)
  const opened = page.waitForEvent('popup')
  await press(page, 'Continue to Coinbase')
  const popup = await opened
  await popup.getByText('Status').first().waitFor()
  await popup.close()
}

export const BUYING = [
  {
    name: 'FundWallet',
    view: 'FundWallet',
    line: 'The ways to fund a wallet.',
    go: page => openView(page, 'FundWallet'),
  },
  {
    name: 'OnRampProviders',
    view: 'OnRampProviders',
    line: 'What to buy, for how much, and from whom; unavailable providers say why.',
    go: chooseBuy,
  },
  {
    name: 'OnRampProviders, estimate',
    view: 'OnRampProviders',
    line: 'Without a quote the figure is an estimate, never a price.',
    faults: [{ route: 'POST /v1/onramp/quote', mode: 'fail', status: 404 }],
    go: async page => {
      await openView(page, 'OnRampProviders')
      await shown(page, /This is an estimate/)
    },
  },
  {
    name: 'OnRampProviders, beyond the limits',
    view: 'OnRampProviders',
    line: 'The limit is shown before the provider opens.',
    go: async page => {
      await chooseBuy(page)
      await field(page, 'Amount to pay in USD').fill('9.99')
      await shown(page, 'The minimum is $10.00')
    },
  },
  {
    name: 'OnRampTokenSelect',
    view: 'OnRampTokenSelect',
    line: 'What can be bought on the network.',
    go: async page => {
      await chooseBuy(page)
      await press(page, /^You receive/)
    },
  },
  {
    name: 'OnRampFiatSelect',
    view: 'OnRampFiatSelect',
    line: 'The currencies to pay with.',
    go: async page => {
      await chooseBuy(page)
      await press(page, /^You pay in/)
    },
  },
  {
    name: 'BuyInProgress',
    view: 'BuyInProgress',
    line: 'The details the provider receives, before its page opens.',
    go: reviewBuy,
  },
  {
    name: 'BuyInProgress, pending',
    view: 'BuyInProgress',
    line: 'The provider has received the payment, and the tokens are on their way.',
    go: async (page, site) => {
      await decideBuy(page, site, 'delay')
      await shown(page, 'Your purchase is on its way')
    },
  },
  {
    name: 'BuyInProgress, a part',
    view: 'BuyInProgress',
    line: 'Less arrived than estimated.',
    go: async (page, site) => {
      await decideBuy(page, site, 'part')
      await shown(page, /That’s less than/)
    },
  },
  {
    name: 'BuyInProgress, failed',
    view: 'BuyInProgress',
    line: 'The provider declined; another can be chosen.',
    go: async (page, site) => {
      await decideBuy(page, site, 'refuse')
      await shown(page, 'The purchase failed')
    },
  },
  {
    name: 'WhatIsABuy',
    view: 'WhatIsABuy',
    line: 'For first-time buyers.',
    go: page => openView(page, 'WhatIsABuy'),
  },
]
