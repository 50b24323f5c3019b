import type { CaipNetworkId } from '../../../core/caip.js'
import { type Readable, signal } from '../../../core/signal.js'

/** The active account and the network it is on; what there is none of is `undefined`. */
export interface ActivePlace {
  readonly address: string | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
}

/** Where the visitor is, once the code that holds accounts is loaded: for events, which stand below it. */
export const activePlace = signal<Readable<ActivePlace> | undefined>(undefined)
