'use client'
import { useEffect, useMemo } from 'react'

import { getWalletModal } from '../client.js'
import { accountSnapshot } from '../client/snapshots.js'
import { noteBalanceViewer } from '../controllers/accounts/balance-viewers.js'
import type { AccountState } from '../core/entities/account.js'
import { balanceStatusSource } from './namespace-sources.js'
import { SERVER_ACCOUNT } from './server-snapshots.js'
import { useReadable } from './use-readable.js'

/** A native balance: an exact decimal text in whole units, and its symbol. */
export interface NativeBalance {
  readonly balance: string
  readonly symbol: string
}

/** How `fetchBalance` ended; it never rejects. */
export interface BalanceResult {
  readonly data: NativeBalance | undefined
  readonly error: Error | undefined
  readonly isSuccess: boolean
  readonly isError: boolean
}

/** What `useWalletModalBalance` returns. */
export interface UseWalletModalBalance {
  readonly balance: string | undefined
  readonly symbol: string | undefined
  readonly status: AccountState['balanceStatus']
  /** Reads the balance of the active account anew. Without an account, `data` is undefined and nothing is an error. */
  readonly fetchBalance: () => Promise<BalanceResult>
}

async function fetchBalance(): Promise<BalanceResult> {
  try {
    const modal = getWalletModal()
    await modal.updateNativeBalance()
    const { balance, balanceSymbol: symbol } = modal.getAccount()
    const data = balance !== undefined && symbol !== undefined ? { balance, symbol } : undefined
    return { data, error: undefined, isSuccess: true, isError: false }
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause), { cause })
    return { data: undefined, error, isSuccess: false, isError: true }
  }
}

/** The native balance of the active account, at most 30 s old while the page is visible. */
export function useWalletModalBalance(): UseWalletModalBalance {
  const { balance, balanceSymbol: symbol } = useReadable(accountSnapshot(), SERVER_ACCOUNT)
  const status = useReadable(balanceStatusSource(), 'idle')
  useEffect(() => {
    const viewer = {}
    noteBalanceViewer(viewer, true)
    return () => noteBalanceViewer(viewer, false)
  }, [])
  return useMemo(() => ({ balance, symbol, status, fetchBalance }), [balance, symbol, status])
}
