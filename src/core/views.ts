import type { ChainNamespace } from './caip.js'
import type { AccountType } from './entities/account-types.js'
import type { Social } from './features.js'

/** The names of the views, with the type of the arguments that each requires. */
export interface ViewArguments {
  // a new view is one line here and one in `elements/registry`
  Connect: undefined
  /**
   * A connector of a wallet may have the same id in several families; without a namespace, the first one is used. With
   * an address, that account of the wallet becomes active.
   */
  ConnectingExternal: {
    readonly connectorId: string
    readonly namespace?: ChainNamespace
    readonly address?: string | undefined
  }
  /** Without a wallet, shows a code that any wallet can scan. */
  ConnectingWalletConnect: { readonly walletId?: string } | undefined
  ConnectingWalletConnectBasic: undefined
  /** `walletId` is the `id` of the row of the wallet. */
  ConnectingMultiChain: { readonly walletId: string }
  EmailLogin: undefined
  EmailVerifyDevice: undefined
  EmailVerifyOtp: undefined
  ConnectWallets: undefined
  WatchAddress: undefined
  ConnectSocials: undefined
  ConnectingSocial: { readonly provider: Social }
  ConnectingFarcaster: undefined
  ApproveTransaction: undefined
  UpdateEmailWallet: undefined
  AccountSettings: undefined
  UpgradeEmailWallet: undefined
  ChooseAccountName: undefined
  RegisterAccountName: undefined
  RegisterAccountNameSuccess: undefined
  UpdateEmailPrimaryOtp: undefined
  UpdateEmailSecondaryOtp: undefined
  Account: undefined
  Networks: undefined
  SwitchNetwork: { readonly caipNetworkId: string }
  SwitchActiveChain: { readonly caipNetworkId: string }
  UnsupportedChain: undefined
  ProfileWallets: undefined
  /** The type of address that is shown, for a wallet with several. */
  WalletReceive: { readonly type?: AccountType | undefined } | undefined
  WalletCompatibleNetworks: { readonly type?: AccountType | undefined } | undefined
  WalletSend: undefined
  WalletSendSelectToken: undefined
  WalletSendPreview: undefined
  WalletSendConfirmed: undefined
  Swap: undefined
  /** The side of the swap for which a token is chosen. */
  SwapSelectToken: { readonly target: 'sourceToken' | 'toToken' }
  SwapPreview: undefined
  /** The calls that were passed to `sendCalls()`. */
  SendCalls: undefined
  Pay: undefined
  PayQuote: undefined
  PayLoading: undefined
  PayWithExchange: undefined
  PayWithExchangeSelectAsset: undefined
  FundWallet: undefined
  OnRampProviders: undefined
  OnRampTokenSelect: undefined
  OnRampFiatSelect: undefined
  BuyInProgress: undefined
  WhatIsABuy: undefined
  SIWXSignMessage: undefined
  AllWallets: undefined
  GetWallet: undefined
  Downloads: { readonly walletId: string }
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
  /** The diagnostics panel, for the site's developers. */
  Diagnostics: undefined
}

/** The name of a view. */
export type ViewName = keyof ViewArguments

/** Every view, with its requirements for being opened from outside. */
export const VIEWS: Readonly<Record<ViewName, { readonly argument?: string }>> = {
  Connect: {},
  ConnectingExternal: { argument: 'connectorId' },
  ConnectingWalletConnect: {},
  ConnectingWalletConnectBasic: {},
  ConnectingMultiChain: { argument: 'walletId' },
  EmailLogin: {},
  EmailVerifyDevice: {},
  EmailVerifyOtp: {},
  ConnectWallets: {},
  WatchAddress: {},
  ConnectSocials: {},
  ConnectingSocial: { argument: 'provider' },
  ConnectingFarcaster: {},
  /** Exists only while a request is pending; it cannot be opened from outside. */
  ApproveTransaction: { argument: 'request' },
  UpdateEmailWallet: {},
  AccountSettings: {},
  UpgradeEmailWallet: {},
  ChooseAccountName: {},
  RegisterAccountName: {},
  RegisterAccountNameSuccess: {},
  UpdateEmailPrimaryOtp: {},
  UpdateEmailSecondaryOtp: {},
  Account: {},
  Networks: {},
  SwitchNetwork: { argument: 'caipNetworkId' },
  SwitchActiveChain: { argument: 'caipNetworkId' },
  UnsupportedChain: {},
  ProfileWallets: {},
  WalletReceive: {},
  WalletCompatibleNetworks: {},
  WalletSend: {},
  WalletSendSelectToken: {},
  WalletSendPreview: {},
  WalletSendConfirmed: {},
  Swap: {},
  SwapSelectToken: { argument: 'target' },
  SwapPreview: {},
  SendCalls: {},
  Pay: {},
  PayQuote: {},
  PayLoading: {},
  PayWithExchange: {},
  PayWithExchangeSelectAsset: {},
  FundWallet: {},
  OnRampProviders: {},
  OnRampTokenSelect: {},
  OnRampFiatSelect: {},
  BuyInProgress: {},
  WhatIsABuy: {},
  SIWXSignMessage: {},
  AllWallets: {},
  GetWallet: {},
  Downloads: { argument: 'walletId' },
  WhatIsAWallet: {},
  WhatIsANetwork: {},
  Diagnostics: {},
}

/** Whether a view is informational: the view below it keeps waiting for its result. */
export const isAside = (view: ViewName): boolean => view === 'Diagnostics'

/** Whether `value` is the name of a view. */
export const isViewName = (value: unknown): value is ViewName =>
  typeof value === 'string' && Object.hasOwn(VIEWS, value)

/** A view that can be shown without arguments. */
export type PlainViewName = { [V in ViewName]: undefined extends ViewArguments[V] ? V : never }[ViewName]

/** Whether `value` is the name of a view that needs no arguments. */
export const isPlainView = (value: unknown): value is PlainViewName => isViewName(value) && !VIEWS[value].argument
