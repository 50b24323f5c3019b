import { instance, instanceValue } from '../../core/instance.js'
import { formatAmount } from '../../core/amount.js'
import { formatBalance } from '../../core/text/format-balance.js'
import { hasActivity } from '../../core/availability.js'
import { type CaipAddress, type ChainNamespace, parseCaipNetworkId, toCaipAddress } from '../../core/caip.js'
import type { AcceptedBatch } from '../../chains/ports/calls.js'
import type {
  PendingReceived,
  PendingTransaction,
  SendQuote,
  SentBatch,
  TransactionLoss,
} from '../../core/entities/send.js'
import type { Transaction } from '../../core/entities/transaction.js'
import { SendError, isLostTransaction } from '../../core/errors/transaction.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { type ListState, NO_LIST } from '../../core/list/list.js'
import { markListsOutdated } from '../../core/list/list-controller.js'
import { isServiceOn } from '../../services/service-switch.js'
import { nativeBalanceCache, portfolioCache } from '../../services/storage/cache.js'
import { readStored, updateStored } from '../../services/storage/read-write.js'
import { pendingKey } from '../../services/storage/pending.js'
import { watchStored } from '../../services/storage/watch.js'
import { figureLocale } from '../shell/figure-locale.js'
import { hasIntent } from '../shell/intent.js'
import { networksController } from '../networks/networks.js'
import { pendingController } from '../activity/pending.js'
import { isListed, isUncertainLoss, lossOf } from '../activity/pending-rules.js'
import { transactionsController } from '../activity/transactions.js'
import { holderOf } from '../accounts/holder.js'
import { optionsController } from '../shell/options.js'
import { snackController } from '../shell/snack.js'
import { adapterFor } from '../connections/adapters.js'
import { loadBalance } from '../connections/load-balance.js'
import { awaitBatch } from './await-batch.js'
import { awaitCounted, knownAmount } from './await-counted.js'
import { refresh } from './refresh.js'
import { report } from '../shell/report.js'
import { activity as texts } from '../../locales/en/activity.js'

addMessages(texts)

/** Older transactions are no longer followed or shown, in ms: they were dropped, replaced, or are in the history. */
const LIFETIME = 86_400_000

/** The whole amount, to the last digit. */
const figureOf = ({ quantity, symbol }: PendingTransaction): string =>
  `${formatBalance(quantity, quantity.split('.')[1]?.length ?? 0, figureLocale())} ${symbol}`

const followed = instanceValue(() => new Set<string>())

/** What the account had of each transaction's token when it was sent, in base units, by hash. */
const amountsBefore = instanceValue(() => new Map<string, bigint | undefined>())

/** Batches about which no connected wallet says anything; by hash. */
const unreported = instanceValue(() => new Set<string>())

const isYoung = ({ sentAt }: PendingTransaction): boolean => Math.abs(Date.now() - sentAt) < LIFETIME

const ownerOf = ({ caipNetworkId, from }: PendingTransaction): CaipAddress => toCaipAddress(caipNetworkId, from)

const namespaceOf = ({ caipNetworkId }: PendingTransaction): ChainNamespace | undefined =>
  parseCaipNetworkId(caipNetworkId)?.namespace

/** The part of the account's history that this page has loaded. */
const historyOf = (entry: PendingTransaction): ListState<Transaction> => {
  const namespace = namespaceOf(entry)
  return namespace ? transactionsController.list(namespace, ownerOf(entry)) : NO_LIST
}

/**
 * Shows the stored transactions and the confirmed ones that the history does not list yet, the latest first. The outcome of
 * a batch is unknown while there is no wallet to ask.
 */
function show(stored: readonly PendingTransaction[]): void {
  const shown = stored.map(
    (entry): PendingTransaction => (unreported().has(entry.hash) ? { ...entry, status: 'unknown' } : entry),
  )
  const settled = pendingController.state.transactions.filter(
    entry => entry.status === 'confirmed' && isYoung(entry) && !isListed(entry, historyOf(entry).items),
  )
  pendingController.setTransactions([...shown, ...settled].sort((a, b) => b.sentAt - a.sentAt))
}

