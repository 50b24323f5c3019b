import type { AnalyticsEvents } from '../../core/events.js'
import type { Wallet } from '../../core/entities/wallet.js'
import type { MessageKey } from '../../core/i18n/locales/en.js'
import { safeWebUrl } from '../../core/url.js'
import type { IconName } from '../ui/icons.js'

/** A place to get a wallet from. */
export interface WalletStore {
  readonly type: AnalyticsEvents['GET_WALLET']['type']
  readonly url: string
  readonly text: MessageKey
  readonly icon: IconName
}

const STORES = [
  ['chrome_store', 'downloads.chrome', 'download'],
  ['app_store', 'downloads.ios', 'download'],
  ['play_store', 'downloads.android', 'download'],
  ['homepage', 'downloads.homepage', 'external'],
] as const

/** Where a wallet can be got, as far as its links may be opened. */
export const walletStores = (wallet: Wallet): readonly WalletStore[] =>
  STORES.flatMap(([type, text, icon]) => {
    const url = safeWebUrl(wallet[type])
    return url ? [{ type, url, text, icon }] : []
  })

/** Whether there is any place to get it from. */
export const hasDownloads = (wallet: Wallet): boolean => walletStores(wallet).length > 0
