import { type MaybeRefOrGetter, toValue } from 'vue'

import { notifySite } from '../client/bindings/notify-site.js'
import { pollExchange } from '../client/bindings/poll-exchange.js'
import { getWalletModal } from '../client.js'
import type { ExchangeStatus } from '../core/entities/pay.js'
import { during } from './follow.js'
import { createTask, type TaskRefs } from './task.js'

/** Options of `useWalletModalExchangeStatus`; refs and getters are tracked. */
export interface UseWalletModalExchangeStatusOptions {
  /** The id of the exchange. */
  readonly exchangeId: MaybeRefOrGetter<string>
  /** The session id that `getPayUrl` or `openPayUrl` returned. */
  readonly sessionId: MaybeRefOrGetter<string>
  /** The time between two requests, in ms; default: 5,000, minimum: 3,000. */
  readonly pollingInterval?: MaybeRefOrGetter<number | undefined>
  /** Whether the exchange is polled; default: `true`. */
  readonly isEnabled?: MaybeRefOrGetter<boolean | undefined>
  /** Called when the exchange has paid. */
  readonly onSuccess?: ((status: ExchangeStatus) => void) | undefined
  /** Called when the payment has failed for good. */
  readonly onError?: ((status: ExchangeStatus) => void) | undefined
}

/** The result of `useWalletModalExchangeStatus`; `data` holds the status. */
export interface UseWalletModalExchangeStatus extends TaskRefs<ExchangeStatus> {
  /** Requests the status immediately. Never rejects: see `error`. */
  readonly refetch: () => Promise<ExchangeStatus | undefined>
}

/** The status of a payment at an exchange, which is polled until the payment has ended. */
export function useWalletModalExchangeStatus({
  onSuccess,
  onError,
  ...options
}: UseWalletModalExchangeStatusOptions): UseWalletModalExchangeStatus {
  const { data, error, isPending, isSuccess, run } = createTask<ExchangeStatus>()
  let asked = ''
  function refetch(): Promise<ExchangeStatus | undefined> {
    const [exchangeId, sessionId] = [toValue(options.exchangeId), toValue(options.sessionId)]
    const payment = `${exchangeId} ${sessionId}`
    const isRepeated = asked === payment
    asked = payment
    return run(async () => getWalletModal().getExchangeStatus(exchangeId, sessionId), { isRepeated })
  }
  const wanted = [options.exchangeId, options.sessionId, options.pollingInterval, options.isEnabled]
  during(
    () => JSON.stringify(wanted.map(option => toValue(option))), // a text: a getter may run again without a change
    () => {
      const gone = new AbortController()
      if (toValue(options.isEnabled) ?? true)
        void pollExchange(refetch, toValue(options.pollingInterval), gone.signal).then(status => {
          if (!status || gone.signal.aborted) return
          notifySite(status.status === 'SUCCESS' ? onSuccess : onError, status)
        })
      return () => gone.abort()
    },
  )
  return { data, error, isPending, isSuccess, refetch }
}
