import { type WalletLink, mobileTarget, withQuery } from './deeplink.js'
import type { LinkSurroundings } from '../platform/in-app.js'
import { safeWalletUrl } from './app-url.js'
import { safeWebUrl } from '../url.js'

/** The parts of a request's link. */
export interface RequestFacts {
  /** The wallet's own stored link. */
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
  return { url, target: /^https?:/.test(url) ? '_blank' : mobileTarget(from) } // a web page must not replace this one
}

/** Telegram passes a mini app one parameter, in URL-safe characters. */
function inTelegram(base: string, asked: string): string | undefined {
  const start = btoa(asked).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return safeWebUrl(`${base}${base.includes('?') ? '&' : '?'}startapp=${start}`)
}
