'use client'
import { useMemo } from 'react'

import type { ChainNamespace } from '../core/caip.js'
import type { ConnectedWalletInfo } from '../core/entities/account.js'
import { walletInfoSource } from '../client/bindings/namespace-sources.js'
import { useReadable } from './use-readable.js'

/** The name and picture of the connected wallet of a namespace, or the active one by default. */
export function useWalletInfo(namespace?: ChainNamespace): { readonly walletInfo: ConnectedWalletInfo | undefined } {
  const walletInfo = useReadable(walletInfoSource(namespace), undefined)
  return useMemo(() => ({ walletInfo }), [walletInfo])
}
