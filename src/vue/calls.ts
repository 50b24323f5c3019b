import { computed, type ComputedRef, type Ref, shallowRef } from 'vue'

import { toError } from '../client/bindings/to-error.js'
import { getWalletModal } from '../client.js'
import type { SendCallsOptions, SendCallsOutcome } from '../core/entities/calls.js'

/** The result of `useWalletModalSendCalls`. */
export interface UseWalletModalSendCalls {
  /** Shows calls for confirmation. Resolves to their outcome, or to `undefined` if there is no modal. Never rejects. */
  readonly sendCalls: (options: SendCallsOptions) => Promise<SendCallsOutcome | undefined>
  /** The outcome of the latest calls. */
  readonly data: Readonly<Ref<SendCallsOutcome | undefined>>
  /** Why the calls were refused or failed. Some may have been confirmed before: see `data`. */
  readonly error: ComputedRef<Error | undefined>
  readonly isPending: Readonly<Ref<boolean>>
  /** Whether all calls are confirmed. */
  readonly isSuccess: ComputedRef<boolean>
  /** Clears the outcome of the latest calls. */
  readonly reset: () => void
}

/** Asks the visitor to confirm EVM calls, sends them and tracks their progress. */
export function useWalletModalSendCalls(): UseWalletModalSendCalls {
  const data = shallowRef<SendCallsOutcome>()
  const thrown = shallowRef<Error>()
  const isPending = shallowRef(false)
  let turn = 0
  const show = (pending: boolean, outcome?: SendCallsOutcome, failure?: Error): void => {
    isPending.value = pending
    data.value = outcome
    thrown.value = failure
  }
  async function sendCalls(options: SendCallsOptions): Promise<SendCallsOutcome | undefined> {
    const mine = ++turn
    show(true)
    try {
      const outcome = await getWalletModal().sendCalls(options)
      if (mine === turn) show(false, outcome)
      return outcome
    } catch (cause) {
      if (mine === turn) show(false, undefined, toError(cause))
      return undefined
    }
  }
  return {
    sendCalls,
    data,
    error: computed(() => thrown.value ?? (data.value && 'error' in data.value ? data.value.error : undefined)),
    isPending,
    isSuccess: computed(() => data.value?.status === 'sent'),
    reset() {
      turn++
      show(false)
    },
  }
}
