import { atView, modal } from '../page.mjs'
import { field, given, openView, press, shown } from './steps.mjs'

/** From the button to a swap of ether for the first of the tokens. */
async function chooseSwap(page) {
  await openView(page, 'Swap')
  await press(page, 'Choose a token')
  await modal(page).getByRole('button', { name: /TUSD/ }).click()
  await atView(page, 'Swap')
  await field(page, 'Amount to pay').fill('0.5')
}

async function writeSwap(page) {
  await chooseSwap(page)
  await shown(page, /^1 ETH = /)
}

export const SWAPPING = [
  {
    name: 'Swap',
    view: 'Swap',
    line: 'Which token to swap for which, and the amount received.',
    go: writeSwap,
  },
  {
    name: 'Swap, not on this network',
    view: 'Swap',
    line: 'Nothing can be swapped on this network.',
    faults: [given('GET /v1/convert/tokens', { tokens: [] })],
    go: async page => {
      await openView(page, 'Swap')
      await shown(page, 'Network not supported for Swaps')
    },
  },
  {
    name: 'Swap, no liquidity',
    view: 'Swap',
    line: 'Why there is no price, next to the form.',
    faults: [given('GET /v1/convert/quotes', { quotes: [{ toAmount: '0' }] })],
    go: async page => {
      await chooseSwap(page)
      await shown(page, /Insufficient liquidity/)
    },
  },
  {
    name: 'SwapSelectToken',
    view: 'SwapSelectToken',
    line: "The network's tokens, the account's own first.",
    go: async page => {
      await openView(page, 'Swap')
      await press(page, 'Choose a token')
      await shown(page, 'TUSD')
    },
  },
  {
    name: 'SwapPreview',
    view: 'SwapPreview',
    line: 'A review of the swap before the wallet is asked.',
    go: async page => {
      await writeSwap(page)
      await press(page, 'Review swap')
      await shown(page, 'You receive at least')
    },
  },
  {
    name: 'SwapPreview, any amount',
    view: 'SwapPreview',
    line: 'A token without permits is approved for exactly the amount, unless the visitor chooses more.',
    go: async page => {
      await writeSwap(page)
      await press(page, 'Switch the two tokens')
      await field(page, 'Amount to pay').fill('25')
      await press(page, 'Review swap')
      await modal(page).getByRole('switch', { name: 'Allow any amount of TUSD' }).click()
      await shown(page, /let the exchange take any amount/)
    },
  },
]
