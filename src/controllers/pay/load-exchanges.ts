import { formatAmount } from '../../core/amount.js'
import { PAY_EXCHANGES } from '../../core/limits.js'
import { Task } from '../../core/task.js'
import { fetchExchanges } from '../../services/blockchain/exchanges.js'
import { isServiceOn } from '../../services/service-switch.js'
import { optionsController } from '../shell/options.js'
import { payController } from './pay.js'

const loading = new Task()

/**
 * Loads the exchanges for the payment; none if the service is off.
 *
 * @throws {ExchangesError} they could not be loaded
 */
export async function loadExchanges(): Promise<void> {
  const { payment } = payController.state
  const { options } = optionsController.state
  if (!payment) return
  if (!isServiceOn('blockchain', options)) return payController.setExchanges({ status: 'ready', items: [] })
  await loading.replace(async signal => {
    const { asset, amount: base, exchanges, deposit } = payment
    const amount = formatAmount(base, asset.metadata.decimals)
    payController.setExchanges({ status: 'loading', items: [] })
    try {
      const source = deposit ? 'fund-wallet' : 'pay'
      const items = await fetchExchanges({ asset, amount, ...exchanges }, options, { signal, source })
      signal.throwIfAborted()
      payController.setExchanges({ status: 'ready', items: items.slice(0, PAY_EXCHANGES) })
    } catch (error) {
      if (!signal.aborted) payController.setExchanges({ status: 'failed', items: [] })
      throw error
    }
  })
}
