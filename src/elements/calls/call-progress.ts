import type { CallsState } from '../../controllers/calls/calls.js'
import { isCallsOver } from '../../controllers/calls/calls.js'
import type { CallsQuote } from '../../core/entities/calls.js'
import {
  SendError,
  TransactionRejectedError,
  WalletChangedError,
  isLostTransaction,
} from '../../core/errors/transaction.js'
import { t } from '../../core/i18n/t.js'
import { sendErrorText } from '../send/send-error-text.js'
import { walletName } from '../send/send-texts.js'
import './texts.js'

/** The progress of a call. */
export type CallProgress = 'through' | 'pending' | 'asked' | 'failed' | 'unknown' | 'unsent'

/** The progress of the call at an index; `undefined` before the calls are confirmed, and until its turn. */
export function progressOf(state: CallsState, index: number): CallProgress | undefined {
  const { status, quote, progress, error } = state
  const isOver = isCallsOver(state)
  if (!quote || (status !== 'signing' && !isOver)) return undefined
  if (index < progress.done) return 'through'
  const isSent = index < progress.sent
  const isNext = quote.isAtomic ? progress.sent === 0 : index === progress.sent
  if (!isOver) return isSent ? 'pending' : isNext ? 'asked' : undefined
  if (isSent) return isLostTransaction(error) ? 'failed' : 'unknown'
  return isNext && error instanceof SendError ? 'unknown' : 'unsent'
}

/** The progress of a call as text. */
export const progressText = (fate: CallProgress): string =>
  fate === 'asked' ? t('send.preview.waiting', { wallet: walletName('eip155') }) : t(`calls.${fate}`)

/** Why calls failed, as text; some of them may be confirmed. */
export function callsErrorText(error: Error, sent: number, quote: CallsQuote | undefined): string {
  if (sent > 0 && error instanceof TransactionRejectedError)
    return t('calls.error.rejected', { wallet: walletName('eip155') })
  if (sent > 0 && error instanceof WalletChangedError) return t('calls.error.changed')
  if (isLostTransaction(error))
    return quote?.isAtomic || quote?.calls.length === 1 ? t('calls.error.atomic') : t('calls.error.lost')
  return sendErrorText(error, 'eip155')
}
