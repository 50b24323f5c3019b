/**
 * Everything between the painted Connect view and a connected account, as one chunk: it loads when the page is quiet after
 * the view is there, or with the first tap on a wallet, or to restore a connection.
 */
import type { OpenOutcome } from '../../core/entities/outcome.js'

export { connect } from './connect.js'
export { finishConnect } from './finish-connect.js'
export { fetchImage } from './fetch-image.js'
export { loadBalance } from './load-balance.js'
export { loadServices } from './load-services.js'
export { loadWallets } from './load-wallets.js'
export { noteIntent } from './intent.js' // for the handle's lists: who takes it from here stands on the whole chunk
export { preferredType } from './preferred-type.js'
export { reconnect } from './reconnect.js'
export { resumePage } from './resume-page.js'
export { sendTracked } from './send-event.js'
export { syncTabs } from './sync-tabs.js'
export { takeWalletEvent } from './take-wallet-event.js'

/** Loads what only some visitors come to do, on the ground of what is here. */
export const loadLate = (): Promise<typeof import('./late.js')> => import('./late.js')

/** Loads what leads to wallets elsewhere. */
export const loadWays = (): Promise<typeof import('./choose-way.js')> => import('./choose-way.js')

/** Loads the wallet-connection protocol; see `flows/wallet-connect`. */
export const walletConnect = async () => (await import('./wallet-connect.js')).walletConnect()

/** See `flows/feed-pairing`. */
export const feedPairing = async (uri: unknown): Promise<void> => (await import('./feed-pairing.js')).feedPairing(uri)

/** See `flows/load-locale`. */
export const loadLocale = async (): Promise<void> => (await import('./load-locale.js')).loadLocale()

/** See `flows/request-send`. */
export const requestSend = async (args: unknown, signal: AbortSignal | undefined): Promise<OpenOutcome> =>
  (await import('./request-send.js')).requestSend(args, signal)