/** Updates the stored list, and shows it. */
function change(work: (list: readonly PendingTransaction[]) => readonly PendingTransaction[]): void {
  show(updateStored(pendingKey, list => work(list.filter(isYoung))))
}

/** The recorded data of a transaction. */
export type Sent = Pick<SendQuote, 'caipNetworkId' | 'from' | 'to' | 'token' | 'amount'> & {
  readonly received?: PendingReceived
}

/**
 * Whether a view shows the outcome of a transaction by itself, so that no message over it says the same; `error` if it
 * is lost.
 */
type IsShown = (error?: unknown) => boolean

/**
 * Waits until a transaction is on the chain; resolves to its hash, or to `undefined` where nothing can tell.
 *
 * @throws see `isLostTransaction`: it will not be included
 * @throws {SendError} the wallet no longer reports on a batch
 */
type AwaitHash = () => Promise<string | undefined>

/** Records a transaction that was just sent and follows it. */
export function addPending(quote: Sent, hash: string, confirmed: Promise<string>, isShown?: IsShown): void {
  add(quote, { hash }, () => confirmed, isShown)
}

/**
 * Records a batch that a wallet has just accepted and follows it, so that a reload does not lose it while its hash is
 * unknown.
 *
 * @returns what to ask the wallet for after that; `undefined` if its id is a hash
 */
export function addBatch(
  quote: Sent & Pick<SendQuote, 'connectorId'>,
  { id, isHash, ended }: AcceptedBatch,
  isShown?: IsShown,
): SentBatch | undefined {
  const batch = isHash ? undefined : { id, connectorId: quote.connectorId }
  const awaitHash = async (): Promise<string> => (await ended).confirmed
  add(quote, { hash: id, ...(batch ? { batch } : {}) }, awaitHash, isShown)
  return batch
}

function add(
  { caipNetworkId, from, to, token, amount, received }: Sent,
  known: Pick<PendingTransaction, 'hash' | 'batch'>,
  awaitHash: AwaitHash,
  isShown: IsShown | undefined,
): void {
  const { hash } = known
  const entry: PendingTransaction = {
    ...known,
    caipNetworkId,
    from,
    to,
    symbol: token.symbol,
    ...(token.address ? { token: token.address } : {}),
    quantity: formatAmount(amount, token.decimals),
    ...(received ? { received } : {}),
    sentAt: Date.now(),
    status: 'pending',
  }
  amountsBefore().set(hash, knownAmount(entry))
  change(list => [entry, ...list.filter(other => other.hash !== hash)])
  report(follow(entry, awaitHash, isShown))
}

/** Follows what other tabs store and remove: a tab may be closed before its transaction is on the chain. */
const followOtherTabs = instanceValue(() => {
  const stop = watchStored(pendingKey, () => report(followPending()))
  instance().signal.addEventListener('abort', stop)
})

/** Shows earlier transactions and follows those without a receipt. */
export async function followPending(): Promise<void> {
  followOtherTabs()
  const stored = readStored(pendingKey).filter(isYoung)
  if (!stored.length && !pendingController.state.transactions.length) return
  show(stored)
  await Promise.all(stored.filter(({ status }) => status === 'pending').map(entry => follow(entry)))
}

async function follow(entry: PendingTransaction, awaitHash?: AwaitHash, isShown?: IsShown): Promise<void> {
  const { hash } = entry
  const hashes = followed()
  if (hashes.has(hash)) return
  const life = instance().signal
  hashes.add(hash)
  setReported(entry, true)
  try {
    const known = await (awaitHash?.() ?? askAgain(entry))
    if (life.aborted) return
    if (known === undefined) return setReported(entry, false)
    await settle(entry, known, isShown)
  } catch (error) {
    if (!life.aborted) await fail(entry, error, isShown)
  } finally {
    hashes.delete(hash)
  }
}

/** Records whether a wallet can be asked for a batch. */
function setReported({ hash, batch }: PendingTransaction, is: boolean): void {
  if (!batch || is !== unreported().has(hash)) return
  if (is) unreported().delete(hash)
  else unreported().add(hash)
  show(readStored(pendingKey).filter(isYoung))
}

