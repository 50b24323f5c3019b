'use client'
import { useCallback, useMemo } from 'react'

import { getWalletModal } from '../client.js'
import type { SendCallsOptions, SendCallsOutcome } from '../core/entities/calls.js'
import { useOutcome } from './pay/use-outcome.js'
import type { TaskState } from './pay/use-task.js'

/** Options of `useWalletModalSendCalls`. */
export interface UseWalletModalSendCallsOptions {
  /** All calls are confirmed. */
  readonly onSuccess?: ((outcome: SendCallsOutcome & { readonly status: 'sent' }) => void) | undefined
  /** The calls were refused or failed; some may have gone through, as the outcome in `data` says. */
  readonly onError?: ((error: Error) => void) | undefined
}

/** What `useWalletModalSendCalls` returns. */
export interface UseWalletModalSendCalls extends Omit<TaskState<SendCallsOutcome>, 'isSuccess'> {
  /** All calls are confirmed. */
  readonly isSuccess: boolean
  /** Shows calls to be confirmed; resolves to how they ended, or to `undefined` without an instance. Never rejects. */
  readonly sendCalls: (options: SendCallsOptions) => Promise<SendCallsOutcome | undefined>
  /** Forgets how the last calls ended. */
  readonly reset: () => void
}

const isSent = (outcome: SendCallsOutcome): outcome is SendCallsOutcome & { readonly status: 'sent' } =>
  outcome.status === 'sent'

/** Asks the visitor to confirm EVM calls, sends them and tracks their progress. */
export function useWalletModalSendCalls(options: UseWalletModalSendCallsOptions = {}): UseWalletModalSendCalls {
  const { follow, shown } = useOutcome(isSent, options)
  const sendCalls = useCallback(
    (wanted: SendCallsOptions) => follow(async () => getWalletModal().sendCalls(wanted)),
    [follow],
  )
  return useMemo(() => ({ ...shown, sendCalls }), [shown, sendCalls])
}
