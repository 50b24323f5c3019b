'use client'
import { useMemo } from 'react'

import type { ChainNamespace } from '../core/caip.js'
import type { ConnectedWalletInfo } from '../core/entities/account.js'
import { walletInfoSource } from '../client/bindings/namespace-sources.js'
import { useReadable } from './use-readable.js'

/** Name and picture of the connected wallet of a namespace, of the active one when none is named. */
export function useWalletInfo(namespace?: ChainNamespace): { readonly walletInfo: ConnectedWalletInfo | undefined } {
  const walletInfo = useReadable(walletInfoSource(namespace), undefined)
  return useMemo(() => ({ walletInfo }), [walletInfo])
}
