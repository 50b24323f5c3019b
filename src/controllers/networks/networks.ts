import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'
import type { CaipNetwork } from '../../core/entities/network.js'

/** Progress of the one network switch that can be under way. */
export interface NetworkSwitch {
  readonly caipNetworkId: CaipNetworkId
  readonly status: 'waiting' | 'rejected' | 'failed'
  /** What went wrong, unless `waiting`. */
  readonly error?: Error
}

/** The site's networks and which one is active in each namespace. */
export interface NetworksState {
  readonly networks: readonly CaipNetwork[]
  readonly activeNamespace: ChainNamespace | undefined
  /** May hold the unsupported-network placeholder (SPEC 4). */
  readonly active: Readonly<Partial<Record<ChainNamespace, CaipNetwork>>>
  /** Networks the connected wallet approved, where it says so; an absent list means any. */
  readonly approved: Readonly<Partial<Record<ChainNamespace, readonly CaipNetworkId[]>>>
  readonly switching: NetworkSwitch | undefined
  /** What was chosen while no wallet of the family was connected, which the next one is asked for. */
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

  /** Makes a network the active one of its namespace, and with `select` its namespace the active one. */
  activate(network: CaipNetwork, { select = true }: { select?: boolean } = {}): void {
    const active = { ...this.state.active, [network.chainNamespace]: network }
    this.set(select ? { active, activeNamespace: network.chainNamespace } : { active })
  }

  /** Makes a namespace the active one. */
  select(activeNamespace: ChainNamespace): void {
    this.set({ activeNamespace })
  }

  /** Records the status of the network switch. */
  setSwitching(switching: NetworkSwitch | undefined): void {
    this.set({ switching })
  }

  /** Notes the network that the next wallet of a family is asked for; `undefined` for none. */
  setChosen(namespace: ChainNamespace, id: CaipNetworkId | undefined): void {
    const { [namespace]: _old, ...rest } = this.state.chosen
    this.set({ chosen: id ? { ...rest, [namespace]: id } : rest })
  }

  /** Notes which networks the connected wallet approved; `undefined` means any. */
  setApproved(namespace: ChainNamespace, ids: readonly CaipNetworkId[] | undefined): void {
    const { [namespace]: _old, ...rest } = this.state.approved
    this.set({ approved: ids ? { ...rest, [namespace]: ids } : rest })
  }
}

/** The page's networks. */
export const networksController = new NetworksController()
