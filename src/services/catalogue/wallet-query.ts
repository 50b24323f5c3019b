import type { Wallet } from '../../core/entities/wallet.js'

/** Which wallets to fetch; see WIRE 2.2. */
export interface WalletQuery {
  /** From 1. */
  readonly page?: number
  readonly entries?: number
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly search?: string
  readonly badge_type?: 'certified' | 'none'
  /** CAIP-2 ids of the site's networks. */
  readonly chains?: readonly string[]
  readonly names?: readonly string[]
  readonly rdns?: readonly string[]
  readonly signal?: AbortSignal
}

/** One page of the catalogue. */
export interface WalletPage {
  readonly wallets: readonly Wallet[]
  /** Total wallets on all pages; 0 if the service does not report it. */
  readonly count: number
}
