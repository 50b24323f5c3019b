import { connectorsController } from '../controllers/connections/connectors.js'
import { connectRows } from '../controllers/wallets/connect-rows.js'
import { findWallet } from '../controllers/wallets/find-wallet.js'
import { hasText, t } from '../core/i18n/t.js'
import type { MessageKey } from '../locales/en/index.js'
import type { ViewArguments, ViewName } from '../core/views.js'
import { isSocial, SOCIAL_NAMES } from '../core/social.js'
import { type Lazy, lazy } from '../core/lazy.js'
import './connect/w3m-connect-view.js'

/** How a view is reached. */
export interface ViewEntry<V extends ViewName> {
  /** Loads the module that registers the view's element. */
  load(): Promise<unknown>
  /** The title, for the header and for screen readers. */
  title(args: ViewArguments[V]): string
  /** The header shows something else instead of the title. */
  readonly quiet?: boolean
  /** The most likely next views; their code loads when the page is idle. */
  readonly next?: () => readonly ViewName[]
}

/** The tag of a view's element. */
export const viewTag = (view: ViewName): string =>
  `w3m-${view.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase()}-view`

const none = (): Promise<void> => Promise.resolve()

/** An available wallet is connected immediately; otherwise the visitor scans a code or uses the list. */
const afterConnect = (): readonly ViewName[] =>
  connectRows.get().some(({ installed }) => installed)
    ? ['ConnectingExternal']
    : ['ConnectingWalletConnect', 'AllWallets']

/** A title, which loads with the texts of the view's feature. */
const title = (key: MessageKey, values?: Readonly<Record<string, string>>): string =>
  hasText(key) ? t(key, values) : t('modal.loading')

type Registry = { readonly [V in ViewName]: ViewEntry<V> }

