import { type WalletLink, mobileTarget, withQuery } from './deeplink.js'
import type { LinkSurroundings } from '../platform/in-app.js'
import { safeWalletUrl } from './app-url.js'
import { safeWebUrl } from '../url.js'

/** What the link to a request is made from. */
export interface RequestFacts {
  /** The wallet's own link, as it was kept. */
  readonly base: string
  readonly requestId: number
  /** The session's. */
  readonly topic: string
  readonly from: LinkSurroundings
}

/** The link that brings a connected wallet to the front for a request (WIRE 4.4). */
export function requestLink({ base, requestId, topic, from }: RequestFacts): WalletLink | undefined {
  const own = safeWalletUrl(base)
  const asked = `requestId=${requestId}&sessionTopic=${topic}`
  const url = own && (own.startsWith('https://t.me/') ? inTelegram(own, asked) : withQuery(own, asked))
  if (!url) return undefined
  return { url, target: /^https?:/.test(url) ? '_blank' : mobileTarget(from) } // a web page must not take the place of this one
}

/** Telegram hands a mini app one parameter, in letters that URLs take as they are. */
function inTelegram(base: string, asked: string): string | undefined {
  const start = btoa(asked).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return safeWebUrl(`${base}${base.includes('?') ? '&' : '?'}startapp=${start}`)
}