/**
 * Follows a transaction of an earlier page, unless the site no longer has its network, or the wallet and account that sent it
 * as a batch are not connected.
 */
async function askAgain({ caipNetworkId, hash, batch, from }: PendingTransaction): Promise<string | undefined> {
  const { signal } = instance()
  if (batch) {
    const hashes = await awaitBatch(batch, from, signal)
    return hashes && (hashes.at(-1) ?? hash)
  }
  const network = networksController.find(caipNetworkId)
  const transfers = network && (await (await adapterFor(network.chainNamespace)).transfers?.())
  if (!transfers) return undefined
  return transfers.awaitTransaction({ hash, network, from, signal })
}

/**
 * Handles a confirmed transaction: holdings and activity are read again before its entry is removed from storage. The page
 * keeps showing the entry until the history, which may lag behind the chain, lists the transaction.
 *
 * @param known its hash on the chain: of a batch, or of the replacement by which a wallet has sped it up
 */
async function settle(entry: PendingTransaction, known: string, isShown?: IsShown): Promise<void> {
  const life = instance().signal
  await refreshFor(entry)
  if (life.aborted) return
  report(awaitCounted(entry, amountsBefore().get(entry.hash)))
  if (hasHistory(entry)) keep({ ...entry, hash: known, status: 'confirmed' })
  change(list => list.filter(({ hash }) => hash !== entry.hash))
  if (isShown?.()) return
  const text = entry.received
    ? t('snack.swapped', { amount: figureOf(entry) })
    : t('snack.confirmed', { amount: figureOf(entry) })
  snackController.show(text, 'success')
}

/** Whether a service lists the transactions of the entry's account. */
function hasHistory(entry: PendingTransaction): boolean {
  const namespace = namespaceOf(entry)
  const isOn = isServiceOn('blockchain', optionsController.state.options)
  return isOn && namespace !== undefined && hasActivity(namespace) && historyOf(entry).status !== 'unavailable'
}

const keep = (entry: PendingTransaction): void =>
  pendingController.setTransactions([
    entry,
    ...pendingController.state.transactions.filter(({ hash }) => hash !== entry.hash),
  ])

async function fail(entry: PendingTransaction, error: unknown, isShown?: IsShown): Promise<void> {
  const isUnreported = entry.batch !== undefined && error instanceof SendError
  if (!isUnreported && !isLostTransaction(error)) throw error
  const loss = lossOf(error)
  const status = isUnreported || isUncertainLoss(error) ? 'unknown' : 'failed'
  change(list =>
    list.map(known => (known.hash === entry.hash ? { ...known, status, ...(loss ? { loss } : {}) } : known)),
  )
  if (!isUnreported && !isShown?.(error)) snackController.show(failureText(entry, loss), 'error')
  await refreshFor(entry)
}

function failureText(entry: PendingTransaction, loss: TransactionLoss | undefined): string {
  const amount = figureOf(entry)
  if (loss === 'replaced' || loss === 'dropped') return t(`snack.${loss}`, { amount })
  return entry.received ? t('snack.swapFailed', { amount }) : t('snack.sendFailed', { amount })
}

/**
 * Reads the sender's account again if it is shown; otherwise clears its caches, so that it is not shown outdated later.
 * Before a visitor shows intent, services are not asked: the lists are outdated, and the wallet is asked for the balance.
 */
async function refreshFor(entry: PendingTransaction): Promise<void> {
  const namespace = namespaceOf(entry)
  if (!namespace) return
  const owner = ownerOf(entry)
  const isShown = holderOf(namespace)?.owner === owner
  if (isShown && hasIntent())
    return refresh(
      namespace,
      [entry.token, entry.received?.token].filter(token => token !== undefined),
    )
  nativeBalanceCache.clear(owner)
  portfolioCache.clear(owner)
  if (!isShown) return
  markListsOutdated(namespace, owner)
  report(loadBalance(namespace), { shown: true })
}
