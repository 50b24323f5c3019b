import type { Purchase } from '../../core/entities/onramp.js'
import { type KeptPurchase, purchaseKey } from '../../services/storage/purchase.js'
import { readStored, removeStored, writeStored } from '../../services/storage/read-write.js'
import { optionsController } from '../shell/options.js'
import { routerController } from '../shell/router.js'
import { onRampController } from './onramp.js'
import { onRampProviders } from './providers.js'

/** How long a purchase without a known outcome is remembered, in ms. */
const LIFETIME = 86_400_000

/** Records a purchase with an opened page, so that it is found again after a reload; the page's URL is not kept. */
export function keepPurchase({ provider, request, estimate, known, openedAt }: Purchase): void {
  if (openedAt === undefined) return
  const kept: KeptPurchase = { provider: provider.id, request, known, openedAt, ...(estimate ? { estimate } : {}) }
  writeStored(purchaseKey, kept)
}

/** Forgets a purchase that has ended. */
export function forgetPurchase({ request, openedAt }: Purchase): void {
  const kept = readStored(purchaseKey)
  if (kept?.openedAt === openedAt && kept?.request.address === request.address) removeStored(purchaseKey)
}

/** Whether a purchase was opened here, or is being reviewed. */
function hasOwn(): boolean {
  const { purchase } = onRampController.state
  return purchase !== undefined && (purchase.openedAt !== undefined || routerController.route.view === 'BuyInProgress')
}

/** Restores the purchase that was opened last, unless it is this page's own; `undefined` if nothing was restored. */
export function restorePurchase(): Purchase | undefined {
  if (hasOwn()) return undefined
  const kept = readStored(purchaseKey)
  if (!kept) return undefined
  if (Math.abs(Date.now() - kept.openedAt) > LIFETIME) {
    removeStored(purchaseKey)
    return undefined
  }
  const provider = onRampProviders().find(({ id }) => id === kept.provider)
  if (!provider) return undefined
  const { projectId } = optionsController.state.options
  const { request, openedAt, known, estimate } = kept
  const purchase: Purchase = {
    ...{ provider, openedAt, known, estimate, status: 'returned', blocked: false, unread: false },
    request: { ...request, projectId },
  }
  onRampController.begin(purchase)
  return purchase
}
