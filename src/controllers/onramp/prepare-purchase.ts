import type { OnRampRequest, Purchase } from '../../core/entities/onramp.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { OnRampUrlError } from '../../core/errors/onramp.js'
import { isSameAddress } from '../../core/address.js'
import type { Transaction } from '../../core/entities/transaction.js'
import { Task } from '../../core/task.js'
import { safeWebUrl } from '../../core/url.js'
import { fetchHistory } from '../../services/blockchain/history.js'
import { placeOf } from '../send/start-send.js'
import { track } from '../shell/analytics/track.js'
import { navigate } from '../shell/navigate.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'
import { onRampController } from './onramp.js'
import { buyingAccount, onRampForm } from './onramp-form.js'

const preparation = new Task()

/** Whether the account and the network of a purchase are still the active ones. */
export function isCurrentPurchase({ address, token, namespace }: OnRampRequest): boolean {
  const holder = buyingAccount()
  return (
    holder?.network.caipNetworkId === token.caipNetworkId &&
    holder.namespace === namespace &&
    isSameAddress(namespace, holder.address, address)
  )
}

/** Shows the details for the provider; its page is requested meanwhile, so that a click can open it immediately. */
export function reviewPurchase(): void {
  const form = onRampForm()
  const { holder, request, chosen, quote, ready } = form ?? {}
  if (!ready || !holder || !request || !chosen) return
  const { provider } = chosen
  track('SELECT_BUY_PROVIDER', { provider: provider.name, isSmartAccount: placeOf(holder).isSmartAccount })
  const withQuote = quote?.quoteId === undefined ? request : { ...request, quoteId: quote.quoteId }
  onRampController.begin({
    ...{ provider, request: withQuote, estimate: quote, known: [] },
    ...{ status: 'preparing', blocked: false, unread: false },
  })
  navigate({ view: 'BuyInProgress', args: undefined })
  report(preparePurchase(), { shown: true })
}

/**
 * Looks up the provider's page and the account's earlier activity, after which the purchase can begin.
 *
 * @throws {OnRampUrlError} the URL is not allowed
 * @throws whatever the provider's own code throws
 */
export function preparePurchase(): Promise<void> {
  const { purchase } = onRampController.state
  if (!purchase) return Promise.resolve()
  return preparation.replace(signal => prepare(purchase, signal), purchase.request)
}

async function prepare(purchase: Purchase, signal: AbortSignal): Promise<void> {
  const { request, provider } = purchase
  onRampController.progress(request, { status: 'preparing' })
  try {
    const [made, known] = await Promise.all([provider.url(request), knownEntries(purchase, signal)])
    if (signal.aborted) throw new ModalClosedError()
    const url = safeWebUrl(made)
    if (!url) throw new OnRampUrlError()
    onRampController.progress(request, { status: 'ready', url, known })
  } catch (error) {
    if (!signal.aborted)
      onRampController.progress(request, { status: error instanceof OnRampUrlError ? 'unsafe' : 'refused' })
    throw error
  }
}

/** The history's purchases at a provider, or all incoming transfers. */
export async function fetchPurchases(
  { provider, request }: Purchase,
  signal: AbortSignal,
): Promise<readonly Transaction[]> {
  const { address, token, namespace } = request
  // The service distinguishes purchases by provider only on EVM (WIRE 2.3).
  const onramp = namespace === 'eip155' ? provider.history : undefined
  const query = { address, caipNetworkId: token.caipNetworkId, onramp }
  return (await fetchHistory(query, optionsController.state.options, { signal })).transactions
}

/** Ids of the existing entries; if they cannot be read, the time decides what is new. */
const knownEntries = async (purchase: Purchase, signal: AbortSignal): Promise<readonly string[]> =>
  fetchPurchases(purchase, signal).then(
    entries => entries.map(({ id }) => id),
    () => [],
  )
