/**
 * The views that their pages open live, with what each needs: a connected `account`, or the development `stack`, without
 * which it has nothing to show. `site/.vitepress/openings.mjs` has how those are opened that take more than their name.
 *
 * @type {Readonly<Record<string, readonly ('account' | 'stack')[]>>}
 */
export const LIVE_VIEWS = {
  Connect: [],
  ConnectingExternal: [],
  WhatIsAWallet: [],
  WhatIsANetwork: [],
  Networks: [],
  SwitchNetwork: ['account'],
  Account: ['account'],
  ProfileWallets: ['account'],
  WalletReceive: ['account'],
  WalletCompatibleNetworks: ['account'],
  WalletSend: ['account'],
  WalletSendSelectToken: ['account', 'stack'],
  WalletSendPreview: ['account', 'stack'],
  Swap: ['account', 'stack'],
  SwapSelectToken: ['account', 'stack'],
  SwapPreview: ['account', 'stack'],
  SendCalls: ['account', 'stack'],
  Pay: ['account', 'stack'],
  PayQuote: ['account', 'stack'],
  PayLoading: ['account', 'stack'],
  PayWithExchange: ['account', 'stack'],
  PayWithExchangeSelectAsset: ['account', 'stack'],
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
  EmailVerifyDevice: ['stack'],
  ConnectSocials: ['stack'],
  Diagnostics: [],
}

/** The arguments that some of them are opened with. */
export const LIVE_ARGUMENTS = { SwapSelectToken: { target: 'sourceToken' } }
