import { allWalletRows } from '../../controllers/wallets/list/all-wallet-rows.js'
import { connectRows } from '../../controllers/wallets/connect-rows.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Wallet } from '../../core/entities/wallet.js'
import type { WalletRow } from '../../controllers/wallets/rules.js'
import { type Readable, computed } from '../../core/signal.js'
import { safeImageUrl } from '../../core/url.js'

/** A wallet's data from the catalogue; unknown fields are `undefined`. */
export interface WalletItemInfo {
  readonly description: string | undefined
  /** CAIP-2 ids of the networks that it supports. */
  readonly supportedChains: readonly string[] | undefined
  readonly supportedNamespaces: readonly string[] | undefined
  /** The URL of its website. */
  readonly website: string | undefined
  /** Where to get it; `desktopLink` opens it on a desktop. */
  readonly installationLinks: {
    readonly appStore: string | undefined
    readonly playStore: string | undefined
    readonly chromeStore: string | undefined
    readonly desktopLink: string | undefined
  }
  /** The link that opens it on a phone. */
  readonly deepLink: string | undefined
  /** A universal link for requests that do not go through a relay. */
  readonly linkMode: string | undefined
  readonly isCertified: boolean
}

/** A wallet, for pages that render their own list. */
export interface WalletItem {
  /** The catalogue id or, without one, the connector id. */
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly imageId: string | undefined
  /** The connectors, one per namespace; empty if it is not installed. */
  readonly connectors: readonly { readonly id: string; readonly rdns?: string; readonly chain: ChainNamespace }[]
  /** Whether the wallet is installed in this browser. */
  readonly isInjected: boolean
  /** Whether the visitor has used the wallet recently. */
  readonly isRecent: boolean
  /** Its data from the catalogue. */
  readonly walletInfo: WalletItemInfo
}

const infoOf = (wallet: Wallet | undefined): WalletItemInfo => ({
  description: wallet?.description,
  supportedChains: wallet?.chains,
  supportedNamespaces: wallet?.chains && [...new Set(wallet.chains.map(chain => chain.split(':')[0] ?? chain))],
  website: wallet?.homepage,
  installationLinks: {
    appStore: wallet?.app_store,
    playStore: wallet?.play_store,
    chromeStore: wallet?.chrome_store,
    desktopLink: wallet?.desktop_link,
  },
  deepLink: wallet?.mobile_link,
  linkMode: wallet?.link_mode,
  isCertified: wallet?.badge_type === 'certified',
})

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
    walletInfo: infoOf(wallet),
  }
}

/**
 * Turns rows into items; an item keeps its identity while its content is equal, and an unchanged row is not read again.
 */
function itemsOf(read: () => readonly WalletRow[]): Readable<readonly WalletItem[]> {
  const made = new WeakMap<WalletRow, WalletItem>()
  let known = new Map<string, WalletItem>()
  const make = (row: WalletRow): WalletItem => {
    const item = toItem(row)
    const last = known.get(item.id)
    const same = last && JSON.stringify(last) === JSON.stringify(item) ? last : item
    made.set(row, same)
    return same
  }
  return computed(() => {
    const items = read().map(row => made.get(row) ?? make(row))
    known = new Map(items.map(item => [item.id, item]))
    return items
  })
}

/** The rows of the Connect view, in its order, as plain items. */
export const walletItems = itemsOf(() => connectRows.get())

/** The rows of the list of all catalogue wallets, as plain items. */
export const catalogueItems = itemsOf(() => allWalletRows.get().filter(({ wallet }) => wallet))
