/** The texts of wallets, and of where to get one. */
export const wallets = {
  'connect.loading': 'Looking for wallets',
  'connect.unnamed': 'Browser wallet',
  'pairing.unknown': 'Wallet',
  'all.none.title': 'No wallets found',

  'get.list': 'Wallets to get',
  'get.none': 'Look for a wallet in your app store.',
  'get.guide': 'Explore more wallets',
  'connecting.get': 'Don’t have {wallet}? Get it',

  'downloads.title': 'Get {wallet}',
  'downloads.any': 'Get a wallet',
  'downloads.list': 'Where to get {wallet}',
  'downloads.chrome': 'Chrome Web Store',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Website',
  'downloads.empty.title': 'No download link found',
  'downloads.empty.text': 'Look for {wallet} in your app store.',

  'connecting.notFound.title': 'This wallet is no longer available',
  'connecting.notFound.text': 'It may have been turned off in your browser',
  'connecting.notFound.action': 'Choose another wallet',

  'wallet.title': 'What is a wallet?',
  'wallet.keys.title': 'A home for your assets',
  'wallet.keys.text': 'A wallet stores, sends and receives your tokens and collectibles.',
  'wallet.login.title': 'A new way to sign in',
  'wallet.login.text': 'Connect your wallet instead of using a username and password.',
  'wallet.control.title': 'You stay in control',
  'wallet.control.text': 'Sites can only ask. Nothing moves until you approve it in your wallet.',
  'wallet.get': 'Get a wallet',
} as const
