import type { Wallet } from '../entities/wallet.js'
import { isPairingUri } from './pairing-uri.js'
import type { LinkSurroundings } from '../platform/in-app.js'
import type { LinkTarget } from '../platform/navigation.js'
import { safeAppUrl, safeWalletUrl } from './app-url.js'
import { safeWebUrl } from '../url.js'

/** Which of a wallet's links is used. */
export type LinkKind = 'mobile' | 'desktop' | 'web'

/** A link that may be opened from a tap. */
export interface WalletLink {
  readonly url: string
  readonly target: LinkTarget
  /** The wallet's own link without the pairing, for later requests (WIRE 4.4); none for web pages. */
  readonly base?: string
}

/** The parts of a link. */
export interface LinkFacts {
  readonly wallet: Wallet
  readonly kind: LinkKind
  /** The pairing URI. */
  readonly uri: string
  readonly from: LinkSurroundings
  /** Whether to prefer a wallet's universal link to its scheme. */
  readonly preferUniversal?: boolean | undefined
}

/** Adds `/wc?` and a query to a link, before its fragment and merged with its own query; with exactly one slash. */
export function withQuery(base: string, added: string): string | undefined {
  const [, front = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(base) ?? []
  const path = front.endsWith('/') ? front : `${front}/`
  const kept = query.split('&').filter(part => part && !part.startsWith('uri='))
  return safeAppUrl(`${path}wc?${[...kept, added].join('&')}${fragment}`)
}

/** The wallet's own link of a given kind, validated; a page in the browser is always a web link. */
function baseOf({ wallet, kind, preferUniversal }: LinkFacts): string | undefined {
  if (kind === 'web') return safeWebUrl(wallet.webapp_link)
  if (kind === 'desktop') return safeWalletUrl(wallet.desktop_link)
  const universal = safeWebUrl(wallet.link_mode)
  const own = safeWalletUrl(wallet.mobile_link)
  return preferUniversal ? (universal ?? own) : (own ?? universal)
}

/**
 * Where a phone opens an app: in the same tab, where the page stays. If a failing link would replace the page with an
 * error (frames, Telegram, in-app browsers), in a new tab.
 */
export const mobileTarget = ({ framed, telegram, inApp }: LinkSurroundings): LinkTarget =>
  framed || telegram || inApp ? '_blank' : '_self'

/** The link that opens a wallet with a pairing (WIRE 4.4); `undefined` if it has no allowed link. */
export function walletLink(facts: LinkFacts): WalletLink | undefined {
  const { kind, uri, from } = facts
  const base = isPairingUri(uri) ? baseOf(facts) : undefined
  if (!base) return undefined
  const once = encodeURIComponent(uri)
  const encoded = kind === 'mobile' && from.telegram && from.android ? encodeURIComponent(once) : once // it decodes once itself
  const url = withQuery(base, `uri=${encoded}`)
  if (!url) return undefined
  const target = kind === 'mobile' ? mobileTarget(from) : '_blank'
  return kind === 'web' ? { url, target } : { url, target, base }
}
