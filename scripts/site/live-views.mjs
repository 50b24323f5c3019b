/**
 * The views that their pages open live, with what each needs: a connected `account`, or the development `stack`, without
 * which it has nothing to show. The others follow from a step of the visitor or from arguments.
 *
 * @type {Readonly<Record<string, readonly ('account' | 'stack')[]>>}
 */
export const LIVE_VIEWS = {
  Connect: [],
  WhatIsAWallet: [],
  WhatIsANetwork: [],
  Networks: [],
  Account: ['account'],
  ProfileWallets: ['account'],
  WalletReceive: ['account'],
  WalletCompatibleNetworks: ['account'],
  WalletSend: ['account'],
  WalletSendSelectToken: ['account', 'stack'],
  Swap: ['account', 'stack'],
  AllWallets: ['stack'],
  ConnectingWalletConnect: ['stack'],
  EmailLogin: ['stack'],
  ConnectSocials: ['stack'],
}
