import type { Exchange, PaymentAsset } from '../../core/entities/pay.js'
import { PAY_EXCHANGES } from '../../core/limits.js'
import type { Popup } from '../../core/platform/popup.js'
import { Task } from '../../core/task.js'
import { fetchExchanges } from '../../services/blockchain/exchanges.js'
import { fetchExchangeAssets } from '../../services/catalogue/payments.js'
import type { Holder } from '../accounts/holder.js'
import { optionsController } from '../shell/options.js'
import { depositController } from './deposit.js'
import { isPayBusy, payController } from './pay.js'
import { payAtExchange } from './pay-at-exchange.js'
import { readPayment } from './read-payment.js'

const loading = new Task()

/**
 * Loads the exchanges for deposits, and their assets, once; failures are retried. An exchange whose assets cannot be loaded
 * is left out if there is another.
 *
 * @throws {ExchangesError} {HttpStatusError} {HttpUnreachableError} {ServiceOffError} they could not be loaded
 */
export async function loadDeposits(): Promise<void> {
  if (depositController.state.status === 'ready') return
  await loading.join(async signal => {
    const { options } = optionsController.state
    depositController.setExchanges('loading')
    try {
      const found = await fetchExchanges({}, options, { signal, source: 'fund-wallet' })
      const offers = found.slice(0, PAY_EXCHANGES).map(async exchange => {
        return { exchange, assets: await fetchExchangeAssets(exchange.id, options, { signal }) }
      })
      const answers = await Promise.allSettled(offers)
      signal.throwIfAborted()
      const exchanges = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))
      if (!exchanges.length) await Promise.all(offers)
      depositController.setExchanges('ready', exchanges)
    } catch (error) {
      if (!signal.aborted) depositController.setExchanges('failed')
      throw error
    }
  })
}

/**
 * Requests a deposit of an amount from an exchange to an account.
 *
 * @throws see `readPayment` and `payAtExchange`
 */
export async function depositFrom(
  exchange: Exchange,
  { asset, amount, holder }: { readonly asset: PaymentAsset; readonly amount: string; readonly holder: Holder },
  popup: Popup | undefined,
): Promise<void> {
  if (isPayBusy()) return popup?.close()
  payController.start(readPayment({ paymentAsset: asset, amount, recipient: holder.address }, { deposit: true }))
  await payAtExchange(exchange, popup)
}
