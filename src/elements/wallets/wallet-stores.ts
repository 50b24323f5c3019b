import type { AnalyticsEvents } from '../../core/events.js'
import type { Wallet } from '../../core/entities/wallet.js'
import type { MessageKey } from '../../locales/en/index.js'
import type { Platform } from '../../core/platform.js'
import { safeWebUrl } from '../../core/url.js'
import type { IconName } from '../ui/icons/icons.js'
import './texts.js'

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
  ['homepage', 'downloads.homepage', 'globe'],
] as const

/** Links that a device cannot use: on a phone, the other platform's store and browser extensions. */
const USELESS: Readonly<Record<'ios' | 'android', readonly WalletStore['type'][]>> = {
  ios: ['chrome_store', 'play_store'],
  android: ['chrome_store', 'app_store'],
}

/**
 * Where to get a wallet, among its valid links: the stores of this device, then its website; all of them if that leaves
 * none. A desktop shows all, as the app may be for a phone.
 */
export function walletStores(
  wallet: Wallet,
  { ios, android }: Partial<Pick<Platform, 'ios' | 'android'>> = {},
): readonly WalletStore[] {
  const all = STORES.flatMap(([type, text, icon]): WalletStore[] => {
    const url = safeWebUrl(wallet[type])
    return url ? [{ type, url, text, icon }] : []
  })
  const useless = ios ? USELESS.ios : android ? USELESS.android : []
  const useful = all.filter(({ type }) => !useless.includes(type))
  return useful.length ? useful : all
}
