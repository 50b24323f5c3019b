import type { CallsState } from '../../controllers/calls/calls.js'
import type { RequestedCall } from '../../core/entities/calls.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import {
  TransactionDroppedError,
  TransactionRejectedError,
  TransactionReplacedError,
  WalletChangedError,
  isLostTransaction,
} from '../../core/errors/transaction.js'
import { t } from '../../core/i18n/t.js'
import { sendErrorText } from '../send/send-error-text.js'
import { walletName } from '../send/send-texts.js'
import '../activity/texts.js'
import { actionText } from './call-item.js'
import './texts.js'

/** The lost calls in a few words: those that were sent without going through. */
function lostText({ progress, asked }: CallsState, network: CaipNetwork): string {
  const lost: readonly RequestedCall[] = asked?.calls.slice(progress.done, progress.sent) ?? []
  const [only, ...others] = lost
  return only && !others.length ? actionText(only, network) : t('calls.confirm', { count: lost.length })
}

/** Why calls failed, as text; some of them may be confirmed. */
export function callsErrorText(error: Error, state: CallsState, network: CaipNetwork): string {
  const { progress, quote } = state
  const { sent } = progress
  if (sent > 0 && error instanceof TransactionRejectedError)
    return t('calls.error.rejected', { wallet: walletName('eip155') })
  if (sent > 0 && error instanceof WalletChangedError) return t('calls.error.changed')
  if (error instanceof TransactionReplacedError) return t('snack.replaced', { amount: lostText(state, network) })
  if (error instanceof TransactionDroppedError) return t('snack.dropped', { amount: lostText(state, network) })
  if (isLostTransaction(error))
    return quote?.isAtomic || quote?.calls.length === 1 ? t('calls.error.atomic') : t('calls.error.lost')
  return sendErrorText(error, 'eip155')
}
