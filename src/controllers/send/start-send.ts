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

/** The origin of a send, for analytics. */
export const placeOf = (holder: Holder): SendPlace => ({
  isSmartAccount: isSmartAccount(holder),
  network: holder.network.caipNetworkId,
})

/** Starts a new send and loads the data for its form. A send that a wallet is asked to sign is kept. */
export function startSend(start: SendStart = {}): void {
  if (sendController.state.status === 'signing') return
  sendController.start(start)
  askForForm()
}

/** Loads the data for the form of a new send. */
export function askForForm(): void {
  const { receiver } = sendController.state
  const namespace = sendNamespace()
  const holder = namespace && canSend(namespace) ? holderOf(namespace) : undefined
  if (!holder) return
  track('OPEN_SEND', placeOf(holder))
  report(followPending())
  report(loadBalance(holder.namespace), { shown: true })
  report(loadTokens(holder.namespace), { shown: true })
  report(loadTransactions(holder.namespace), { shown: true }) // the account's known addresses
  if (receiver) report(resolveReceiver(receiver))
}
