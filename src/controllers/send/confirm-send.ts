import type { PreparedTransfer } from '../../chains/ports/transfers.js'
import { formatAmount } from '../../core/amount.js'
import type { SendQuote } from '../../core/entities/send.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { SendError, TransactionRejectedError, WalletChangedError } from '../../core/errors/transaction.js'
import type { SendFacts } from '../../core/events.js'
import { instance } from '../../core/instance.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { Task } from '../../core/task.js'
import { isCurrent } from './current-quote.js'
import { holderOf } from '../accounts/holder.js'
import { routerController } from '../shell/router.js'
import { sendController } from './send.js'
import { snackController } from '../shell/snack.js'
import { transactionStackController } from './transaction-stack.js'
import { addPending } from '../holdings/follow-pending.js'
import { type PreparedSend, preparedFor } from './prepare-send.js'
import { placeOf } from './start-send.js'
import { track } from '../shell/analytics/track.js'
import { send as texts } from '../../locales/en/send.js'

addMessages(texts)

/** The send that a wallet is asked for. */
const confirmation = new Task<string>()

/**
 * Asks the wallet to sign and send the quoted transfer; resolves to the hash. One at a time: a second call joins the first.
 *
 * After a rejection, the quote can be confirmed again. After any other failure it has to be prepared again, as the
 * chain, the wallet or the account has changed; the form is kept.
 *
 * @throws {ModalClosedError} nothing is ready to be confirmed
 * @throws {WalletChangedError} account, network or wallet changed; nothing was sent
 * @throws {TransactionRejectedError} refused
 * @throws {SendError} the wallet failed
 */
export const confirmSend = (): Promise<string> => confirmation.join(confirm)

async function confirm(signal: AbortSignal): Promise<string> {
  const { quote, status } = sendController.state
  const ready = preparedFor(quote)
  if (!ready || status !== 'ready') throw new ModalClosedError()
  if (!isCurrent(ready.quote)) throw fail(ready.quote, new WalletChangedError())
  const facts = factsOf(ready.quote)
  track('SEND_INITIATED', facts)
  sendController.step('signing')
  transactionStackController.push({ onSuccess: leaveViews })
  try {
    const { hash, confirmed } = await send(ready, instance().signal) // a run's own is not aborted after it, when the receipt is polled
    signal.throwIfAborted() // sent and recorded, but the caller is gone
    show(ready.quote, hash)
    confirmed.then(
      known => sendController.confirm({ hash: known, quote: ready.quote }),
      () => undefined, // it is followed, and shown as failed
    )
    track('SEND_SUCCESS', { ...facts, hash })
    transactionStackController.pop('success')
    return hash
  } catch (cause) {
    const error = cause instanceof Error ? cause : new SendError({ cause })
    if (signal.aborted) throw error
    const rejected = error instanceof TransactionRejectedError
    track(rejected ? 'SEND_REJECTED' : 'SEND_ERROR', { ...facts, message: error.message })
    transactionStackController.pop(rejected ? 'cancel' : 'error')
    throw fail(ready.quote, error)
  }
}

/** Pending transactions are always recorded, so that they are followed after the sending page is gone. */
async function send({ quote, transfer }: PreparedSend, signal: AbortSignal): ReturnType<PreparedTransfer['send']> {
  const sent = await transfer.send(signal)
  addPending(quote, sent.hash, sent.confirmed, () => hasResult(quote))
  return sent
}

/** Whether the visitor looks at the result of a send. */
const hasResult = (quote: SendQuote): boolean =>
  routerController.route.view === 'WalletSendConfirmed' && sendController.state.sent?.quote === quote

/** A send requested by the site has a view of its own for the result. */
function show(quote: SendQuote, hash: string): void {
  if (!sendController.state.asked) snackController.show(t('snack.sent'), 'success')
  sendController.finish({ hash, quote })
}

/** Keeps the form; after a rejection, also the quote. */
function fail(quote: SendQuote, error: Error): Error {
  const rejected = error instanceof TransactionRejectedError
  sendController.step(rejected ? 'ready' : 'editing', { quote: rejected ? quote : undefined, error })
  return error
}

/** The view after a send: its result if the site requested it, else the account (SPEC 4). */
function leaveViews(): void {
  if (routerController.route.view !== 'WalletSendPreview') return
  if (sendController.state.asked) routerController.resetTo({ view: 'WalletSendConfirmed', args: undefined })
  else routerController.back([{ view: 'Account', args: undefined }])
}

function factsOf({ namespace, caipNetworkId, token, amount }: SendQuote): SendFacts {
  const holder = holderOf(namespace)
  const place = holder ? placeOf(holder) : { isSmartAccount: false, network: caipNetworkId }
  return { ...place, token: token.symbol, amount: formatAmount(amount, token.decimals) }
}
