import type { CaipNetworkId } from '../../core/caip.js'
import type { Connector } from '../../core/entities/connector.js'
import type { AdapterContext, AdapterEvent, ChainAdapter, ConnectResult } from '../adapter.js'
import type { EvmActions } from './actions.js'
import { EvmConnectors } from './connectors.js'
import { EvmReader } from './reader.js'

type Given<K extends keyof EvmActions> = Parameters<EvmActions[K]>

/**
 * The EVM family: wallets of the page, spoken to in raw EIP-1193. Only finding them is here, for the list of wallets that
 * is painted first; what is done with them loads afterwards.
 */
export class EvmAdapter extends EvmReader implements ChainAdapter {
  readonly namespace = 'eip155'
  readonly #context: AdapterContext
  readonly #connectors: EvmConnectors
  readonly #listeners = new Set<(event: AdapterEvent) => void>()
  readonly #life = new AbortController()
  #actions: EvmActions | undefined
  #loading: Promise<EvmActions> | undefined

  constructor(context: AdapterContext) {
    super()
    this.#context = context
    this.#connectors = new EvmConnectors(context, connectors => this.#emit({ type: 'connectors', connectors }))
  }

  /** Starts to look for wallets; further calls ask them to announce again. */
  discover(): void {
    if (!this.#life.signal.aborted) this.#connectors.discover()
  }

  /** The connectors known now. */
  connectors(): readonly Connector[] {
    return this.#connectors.list()
  }

  /** Hears what changes, until the returned function is called. */
  subscribe(listener: (event: AdapterEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The wallet's own EIP-1193 object, unchanged. */
  provider(connectorId: string): unknown {
    return (this.#actions ?? this.#connectors).wallet(connectorId)?.provider
  }

  /** Loads what is done with wallets and chains, once; a failed load may be tried again. */
  ready(): Promise<EvmActions> {
    const load = (this.#loading ??= this.#load())
    load.catch(() => (this.#loading = undefined))
    return load
  }

  /** See `EvmActions.connect`. */
  async connect(...given: Given<'connect'>): Promise<ConnectResult> {
    return (this.#actions ?? (await this.ready())).connect(...given)
  }

  /** See `EvmActions.reconnect`. */
  async reconnect(...given: Given<'reconnect'>): Promise<ConnectResult | undefined> {
    return (this.#actions ?? (await this.ready())).reconnect(...given)
  }

  /** See `EvmActions.disconnect`. */
  async disconnect(...given: Given<'disconnect'>): Promise<void> {
    return (this.#actions ?? (await this.ready())).disconnect(...given)
  }

  /** See `EvmActions.switchNetwork`. */
  async switchNetwork(...given: Given<'switchNetwork'>): Promise<CaipNetworkId | undefined> {
    return (this.#actions ?? (await this.ready())).switchNetwork(...given)
  }

  /** Stops listening to wallets and page, and ends what is under way. */
  destroy(): void {
    this.#life.abort()
    this.#listeners.clear()
    this.#connectors.stop()
  }

  async #load(): Promise<EvmActions> {
    const { EvmActions } = await import('./actions.js')
    const emit = (event: AdapterEvent): void => this.#emit(event)
    return (this.#actions = new EvmActions(this.#context, this.#connectors, emit, this.#life.signal))
  }

  #emit(event: AdapterEvent): void {
    for (const listener of [...this.#listeners]) listener(event)
  }
}
