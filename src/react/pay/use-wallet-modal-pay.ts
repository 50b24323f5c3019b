'use client'
import { useCallback, useMemo } from 'react'

import { getWalletModal } from '../../client.js'
import type { PayOptions, PayOutcome } from '../../core/entities/pay.js'
import { useOutcome } from './use-outcome.js'
import type { TaskState } from './use-task.js'

/** Options of `useWalletModalPay`. */
export interface UseWalletModalPayOptions {
  /** Called when the payment is confirmed. */
  readonly onSuccess?: ((outcome: PayOutcome & { readonly status: 'paid' }) => void) | undefined
  /** Called when the payment fails or its options are invalid. */
  readonly onError?: ((error: Error) => void) | undefined
}

/** The result of `useWalletModalPay`. */
export interface UseWalletModalPay extends Omit<TaskState<PayOutcome>, 'isSuccess'> {
  /** Whether the payment is confirmed. */
  readonly isSuccess: boolean
  /**
   * Opens the choice of payment methods, and waits until the payment ends, at most for `timeout` milliseconds (default:
   * 300,000). Resolves to the outcome, or to `undefined` if it failed; `error` then says why. Never rejects.
   */
  readonly pay: (options: PayOptions, timeout?: number) => Promise<PayOutcome | undefined>
  /** Clears the outcome of the last payment. */
  readonly reset: () => void
}

const isPaid = (outcome: PayOutcome): outcome is PayOutcome & { readonly status: 'paid' } => outcome.status === 'paid'

/** Requests a payment and tracks its progress. */
export function useWalletModalPay(options: UseWalletModalPayOptions = {}): UseWalletModalPay {
  const { follow, shown } = useOutcome(isPaid, options)
  const pay = useCallback(
    (wanted: PayOptions, timeout?: number) => follow(async () => getWalletModal().pay(wanted, timeout)),
    [follow],
  )
  return useMemo(() => ({ ...shown, pay }), [shown, pay])
}
