import { connectorsController } from '../controllers/connectors.js'
import { findWallet } from '../controllers/derived/find-wallet.js'
import { titles } from '../core/i18n/locales/titles.js'
import { addMessages } from '../core/i18n/add-messages.js'
import { t } from '../core/i18n/t.js'
import type { ViewArguments, ViewName } from '../core/views.js'
import { expectNetwork } from '../core/platform/online.js'
import { loadIcons } from './ui/load-icons.js'
import { viewTag } from './view-tag.js'

/** How a view is reached. */
export interface ViewEntry<V extends ViewName> {
  /** Loads the module that registers the view's element. */
  load(): Promise<unknown>
  /** The title, for the header and for screen readers. */
  title(args: ViewArguments[V]): string
  /** The header shows something else in the title's place. */
  readonly quiet?: boolean
}

addMessages(titles)

type Registry = { readonly [V in ViewName]: ViewEntry<V> }

/** Every view; `view-access` is how the rest of the elements gets at them. The element of `WhatIsAWallet` is `<w3m-what-is-a-wallet-view>`. */
export const REGISTRY = {
  Connect: { load: () => Promise.resolve(), title: () => t('connect.title') },
  ConnectingExternal: {
    load: () => Promise.resolve(), // it comes with `connecting`
    title: args => connectorsController.find(args.connectorId)?.name ?? t('connecting.title'),
  },
  ConnectingWalletConnect: {
    load: () => import('./views/w3m-connecting-wallet-connect-view.js'),
    title: args => (args?.walletId && findWallet(args.walletId)?.name) || t('pairing.title'),
  },
  ConnectingWalletConnectBasic: {
    load: () => import('./views/w3m-connecting-wallet-connect-basic-view.js'),
    title: () => t('pairing.title'),
  },
  ConnectingMultiChain: {
    load: () => import('./views/w3m-connecting-multi-chain-view.js'),
    title: () => t('multichain.title'),
  },
  Account: { load: () => import('./views/w3m-account-view.js'), title: () => t('account.title'), quiet: true },
  Networks: { load: () => import('./views/w3m-networks-view.js'), title: () => t('networks.title') },
  SwitchNetwork: { load: () => import('./views/w3m-switch-network-view.js'), title: () => t('switch.title') },
  SwitchActiveChain: {
    load: () => import('./views/w3m-switch-active-chain-view.js'),
    title: () => t('switch.title'),
  },
  UnsupportedChain: {
    load: () => import('./views/w3m-unsupported-chain-view.js'),
    title: () => t('unsupported.title'),
  },
  WalletReceive: {
    load: () => import('./views/w3m-wallet-receive-view.js'),
    title: () => t('receive.title'),
  },
  WalletCompatibleNetworks: {
    load: () => import('./views/w3m-wallet-compatible-networks-view.js'),
    title: () => t('receive.networks.title'),
  },
  WalletSend: { load: () => import('./views/w3m-wallet-send-view.js'), title: () => t('send.title') },
  WalletSendSelectToken: {
    load: () => import('./views/w3m-wallet-send-select-token-view.js'),
    title: () => t('send.token.title'),
  },
  WalletSendPreview: {
    load: () => import('./views/w3m-wallet-send-preview-view.js'),
    title: () => t('send.preview.title'),
  },
  WalletSendConfirmed: {
    load: () => import('./views/w3m-wallet-send-confirmed-view.js'),
    title: () => t('send.confirmed.title'),
  },
  ProfileWallets: { load: () => import('./views/w3m-profile-wallets-view.js'), title: () => t('profile.title') },
  AllWallets: { load: () => import('./views/w3m-all-wallets-view.js'), title: () => t('connect.all') },
  GetWallet: { load: () => import('./views/w3m-get-wallet-view.js'), title: () => t('downloads.any') },
  Downloads: {
    load: () => import('./views/w3m-downloads-view.js'),
    title: args => {
      const wallet = findWallet(args.walletId)?.name
      return wallet ? t('downloads.title', { wallet }) : t('downloads.any')
    },
  },
  WhatIsAWallet: { load: () => import('./views/w3m-what-is-a-wallet-view.js'), title: () => t('wallet.title') },
  WhatIsANetwork: { load: () => import('./views/w3m-what-is-a-network-view.js'), title: () => t('network.title') },
} satisfies Registry

const registry: Registry = REGISTRY

const loadTexts = async (): Promise<void> => addMessages((await import('../core/i18n/locales/en.js')).en)

/** Loads the module of a view, and its texts; see `expectNetwork`. */
export async function loadLaterView(view: ViewName): Promise<void> {
  if (!customElements.get(viewTag(view))) await expectNetwork()
  await Promise.all([registry[view].load(), loadTexts(), loadIcons()])
}

/** The title of a route. */
export const laterTitle = <V extends ViewName>(route: { readonly view: V; readonly args: ViewArguments[V] }): string =>
  registry[route.view].title(route.args)

/** Whether the header shows something else in the title's place. */
export const isQuiet = (view: ViewName): boolean => registry[view].quiet === true
