import { computed, type ComputedRef, type Ref } from 'vue'

import { notifySite } from '../client/bindings/notify-site.js'
import { toError } from '../client/bindings/to-error.js'
import { getWalletModal } from '../client.js'
import type {
  Exchange,
  ExchangesQuery,
  ExchangeStatus,
  OpenedPayUrl,
  PayOptions,
  PayOutcome,
  PayUrl,
  PayUrlOptions,
} from '../core/entities/pay.js'
import { createTask, type TaskRefs } from './task.js'

/** Options of `useWalletModalPay`. */
export interface UseWalletModalPayOptions {
  /** Called when the payment is confirmed. */
  readonly onSuccess?: ((outcome: PayOutcome & { readonly status: 'paid' }) => void) | undefined
  /** Called when the payment fails or its options are invalid. */
  readonly onError?: ((error: Error) => void) | undefined
}

/** The result of `useWalletModalPay`. */
export interface UseWalletModalPay {
  /**
   * Opens the choice of payment methods, and waits until the payment ends, at most for `timeout` milliseconds (default:
   * 300,000). Resolves to the outcome, or to `undefined` if it failed; `error` then says why. Never rejects.
   */
  readonly pay: (options: PayOptions, timeout?: number) => Promise<PayOutcome | undefined>
  /** The outcome of the last payment. */
  readonly data: Readonly<Ref<PayOutcome | undefined>>
  /** The outcome's error, or the reason there is no outcome. */
  readonly error: ComputedRef<Error | undefined>
  readonly isPending: Readonly<Ref<boolean>>
  /** Whether the payment is confirmed. */
  readonly isSuccess: ComputedRef<boolean>
  /** Clears the outcome of the last payment. */
  readonly reset: () => void
}

/** Requests a payment and tracks its progress. */
export function useWalletModalPay({ onSuccess, onError }: UseWalletModalPayOptions = {}): UseWalletModalPay {
  const { data, error, isPending, run, reset } = createTask<PayOutcome>()
  async function ask(options: PayOptions, timeout: number | undefined): Promise<PayOutcome> {
    try {
      const outcome = await getWalletModal().pay(options, timeout)
      if (outcome.status === 'paid') notifySite(onSuccess, outcome)
      else if (outcome.status === 'failed') notifySite(onError, outcome.error)
      return outcome
    } catch (cause) {
      notifySite(onError, toError(cause))
      throw cause
    }
  }
  return {
    pay: (options, timeout) => run(() => ask(options, timeout)),
    data,
    error: computed(() => error.value ?? (data.value?.status === 'failed' ? data.value.error : undefined)),
    isPending,
    isSuccess: computed(() => data.value?.status === 'paid'),
    reset,
  }
}

/** The result of `useWalletModalExchanges`; `data` holds the exchanges. */
export interface UseWalletModalExchanges extends TaskRefs<readonly Exchange[]> {
  /** Loads the exchanges that a visitor can pay from. Never rejects: see `error`. */
  readonly fetch: (query?: ExchangesQuery) => Promise<readonly Exchange[] | undefined>
  /**
   * Starts a payment at an exchange and returns its URL, for sites that open it themselves. Rejects with a typed error.
   */
  readonly getPayUrl: (exchangeId: string, options: PayUrlOptions) => Promise<PayUrl>
  /**
   * Starts a payment at an exchange and opens its page; call it in a click handler so that the browser allows the
   * window. Rejects with a typed error.
   */
  readonly openPayUrl: (exchangeId: string, options: PayOptions) => Promise<OpenedPayUrl>
  /**
   * Asks an exchange for the status of a payment. Rejects with `UNABLE_TO_GET_BUY_STATUS`, or
   * `UNABLE_TO_INITIATE_PAYMENT` if the `pay` feature is off.
   */
  readonly getExchangeStatus: (exchangeId: string, sessionId: string) => Promise<ExchangeStatus>
}

/** The exchanges that a visitor can pay from, for sites that render their own list. */
export function useWalletModalExchanges(): UseWalletModalExchanges {
  const { data, error, isPending, isSuccess, run } = createTask<readonly Exchange[]>()
  return {
    data,
    error,
    isPending,
    isSuccess,
    fetch: query => run(async () => getWalletModal().getExchanges(query)),
    getPayUrl: async (...args) => getWalletModal().getPayUrl(...args),
    openPayUrl: async (...args) => getWalletModal().openPayUrl(...args),
    getExchangeStatus: async (...args) => getWalletModal().getExchangeStatus(...args),
  }
}
