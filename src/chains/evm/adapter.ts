import { lazy } from '../../core/lazy.js'
import type { AdapterContext, ChainAdapter, LazyPort } from '../adapter.js'
import type { AddressesPort } from '../ports/addresses.js'
import type { NamesPort } from '../ports/names.js'
import type { CallsPort } from '../ports/calls.js'
import type { EvmReads } from './reads/reads.js'
import type { EvmTransfers } from './transfers/transfers.js'
import { EvmWallets } from './wallets/wallets.js'

/** The EVM family. */
export class EvmAdapter implements ChainAdapter {
  readonly namespace = 'eip155'
  readonly wallets: EvmWallets
  readonly reads: LazyPort<EvmReads>
  readonly transfers: LazyPort<EvmTransfers>
  readonly names: LazyPort<NamesPort>
  readonly calls: LazyPort<CallsPort>
  readonly addresses: LazyPort<AddressesPort>

  constructor(context: AdapterContext) {
    this.addresses = lazy(async () => (await import('./addresses.js')).evmAddresses)
    this.wallets = new EvmWallets(context)
    this.reads = lazy(async () => new (await import('./reads/reads.js')).EvmReads(context))
    this.transfers = lazy(async () => {
      const [{ EvmTransfers }, { clients }] = await Promise.all([import('./transfers/transfers.js'), this.reads()])
      return new EvmTransfers(clients, this.wallets)
    })
    this.calls = lazy(async () => {
      const [{ EvmContractCalls }, { clients }] = await Promise.all([import('./transfers/calls.js'), this.reads()])
      return new EvmContractCalls(clients, this.wallets)
    })
    this.names = lazy(async () => new (await import('./names/ens.js')).EnsNames(context))
  }

  /** Stops listening to wallets and page, and cancels pending work. */
  destroy(): void {
    this.wallets.destroy()
  }
}
