/** The texts that are needed until a wallet is connected: frame, titles, the Connect view and its waiting. */
export const opening = {
  'connect.title': 'Connect wallet',
  'connect.wallets': 'Wallets',
  'connect.installed': 'Installed',
  'connect.recent': 'Recent',
  'connect.get': 'Get',
  'connect.more': 'Show {count} more',
  'connect.loading': 'Looking for wallets',
  'connect.failed': 'The wallet list could not be loaded',
  'connect.guide': 'I don’t have a wallet',
  'connect.empty.title': 'No wallet found',
  'connect.empty.text': 'Install a wallet in this browser, then come back here to connect it.',
  'connect.empty.action': 'What is a wallet?',
  'connect.unnamed': 'Browser wallet',

  'action.retry': 'Try again',

  'legal.terms': 'Terms of service',
  'legal.privacy': 'Privacy policy',
  'legal.agree.both': 'I agree to the terms of service and the privacy policy',
  'legal.agree.terms': 'I agree to the terms of service',
  'legal.agree.privacy': 'I agree to the privacy policy',
  'legal.first': 'Tick the box to choose a wallet',

  'connecting.title': 'Connect',
  'connecting.idle.title': 'Connect with {wallet}',
  'connecting.idle.text': 'Your wallet will ask for your permission',
  'connecting.idle.action': 'Continue',
  'connecting.waiting.title': 'Continue in {wallet}',
  'connecting.waiting.text': 'Approve the request in the wallet’s window',
  'connecting.pending.title': 'A request is waiting',
  'connecting.pending.text': 'Open {wallet} and finish the request that is waiting there',
  'connecting.rejected.title': 'Request declined',
  'connecting.rejected.text': 'Nothing was shared. You can try again',
  'connecting.failed.title': 'Could not connect',
  'connecting.failed.text': 'Check that {wallet} is unlocked, then try again',
  'connecting.connected.title': 'Connected',
  'connecting.connected.text': 'You are connected with {wallet}',
  'connecting.gone.title': 'This wallet is no longer available',
  'connecting.gone.text': 'It may have been turned off in the browser',
  'connecting.gone.action': 'Choose another wallet',
  'connecting.get': 'No {wallet}? Get it',

  'downloads.title': 'Get {wallet}',
  'downloads.any': 'Get a wallet',

  'account.title': 'Account',
  'account.unsupported': 'Unsupported network',

  'networks.title': 'Choose network',

  'switch.title': 'Switch network',

  'unsupported.title': 'Switch network',

  'profile.title': 'Wallets',

  'wallet.title': 'What is a wallet?',

  'network.title': 'What is a network?',

  'snack.addressCopied': 'Address copied',
  'snack.copyFailed': 'Could not copy the address',

  'modal.close': 'Close',
  'modal.back': 'Back',
  'modal.help': 'What is a wallet?',
  'modal.network': 'Network: {network}. Change network',
  'modal.network.none': 'Choose network',
  'modal.loading': 'Loading',
  'modal.failed.title': 'This page did not load',
  'modal.failed.text': 'Check your connection, then try again.',
  'modal.dismiss': 'Dismiss',

  'field.clear': 'Clear',
  'field.search': 'Search',
} as const
