'use client'
import { useCallback, useMemo } from 'react'

import { getWalletModal } from '../../client.js'
import type {
  Exchange,
  ExchangesQuery,
  ExchangeStatus,
  OpenedPayUrl,
  PayOptions,
  PayUrl,
  PayUrlOptions,
} from '../../core/entities/pay.js'
import { type TaskState, useTask } from './use-task.js'

/** The result of `useWalletModalExchanges`. */
export type UseWalletModalExchanges = TaskState<readonly Exchange[]> & {
  /** Loads the exchanges that a visitor can pay from. Never rejects: see `error`. */
  readonly fetch: (query?: ExchangesQuery) => Promise<readonly Exchange[] | undefined>
  /**
   * Starts a payment at an exchange and returns its URL, for sites that open it themselves. Rejects with a typed error.
   */
  readonly getPayUrl: (exchangeId: string, options: PayUrlOptions) => Promise<PayUrl>
  /**
   * Starts a payment at an exchange and opens its page; call it in a click handler so that the browser allows the
   * window. Rejects with a typed error.
   */
  readonly openPayUrl: (exchangeId: string, options: PayOptions) => Promise<OpenedPayUrl>
  /**
   * Asks an exchange for the status of a payment. Rejects with `UNABLE_TO_GET_BUY_STATUS`, or
   * `UNABLE_TO_INITIATE_PAYMENT` if the `pay` feature is off.
   */
  readonly getExchangeStatus: (exchangeId: string, sessionId: string) => Promise<ExchangeStatus>
}

const getPayUrl: UseWalletModalExchanges['getPayUrl'] = async (...args) => getWalletModal().getPayUrl(...args)
const openPayUrl: UseWalletModalExchanges['openPayUrl'] = async (...args) => getWalletModal().openPayUrl(...args)
const getExchangeStatus: UseWalletModalExchanges['getExchangeStatus'] = async (...args) =>
  getWalletModal().getExchangeStatus(...args)

/** The exchanges that a visitor can pay from, for sites that render their own list. */
export function useWalletModalExchanges(): UseWalletModalExchanges {
  const { run, task } = useTask<readonly Exchange[]>()
  const fetch = useCallback((query?: ExchangesQuery) => run(async () => getWalletModal().getExchanges(query)), [run])
  return useMemo(() => ({ ...task, fetch, getPayUrl, openPayUrl, getExchangeStatus }), [task, fetch])
}
