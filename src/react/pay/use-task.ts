'use client'
import { useCallback, useMemo, useRef, useState } from 'react'

import { toError } from '../../client/bindings/to-error.js'

interface UnfinishedTask {
  readonly isPending: boolean
  readonly isSuccess: false
  readonly isError: false
  readonly data: undefined
  readonly error: undefined
}

interface FinishedTask<T> {
  /** `true` while it runs again. */
  readonly isPending: boolean
  readonly isSuccess: true
  readonly isError: false
  readonly data: T
  readonly error: undefined
}

interface FailedTask<T> {
  /** `true` while it runs again. */
  readonly isPending: boolean
  readonly isSuccess: false
  readonly isError: true
  /** The result of the run before. */
  readonly data: T | undefined
  readonly error: Error
}

/** The status of a task, with its result or its error; `isSuccess` and `isError` tell which of them is present. */
export type TaskState<T> = UnfinishedTask | FinishedTask<T> | FailedTask<T>

/** Runs one task at a time; the latest is shown. */
export interface TaskHook<T> {
  /** The same object until the status changes. */
  readonly task: TaskState<T>
  /**
   * Resolves to the task's result, or to `undefined` if it failed: see `error`. With `isRepeated`, the previous result is
   * shown until the next one arrives.
   */
  readonly run: (work: () => Promise<T>, options?: { readonly isRepeated?: boolean }) => Promise<T | undefined>
  readonly reset: () => void
}

const IDLE: UnfinishedTask = { isPending: false, isSuccess: false, isError: false, data: undefined, error: undefined }
const PENDING: UnfinishedTask = { ...IDLE, isPending: true }

/** Creates a task that a component starts and displays. */
export function useTask<T>(): TaskHook<T> {
  const [{ task }, setShown] = useState<{ readonly turn: number; readonly task: TaskState<T> }>({ turn: 0, task: IDLE })
  const turns = useRef(0)
  const run = useCallback<TaskHook<T>['run']>(async (work, { isRepeated = false } = {}) => {
    const turn = ++turns.current
    const settle = (next: (task: TaskState<T>) => TaskState<T>): void =>
      setShown(shown => (shown.turn === turn ? { turn, task: next(shown.task) } : shown))
    setShown(shown => ({ turn, task: isRepeated ? { ...shown.task, isPending: true } : PENDING }))
    try {
      const data = await work()
      settle(() => ({ ...IDLE, isSuccess: true, data }))
      return data
    } catch (cause) {
      settle(({ data }) => ({ isPending: false, isSuccess: false, isError: true, data, error: toError(cause) }))
      return undefined
    }
  }, [])
  const reset = useCallback(() => setShown({ turn: 0, task: IDLE }), [])
  return useMemo(() => ({ task, run, reset }), [task, run, reset])
}
