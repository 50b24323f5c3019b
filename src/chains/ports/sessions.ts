import type { CaipNetworkId } from '../../core/caip.js'

/** A wallet behind a WalletConnect session, as a family's provider uses it. */
export interface SessionSource {
  /** The wallet's own name. */
  readonly name: string
  /** The session's plain provider: `request({ method, params })` and events in the form of EIP-1193. */
  readonly raw: object
  /** The session's addresses of this family, the active one first. */
  readonly addresses: () => readonly string[]
  /** The network that requests are for. */
  readonly network: () => CaipNetworkId | undefined
  /** Sends a request to the wallet; rejects with whatever the wallet answers. */
  readonly request: (call: { readonly method: string; readonly params: object }) => Promise<unknown>
  /** Endpoints of that network, best first. */
  readonly endpoints: () => Promise<readonly string[]>
  /** Notifies of changed addresses (none: the session ended), until the returned function is called. */
  readonly watch: (listener: (addresses: readonly string[]) => void) => () => void
}

/** Wallets behind WalletConnect sessions, as the family's own providers. */
export interface SessionsPort {
  /** The provider of a session's wallet, which lives as long as the session's source. */
  provider(source: SessionSource): object
}
