import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import { instanceValue } from '../../core/instance.js'

/** The accounts of a connection that was disconnected. */
export interface EndedAccounts {
  readonly namespace: ChainNamespace
  readonly addresses: readonly string[]
  /** The connection's last network. */
  readonly caipNetworkId: CaipNetworkId | undefined
}

/** State shared by connections and sign-in, which builds on them. */
export interface SignInContext {
  /** Why each namespace is connected: by the visitor, or by an automatic restore. */
  readonly origin: Partial<Record<ChainNamespace, 'visitor' | 'restored'>>
  /** Accounts that sign-in has yet to sign out. */
  readonly ended: EndedAccounts[]
  /** Whether visitors must sign in before the dialog may be closed. */
  locked?: boolean
  /** Whether sign-in may follow a connection, so that the dialog does not close automatically. */
  pending?: boolean
}

/** The context of the current instance. */
export const signInContext = instanceValue((): SignInContext => ({ origin: {}, ended: [] }))
