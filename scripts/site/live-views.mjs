/**
 * The views that their pages open live, with what each needs: a connected `account`, or the development `stack`, without
 * which it has nothing to show. The others follow from a step of the visitor.
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
  SwapSelectToken: ['account', 'stack'],
  SendCalls: ['account', 'stack'],
  FundWallet: ['account', 'stack'],
  OnRampProviders: ['account', 'stack'],
  OnRampTokenSelect: ['account', 'stack'],
  OnRampFiatSelect: ['account', 'stack'],
  WhatIsABuy: [],
  ConnectWallets: [],
  WatchAddress: [],
  GetWallet: ['stack'],
  AllWallets: ['stack'],
  ConnectingWalletConnect: ['stack'],
  ConnectingWalletConnectBasic: ['stack'],
  EmailLogin: ['stack'],
  ConnectSocials: ['stack'],
}

/** The arguments that some of them are opened with. */
export const LIVE_ARGUMENTS = { SwapSelectToken: { target: 'sourceToken' } }
