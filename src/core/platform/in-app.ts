import { type Platform, platform } from '../platform.js'

/** Web views that identify themselves, of Android, social networks and wallets. */
const NAMED =
  /; wv\)|FBA[NV]\/|Instagram|\bLine\/|MicroMessenger|Twitter|Snapchat|MetaMaskMobile|Trust\/|CoinbaseWallet|Phantom|Rainbow|imToken|TokenPocket|OKApp|BitKeep/i

/** Whether a user agent is that of a browser inside an app; on iOS, web views do not say that they are Safari. */
export const isInApp = (userAgent: string, { ios }: Pick<Platform, 'ios'>): boolean =>
  NAMED.test(userAgent) || (ios && !userAgent.includes('Safari/'))

/** What a link needs to know about the browser it is opened from. */
export interface LinkSurroundings extends Platform {
  /** A browser inside an app: a link that fails there may replace this page with an error page. */
  readonly inApp: boolean
}

/** The platform of this page, and whether it is inside an app. */
export function surroundings(): LinkSurroundings {
  const here = platform()
  return { ...here, inApp: isInApp(navigator.userAgent, here) }
}
