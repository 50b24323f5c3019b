import { networkOf } from '../../controllers/accounts/active.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { formatAmount } from '../../core/amount.js'
import type { SwapToken } from '../../core/entities/swap.js'
import {
  HttpStatusError,
  HttpUnreachableError,
  MalformedReplyError,
  ServiceOffError,
} from '../../core/errors/service.js'
import { InsufficientFeeError, TokenDecimalsError } from '../../core/errors/send.js'
import {
  SwapBalanceError,
  SwapGasPriceError,
  SwapLiquidityError,
  SwapMinimumError,
  SwapMismatchError,
  SwapNetworkError,
  SwapPermitError,
  SwapPriceError,
  SwapRouteError,
} from '../../core/errors/swap.js'
import {
  SendError,
  SimulationFailedError,
  TransactionRejectedError,
  WalletChangedError,
  isLostTransaction,
} from '../../core/errors/transaction.js'
import { t } from '../../core/i18n/t.js'
import { QUANTITY_DECIMALS } from '../../core/limits.js'
import { formatBalance } from '../../core/text/format-balance.js'
import { connectedWalletLabel } from '../wallets/wallet-label.js'
import { reasonOf, symbolOf, walletName } from '../send/send-texts.js'
import './texts.js'

/** Significant digits of a rate or an estimate. */
const DIGITS = 6

/** The two tokens of a swap. */
export interface SwapPair {
  readonly source: SwapToken | undefined
  readonly target: SwapToken | undefined
}

/** A figure in the visitor's language, rounded down to its significant digits. */
export function shortFigure(amount: bigint, decimals: number): string {
  const text = formatAmount(amount, decimals)
  const [whole = '', fraction = ''] = text.split('.')
  const zeros = /^0*/.exec(fraction)?.[0].length ?? 0
  const places = /^0*$/.test(whole) ? Math.min(fraction.length, zeros + DIGITS) : QUANTITY_DECIMALS
  return formatBalance(text, places, figureLocale())
}

/** A percentage in the visitor's language; less than a hundredth is not rounded to zero. */
export function percentFigure(percent: number): string {
  const format = new Intl.NumberFormat(figureLocale(), { style: 'percent', maximumFractionDigits: 2 })
  return percent > 0 && percent < 0.01 ? `< ${format.format(0.0001)}` : format.format(percent / 100)
}

/** How much of the target one whole token of the source yields, rounded down. */
export function rateText(amount: bigint, toAmount: bigint, { source, target }: SwapPair): string {
  if (!source || !target || amount <= 0n) return ''
  const rate = (toAmount * 10n ** BigInt(source.decimals)) / amount
  return t('swap.rate', {
    source: symbolOf(source),
    rate: shortFigure(rate, target.decimals),
    target: symbolOf(target),
  })
}

function simulationText(error: SimulationFailedError): string {
  const reason = reasonOf(error)
  return reason ? t('swap.error.simulation', { reason }) : t('swap.error.simulation.plain')
}

const isUnreachable = (error: Error): boolean =>
  error instanceof HttpUnreachableError ||
  error instanceof HttpStatusError ||
  error instanceof MalformedReplyError ||
  error instanceof ServiceOffError

/** The message for a failed swap: what happened, then what to do. */
export function swapErrorText(error: Error, { source, target }: SwapPair): string {
  const wallet = walletName('eip155')
  const native = networkOf('eip155')?.nativeCurrency ?? { symbol: '' }
  if (error instanceof TransactionRejectedError) return t('swap.preview.rejected', { wallet })
  if (error instanceof WalletChangedError) return t('swap.preview.changed')
  if (error instanceof SwapPermitError && source)
    return t('swap.error.permit', { wallet: connectedWalletLabel('eip155'), symbol: symbolOf(source) })
  if (error instanceof SwapPriceError) return t('swap.error.moved')
  if (isLostTransaction(error)) return t('swap.error.approval')
  if (error instanceof SendError) return t('swap.error.failed')
  if (error instanceof SwapMinimumError) return t('swap.error.minimum')
  if (error instanceof SimulationFailedError) return simulationText(error)
  if (error instanceof InsufficientFeeError) return t('swap.error.fee', { symbol: symbolOf(native) })
  if (error instanceof SwapLiquidityError) return t('swap.error.liquidity')
  if (error instanceof SwapBalanceError) return t('swap.error.balance')
  if (error instanceof SwapNetworkError) return t('swap.unsupported')
  if (error instanceof SwapGasPriceError) return t('swap.error.gas')
  if (error instanceof SwapMismatchError) return t('swap.error.mismatch')
  if (error instanceof TokenDecimalsError) return t('swap.error.decimals')
  if (error instanceof SwapRouteError && source && target)
    return t('swap.error.route', { source: symbolOf(source), target: symbolOf(target) })
  return isUnreachable(error) ? t('swap.error.unreachable') : t('swap.error.other')
}
