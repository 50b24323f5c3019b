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

/** What a family needs from the site; passed once, when it is loaded. */
export interface AdapterContext {
  /** The site's networks of this family. */
  readonly networks: () => readonly CaipNetwork[]
  /** The endpoints to call for a network, best first; the code that decides loads with the first call. */
  readonly endpoints: (network: CaipNetwork) => Promise<readonly string[]>
  /** The network of this family that the page is on, for wallets that have no chain of their own. */
  readonly active?: () => CaipNetwork | undefined
  /** Whether wallets that announce themselves are shown. */
  readonly announced: boolean
  /** Whether the page's injected wallet is shown. */
  readonly injected: boolean
  /** Whether a wallet that is disconnected is asked to revoke the site's permission; `true` by default. */
  readonly revokes?: boolean | undefined
  /** The account type used first if a wallet returns several: the visitor's choice, else the site's. */
  readonly accountType?: () => Promise<AccountType>
}

/** A port whose code loads with the first call; a failed load is retried with the next. */
export type LazyPort<Port> = () => Promise<Port>

/** A loaded chain family: its identity, and one port per capability. Unsupported capabilities have no port. */
export interface ChainAdapter {
  readonly namespace: ChainNamespace
  /** Wallets in the page; available as soon as the family is, because visitors see them first. */
  readonly wallets?: WalletsPort
  readonly reads?: LazyPort<ReadsPort>
  readonly transfers?: LazyPort<TransfersPort>
  readonly names?: LazyPort<NamesPort>
  readonly calls?: LazyPort<CallsPort>
  /** Without it, accounts of the family cannot be watched by address. */
  readonly addresses?: LazyPort<AddressesPort>
  /** Without it, a session's provider is EIP-1193's. */
  readonly sessions?: LazyPort<SessionsPort>
  /** Forgets everything and stops listening to the page. */
  destroy?(): void
}

/** What a site passes in: a family's name and how to load it. Costs a few bytes until a visitor shows intent. */
export interface AdapterFactory {
  /** The namespace it serves, or `*` for every namespace that no other factory serves. */
  readonly namespace: ChainNamespace | '*'
  /** Loads the family's code and starts it, for a namespace that it serves. */
  readonly load: (context: AdapterContext, namespace: ChainNamespace) => Promise<ChainAdapter>
}
