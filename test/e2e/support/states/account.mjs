import { HISTORY, OVERFULL, TOKENS } from '../holdings.mjs'
import { inWallet, pressButton } from '../page.mjs'
import { ACTIVITY, BALANCES, given, openView, press, shown, toTab } from './steps.mjs'

export const ACCOUNT = [
  {
    name: 'Account',
    view: 'Account',
    line: 'What the account holds, and its value.',
    faults: [given(BALANCES, TOKENS)],
    go: async page => {
      await pressButton(page)
      await shown(page, 'USD Coin')
    },
  },
  {
    name: 'Account, overfull',
    unpictured: true,
    view: 'Account',
    line: 'Very long names and very large figures.',
    faults: [given(BALANCES, OVERFULL)],
    go: async page => {
      await pressButton(page)
      await shown(page, /Wrapped Liquid/)
    },
  },
  {
    name: 'Account, NFTs',
    view: 'Account',
    line: "The account's collectibles.",
    faults: [given(ACTIVITY, HISTORY)],
    go: async page => {
      await toTab(page, 'NFTs')
      await shown(page, 'Field Note #7')
    },
  },
  {
    name: 'Account, activity',
    view: 'Account',
    line: 'Activity by day; suspicious entries are marked.',
    faults: [given(ACTIVITY, HISTORY)],
    go: async page => {
      await toTab(page, 'Activity')
      await shown(page, /^Sent/)
    },
  },
  {
    name: 'Account, nothing happened',
    view: 'Account',
    line: 'No activity.',
    faults: [given(ACTIVITY, { data: [], next: null })],
    go: async page => {
      await toTab(page, 'Activity')
      await shown(page, 'No activity yet')
    },
  },
  {
    name: 'Account, activity failed',
    view: 'Account',
    line: 'The service did not answer; the visitor can retry.',
    faults: [{ route: ACTIVITY, mode: 'fail', status: 500 }],
    go: async page => {
      await toTab(page, 'Activity')
      await shown(page, 'Could not load your activity.')
    },
  },
  {
    name: 'Account, rate-limited',
    view: 'Account',
    line: 'The service asks the visitor to wait.',
    faults: [{ route: ACTIVITY, mode: 'rate-limit', retryAfterS: 30 }],
    go: async page => {
      await toTab(page, 'Activity')
      await shown(page, /Too many requests/)
    },
  },
  { name: 'Networks', view: 'Networks', line: 'The networks of the site.', go: page => openView(page, 'Networks') },
  {
    name: 'SwitchNetwork',
    view: 'SwitchNetwork',
    line: 'The wallet has been asked to switch networks.',
    go: async page => {
      await inWallet(page, 0, 'hang', 'wallet_switchEthereumChain')
      await openView(page, 'Networks')
      await press(page, /Local Two/)
    },
  },
  {
    name: 'SwitchNetwork, declined',
    view: 'SwitchNetwork',
    line: 'The wallet stays on its network.',
    go: async page => {
      await inWallet(page, 0, 'reject', 'wallet_switchEthereumChain')
      await openView(page, 'Networks')
      await press(page, /Local Two/)
      await shown(page, 'Switch declined')
    },
  },
  {
    name: 'UnsupportedChain',
    view: 'UnsupportedChain',
    line: 'The wallet is on a network that the site does not use.',
    stays: true,
    go: page => inWallet(page, 0, 'switchChain', 0x539),
  },
]
