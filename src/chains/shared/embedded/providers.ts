import type { CaipNetworkId, ChainNamespace } from '../../../core/caip.js'
import {
  DISCONNECTED,
  type ProviderCall,
  type ProviderEvent,
  type SessionProvider,
  createSessionProvider,
  toChainId,
} from '../session-provider.js'

/** The embedded wallet's provider in a family. */
export type EmbeddedProvider = SessionProvider & { readonly isEmbedded: true }

/** The dependencies of the providers. */
export interface ProvidersSource {
  addresses(namespace: ChainNamespace): readonly string[]
  network(namespace: ChainNamespace): CaipNetworkId | undefined
  call(namespace: ChainNamespace, call: ProviderCall): Promise<unknown>
  switchChain(namespace: ChainNamespace, chainId: number): Promise<void>
}

/** The embedded wallet's providers, one per family, each created once. */
export class EmbeddedProviders {
  readonly #source: ProvidersSource
  readonly #made = new Map<ChainNamespace, EmbeddedProvider>()

  constructor(source: ProvidersSource) {
    this.#source = source
  }

  /** The provider of a family. */
  of(namespace: ChainNamespace): EmbeddedProvider {
    const known = this.#made.get(namespace)
    if (known) return known
    const source = this.#source
    const provider = createSessionProvider(
      {
        namespace,
        addresses: () => source.addresses(namespace),
        network: () => source.network(namespace),
        call: call => source.call(namespace, call),
        switchChain: chainId => source.switchChain(namespace, chainId),
      },
      { isEmbedded: true } as const,
    )
    this.#made.set(namespace, provider)
    return provider
  }

  /** An account was opened. */
  emitConnect(namespace: ChainNamespace): void {
    this.#emit(namespace, 'connect', { chainId: toChainId(this.#source.network(namespace)) })
    this.emitAccountsChanged(namespace)
  }

  /** The network changed. */
  emitChainChanged(namespace: ChainNamespace): void {
    this.#emit(namespace, 'chainChanged', toChainId(this.#source.network(namespace)))
  }

  /** The accounts changed. */
  emitAccountsChanged(namespace: ChainNamespace): void {
    this.#emit(namespace, 'accountsChanged', this.#source.addresses(namespace))
  }

  /** The visitor logged out. */
  emitDisconnect(namespace: ChainNamespace): void {
    this.emitAccountsChanged(namespace)
    this.#emit(namespace, 'disconnect', DISCONNECTED)
  }

  #emit(namespace: ChainNamespace, event: ProviderEvent, value: unknown): void {
    this.#made.get(namespace)?.emit(event, value)
  }
}
