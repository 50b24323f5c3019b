import { networkOf } from '../../controllers/accounts/active.js'
import { networksController } from '../../controllers/networks/networks.js'
import type { PayState } from '../../controllers/pay/pay.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import type { PayFee } from '../../core/entities/pay.js'
import {
  BuyStatusError,
  PaymentBalanceError,
  PaymentMismatchError,
  PaymentQuoteError,
  PaymentUnderWayError,
  PayUrlError,
  QuoteStatusError,
} from '../../core/errors/pay.js'
import { InsufficientFeeError, TokenDecimalsError } from '../../core/errors/send.js'
import {
  HttpStatusError,
  HttpUnreachableError,
  MalformedReplyError,
  ServiceOffError,
} from '../../core/errors/service.js'
import {
  SendError,
  SimulationFailedError,
  TransactionRejectedError,
  WalletChangedError,
} from '../../core/errors/transaction.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { reasonOf, symbolOf, walletName } from '../send/send-texts.js'
import './texts.js'

/** The name of a network; its id if the site does not list it. */
export const networkName = (caipNetworkId: CaipNetworkId): string =>
  cleanLabel(networksController.find(caipNetworkId)?.name) ?? caipNetworkId

const FEE_TEXTS = {
  service: 'pay.quote.fee.service',
  network: 'pay.quote.fee.network',
  bridge: 'pay.quote.fee.bridge',
} as const

/** What a fee of the payment service is called: in the visitor's language where its kind is known, else as the service calls it. */
export const feeText = ({ kind, label }: PayFee): string => (kind ? t(FEE_TEXTS[kind]) : label)

/** What a payment waits for while a wallet of the family, or an exchange, is asked. */
export function busyText({ status, running }: PayState, namespace: ChainNamespace): string {
  if (status === 'accepted') return t('pay.progress.wallet')
  if (status === 'starting') return t('pay.progress.preparing', { exchange: running?.exchangeName ?? '' })
  return t('pay.quote.waiting', { wallet: walletName(namespace) })
}

/** What an error is about. */
export interface PayErrorContext {
  readonly namespace?: ChainNamespace | undefined
  /** The symbol of the payment token. */
  readonly symbol: string
  readonly exchange?: string | undefined
}

function simulationText(error: SimulationFailedError): string {
  const reason = reasonOf(error)
  return reason ? t('pay.error.simulation', { reason }) : t('pay.error.simulation.plain')
}

const isUnreachable = (error: Error): boolean =>
  error instanceof HttpUnreachableError ||
  error instanceof HttpStatusError ||
  error instanceof MalformedReplyError ||
  error instanceof ServiceOffError

/** The message for a stopped payment: what happened, then what to do. */
export function payErrorText(error: Error, { namespace = 'eip155', symbol, exchange = '' }: PayErrorContext): string {
  const wallet = walletName(namespace)
  const native = networkOf(namespace)?.nativeCurrency ?? { symbol: '' }
  if (error instanceof TransactionRejectedError) return t('pay.error.rejected', { wallet })
  if (error instanceof WalletChangedError) return t('pay.error.changed')
  if (error instanceof PaymentUnderWayError) return t('pay.quote.again.text')
  if (error instanceof PaymentBalanceError) return t('pay.error.balance', { symbol })
  if (error instanceof InsufficientFeeError) return t('pay.error.fee', { symbol: symbolOf(native) })
  if (error instanceof TokenDecimalsError) return t('pay.error.decimals')
  if (error instanceof SimulationFailedError) return simulationText(error)
  if (error instanceof PaymentQuoteError) return t('pay.error.quote', { symbol })
  if (error instanceof PaymentMismatchError) return t('pay.error.mismatch')
  if (error instanceof PayUrlError) return t('pay.error.url', { exchange })
  if (error instanceof BuyStatusError || error instanceof QuoteStatusError) return t('pay.error.status')
  if (error instanceof SendError) return t('pay.error.failed')
  return isUnreachable(error) ? t('pay.error.unreachable') : t('pay.error.other')
}
