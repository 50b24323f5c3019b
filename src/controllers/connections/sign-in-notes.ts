import type { ChainNamespace } from '../../core/caip.js'
import { instanceValue } from '../../core/instance.js'

/** What connections and sign-in, which stands on them, tell each other. A site without sign-in only writes it. */
export interface SignInNotes {
  /** Why each namespace is connected, or not any more: an act of the visitor, a return by itself, or another tab. */
  readonly origin: Partial<Record<ChainNamespace, 'visitor' | 'restored' | 'tab'>>
  /** Whether visitors must sign in before the dialog may be closed. */
  locked?: boolean
  /** Whether sign-in may follow a connection, so that the dialog does not close by itself. */
  pending?: boolean
}

/** The notes of the present instance. */
export const signInNotes = instanceValue((): SignInNotes => ({ origin: {} }))
