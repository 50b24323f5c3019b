import { Controller } from '../../core/controller.js'
import type { Wallet } from '../../core/entities/wallet.js'
import type { LoadStatus } from '../../core/list/load-status.js'

/** Wallets known from the catalogue, the site and the visitor's history. */
export interface WalletsState {
  readonly status: LoadStatus
  readonly featured: readonly Wallet[]
  readonly recommended: readonly Wallet[]
  readonly custom: readonly Wallet[]
  readonly recent: readonly Wallet[]
  /** The wallets that the site excluded by catalogue id, so that installed ones are recognised by rdns and name too. */
  readonly excluded: readonly Wallet[]
  /** The loaded part of the catalogue's list. */
  readonly listed: readonly Wallet[]
  /** The latest search results. */
  readonly found: readonly Wallet[]
  /** Catalogue wallets that cannot be used here, for `explainWallet`. */
  readonly withheld: readonly Wallet[]
  /** Wallets in the whole catalogue, once known. */
  readonly count: number
}

const NONE: WalletsState = {
  status: 'idle',
  featured: [],
  recommended: [],
  custom: [],
  recent: [],
  excluded: [],
  listed: [],
  found: [],
  withheld: [],
  count: 0,
}

/** Holds the wallets. */
export class WalletsController extends Controller<WalletsState> {
  constructor() {
    super(NONE)
  }

  /** Applies the result of a request, or its failure. */
  load(patch: Partial<Omit<WalletsState, 'custom' | 'recent'>>): void {
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
