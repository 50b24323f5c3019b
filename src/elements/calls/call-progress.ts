import { isUncertainLoss } from '../../controllers/activity/pending-rules.js'
import type { CallsState } from '../../controllers/calls/calls.js'
import { isCallsOver } from '../../controllers/calls/calls.js'
import { SendError, isLostTransaction } from '../../core/errors/transaction.js'
import { t } from '../../core/i18n/t.js'
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
  if (isSent) return isLostTransaction(error) && !isUncertainLoss(error) ? 'failed' : 'unknown'
  return isNext && error instanceof SendError ? 'unknown' : 'unsent'
}

/** The progress of a call as text. */
export const progressText = (fate: CallProgress): string =>
  fate === 'asked' ? t('send.preview.waiting', { wallet: walletName('eip155') }) : t(`calls.${fate}`)
