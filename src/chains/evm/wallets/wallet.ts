import type { BoundProvider } from '../../../services/wallets/bound-provider.js'

/** A wallet found in the page. */
export interface EvmWallet {
  /** Its functions, captured when it was found; all calls go through these (SECURITY: SEC-W5). */
  readonly bound: BoundProvider
  /** The wallet's own object, for the site. */
  readonly provider: object
}
