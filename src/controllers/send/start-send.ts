import { canSend } from '../../core/availability.js'
import { type Holder, holderOf, isSmartAccount } from '../accounts/holder.js'
import { sendNamespace } from './sender.js'
import { type SendStart, sendController } from './send.js'
import type { SendPlace } from '../../core/events.js'
import { followPending } from '../holdings/follow-pending.js'
import { loadBalance } from '../connections/load-balance.js'
import { loadTokens } from '../holdings/load-tokens.js'
import { loadTransactions } from '../activity/load-transactions.js'
import { report } from '../shell/report.js'
import { resolveReceiver } from './resolve-receiver.js'
import { track } from '../shell/analytics/track.js'

/** Where a send begins, for analytics. */
export const placeOf = (holder: Holder): SendPlace => ({
  isSmartAccount: isSmartAccount(holder),
  network: holder.network.caipNetworkId,
})

/** Starts a send over and asks for what its form shows. While a wallet is asked to sign one, that one stays. */
export function startSend(start: SendStart = {}): void {
  if (sendController.state.status === 'signing') return
  sendController.start(start)
  askForForm()
}

/** Asks for what the form of a send that has just started shows. */
export function askForForm(): void {
  const { receiver } = sendController.state
  const namespace = sendNamespace()
  const holder = namespace && canSend(namespace) ? holderOf(namespace) : undefined
  if (!holder) return
  track('OPEN_SEND', placeOf(holder))
  report(followPending())
  report(loadBalance(holder.namespace), { shown: true })
  report(loadTokens(holder.namespace), { shown: true })
  report(loadTransactions(holder.namespace), { shown: true }) // whom the account knows
  if (receiver) report(resolveReceiver(receiver))
}
