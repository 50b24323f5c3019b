import { opening } from './opening.js'
import { page } from './page.js'

/**
 * English, the source of the key type. A key is `area.thing`; `{name}` marks what is filled in. Texts that are needed
 * early are in `page` and `opening`, so that the rest loads with the views that show it.
 */
export const en = {
  ...page,
  ...opening,
  'downloads.list': 'Where to get {wallet}',
  'downloads.chrome': 'Chrome Web Store',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Website',
  'downloads.empty.title': 'Nowhere to get it from here',
  'downloads.empty.text': 'Look for {wallet} in your app store.',

  'account.balance': 'Balance',
  'account.balance.loading': 'Loading balance',
  'account.balance.failed': 'Balance unavailable',
  'account.copy': 'Copy address',
  'account.explorer': 'View on {explorer}',
  'account.tabs': 'What this account holds',
  'account.tab.tokens': 'Tokens',
  'account.tab.nfts': 'NFTs',
  'account.tab.activity': 'Activity',
  'account.tokens.empty': 'No tokens yet',
  'account.tokens.empty.text': 'Tokens you hold on {network} appear here.',
  'account.nfts.empty': 'No NFTs yet',
  'account.nfts.empty.text': 'Collectibles you hold on {network} appear here.',
  'account.activity.empty': 'No activity yet',
  'account.activity.empty.text': 'What you send and receive on {network} appears here.',
  'account.features': 'Wallet actions',
  'account.feature.onramp': 'Buy',
  'account.feature.swaps': 'Swap',
  'account.feature.receive': 'Receive',
  'account.feature.send': 'Send',
  'account.wallet': 'Connected wallet',
  'account.disconnect': 'Disconnect',
  'account.none.title': 'Not connected',
  'account.none.text': 'Connect a wallet to see its account here.',
  'account.none.action': 'Connect wallet',

  'networks.list': 'Networks',
  'networks.search': 'Search networks',
  'networks.unapproved': 'Not in your wallet',
  'networks.none.title': 'No network found',
  'networks.none.text': 'Nothing matches “{query}”.',
  'networks.help': 'What is a network?',

  'switch.idle.text': 'Your wallet will ask for your permission',
  'switch.idle.action': 'Switch to {network}',
  'switch.waiting.title': 'Approve in {wallet}',
  'switch.waiting.text': 'Accept the switch to {network} in the wallet’s window',
  'switch.rejected.title': 'Switch declined',
  'switch.rejected.text': 'You are still on the network you came from',
  'switch.failed.title': 'Could not switch',
  'switch.failed.text': 'Choose {network} in {wallet} yourself, or try again',
  'switch.done.title': 'You are on {network}',
  'switch.unknown.title': 'Network not found',
  'switch.unknown.text': 'This site does not use that network.',
  'switch.wallet': 'your wallet',

  'unsupported.text': 'This site does not work with the network your wallet is on. Choose one of these:',
  'unsupported.list': 'Networks of this site',

  'profile.active': 'Active wallet',
  'profile.others': 'Other wallets',
  'profile.remove': 'Forget {wallet} {address}',
  'profile.add': 'Add wallet',
  'profile.switch.failed': 'Could not switch wallets',

  'wallet.keys.title': 'A home for what you own',
  'wallet.keys.text': 'A wallet keeps, sends and receives your tokens and collectibles.',
  'wallet.login.title': 'A new way to sign in',
  'wallet.login.text': 'Connect your wallet in place of a username and password.',
  'wallet.control.title': 'You stay in control',
  'wallet.control.text': 'A site can only ask. Nothing moves until you approve it in your wallet.',
  'wallet.get': 'Get a wallet',

  'network.chain.title': 'The system behind it',
  'network.chain.text': 'A network records who owns what, and every transfer.',
  'network.choice.title': 'Each has its own rules',
  'network.choice.text': 'Networks differ in speed and in the fees they charge.',
  'network.assets.title': 'What you hold stays put',
  'network.assets.text': 'Tokens live on one network. Switching shows another one and moves nothing.',

  'snack.disconnectFailed': 'The wallet did not disconnect cleanly',
} as const

/** A text of the catalogue. */
export type MessageKey = keyof typeof en

/** A language: every key, or those that differ from English. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>
