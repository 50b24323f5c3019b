'use client'
import { useMemo } from 'react'

import type { ChainNamespace } from '../core/caip.js'
import { providerSource, walletInfoSource } from '../client/bindings/namespace-sources.js'
import type { ProviderOf } from '../core/entities/providers.js'
import { useReadable } from './use-readable.js'

/** What `useWalletModalProvider` returns; both are undefined without a connection. */
export interface UseWalletModalProvider<T> {
  /** The wallet's own provider, as `getProvider()` gives it: EIP-1193 for `eip155`, for instance. */
  readonly walletProvider: T | undefined
  readonly walletProviderType: string | undefined
}

/** The raw provider of the connected wallet of a namespace. */
export function useWalletModalProvider<N extends ChainNamespace>(namespace: N): UseWalletModalProvider<ProviderOf<N>>
export function useWalletModalProvider<T>(namespace: ChainNamespace): UseWalletModalProvider<T>
export function useWalletModalProvider<T>(namespace: ChainNamespace): UseWalletModalProvider<T> {
  const provider = useReadable(providerSource(namespace), undefined)
  const type = useReadable(walletInfoSource(namespace), undefined)?.type
  return useMemo(
    () => ({ walletProvider: provider as T | undefined, walletProviderType: type }), // its adapter or the caller knows
    [provider, type],
  )
}
