import type { ChainNamespace } from '../core/caip.js'
import type { CaipNetwork } from '../core/entities/network.js'
import type { AccountType } from '../core/entities/account-types.js'
import type { WalletsPort } from './ports/wallets.js'
import type { ReadsPort } from './ports/reads.js'
import type { TransfersPort } from './ports/transfers.js'
import type { NamesPort } from './ports/names.js'
import type { SessionsPort } from './ports/sessions.js'
import type { AddressesPort } from './ports/addresses.js'
import type { CallsPort } from './ports/calls.js'

/** The data of the site that an adapter uses; passed once, when the adapter is loaded. */
export interface AdapterContext {
  /** The site's networks of this family. */
  readonly networks: () => readonly CaipNetwork[]
  /**
   * Returns the endpoints to call for a network, best first; the code that selects them is loaded on the first call.
   */
  readonly endpoints: (network: CaipNetwork) => Promise<readonly string[]>
  /** The network of this family that is active in the page, for wallets that have no network of their own. */
  readonly active?: () => CaipNetwork | undefined
  /** Whether wallets that announce themselves are shown. */
  readonly announced: boolean
  /** Whether the page's injected wallet is shown. */
  readonly injected: boolean
  /** Whether a wallet is asked to revoke the site's permission when it is disconnected; default: `true`. */
  readonly revokes?: boolean | undefined
  /** The account type to use first if a wallet returns several: the visitor's choice, else the site's. */
  readonly accountType?: () => Promise<AccountType>
}

/** A function that loads a port on the first call; if loading fails, the next call retries it. */
export type LazyPort<Port> = () => Promise<Port>

/** A loaded adapter: its namespace, and one port for each capability. Unsupported capabilities have no port. */
export interface ChainAdapter {
  readonly namespace: ChainNamespace
  /**
   * The wallets in the page. This port is available as soon as the adapter is loaded, because visitors see the wallets
   * first.
   */
  readonly wallets?: WalletsPort
  readonly reads?: LazyPort<ReadsPort>
  readonly transfers?: LazyPort<TransfersPort>
  readonly names?: LazyPort<NamesPort>
  readonly calls?: LazyPort<CallsPort>
  /** If it is missing, accounts of the family cannot be watched by address. */
  readonly addresses?: LazyPort<AddressesPort>
  /** If it is missing, WalletConnect sessions have an EIP-1193 provider. */
  readonly sessions?: LazyPort<SessionsPort>
  /** Forgets everything and stops listening to the page. */
  destroy?(): void
}

/**
 * What a site passes in `adapters`: a chain family's namespace, and a function that loads its adapter. It takes only a
 * few bytes until a visitor shows intent.
 */
export interface AdapterFactory {
  /** The namespace it serves, or `*` for every namespace that no other factory serves. */
  readonly namespace: ChainNamespace | '*'
  /** Loads the adapter's code and starts the adapter for a namespace that it serves. */
  readonly load: (context: AdapterContext, namespace: ChainNamespace) => Promise<ChainAdapter>
}
