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

/** How long a wallet may take to report a new chain in its session, in ms. */
const APPROVAL_WAIT = 3_000

/** What the networks of a session need from the page. */
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

  /** Sets the active network of namespaces in the client. */
  async settle(namespaces = this.#state.namespaces()): Promise<void> {
    for (const namespace of namespaces) {
      const id = this.#state.network(namespace)
      if (id) await this.#client.setDefaultChain(this.#wireId(id))
    }
  }

  /** Sends a request on the active network of a namespace. */
  call(namespace: ChainNamespace, call: ProviderCall): Promise<unknown> {
    return this.#client.call(call, this.#wireId(this.#state.network(namespace) ?? namespace))
  }

  /**
   * Activates a network in its namespace: an approved one immediately, any other EVM network by asking the wallet.
   * Resolves to the network active afterwards.
   *
   * @throws {SwitchRejectedError} refused
   * @throws {ChainNotSupportedError} the wallet supports only its approved networks, or did not accept it
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
   * The same by id, as requested through providers.
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

  /** Waits until the wallet's session has a network, up to the limit above. */
  async #approval(id: CaipNetworkId): Promise<void> {
    let stop = (): void => undefined
    const approved = new Promise<void>(resolve => {
      const look = (): void => void (this.#isApproved(id) && resolve())
      stop = this.#source.changes(look)
      look()
    })
    await within(approved, APPROVAL_WAIT, () => new ChainNotSupportedError()).finally(stop)
  }

  /** A network's id in the wallet. */
  #wireId(id: string): string {
    const other = Object.hasOwn(OTHER_IDS, id) ? OTHER_IDS[id] : undefined
    const chains: readonly string[] = this.#state.session?.chains ?? []
    return other && !chains.includes(id) && chains.includes(other) ? other : id
  }
}
