import type { CaipNetworkId } from '../../../core/caip.js'
import { type Readable, signal } from '../../../core/signal.js'

/** The active account and its network; either is `undefined` if unknown. */
export interface ActivePlace {
  readonly address: string | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
}

/** The visitor's network, once the accounts code has loaded; for events, which are in a lower layer. */
export const activePlace = signal<Readable<ActivePlace> | undefined>(undefined)
