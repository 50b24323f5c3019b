import { computed, type ComputedRef, type MaybeRefOrGetter, type Ref, type ShallowRef, toValue } from 'vue'

import { type BalanceResult, fetchBalance } from '../client/bindings/fetch-balance.js'
import { balanceStatusSource, providerSource, walletInfoSource } from '../client/bindings/namespace-sources.js'
import { SERVER_ACCOUNT } from '../client/bindings/server-snapshots.js'
import { accountSnapshot } from '../client/snapshots.js'
import type { AccountSnapshot } from '../client/types.js'
import type { ChainNamespace } from '../core/caip.js'
import type { AccountState, ConnectedWalletInfo } from '../core/entities/account.js'
import type { ProviderOf } from '../core/entities/providers.js'
import { follow, type NamespaceSource, type Refs, toRefsOf } from './follow.js'

/** The result of `useWalletModalAccount`: one ref for each field, and one for the whole account. */
export interface UseWalletModalAccount extends Refs<AccountSnapshot> {
  /** The whole account; checking its `status` or `isConnected` narrows its type. */
  readonly account: Readonly<ShallowRef<AccountSnapshot>>
}

/** The account of a namespace, or the active one by default. It is disconnected on a server and during hydration. */
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

/** The result of `useWalletModalProvider`; both refs hold `undefined` if no wallet is connected. */
export interface UseWalletModalProvider<T> {
  /** The provider of the wallet, as returned by `getProvider()`, such as an EIP-1193 provider for `eip155`. */
  readonly walletProvider: Readonly<Ref<T | undefined>>
  /** The type of the connector that the wallet is connected through, such as `ANNOUNCED`. */
  readonly walletProviderType: ComputedRef<string | undefined>
}

/** The provider of the connected wallet of a namespace. */
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
    walletProvider: provider as Readonly<Ref<T | undefined>>, // the caller states the type
    walletProviderType: computed(() => info.value?.type),
  }
}

/** The result of `useWalletModalBalance`. */
export interface UseWalletModalBalance {
  /** An exact decimal string in whole units (ether, not wei); `undefined` while unknown. */
  readonly balance: ComputedRef<string | undefined>
  /** The symbol of the native coin, such as `ETH`. */
  readonly symbol: ComputedRef<string | undefined>
  readonly status: Readonly<Ref<AccountState['balanceStatus']>>
  /**
   * Reads the balance of the active account again; never rejects. If no account is connected, `data` is `undefined`,
   * which is not an error.
   */
  readonly fetchBalance: () => Promise<BalanceResult>
}

/** The native balance of the active account, no more than 30 s old while the page is visible. */
export function useWalletModalBalance(): UseWalletModalBalance {
  const { balance, balanceSymbol: symbol } = useWalletModalAccount()
  const status = follow(() => balanceStatusSource(), 'idle')
  return { balance, symbol, status, fetchBalance }
}
