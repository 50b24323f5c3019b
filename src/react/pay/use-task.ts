'use client'
import { useCallback, useMemo, useRef, useState } from 'react'

import { toError } from '../../client/bindings/to-error.js'

/** A task, its status, and its result. */
export interface TaskState<T> {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  readonly data: T | undefined
  readonly error: Error | undefined
}

/** Runs one task at a time; the latest is shown. */
export interface TaskHook<T> extends TaskState<T> {
  /**
   * Resolves to the task's result, or to `undefined` if it failed: see `error`. With `isRepeated`, the result of the task
   * before is shown until there is another.
   */
  readonly run: (work: () => Promise<T>, how?: { readonly isRepeated?: boolean }) => Promise<T | undefined>
  readonly reset: () => void
}

interface Shown<T> extends TaskState<T> {
  readonly turn: number
}

const idle = { turn: 0, isPending: false, isSuccess: false, isError: false, data: undefined, error: undefined }

/** Creates a task that a component starts and displays. */
export function useTask<T>(): TaskHook<T> {
  const [shown, setShown] = useState<Shown<T>>(idle)
  const turns = useRef(0)
  const run = useCallback<TaskHook<T>['run']>(async (work, { isRepeated = false } = {}) => {
    const turn = ++turns.current
    const settle = (patch: Partial<Shown<T>>): void =>
      setShown(now => (now.turn === turn ? { ...now, isPending: false, ...patch } : now))
    setShown(now => ({ ...(isRepeated ? now : idle), turn, isPending: true }))
    try {
      const data = await work()
      settle({ isSuccess: true, isError: false, data, error: undefined })
      return data
    } catch (cause) {
      settle({ isSuccess: false, isError: true, error: toError(cause) })
      return undefined
    }
  }, [])
  const reset = useCallback(() => setShown(idle), [])
  return useMemo(() => {
    const { isPending, isSuccess, isError, data, error } = shown
    return { isPending, isSuccess, isError, data, error, run, reset }
  }, [shown, run, reset])
}
