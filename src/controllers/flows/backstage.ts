/** What no visitor waits for while a wallet connects, as one chunk; see `connecting` for what they wait for, and `asking`. */
import type { OpenOutcome } from '../../core/entities/outcome.js'

export { keepOneConnection } from './keep-one-connection.js'
export { loadBalance } from './load-balance.js'
export { loadIdentity } from './load-identity.js'
export { endpointsOf } from './endpoints-of.js'
export { reconnect } from './reconnect.js'
export { rememberWallet } from './remember-wallet.js'
export { syncTabs } from './sync-tabs.js'
export { takeWalletEvent } from './take-wallet-event.js'

/** Loads what only some visitors come to do, on the ground of what is here. */
export const loadLate = (): Promise<typeof import('./late.js')> => import('./late.js')

/** See `flows/report-error`. */
export const reportError = async (error: unknown, how: { readonly shown: boolean }): Promise<void> =>
  (await import('./report-error.js')).reportError(error, how)

/** See `flows/resume-page`. */
export const resumePage = async (): Promise<void> => (await import('./resume-page.js')).resumePage()

/** See `flows/pair`. */
export const pair = async (): Promise<void> => (await import('./pair.js')).pair()

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
