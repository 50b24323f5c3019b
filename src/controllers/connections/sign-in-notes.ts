import type { ChainNamespace } from '../../core/caip.js'
import { instanceValue } from '../../core/instance.js'

/** State shared by connections and sign-in, which builds on them. A site without sign-in only writes it. */
export interface SignInNotes {
  /** Why each namespace is or is no longer connected: by the visitor, by an automatic restore, or by another tab. */
  readonly origin: Partial<Record<ChainNamespace, 'visitor' | 'restored' | 'tab'>>
  /** Whether visitors must sign in before the dialog may be closed. */
  locked?: boolean
  /** Whether sign-in may follow a connection, so that the dialog does not close automatically. */
  pending?: boolean
}

/** The notes of the current instance. */
export const signInNotes = instanceValue((): SignInNotes => ({ origin: {} }))
