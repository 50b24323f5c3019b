import type { Wallet } from './wallet.js'
import type { TrackedEvent } from '../events.js'
import type { SecureSite } from './secure-site.js'

/** Where a service is: a base URL, or `false` to turn it off. */
export type ServiceUrl = string | false

/** A site's own sink for analytics events. */
export type AnalyticsSink = (event: TrackedEvent) => void

/** The services and their replacements. The default is the hosted service, given a project id. */
export interface Services {
  readonly catalogue?: ServiceUrl | readonly Wallet[]
  readonly blockchain?: ServiceUrl
  readonly rpc?: ServiceUrl
  /** Who keeps the embedded wallet's keys: a secure site at another URL, or the site's own implementation. */
  readonly secureSite?: ServiceUrl | SecureSite
  readonly analytics?: ServiceUrl | AnalyticsSink
  /** One relay, or several: the next is tried when one is unreachable. */
  readonly relay?: ServiceUrl | readonly string[]
}

/** The hosted defaults. */
export const HOSTED = {
  catalogue: 'https://api.web3modal.org',
  blockchain: 'https://rpc.walletconnect.org',
  rpc: 'https://rpc.walletconnect.org',
  secureSite: 'https://secure.walletconnect.org',
  analytics: 'https://pulse.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
} as const satisfies Record<keyof Services, string>
