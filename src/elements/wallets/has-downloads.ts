import type { Wallet } from '../../core/entities/wallet.js'
import { safeWebUrl } from '../../core/url.js'

const PLACES = ['chrome_store', 'app_store', 'play_store', 'homepage'] as const

/** Whether there is anywhere to get a wallet; `wallet-stores` lists them. */
export const hasDownloads = (wallet: Wallet): boolean => PLACES.some(place => safeWebUrl(wallet[place]))
