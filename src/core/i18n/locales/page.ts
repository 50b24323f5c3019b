/** The few texts that a page shows before anybody opens the modal; the first load carries only these. */
export const page = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting...',
  'button.restoring': 'Restoring your wallet',
  'button.account': 'Open wallet: {address} on {network}',
  'button.account.balance': 'Open wallet: {balance}, {address} on {network}',
  'button.network': 'Select network',
  'button.network.change': 'Change network: {network}',
  'button.unsupported': 'Unsupported network',
  'button.wallet': 'Connect {wallet}',
} as const
