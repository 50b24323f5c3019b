import type { Emitter } from './emitter.js'
import type { Nodes } from './nodes.js'
import { toHex } from './shapes.js'
import type { SiteMemoryStore } from './site-memory.js'

/** The chains a wallet knows, and its current one. Notifies the site with events. */
export class WalletChains {
  readonly #known: Readonly<Record<number, string>>
  readonly #emitter: Emitter
  readonly #memory: SiteMemoryStore
  readonly #nodes: Nodes

  constructor(known: Readonly<Record<number, string>>, emitter: Emitter, memory: SiteMemoryStore, nodes: Nodes) {
    this.#known = known
    this.#emitter = emitter
    this.#memory = memory
    this.#nodes = nodes
  }

  /** Id of the chain it is on. */
  get current(): number {
    return this.#memory.get().chainId
  }

  /** Whether it can switch to a chain when a site asks. */
  has(chainId: number): boolean {
    return this.#getNodeUrl(chainId) !== undefined
  }

  /** Adds a chain. */
  add(chainId: number, rpcUrl: string): void {
    this.#memory.set({ added: { ...this.#memory.get().added, [chainId]: rpcUrl } })
  }

  /** Switches to a chain, known or not, and notifies the site if it has changed. */
  switchTo(chainId: number): void {
    if (chainId === this.current) return
    this.#memory.set({ chainId })
    this.#emitter.emit('chainChanged', toHex(chainId))
  }

  /** Calls the current chain's node. */
  callNode(method: string, params?: unknown): Promise<unknown> {
    return this.#nodes.call(this.#getNodeUrl(this.current), method, params)
  }

  #getNodeUrl(chainId: number): string | undefined {
    return this.#known[chainId] ?? this.#memory.get().added[chainId]
  }
}
