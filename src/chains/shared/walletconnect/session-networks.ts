import { type CaipNetworkId, type ChainNamespace, isChainNamespace } from '../../../core/caip.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { ChainNotSupportedError } from '../../../core/errors/network.js'
import { within } from '../../../core/time.js'
import type { RelayClient } from '../../../services/relay/relay-client.js'
import { approvedNetworks } from './approved.js'
import { OTHER_IDS } from './methods.js'
import type { ProviderCall } from '../session-provider.js'
import type { SessionState } from './session-state.js'
import { askForChain } from './switch.js'

/** A wallet that took a new chain into its session has this long to say so, in ms. */
const APPROVAL_WAIT = 3_000

/** What the networks of a session need to know of the page. */
export interface NetworkSource {
  /** The site's networks. */
  readonly listed: () => readonly CaipNetwork[]
  /** Calls back with every change of the session, until the returned function is called. */
  readonly changes: (listener: () => void) => () => void
}

/** The networks of a session, and the requests that go to them. */
export class SessionNetworks {
  readonly #client: RelayClient
  readonly #state: SessionState
  readonly #source: NetworkSource

  constructor(client: RelayClient, state: SessionState, source: NetworkSource) {
    this.#client = client
    this.#state = state
    this.#source = source
  }

  /** Tells the client which network of each namespace is the active one. */
  async settle(): Promise<void> {
    for (const namespace of this.#state.namespaces()) {
      const id = this.#state.network(namespace)
      if (id) await this.#client.setDefaultChain(this.#wireId(id))
    }
  }

  /** Sends a request on the active network of a namespace. */
  call(namespace: ChainNamespace, call: ProviderCall): Promise<unknown> {
    return this.#client.call(call, this.#wireId(this.#state.network(namespace) ?? namespace))
  }

  /**
   * Makes a network the active one of its namespace: one that the wallet approved at once, any other EVM network by
   * asking it. Resolves to the network that is active afterwards.
   *
   * @throws {SwitchRejectedError} refused
   * @throws {ChainNotSupportedError} the wallet can have no other network than those it approved, or did not take it
   * @throws {SwitchNetworkError} any other failure
   */
  async switchTo(network: CaipNetwork): Promise<CaipNetworkId | undefined> {
    const { caipNetworkId, chainNamespace } = network
    if (!this.#isApproved(caipNetworkId)) {
      if (chainNamespace !== 'eip155') throw new ChainNotSupportedError()
      await askForChain(network, call => this.call(chainNamespace, call))
      await this.#approval(caipNetworkId)
    }
    await this.#go(caipNetworkId)
    return this.#state.network(chainNamespace)
  }

  /**
   * The same by an id, as providers are asked.
   *
   * @throws {ChainNotSupportedError} also for a network that neither the site nor the session has
   */
  async goTo(id: CaipNetworkId): Promise<void> {
    const known = this.#source.listed().find(({ caipNetworkId }) => caipNetworkId === id)
    if (known) await this.switchTo(known)
    else if (this.#isApproved(id)) await this.#go(id)
    else throw new ChainNotSupportedError()
  }

  async #go(caipNetworkId: CaipNetworkId): Promise<void> {
    await this.#client.setDefaultChain(this.#wireId(caipNetworkId))
    this.#state.move(caipNetworkId)
  }

  #isApproved(id: CaipNetworkId): boolean {
    const [namespace] = id.split(':')
    const { session } = this.#state
    return session !== undefined && isChainNamespace(namespace) && approvedNetworks(session, namespace).includes(id)
  }

  /** Waits until the wallet's session has a network, for as long as wallets take to say so. */
  async #approval(id: CaipNetworkId): Promise<void> {
    let stop = (): void => undefined
    const approved = new Promise<void>(resolve => {
      const look = (): void => void (this.#isApproved(id) && resolve())
      stop = this.#source.changes(look)
      look()
    })
    await within(approved, APPROVAL_WAIT, () => new ChainNotSupportedError()).finally(stop)
  }

  /** The id by which the wallet knows a network. */
  #wireId(id: string): string {
    const other = Object.hasOwn(OTHER_IDS, id) ? OTHER_IDS[id] : undefined
    const chains: readonly string[] = this.#state.session?.chains ?? []
    return other && !chains.includes(id) && chains.includes(other) ? other : id
  }
}
