import { formatAmount } from '../../core/amount.js'
import type { Payment, PaymentUnderWay } from '../../core/entities/pay.js'
import type { PayFacts } from '../../core/events.js'

/** A payment for analytics, without payer or recipient. */
export const payFacts = ({ asset, amount, deposit }: Payment, running?: PaymentUnderWay): PayFacts => ({
  source: deposit ? 'fund-from-exchange' : 'pay',
  configuration: { network: asset.network, asset: asset.asset, amount: formatAmount(amount, asset.metadata.decimals) },
  ...(running
    ? { currentPayment: { type: running.via, ...(running.exchangeId ? { exchangeId: running.exchangeId } : {}) } }
    : {}),
})
