'use client'
import { useMemo } from 'react'

import { type BalanceResult, fetchBalance } from '../client/bindings/fetch-balance.js'
import { balanceStatusSource } from '../client/bindings/namespace-sources.js'
import { SERVER_ACCOUNT } from '../client/bindings/server-snapshots.js'
import { accountSnapshot } from '../client/snapshots.js'
import type { AccountState } from '../core/entities/account.js'
import { useReadable } from './use-readable.js'

export type { BalanceResult, NativeBalance } from '../client/bindings/fetch-balance.js'

/** The result of `useWalletModalBalance`. */
export interface UseWalletModalBalance {
  /** An exact decimal string in whole units (ether, not wei); `undefined` while unknown. */
  readonly balance: string | undefined
  /** The symbol of the native coin, such as `ETH`. */
  readonly symbol: string | undefined
  readonly status: AccountState['balanceStatus']
  /**
   * Reads the balance of the active account again; never rejects. If no account is connected, `data` is `undefined`,
   * which is not an error.
   */
  readonly fetchBalance: () => Promise<BalanceResult>
}

/** The native balance of the active account, no more than 30 s old while the page is visible. */
export function useWalletModalBalance(): UseWalletModalBalance {
  const { balance, balanceSymbol: symbol } = useReadable(accountSnapshot(), SERVER_ACCOUNT)
  const status = useReadable(balanceStatusSource(), 'idle')
  return useMemo(() => ({ balance, symbol, status, fetchBalance }), [balance, symbol, status])
}
