import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'
import type { CaipNetwork } from '../../core/entities/network.js'

/** The status of the single network switch. */
export interface NetworkSwitch {
  readonly caipNetworkId: CaipNetworkId
  readonly status: 'waiting' | 'rejected' | 'failed'
  /** What went wrong, unless `waiting`. */
  readonly error?: Error
}

/** The site's networks, and the active one of each namespace. */
export interface NetworksState {
  readonly networks: readonly CaipNetwork[]
  readonly activeNamespace: ChainNamespace | undefined
  /** May hold the unsupported-network placeholder (SPEC 4). */
  readonly active: Readonly<Partial<Record<ChainNamespace, CaipNetwork>>>
  /** Networks the connected wallet approved, if it reports them; an absent list means any. */
  readonly approved: Readonly<Partial<Record<ChainNamespace, readonly CaipNetworkId[]>>>
  readonly switching: NetworkSwitch | undefined
  /** The network chosen without a connected wallet of the family; the next wallet is asked for it. */
  readonly chosen: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>
}

/** Holds the networks. */
export class NetworksController extends Controller<NetworksState> {
  constructor() {
    super({ networks: [], activeNamespace: undefined, active: {}, approved: {}, switching: undefined, chosen: {} })
  }

  /** The networks of one family, or all of them. */
  list(namespace?: ChainNamespace): readonly CaipNetwork[] {
    const { networks } = this.state
    return namespace ? networks.filter(({ chainNamespace }) => chainNamespace === namespace) : networks
  }

  /** A network of the site by its CAIP-2 id. */
  find(caipNetworkId: string): CaipNetwork | undefined {
    return this.state.networks.find(network => network.caipNetworkId === caipNetworkId)
  }

  /** Replaces the site's networks. */
  setNetworks(networks: readonly CaipNetwork[]): void {
    this.set({ networks })
  }

  /** Activates a network in its namespace, and with `select` also its namespace. */
  activate(network: CaipNetwork, { select = true }: { select?: boolean } = {}): void {
    const active = { ...this.state.active, [network.chainNamespace]: network }
    this.set(select ? { active, activeNamespace: network.chainNamespace } : { active })
  }

  /** Activates a namespace. */
  select(activeNamespace: ChainNamespace): void {
    this.set({ activeNamespace })
  }

  /** Records the status of the network switch. */
  setSwitching(switching: NetworkSwitch | undefined): void {
    this.set({ switching })
  }

  /** Activates a network of a family without a wallet; the next wallet that connects is asked for it. */
  choose(network: CaipNetwork, options?: { select?: boolean }): void {
    this.activate(network, options)
    this.setChosen(network.chainNamespace, network.caipNetworkId)
  }

  /** Records the network that the next wallet of a family is asked for; `undefined` for none. */
  setChosen(namespace: ChainNamespace, id: CaipNetworkId | undefined): void {
    const { [namespace]: _old, ...rest } = this.state.chosen
    this.set({ chosen: id ? { ...rest, [namespace]: id } : rest })
  }

  /** Records the networks that the connected wallet approved; `undefined` means any. */
  setApproved(namespace: ChainNamespace, ids: readonly CaipNetworkId[] | undefined): void {
    const { [namespace]: _old, ...rest } = this.state.approved
    this.set({ approved: ids ? { ...rest, [namespace]: ids } : rest })
  }
}

/** The page's networks. */
export const networksController = new NetworksController()
