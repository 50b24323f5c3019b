import { Controller } from '../core/controller.js'
import type { Wallet } from '../core/entities/wallet.js'

/** How far a list from a service is. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** Wallets that are known from the catalogue, the site and the visitor's history. */
export interface WalletsState {
  readonly status: LoadStatus
  readonly featured: readonly Wallet[]
  readonly recommended: readonly Wallet[]
  readonly custom: readonly Wallet[]
  readonly recent: readonly Wallet[]
  /** Wallets in the whole catalogue, once known. */
  readonly count: number
}

/** Holds the wallets. */
export class WalletsController extends Controller<WalletsState> {
  constructor() {
    super({ status: 'idle', featured: [], recommended: [], custom: [], recent: [], count: 0 })
  }

  /** A wallet by its catalogue id. */
  find(id: string): Wallet | undefined {
    const { featured, recommended, custom, recent } = this.state
    return [...custom, ...featured, ...recommended, ...recent].find(wallet => wallet.id === id)
  }

  /** Takes what a request brought, or how it ended. */
  load(patch: Partial<Pick<WalletsState, 'status' | 'featured' | 'recommended' | 'count'>>): void {
    this.set(patch)
  }

  /** The site's own wallets. */
  setCustom(custom: readonly Wallet[]): void {
    this.set({ custom })
  }

  /** The wallets the visitor used last. */
  setRecent(recent: readonly Wallet[]): void {
    this.set({ recent })
  }
}

/** The page's wallets. */
export const walletsController = new WalletsController()
