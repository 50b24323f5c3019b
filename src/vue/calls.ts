import { computed, type ComputedRef, type Ref } from 'vue'

import { getWalletModal } from '../client.js'
import type { SendCallsOptions, SendCallsOutcome } from '../core/entities/calls.js'
import { createTask } from './task.js'

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
  const { data, error, isPending, run, reset } = createTask<SendCallsOutcome>()
  return {
    sendCalls: options => run(async () => getWalletModal().sendCalls(options)),
    data,
    error: computed(() => error.value ?? (data.value && 'error' in data.value ? data.value.error : undefined)),
    isPending,
    isSuccess: computed(() => data.value?.status === 'sent'),
    reset,
  }
}
