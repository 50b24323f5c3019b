import { formatAmount } from '../../core/amount.js'
import type {
  Exchange,
  ExchangePage,
  ExchangePageQuery,
  ExchangesQuery,
  ExchangeStatus,
  PayUrl,
  PayUrlOptions,
} from '../../core/entities/pay.js'
import { PaymentConfigError, PaymentStartError } from '../../core/errors/pay.js'
import { fetchExchangePage, fetchExchangeStatus, fetchPayUrl } from '../../services/blockchain/exchanges.js'
import { features } from '../shell/features.js'
import { optionsController } from '../shell/options.js'
import { readAssetOf, readExchangeChoice, readPayAmount, readPayment } from './read-payment.js'

/** @throws {PaymentStartError} the `pay` feature is off */
export function expectPay(): void {
  if (!features.get().pay) throw new PaymentStartError({ details: 'The `pay` feature is off.' })
}

/**
 * The exchanges that a visitor can pay from.
 *
 * @throws {PaymentStartError} the `pay` feature is off
 * @throws {PaymentAssetError} {PaymentAmountError} {PaymentConfigError} the query is invalid
 * @throws {AssetNotSupportedError} {ExchangesError} they are unavailable
 */
export const getExchanges = async (query: ExchangesQuery = {}): Promise<readonly Exchange[]> =>
  (await getAvailableExchanges(query)).exchanges

/** One page of the exchanges that a visitor can pay from, and their total; see `getExchanges`. */
export async function getAvailableExchanges(query: ExchangePageQuery = {}): Promise<ExchangePage> {
  expectPay()
  const { page = 0 } = query
  if (!Number.isSafeInteger(page) || page < 0)
    throw new PaymentConfigError({ details: '`page` must be a whole number, from 0.' })
  const asset = query.asset === undefined ? undefined : readAssetOf(query.asset)
  const decimals = asset?.metadata.decimals
  const amount =
    query.amount === undefined || decimals === undefined
      ? undefined
      : formatAmount(readPayAmount(query.amount, decimals), decimals)
  return fetchExchangePage({ asset, amount, page, ...readExchangeChoice(query) }, optionsController.state.options)
}

/**
 * Starts a payment at an exchange, for the site to show itself.
 *
 * @throws {PaymentStartError} the `pay` feature is off
 * @throws see `readPayment`
 * @throws {AssetNotSupportedError} {PayUrlError} the exchange did not start it
 */
export async function getPayUrl(exchangeId: string, options: PayUrlOptions): Promise<PayUrl> {
  expectPay()
  const { asset, amount, recipient } = readPayment(options)
  const whole = formatAmount(amount, asset.metadata.decimals)
  return fetchPayUrl({ exchangeId, asset, amount: whole, recipient }, optionsController.state.options)
}

/**
 * Asks an exchange for a payment's status.
 *
 * @throws {PaymentStartError} the `pay` feature is off
 * @throws {BuyStatusError} it returned none
 */
export async function getExchangeStatus(exchangeId: string, sessionId: string): Promise<ExchangeStatus> {
  expectPay()
  return fetchExchangeStatus({ exchangeId, sessionId }, optionsController.state.options)
}
