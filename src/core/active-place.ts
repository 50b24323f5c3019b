import type { CaipNetworkId } from './caip.js'
import { type Readable, signal } from './signal.js'

/** The active account and the network it is on; what there is none of is `undefined`. */
export interface ActivePlace {
  readonly address: string | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
}

/** Where the visitor is, once the code that holds accounts is loaded: for what stands below it. */
export const activePlace = signal<Readable<ActivePlace> | undefined>(undefined)
