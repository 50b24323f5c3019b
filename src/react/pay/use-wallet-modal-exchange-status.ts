'use client'
import { useCallback, useEffect, useMemo, useRef } from 'react'

import { notifySite } from '../../client/bindings/notify-site.js'
import { pollExchange } from '../../client/bindings/poll-exchange.js'
import { getWalletModal } from '../../client.js'
import type { ExchangeStatus } from '../../core/entities/pay.js'
import { type TaskState, useTask } from './use-task.js'

/** Options of `useWalletModalExchangeStatus`. */
export interface UseWalletModalExchangeStatusOptions {
  /** The id of the exchange. */
  readonly exchangeId: string
  /** The session id that `getPayUrl` or `openPayUrl` returned. */
  readonly sessionId: string
  /** The time between two requests, in ms; default: 5,000, minimum: 3,000. */
  readonly pollingInterval?: number | undefined
  /** Whether the exchange is polled; default: `true`. */
  readonly isEnabled?: boolean | undefined
  /** Called when the exchange has paid. */
  readonly onSuccess?: ((status: ExchangeStatus) => void) | undefined
  /** Called when the payment has failed for good. */
  readonly onError?: ((status: ExchangeStatus) => void) | undefined
}

/** The result of `useWalletModalExchangeStatus`. */
export type UseWalletModalExchangeStatus = TaskState<ExchangeStatus> & {
  /** Requests the status immediately. Never rejects: see `error`. */
  readonly refetch: () => Promise<ExchangeStatus | undefined>
}

/** The status of a payment at an exchange, which is polled until the payment has ended. */
export function useWalletModalExchangeStatus(
  options: UseWalletModalExchangeStatusOptions,
): UseWalletModalExchangeStatus {
  const { exchangeId, sessionId, pollingInterval, isEnabled = true } = options
  const { run, task } = useTask<ExchangeStatus>()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const asked = useRef('')
  const refetch = useCallback(() => {
    const payment = `${exchangeId} ${sessionId}`
    const isRepeated = asked.current === payment
    asked.current = payment
    return run(async () => getWalletModal().getExchangeStatus(exchangeId, sessionId), { isRepeated })
  }, [run, exchangeId, sessionId])
  useEffect(() => {
    if (!isEnabled) return undefined
    const gone = new AbortController()
    void pollExchange(refetch, pollingInterval, gone.signal).then(status => {
      if (!status || gone.signal.aborted) return
      const { onSuccess, onError } = latest.current
      notifySite(status.status === 'SUCCESS' ? onSuccess : onError, status)
    })
    return () => gone.abort()
  }, [isEnabled, pollingInterval, refetch])
  return useMemo(() => ({ ...task, refetch }), [task, refetch])
}
