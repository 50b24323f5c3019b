import type { CaipNetworkId } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { NetworkNotFoundError } from '../../core/errors/network.js'
import { lazy } from '../../core/lazy.js'
import type { Rpc } from '../../services/json-rpc.js'
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
    const rpcOf = async (network: CaipNetwork): Promise<Rpc> => (await this.reads()).clients.of(network)
    this.wallets = new SolanaWallets(context, rpcOf)
    this.transfers = lazy(async () => {
      const [{ SolanaTransfers }, { clients }] = await Promise.all([import('./transfers/transfers.js'), this.reads()])
      return new SolanaTransfers(clients, this.wallets)
    })
    this.sessions = lazy(async () => {
      const { createWalletConnectProvider } = await import('./wallets/walletconnect-provider.js')
      const rpcOn = async (id: CaipNetworkId | undefined): Promise<Rpc> => {
        const network = context.networks().find(({ caipNetworkId }) => caipNetworkId === id)
        if (!network) throw new NetworkNotFoundError()
        return rpcOf(network)
      }
      return { provider: source => createWalletConnectProvider(source, rpcOn) }
    })
  }

  /** Stops listening to wallets and page, and cancels pending work. */
  destroy(): void {
    this.wallets.destroy()
  }
}
