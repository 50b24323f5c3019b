import type { Wallet } from './wallet.js'
import type { TrackedEvent } from '../events.js'
import type { SecureSite } from './secure-site.js'

/** The base URL of a service, or `false` to turn it off. */
export type ServiceUrl = string | false

/** A function of the site that receives each analytics event. */
export type AnalyticsSink = (event: TrackedEvent) => void

/**
 * Replacements for the hosted services. By default, each service is the hosted one if there is a `projectId`, and off
 * otherwise.
 */
export interface Services {
  /** Wallets, pictures and the project's settings: a URL, the URL of a `.json` list of wallets, or the list itself. */
  readonly catalogue?: ServiceUrl | readonly Wallet[]
  /** Balances, prices, transactions and names; also swaps, purchase quotes and exchanges to pay from. */
  readonly blockchain?: ServiceUrl
  /** JSON-RPC for the site's networks, called before the networks' own endpoints. */
  readonly rpc?: ServiceUrl
  /** The keeper of the embedded wallet's keys: a secure site at another URL, or the site's own implementation. */
  readonly secureSite?: ServiceUrl | SecureSite
  /** Events and error reports: a URL, or a function that receives the events. */
  readonly analytics?: ServiceUrl | AnalyticsSink
  /** The WalletConnect relay, or several; if one cannot be reached, the next is tried. */
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