/** Every view. The element of `WhatIsAWallet` is `<w3m-what-is-a-wallet-view>`; that of `Connect` is always loaded. */
export const REGISTRY = {
  Connect: { load: none, title: () => title('connect.title'), next: afterConnect },
  ConnectingExternal: {
    load: () => import('./connect/w3m-connecting-external-view.js'),
    title: args => connectorsController.find(args.connectorId)?.name ?? title('connecting.title'),
  },
  ConnectingWalletConnect: {
    load: () => import('./connect/w3m-connecting-wallet-connect-view.js'),
    title: args => (args?.walletId && findWallet(args.walletId)?.name) || title('pairing.title'),
  },
  ConnectingWalletConnectBasic: {
    load: () => import('./pairing/w3m-connecting-wallet-connect-basic-view.js'),
    title: () => title('pairing.title'),
  },
  ConnectingMultiChain: {
    load: () => import('./connect/w3m-connecting-multi-chain-view.js'),
    title: () => title('multichain.title'),
  },
  EmailLogin: { load: () => import('./embedded/w3m-email-login-view.js'), title: () => title('account.emailLogin') },
  EmailVerifyDevice: {
    load: () => import('./embedded/w3m-email-verify-device-view.js'),
    title: () => title('email.device.title'),
    next: () => ['EmailVerifyOtp'],
  },
  EmailVerifyOtp: {
    load: () => import('./embedded/w3m-email-verify-otp-view.js'),
    title: () => title('email.code.title'),
  },
  ConnectWallets: {
    load: () => import('./connect/w3m-connect-wallets-view.js'),
    title: () => title('connect.title'),
  },
  WatchAddress: {
    load: () => import('./account/w3m-watch-address-view.js'),
    title: () => title('connect.watch'),
  },
  ConnectSocials: {
    load: () => import('./embedded/w3m-connect-socials-view.js'),
    title: () => title('social.all'),
  },
  ConnectingSocial: {
    load: () => import('./embedded/w3m-connecting-social-view.js'),
    title: ({ provider }) => (isSocial(provider) ? SOCIAL_NAMES[provider] : title('social.list')),
  },
  ConnectingFarcaster: {
    load: () => import('./embedded/w3m-connecting-farcaster-view.js'),
    title: () => SOCIAL_NAMES.farcaster,
  },
  ApproveTransaction: {
    load: () => import('./embedded/w3m-approve-transaction-view.js'),
    title: () => title('request.title'),
  },
  UpdateEmailWallet: {
    load: () => import('./embedded/w3m-update-email-wallet-view.js'),
    title: () => title('email.change.title'),
  },
  AccountSettings: {
    load: () => import('./embedded/w3m-account-settings-view.js'),
    title: () => title('settings.title'),
  },
  UpgradeEmailWallet: {
    load: () => import('./embedded/w3m-upgrade-email-wallet-view.js'),
    title: () => title('upgrade.title'),
  },
  ChooseAccountName: {
    load: () => import('./names/w3m-choose-account-name-view.js'),
    title: () => title('names.title'),
    next: () => ['RegisterAccountName'],
  },
  RegisterAccountName: {
    load: () => import('./names/w3m-register-account-name-view.js'),
    title: () => title('names.choose'),
  },
  RegisterAccountNameSuccess: {
    load: () => import('./names/w3m-register-account-name-success-view.js'),
    title: () => title('names.done.title'),
  },
  UpdateEmailPrimaryOtp: {
    load: () => import('./embedded/w3m-update-email-primary-otp-view.js'),
    title: () => title('email.change.owner.title'),
  },
  UpdateEmailSecondaryOtp: {
    load: () => import('./embedded/w3m-update-email-secondary-otp-view.js'),
    title: () => title('email.change.new.title'),
  },
  Account: {
    load: () => import('./account/w3m-account-view.js'),
    title: () => title('account.title'),
    quiet: true,
    next: () => ['WalletReceive', 'WalletSend'],
  },
  Networks: { load: () => import('./switching/w3m-networks-view.js'), title: () => title('networks.title') },
  SwitchNetwork: { load: () => import('./switching/w3m-switch-network-view.js'), title: () => title('switch.title') },
  SwitchActiveChain: {
    load: () => import('./switching/w3m-switch-active-chain-view.js'),
    title: () => title('switch.title'),
  },
  UnsupportedChain: {
    load: () => import('./switching/w3m-unsupported-chain-view.js'),
    title: () => title('unsupported.title'),
  },
  WalletReceive: {
    load: () => import('./receive/w3m-wallet-receive-view.js'),
    title: () => title('receive.title'),
  },
  WalletCompatibleNetworks: {
    load: () => import('./receive/w3m-wallet-compatible-networks-view.js'),
    title: () => title('receive.networks.title'),
  },
  WalletSend: { load: () => import('./send/w3m-wallet-send-view.js'), title: () => title('send.title') },
  WalletSendSelectToken: {
    load: () => import('./send/w3m-wallet-send-select-token-view.js'),
    title: () => title('send.token.title'),
  },
  WalletSendPreview: {
    load: () => import('./send/w3m-wallet-send-preview-view.js'),
    title: () => title('send.preview.title'),
  },
  WalletSendConfirmed: {
    load: () => import('./send/w3m-wallet-send-confirmed-view.js'),
    title: () => title('send.confirmed.title'),
  },
  Swap: { load: () => import('./swap/w3m-swap-view.js'), title: () => title('swap.title') },
  SwapSelectToken: {
    load: () => import('./swap/w3m-swap-select-token-view.js'),
    title: () => title('swap.token.title'),
  },
  SwapPreview: { load: () => import('./swap/w3m-swap-preview-view.js'), title: () => title('swap.preview.title') },
  SendCalls: { load: () => import('./calls/w3m-send-calls-view.js'), title: () => title('calls.title') },
  Pay: {
    load: () => import('./pay/w3m-pay-view.js'),
    title: () => title('pay.title'),
    next: () => ['PayQuote', 'PayLoading'],
  },
  PayQuote: { load: () => import('./pay/w3m-pay-quote-view.js'), title: () => title('pay.quote.title') },
  PayLoading: { load: () => import('./pay/w3m-pay-loading-view.js'), title: () => title('pay.progress.title') },
  PayWithExchange: {
    load: () => import('./pay/w3m-pay-with-exchange-view.js'),
    title: () => title('pay.deposit.title'),
  },
  PayWithExchangeSelectAsset: {
    load: () => import('./pay/w3m-pay-with-exchange-select-asset-view.js'),
    title: () => title('pay.asset.title'),
  },
  FundWallet: { load: () => import('./onramp/w3m-fund-wallet-view.js'), title: () => title('onramp.fund.title') },
  OnRampProviders: {
    load: () => import('./onramp/w3m-on-ramp-providers-view.js'),
    title: () => title('onramp.title'),
  },
  OnRampTokenSelect: {
    load: () => import('./onramp/w3m-on-ramp-token-select-view.js'),
    title: () => title('onramp.token.title'),
  },
  OnRampFiatSelect: {
    load: () => import('./onramp/w3m-on-ramp-fiat-select-view.js'),
    title: () => title('onramp.fiat.title'),
  },
  BuyInProgress: {
    load: () => import('./onramp/w3m-buy-in-progress-view.js'),
    title: () => title('onramp.buy.title'),
  },
  WhatIsABuy: { load: () => import('./onramp/w3m-what-is-a-buy-view.js'), title: () => title('onramp.what.title') },
  ProfileWallets: {
    load: () => import('./switching/w3m-profile-wallets-view.js'),
    title: () => title('profile.title'),
  },
  SIWXSignMessage: {
    load: () => import('./sign-in/w3m-siwx-sign-message-view.js'),
    title: () => title('signIn.title'),
  },
  AllWallets: { load: () => import('./connect/w3m-all-wallets-view.js'), title: () => title('connect.all') },
  GetWallet: { load: () => import('./wallets/w3m-get-wallet-view.js'), title: () => title('downloads.any') },
  Downloads: {
    load: () => import('./wallets/w3m-downloads-view.js'),
    title: args => {
      const wallet = findWallet(args.walletId)?.name
      return wallet ? title('downloads.title', { wallet }) : title('downloads.any')
    },
  },
  WhatIsAWallet: { load: () => import('./wallets/w3m-what-is-a-wallet-view.js'), title: () => title('wallet.title') },
  WhatIsANetwork: {
    load: () => import('./networks/w3m-what-is-a-network-view.js'),
    title: () => title('network.title'),
  },
  Diagnostics: { load: () => import('./diagnostics/w3m-diagnostics-view.js'), title: () => 'Diagnostics' },
} satisfies Registry

const registry: Registry = REGISTRY

const loaders = new Map<ViewName, Lazy<unknown>>()

/**
 * Loads the module of a view; see `lazy`.
 *
 * @throws {OfflineError} the browser is offline
 */
export function loadView(view: ViewName): Promise<unknown> {
  if (customElements.get(viewTag(view))) return none()
  const known = loaders.get(view) ?? lazy(() => registry[view].load())
  loaders.set(view, known)
  return known()
}

/** The title of a route. Reading it in `render()` subscribes. */
export const titleOf = <V extends ViewName>(route: { readonly view: V; readonly args: ViewArguments[V] }): string =>
  registry[route.view].title(route.args)

/** Whether the header shows something else instead of the title. */
export const isQuiet = (view: ViewName): boolean => registry[view].quiet === true

/** The most likely next views. */
export const nextViews = (view: ViewName): readonly ViewName[] => registry[view].next?.() ?? []
