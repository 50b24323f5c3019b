'use client'
import { useMemo } from 'react'

import type { ChainNamespace } from '../core/caip.js'
import { providerSource, walletInfoSource } from '../client/bindings/namespace-sources.js'
import type { ProviderOf } from '../core/entities/providers.js'
import { useReadable } from './use-readable.js'

/** The result of `useWalletModalProvider`; both fields are `undefined` if no wallet is connected. */
export interface UseWalletModalProvider<T> {
  /** The provider of the wallet, as returned by `getProvider()`, such as an EIP-1193 provider for `eip155`. */
  readonly walletProvider: T | undefined
  /** The type of the connector that the wallet is connected through, such as `ANNOUNCED`. */
  readonly walletProviderType: string | undefined
}

/** The provider of the connected wallet of a namespace. */
export function useWalletModalProvider<N extends ChainNamespace>(namespace: N): UseWalletModalProvider<ProviderOf<N>>
export function useWalletModalProvider<T>(namespace: ChainNamespace): UseWalletModalProvider<T>
export function useWalletModalProvider<T>(namespace: ChainNamespace): UseWalletModalProvider<T> {
  const provider = useReadable(providerSource(namespace), undefined)
  const type = useReadable(walletInfoSource(namespace), undefined)?.type
  return useMemo(
    // the type comes from the adapter or from the caller
    () => ({ walletProvider: provider as T | undefined, walletProviderType: type }),
    [provider, type],
  )
}
