'use client'
import { orderedWalletRows } from '../controllers/derived/wallet-rows.js'
import type { ChainNamespace } from '../core/caip.js'
import type { WalletRow } from '../core/rules/wallets.js'
import { computed } from '../core/signal.js'
import { safeImageUrl } from '../core/url.js'

/** A wallet as a page that draws its own list gets it. */
export interface WalletItem {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly imageId: string | undefined
  /** The ways to reach it, one a namespace; none when it is not installed. */
  readonly connectors: readonly { readonly id: string; readonly rdns?: string; readonly chain: ChainNamespace }[]
  readonly isInjected: boolean
  readonly isRecent: boolean
}

function toItem({ id, name, wallet, connectors, installed, recent }: WalletRow): WalletItem {
  const [first] = connectors
  return {
    id,
    name,
    imageUrl: safeImageUrl(first?.info?.icon ?? first?.imageUrl ?? wallet?.image_url),
    imageId: wallet?.image_id ?? first?.imageId,
    connectors: connectors.map(({ id, chain, info }) => ({ id, chain, ...(info?.rdns ? { rdns: info.rdns } : {}) })),
    isInjected: installed,
    isRecent: recent,
  }
}

let known = new Map<string, WalletItem>()

/** The rows of the Connect view, in its order, as plain items; an item stays the same object while it says the same. */
export const walletItems = computed((): readonly WalletItem[] => {
  const items = orderedWalletRows.get().map(row => {
    const item = toItem(row)
    const last = known.get(item.id)
    return last && JSON.stringify(last) === JSON.stringify(item) ? last : item
  })
  known = new Map(items.map(item => [item.id, item]))
  return items
})
