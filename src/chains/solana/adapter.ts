import { lazy } from '../../core/lazy.js'
import type { AdapterContext, ChainAdapter, LazyPort } from '../adapter.js'
import type { AddressesPort } from '../ports/addresses.js'
import type { SessionsPort } from '../ports/sessions.js'
import type { SolanaReads } from './reads/reads.js'
import type { SolanaTransfers } from './transfers/transfers.js'
import { SolanaWallets } from './wallets/wallets.js'

/** The Solana family. */
export class SolanaAdapter implements ChainAdapter {
  readonly namespace = 'solana'
  readonly wallets: SolanaWallets
  readonly reads: LazyPort<SolanaReads>
  readonly transfers: LazyPort<SolanaTransfers>
  readonly sessions: LazyPort<SessionsPort>
  readonly addresses: LazyPort<AddressesPort>

  constructor(context: AdapterContext) {
    this.reads = lazy(async () => new (await import('./reads/reads.js')).SolanaReads(context))
    this.addresses = lazy(async () => (await import('./addresses.js')).solanaAddresses)
    this.wallets = new SolanaWallets(context, async network => (await this.reads()).clients.of(network))
    this.transfers = lazy(async () => {
      const [{ SolanaTransfers }, { clients }] = await Promise.all([import('./transfers/transfers.js'), this.reads()])
      return new SolanaTransfers(clients, this.wallets)
    })
    this.sessions = lazy(async () => {
      const { createWalletConnectProvider } = await import('./wallets/walletconnect-provider.js')
      return { provider: createWalletConnectProvider }
    })
  }

  /** Stops listening to wallets and page, and cancels pending work. */
  destroy(): void {
    this.wallets.destroy()
  }
}
