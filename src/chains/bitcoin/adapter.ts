import { lazy } from '../../core/lazy.js'
import type { AdapterContext, ChainAdapter, LazyPort } from '../adapter.js'
import type { AddressesPort } from '../ports/addresses.js'
import type { ReadsPort } from '../ports/reads.js'
import type { SessionsPort } from '../ports/sessions.js'
import { BitcoinWallets } from './wallets/wallets.js'

/** The Bitcoin family. */
export class BitcoinAdapter implements ChainAdapter {
  readonly namespace = 'bip122'
  readonly wallets: BitcoinWallets
  readonly reads: LazyPort<ReadsPort>
  readonly sessions: LazyPort<SessionsPort>
  readonly addresses: LazyPort<AddressesPort>

  constructor(context: AdapterContext) {
    this.addresses = lazy(async () => (await import('./addresses.js')).bitcoinAddresses)
    this.wallets = new BitcoinWallets(context)
    this.reads = lazy(async () => new (await import('./reads/reads.js')).BitcoinReads(context))
    this.sessions = lazy(async () => {
      const { createSessionBitcoinProvider } = await import('./wallets/walletconnect-provider.js')
      return { provider: createSessionBitcoinProvider }
    })
  }

  /** Stops listening to wallets and page, and cancels pending work. */
  destroy(): void {
    this.wallets.destroy()
  }
}
