import type { Purchase } from '../../core/entities/onramp.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { instanceValue } from '../../core/instance.js'
import { isPageVisible, watchVisibility } from '../../core/platform/visibility.js'
import { type Popup, openPopup } from '../../core/platform/popup.js'
import { Task } from '../../core/task.js'
import { wait } from '../../core/time.js'
import { onramp as texts } from '../../locales/en/onramp.js'
import { refresh } from '../holdings/refresh.js'
import { report, reportFailure } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { snackController } from '../shell/snack.js'
import { findArrival } from './find-arrival.js'
import { forgetPurchase, keepPurchase, restorePurchase } from './keep-purchase.js'
import { onRampController } from './onramp.js'
import { fetchPurchases } from './prepare-purchase.js'
import { receivedOf } from './rules.js'

addMessages(texts)

/** Size of a provider's window, in CSS pixels (WIRE 2.3). */
const SIZE = { width: 600, height: 800 } as const
/** How often the window is checked, in ms. */
const WINDOW_POLL = 1_000
/** How often to look for a purchase in the history, in ms. */
const LOOKUP = 5_000
/** How long to look for a purchase, in ms. */
const LOOKUP_TIME = 3_600_000

/** The window of the current purchase. */
const windows = instanceValue((): { popup?: Popup; of?: Purchase['request'] } => ({}))
const watching = new Task()
const lookup = new Task()

/**
 * Opens the provider's page in its own window and follows the purchase; call it during a click. If the browser blocks
 * the window, the purchase records it.
 */
export function openProvider(): void {
  const { purchase } = onRampController.state
  if (!purchase?.url) return
  const { popup: known, of } = windows()
  if (known && !known.closed && of === purchase.request) return known.focus()
  const popup = openPopup(SIZE)
  if (!popup) return void onRampController.progress(purchase.request, { blocked: true })
  popup.go(purchase.url)
  Object.assign(windows(), { popup, of: purchase.request })
  followPurchase()
  report(
    watching.replace(signal => watchWindow(popup, purchase, signal)),
    { shown: true },
  )
}

/** Looks for the purchase in the history from now on: its page was opened. */
export function followPurchase(): void {
  const { purchase } = onRampController.state
  if (!purchase) return
  const openedAt = purchase.openedAt ?? Date.now()
  onRampController.progress(purchase.request, { status: 'waiting', openedAt, unread: false })
  keepPurchase({ ...purchase, openedAt })
  lookNow()
}

/** Resumes an earlier page's purchase, such as after a reload. */
export function resumePurchase(): void {
  if (restorePurchase()) lookNow()
}

/** Looks for the purchase immediately, then as before. */
export function lookNow(): void {
  const { purchase } = onRampController.state
  if (!purchase) return
  report(
    lookup.replace(signal => follow(purchase.request, signal)),
    { shown: true },
  )
}

/** A window that is closed or no longer accessible means that the visitor may be back. */
async function watchWindow(popup: Popup, { request }: Purchase, signal: AbortSignal): Promise<void> {
  while (!popup.closed) await wait(WINDOW_POLL, signal)
  if (onRampController.state.purchase?.status === 'waiting') onRampController.progress(request, { status: 'returned' })
  lookNow()
}

async function follow(request: Purchase['request'], signal: AbortSignal): Promise<void> {
  for (const until = Date.now() + LOOKUP_TIME; Date.now() < until; ) {
    await shown(signal)
    const { purchase } = onRampController.state
    if (purchase?.request !== request || (await look(purchase, signal))) return
    await wait(LOOKUP, signal)
  }
}

/** Resolves once the page is visible. */
function shown(signal: AbortSignal): Promise<void> {
  if (isPageVisible()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const stop = watchVisibility(visible => {
      if (!visible) return
      stop()
      resolve()
    })
    signal.addEventListener('abort', () => (stop(), reject(signal.reason)), { once: true })
  })
}

/** The step of a purchase at each status of its entry in the history. */
const STEPS = { confirmed: 'done', failed: 'failed', pending: 'pending', unknown: 'pending' } as const

/** Whether the purchase has ended, according to the history. */
async function look(purchase: Purchase, signal: AbortSignal): Promise<boolean> {
  const { request } = purchase
  try {
    const entry = await findArrival(await fetchPurchases(purchase, signal), purchase, signal)
    signal.throwIfAborted()
    const status = entry && STEPS[entry.status]
    const received = entry && receivedOf(entry, request.token)
    onRampController.progress(request, { unread: false, ...(status ? { status, received } : {}) })
    if (status === 'done' || status === 'failed') forgetPurchase(purchase)
    if (status === 'done') arrive(purchase)
    return status === 'done' || status === 'failed'
  } catch (error) {
    signal.throwIfAborted()
    onRampController.progress(request, { unread: true })
    reportFailure(error, { shown: true })
    return false
  }
}

/** The holdings are read again; a visitor who has left the view is notified. */
function arrive({ request }: Purchase): void {
  const { token, namespace } = request
  report(refresh(namespace, token.address ? [token.address] : []))
  if (routerController.route.view !== 'BuyInProgress')
    snackController.show(t('snack.purchaseDone', { token: token.symbol }), 'success')
}
