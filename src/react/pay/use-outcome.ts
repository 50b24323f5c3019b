'use client'
import { useCallback, useEffect, useMemo, useRef } from 'react'

import { notifySite } from '../../client/bindings/notify-site.js'
import { toError } from '../../client/bindings/to-error.js'
import { useTask } from './use-task.js'

/** How an action of the modal ended; a failed one has an error. */
interface Outcome {
  readonly status: string
  readonly error?: Error
}

/** The site's callbacks. */
interface Callbacks<S> {
  readonly onSuccess?: ((outcome: S) => void) | undefined
  readonly onError?: ((error: Error) => void) | undefined
}

/** An action's outcome as hooks return it. */
interface ShownOutcome<T> {
  readonly data: T | undefined
  /** The outcome's error, or the reason there is no outcome. */
  readonly error: Error | undefined
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  readonly reset: () => void
}

/**
 * Runs one action of the modal at a time, shows its outcome, and calls the site's callbacks.
 *
 * @param isSuccessful must stay the same function
 */
export function useOutcome<T extends Outcome, S extends T>(
  isSuccessful: (outcome: T) => outcome is S,
  callbacks: Callbacks<S>,
): { readonly follow: (work: () => Promise<T>) => Promise<T | undefined>; readonly shown: ShownOutcome<T> } {
  const { run, reset, task } = useTask<T>()
  const latest = useRef(callbacks)
  useEffect(() => {
    latest.current = callbacks
  })
  const follow = useCallback(
    (work: () => Promise<T>) =>
      run(async () => {
        try {
          const outcome = await work()
          if (isSuccessful(outcome)) notifySite(latest.current.onSuccess, outcome)
          else if (outcome.error) notifySite(latest.current.onError, outcome.error)
          return outcome
        } catch (cause) {
          const error = toError(cause)
          notifySite(latest.current.onError, error)
          throw error
        }
      }),
    [run, isSuccessful],
  )
  const { data, isPending } = task
  const error = task.error ?? data?.error
  const isSuccess = data !== undefined && isSuccessful(data)
  const shown = useMemo(
    () => ({ data, error, isPending, isSuccess, isError: error !== undefined, reset }),
    [data, error, isPending, isSuccess, reset],
  )
  return { follow, shown }
}
