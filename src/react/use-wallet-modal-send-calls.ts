'use client'
import { useCallback, useEffect, useMemo, useRef } from 'react'

import { notifySite } from '../client/bindings/notify-site.js'
import { toError } from '../client/bindings/to-error.js'
import { getWalletModal } from '../client.js'
import type { SendCallsOptions, SendCallsOutcome } from '../core/entities/calls.js'
import { type TaskState, useTask } from './pay/use-task.js'

/** Options of `useWalletModalSendCalls`. */
export interface UseWalletModalSendCallsOptions {
  /** All calls are through. */
  readonly onSuccess?: ((outcome: SendCallsOutcome & { readonly status: 'sent' }) => void) | undefined
  /** The calls were refused or failed; some may have gone through, as the outcome in `data` says. */
  readonly onError?: ((error: Error) => void) | undefined
}

/** What `useWalletModalSendCalls` returns. */
export interface UseWalletModalSendCalls extends Omit<TaskState<SendCallsOutcome>, 'isSuccess'> {
  /** All calls are through. */
  readonly isSuccess: boolean
  /** Shows calls to be confirmed; resolves to how they ended, or to `undefined` without an instance. Never rejects. */
  readonly sendCalls: (options: SendCallsOptions) => Promise<SendCallsOutcome | undefined>
  /** Forgets how the last calls ended. */
  readonly reset: () => void
}

/** Has EVM calls confirmed and sent, and follows them. */
export function useWalletModalSendCalls(options: UseWalletModalSendCallsOptions = {}): UseWalletModalSendCalls {
  const { run, reset, task } = useTask<SendCallsOutcome>()
  const { data, error: thrown, isPending } = task
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const sendCalls = useCallback(
    (wanted: SendCallsOptions) =>
      run(async () => {
        try {
          const outcome = await getWalletModal().sendCalls(wanted)
          if (outcome.status === 'sent') notifySite(latest.current.onSuccess, outcome)
          if ('error' in outcome) notifySite(latest.current.onError, outcome.error)
          return outcome
        } catch (cause) {
          const failure = toError(cause)
          notifySite(latest.current.onError, failure)
          throw failure
        }
      }),
    [run],
  )
  const error = thrown ?? (data && 'error' in data ? data.error : undefined)
  const isSuccess = data?.status === 'sent'
  return useMemo(
    () => ({ sendCalls, reset, data, error, isPending, isSuccess, isError: error !== undefined }),
    [sendCalls, reset, data, error, isPending, isSuccess],
  )
}
