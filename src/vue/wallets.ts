import type { Ref } from 'vue'

import { catalogueItems, type WalletItem, walletItems } from '../client/bindings/wallet-items.js'
import {
  catalogueCount,
  cataloguePage,
  connectingItem,
  connectingLink,
  fetchingUri,
  fetchingWallets,
  pairingError,
  pairingUri,
  relayClientId,
  type UseWalletModalWallets as Wallets,
  walletActions,
} from '../client/bindings/wallets.js'
import { keepWhileEqual } from '../client/bindings/same-content.js'
import { initialized } from '../client/initialized.js'
import { follow } from './follow.js'

/** The result of `useWalletModalWallets`: the state as refs, and the actions as plain functions. */
export type UseWalletModalWallets = {
  readonly [K in keyof Wallets]: Wallets[K] extends (...args: never[]) => unknown
    ? Wallets[K]
    : Readonly<Ref<Wallets[K]>>
}

const NONE: readonly WalletItem[] = []

/** The wallets and their actions, for pages that render their own list. */
export const useWalletModalWallets = (): UseWalletModalWallets => ({
  wallets: follow(() => keepWhileEqual(walletItems), NONE),
  wcWallets: follow(() => keepWhileEqual(catalogueItems), NONE),
  isFetchingWallets: follow(() => fetchingWallets, false),
  isInitialized: follow(() => initialized, false),
  connectingWallet: follow(() => connectingItem, undefined),
  connectingLink: follow(() => connectingLink, undefined),
  count: follow(() => catalogueCount, 0),
  page: follow(() => cataloguePage, 0),
  wcUri: follow(() => pairingUri, undefined),
  wcError: follow(() => pairingError, undefined),
  isFetchingWcUri: follow(() => fetchingUri, false),
  wcClientId: follow(() => relayClientId, undefined),
  ...walletActions,
})
