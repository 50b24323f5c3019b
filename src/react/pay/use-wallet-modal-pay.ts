'use client'
import { useCallback, useEffect, useMemo, useRef } from 'react'

import { notifySite } from '../../client/bindings/notify-site.js'
import { toError } from '../../client/bindings/to-error.js'
import { getWalletModal } from '../../client.js'
import type { PayOptions, PayOutcome } from '../../core/entities/pay.js'
import { type TaskState, useTask } from './use-task.js'

/** Options of `useWalletModalPay`. */
export interface UseWalletModalPayOptions {
  /** The payment is confirmed. */
  readonly onSuccess?: ((outcome: PayOutcome & { readonly status: 'paid' }) => void) | undefined
  /** The payment failed, or its options are invalid. */
  readonly onError?: ((error: Error) => void) | undefined
}

/** What `useWalletModalPay` returns. */
export interface UseWalletModalPay extends Omit<TaskState<PayOutcome>, 'isSuccess'> {
  /** The payment is confirmed. */
  readonly isSuccess: boolean
  /**
   * Opens the choice of how to pay; resolves to the outcome, or to `undefined` if it failed: see `error`. Never
   * rejects.
   */
  readonly pay: (options: PayOptions, timeout?: number) => Promise<PayOutcome | undefined>
  /** Clears the outcome of the last payment. */
  readonly reset: () => void
}

const outcomeError = (outcome: PayOutcome | undefined): Error | undefined =>
  outcome?.status === 'failed' ? outcome.error : undefined

/** Requests a payment and follows it. */
export function useWalletModalPay(options: UseWalletModalPayOptions = {}): UseWalletModalPay {
  const { run, reset, task } = useTask<PayOutcome>()
  const { data, error: thrown, isPending } = task
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const pay = useCallback(
    (wanted: PayOptions, timeout?: number) =>
      run(async () => {
        try {
          const outcome = await getWalletModal().pay(wanted, timeout)
          if (outcome.status === 'paid') notifySite(latest.current.onSuccess, outcome)
          if (outcome.status === 'failed') notifySite(latest.current.onError, outcome.error)
          return outcome
        } catch (cause) {
          const failure = toError(cause)
          notifySite(latest.current.onError, failure)
          throw failure
        }
      }),
    [run],
  )
  const error = thrown ?? outcomeError(data)
  const isSuccess = data?.status === 'paid'
  return useMemo(
    () => ({ pay, reset, data, error, isPending, isSuccess, isError: error !== undefined }),
    [pay, reset, data, error, isPending, isSuccess],
  )
}
