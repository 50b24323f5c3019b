/** The texts of the buttons on the page: the only ones that the first load carries. */
export const buttons = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.offline': 'You are offline',
  'button.restoring': 'Restoring your wallet',
  'button.account': 'Open wallet: {address} on {network}',
  'button.account.balance': 'Open wallet: {balance}, {address} on {network}',
  'button.viewOnly': 'View only',
  'button.viewOnly.account': 'View only: {address} on {network}',
  'button.viewOnly.account.balance': 'View only: {balance}, {address} on {network}',
  'button.network': 'Select network',
  'button.network.change': 'Change network: {network}',
  'button.unsupported': 'Unsupported network',
  'button.wallet': 'Connect {wallet}',
} as const
