import type { ChainNamespace } from '../caip.js'
import { type WalletLink, mobileTarget } from './deeplink.js'
import type { LinkSurroundings } from '../platform/in-app.js'
import { safeAppUrl } from './app-url.js'
import { safeWebUrl } from '../url.js'

/** The page to open in a wallet's own browser, and its purpose. */
export interface BrowseFacts {
  /** The wallet's id in the catalogue. */
  readonly walletId: string
  /** Families that the page supports, the preferred one first. */
  readonly namespaces: readonly ChainNamespace[]
  /** The page's address. */
  readonly page: string
  /** The page's chain, in the wallet's numbering. */
  readonly chainId?: string | number | undefined
  readonly from: LinkSurroundings
  /** Whether a name exists in the global scope: the wallet is already there and needs no link. */
  readonly hasGlobal: (name: string) => boolean
}

interface PageFacts extends Pick<BrowseFacts, 'chainId' | 'from'> {
  readonly namespace: ChainNamespace
  /** The page's address and its origin, percent-encoded. */
  readonly href: string
  readonly origin: string
}

interface Browsing {
  readonly namespaces: readonly ChainNamespace[]
  /** What the wallet adds to the global scope. */
  readonly global?: string
  link(page: PageFacts): string
}

function phantomLink({ href, origin, from }: PageFacts): string {
  const path = `browse/${href}?ref=${origin}`
  if (!from.android) return `https://phantom.app/ul/${path}`
  return `intent://${path}#Intent;scheme=phantom;package=app.phantom;end`
}

function binanceLink({ href, chainId = '' }: PageFacts): string {
  const inner = new URL('bnc://app.binance.com/mp/app')
  inner.searchParams.set('appId', 'yFK5FCqYprrXDiVFbhyRx7')
  inner.searchParams.set('startPagePath', btoa('/pages/browser/index'))
  inner.searchParams.set('startPageQuery', btoa(`url=${href}&defaultChainId=${chainId}`))
  const outer = new URL('https://app.binance.com/en/download')
  outer.searchParams.set('_dp', btoa(inner.href))
  return outer.href
}

/** Wallets that open the page in their own browser instead of pairing, by their ids in the catalogue (WIRE 4.4). */
const WALLETS: ReadonlyMap<string, Browsing> = new Map([
  [
    'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    { namespaces: ['solana', 'eip155', 'bip122'], global: 'phantom', link: phantomLink },
  ],
  [
    '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
    {
      namespaces: ['solana'],
      global: 'solflare',
      link: ({ href }) => `https://solflare.com/ul/v1/browse/${href}?ref=${href}`,
    },
  ],
  [
    'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
    {
      namespaces: ['solana', 'eip155'],
      link: ({ href, namespace }) =>
        namespace === 'solana' ? `https://go.cb-w.com/dapp?cb_url=${href}` : `cbwallet://miniapp?url=${href}`,
    },
  ],
  [
    '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25',
    { namespaces: ['bip122'], global: 'binancew3w', link: binanceLink },
  ],
] satisfies readonly (readonly [string, Browsing])[])

/**
 * The link that opens this page in a wallet's own browser; `undefined` for wallets that pair, or are already present.
 */
export function browseLink({ walletId, namespaces, page, from, ...rest }: BrowseFacts): WalletLink | undefined {
  const wallet = WALLETS.get(walletId)
  const namespace = namespaces.find(own => wallet?.namespaces.includes(own))
  const safe = safeWebUrl(page)
  if (!wallet || !namespace || !safe || (wallet.global && rest.hasGlobal(wallet.global))) return undefined
  const [href, origin] = [encodeURIComponent(safe), encodeURIComponent(new URL(safe).origin)]
  const url = safeAppUrl(wallet.link({ namespace, href, origin, from, chainId: rest.chainId }))
  return url ? { url, target: mobileTarget(from) } : undefined
}
