import {
  computed,
  type ComputedRef,
  getCurrentScope,
  type MaybeRefOrGetter,
  onScopeDispose,
  type Ref,
  type ShallowRef,
  toValue,
} from 'vue'

import { type BalanceResult, fetchBalance } from '../client/bindings/fetch-balance.js'
import { balanceStatusSource, providerSource, walletInfoSource } from '../client/bindings/namespace-sources.js'
import { SERVER_ACCOUNT } from '../client/bindings/server-snapshots.js'
import { accountSnapshot } from '../client/snapshots.js'
import type { AccountSnapshot } from '../client/types.js'
import { updateBalanceViewer } from '../controllers/accounts/balance-viewers.js'
import type { ChainNamespace } from '../core/caip.js'
import type { AccountState, ConnectedWalletInfo } from '../core/entities/account.js'
import type { ProviderOf } from '../core/entities/providers.js'
import { follow, inBrowser, type NamespaceSource, type Refs, toRefsOf } from './follow.js'

/** What `useWalletModalAccount` returns: a ref per field, and one of the whole. */
export interface UseWalletModalAccount extends Refs<AccountSnapshot> {
  /** The whole account: checking `status` or `isConnected` narrows its type. */
  readonly account: Readonly<ShallowRef<AccountSnapshot>>
}

/** The account of a namespace, or the active one by default. Disconnected on a server and while hydrating. */
export function useWalletModalAccount({
  namespace,
}: { readonly namespace?: NamespaceSource } = {}): UseWalletModalAccount {
  const account = follow<AccountSnapshot>(() => accountSnapshot(toValue(namespace)), SERVER_ACCOUNT)
  return { ...toRefsOf(account, SERVER_ACCOUNT), account }
}

/** The name and picture of the connected wallet of a namespace, or the active one by default. */
export const useWalletInfo = (
  namespace?: NamespaceSource,
): { readonly walletInfo: Readonly<Ref<ConnectedWalletInfo | undefined>> } => ({
  walletInfo: follow(() => walletInfoSource(toValue(namespace)), undefined),
})

/** What `useWalletModalProvider` returns; both are undefined without a connection. */
export interface UseWalletModalProvider<T> {
  /** The wallet's own provider, as `getProvider()` gives it: EIP-1193 for `eip155`. */
  readonly walletProvider: Readonly<Ref<T | undefined>>
  readonly walletProviderType: ComputedRef<string | undefined>
}

/** The raw provider of the connected wallet of a namespace. */
export function useWalletModalProvider<N extends ChainNamespace>(
  namespace: MaybeRefOrGetter<N>,
): UseWalletModalProvider<ProviderOf<N>>
export function useWalletModalProvider<T = unknown>(
  namespace: Exclude<NamespaceSource, undefined>,
): UseWalletModalProvider<T>
export function useWalletModalProvider<T>(namespace: NamespaceSource): UseWalletModalProvider<T> {
  const read = (): ChainNamespace | undefined => toValue(namespace)
  const provider = follow(() => providerSource(read()), undefined)
  const info = follow(() => walletInfoSource(read()), undefined)
  return {
    walletProvider: provider as Readonly<Ref<T | undefined>>, // the caller knows its wallets
    walletProviderType: computed(() => info.value?.type),
  }
}

/** What `useWalletModalBalance` returns. */
export interface UseWalletModalBalance {
  readonly balance: ComputedRef<string | undefined>
  readonly symbol: ComputedRef<string | undefined>
  readonly status: Readonly<Ref<AccountState['balanceStatus']>>
  /** Reads the balance of the active account again. Without an account, `data` is undefined; this is not an error. */
  readonly fetchBalance: () => Promise<BalanceResult>
}

/** The native balance of the active account, at most 30 s old while the page is visible. */
export function useWalletModalBalance(): UseWalletModalBalance {
  const { balance, balanceSymbol: symbol } = useWalletModalAccount()
  const status = follow(() => balanceStatusSource(), 'idle')
  const viewer = {}
  inBrowser(() => {
    updateBalanceViewer(viewer, true)
    if (getCurrentScope()) onScopeDispose(() => updateBalanceViewer(viewer, false))
  })
  return { balance, symbol, status, fetchBalance }
}
