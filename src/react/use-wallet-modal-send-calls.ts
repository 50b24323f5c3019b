'use client'
import { useCallback, useMemo } from 'react'

import { getWalletModal } from '../client.js'
import type { SendCallsOptions, SendCallsOutcome } from '../core/entities/calls.js'
import { useOutcome } from './pay/use-outcome.js'
import type { TaskState } from './pay/use-task.js'

/** Options of `useWalletModalSendCalls`. */
export interface UseWalletModalSendCallsOptions {
  /** Called when all calls are confirmed. */
  readonly onSuccess?: ((outcome: SendCallsOutcome & { readonly status: 'sent' }) => void) | undefined
  /** Called when the calls are refused or fail. Some may have been confirmed before: see the outcome in `data`. */
  readonly onError?: ((error: Error) => void) | undefined
}

/** The result of `useWalletModalSendCalls`. */
export interface UseWalletModalSendCalls extends Omit<TaskState<SendCallsOutcome>, 'isSuccess'> {
  /** Whether all calls are confirmed. */
  readonly isSuccess: boolean
  /** Shows calls for confirmation. Resolves to their outcome, or to `undefined` if there is no modal. Never rejects. */
  readonly sendCalls: (options: SendCallsOptions) => Promise<SendCallsOutcome | undefined>
  /** Clears the outcome of the last calls. */
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
