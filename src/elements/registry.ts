import { connectorsController } from '../controllers/connectors.js'
import { walletsController } from '../controllers/wallets.js'
import { addMessages, t } from '../core/i18n/t.js'
import type { ViewArguments, ViewName } from '../core/views.js'

/** How a view is reached. */
export interface ViewEntry<V extends ViewName> {
  /** Loads the module that registers the view's element. */
  load(): Promise<unknown>
  /** The title, for the header and for screen readers. */
  title(args: ViewArguments[V]): string
  /** The header shows something else in the title's place. */
  readonly quiet?: boolean
}

type Registry = { readonly [V in ViewName]: ViewEntry<V> }

/** Every view. The element of `WhatIsAWallet` is `<w3m-what-is-a-wallet-view>`. */
export const REGISTRY = {
  Connect: { load: () => import('./views/w3m-connect-view.js'), title: () => t('connect.title') },
  ConnectingExternal: {
    load: () => import('./views/w3m-connecting-external-view.js'),
    title: args => connectorsController.find(args.connectorId)?.name ?? t('connecting.title'),
  },
  Account: { load: () => import('./views/w3m-account-view.js'), title: () => t('account.title'), quiet: true },
  Networks: { load: () => import('./views/w3m-networks-view.js'), title: () => t('networks.title') },
  SwitchNetwork: { load: () => import('./views/w3m-switch-network-view.js'), title: () => t('switch.title') },
  UnsupportedChain: {
    load: () => import('./views/w3m-unsupported-chain-view.js'),
    title: () => t('unsupported.title'),
  },
  ProfileWallets: { load: () => import('./views/w3m-profile-wallets-view.js'), title: () => t('profile.title') },
  Downloads: {
    load: () => import('./views/w3m-downloads-view.js'),
    title: args => {
      const wallet = walletsController.find(args.walletId)?.name
      return wallet ? t('downloads.title', { wallet }) : t('downloads.any')
    },
  },
  WhatIsAWallet: { load: () => import('./views/w3m-what-is-a-wallet-view.js'), title: () => t('wallet.title') },
  WhatIsANetwork: { load: () => import('./views/w3m-what-is-a-network-view.js'), title: () => t('network.title') },
} satisfies Registry

const registry: Registry = REGISTRY

/** Views whose texts come with the dialog. */
const EARLY: readonly ViewName[] = ['Connect', 'ConnectingExternal']

const loadTexts = async (): Promise<void> => addMessages((await import('../core/i18n/locales/en.js')).en)

/** Loads the module of a view, and its texts. */
export const loadView = (view: ViewName): Promise<unknown> =>
  Promise.all([registry[view].load(), EARLY.includes(view) || loadTexts()])

/** The title of a route. */
export const titleOf = <V extends ViewName>(route: { readonly view: V; readonly args: ViewArguments[V] }): string =>
  registry[route.view].title(route.args)

/** Whether the header shows something else in the title's place. */
export const isQuiet = (view: ViewName): boolean => registry[view].quiet === true

/** The tag of a view's element. */
export const viewTag = (view: ViewName): string =>
  `w3m-${view.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase()}-view`
