import { computed, type ComputedRef, type Ref, shallowRef } from 'vue'

import { toError } from '../client/bindings/to-error.js'

/** The status of a task, with its result or its error, as refs. */
export interface TaskRefs<T> {
  readonly data: Readonly<Ref<T | undefined>>
  readonly error: Readonly<Ref<Error | undefined>>
  readonly isPending: Readonly<Ref<boolean>>
  /** Whether there is a result. */
  readonly isSuccess: ComputedRef<boolean>
}

/** A task that a component starts and displays. */
export interface Task<T> extends TaskRefs<T> {
  /**
   * Resolves to the task's result, or to `undefined` if it failed: see `error`. If it `isRepeated`, the previous result is
   * shown until the next one arrives.
   */
  readonly run: (work: () => Promise<T>, options?: { readonly isRepeated?: boolean }) => Promise<T | undefined>
  readonly reset: () => void
}

/** Creates a task; the latest run is shown. */
export function createTask<T>(): Task<T> {
  const data = shallowRef<T>()
  const error = shallowRef<Error>()
  const isPending = shallowRef(false)
  let turn = 0
  const show = (pending: boolean, result?: T, failure?: Error): void => {
    isPending.value = pending
    data.value = result
    error.value = failure
  }
  return {
    data,
    error,
    isPending,
    isSuccess: computed(() => data.value !== undefined && !error.value),
    async run(work, { isRepeated = false } = {}) {
      const mine = ++turn
      if (isRepeated) isPending.value = true
      else show(true)
      try {
        const result = await work()
        if (mine === turn) show(false, result)
        return result
      } catch (cause) {
        if (mine === turn) show(false, data.value, toError(cause))
        return undefined
      }
    },
    reset() {
      turn++
      show(false)
    },
  }
}
