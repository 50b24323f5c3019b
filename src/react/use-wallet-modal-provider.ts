'use client'
import { useMemo } from 'react'

import type { ChainNamespace } from '../core/caip.js'
import type { Eip1193Provider } from '../core/entities/eip1193-provider.js'
import { providerSource, walletInfoSource } from '../client/bindings/namespace-sources.js'
import { useReadable } from './use-readable.js'

/** What `useWalletModalProvider` returns; both are undefined without a connection. */
export interface UseWalletModalProvider<T> {
  /** The wallet's own provider, as `getProvider()` gives it: EIP-1193 for `eip155`. */
  readonly walletProvider: T | undefined
  readonly walletProviderType: string | undefined
}

/** The raw provider of the connected wallet of a namespace. */
export function useWalletModalProvider(namespace: 'eip155'): UseWalletModalProvider<Eip1193Provider>
export function useWalletModalProvider<T = unknown>(namespace: ChainNamespace): UseWalletModalProvider<T>
export function useWalletModalProvider<T>(namespace: ChainNamespace): UseWalletModalProvider<T> {
  const provider = useReadable(providerSource(namespace), undefined)
  const type = useReadable(walletInfoSource(namespace), undefined)?.type
  return useMemo(
    () => ({ walletProvider: provider as T | undefined, walletProviderType: type }), // the caller knows its wallets
    [provider, type],
  )
}
