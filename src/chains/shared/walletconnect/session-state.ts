import { isAddress, isSameAddress } from '../../../core/address.js'
import { type CaipNetworkId, type ChainNamespace, parseCaipNetworkId } from '../../../core/caip.js'
import type { Account } from '../../../core/entities/account.js'
import { WALLET_CONNECT_ID } from '../../../core/entities/connector.js'
import type { RelaySession } from '../../../services/relay/session.js'
import type { SessionEvent } from '../../../services/relay/session-event.js'
import type { ConnectResult, WalletEvent } from '../../ports/wallets.js'
import {
  accountsAfterMove,
  accountsOn,
  approvedNetworks,
  isSameOn,
  startOn,
  supportsAllNetworks,
  usualId,
} from './approved.js'
import { createSessionProvider, type ProviderSource, type WalletConnectProvider } from '../session-provider.js'
import { SessionFamily } from './session-family.js'

const connectorId = WALLET_CONNECT_ID

const approvedOf = (session: RelaySession, namespace: ChainNamespace): readonly CaipNetworkId[] | undefined =>
  supportsAllNetworks(session, namespace) ? undefined : approvedNetworks(session, namespace)

/** The preferred networks in a namespace, best first. */
type Wanted = (namespace: ChainNamespace) => readonly CaipNetworkId[]

const namespacesOf = ({ accounts }: RelaySession): readonly ChainNamespace[] => [
  ...new Set(accounts.map(({ namespace }) => namespace)),
]

/** The state in each namespace, created on first use. */
class Families extends Map<ChainNamespace, SessionFamily> {
  of(namespace: ChainNamespace): SessionFamily {
    const family = this.get(namespace) ?? new SessionFamily()
    this.set(namespace, family)
    return family
  }
}

/** A session's state in each namespace: its accounts, its active network, its provider. */
export class SessionState {
  readonly #notify: (namespace: ChainNamespace, event: WalletEvent) => void
  readonly #families = new Families()
  #session: RelaySession | undefined

  constructor(notify: (namespace: ChainNamespace, event: WalletEvent) => void) {
    this.#notify = notify
  }

  /** The current session. */
  get session(): RelaySession | undefined {
    return this.#session
  }

  /** Applies a new session, and clears the namespaces that it lacks. */
  open(session: RelaySession, wanted: Wanted): void {
    this.#session = session
    const namespaces = namespacesOf(session)
    for (const namespace of this.namespaces()) if (!namespaces.includes(namespace)) this.#families.of(namespace).clear()
    for (const namespace of namespaces) this.#start(session, namespace, wanted(namespace))
  }

  /** The namespaces in which the wallet has accounts. */
  namespaces(): readonly ChainNamespace[] {
    return [...this.#families].filter(([, { accounts }]) => accounts.length).map(([namespace]) => namespace)
  }

  /** The active network of a namespace. */
  network(namespace: ChainNamespace): CaipNetworkId | undefined {
    return this.#families.get(namespace)?.network
  }

  /** The addresses of a namespace, the active one first. */
  addresses(namespace: ChainNamespace): readonly string[] {
    return this.#families.get(namespace)?.addresses ?? []
  }

  /** Makes one of the wallet's accounts the active one in its namespace. */
  choose(namespace: ChainNamespace, address: string): void {
    this.#families.get(namespace)?.choose(address)
  }

  /** The provider of a namespace, created once. */
  provider(namespace: ChainNamespace, source: ProviderSource): WalletConnectProvider {
    return (this.#families.of(namespace).provider ??= createSessionProvider(source, { isWalletConnect: true } as const))
  }

  /** The wallet's result in a namespace; `undefined` if none. */
  result(namespace: ChainNamespace): ConnectResult | undefined {
    const { accounts, network: caipNetworkId } = this.#families.of(namespace)
    if (!this.#session || !accounts.length) return undefined
    const approved = approvedOf(this.#session, namespace)
    const { topic, peer } = this.#session
    return { connectorId, accounts, caipNetworkId, approved, session: topic, wallet: peer }
  }

  /**
   * Applies the wallet's update of the session; returns the namespaces that it added, each on a wanted network. A namespace
   * stays on its network if the session still has it.
   */
  update(session: RelaySession, wanted: Wanted = () => []): readonly ChainNamespace[] {
    if (!this.#session || this.#session.topic !== session.topic) return []
    this.#session = session
    const known = this.namespaces()
    for (const namespace of known) {
      this.#notify(namespace, { type: 'approved', connectorId, approved: approvedOf(session, namespace) })
      const before = this.network(namespace)
      const isKept = before !== undefined && approvedNetworks(session, namespace).includes(before)
      const network = isKept ? before : startOn(session, namespace, wanted(namespace))
      const accounts = accountsOn(session, namespace, network)
      if (accounts.length) this.#set(namespace, network, accounts)
      else this.#disconnect(namespace)
    }
    const added = namespacesOf(session).filter(
      namespace =>
        !known.includes(namespace) && approvedNetworks(session, namespace).some(id => wanted(namespace).includes(id)),
    )
    for (const namespace of added) this.#start(session, namespace, wanted(namespace))
    return added
  }

  /** Applies the wallet's own events: another account, another network. */
  onEvent(event: SessionEvent): void {
    const namespace = parseCaipNetworkId(event.caipNetworkId)?.namespace
    if (!this.#session || !namespace || !this.namespaces().includes(namespace)) return
    if (event.type === 'network') return this.move(usualId(event.caipNetworkId))
    const { accounts, network } = this.#families.of(namespace)
    const named = event.accounts
      .filter(
        ({ caipNetworkId, address }) => isSameOn(namespace, caipNetworkId, network) && isAddress(namespace, address),
      )
      .map(({ address }) => address)
    if (!named.length) return
    const rest = accounts.filter(({ address }) => !named.some(other => isSameAddress(namespace, other, address)))
    this.#set(namespace, network, [...named.map(address => ({ address })), ...rest])
  }

  /** Records another active network of a namespace, with the wallet's accounts on that network first. */
  move(caipNetworkId: CaipNetworkId): void {
    const namespace = parseCaipNetworkId(caipNetworkId)?.namespace
    if (!this.#session || !namespace || this.network(namespace) === caipNetworkId) return
    const { accounts } = this.#families.of(namespace)
    if (accounts.length) this.#set(namespace, caipNetworkId, accountsAfterMove(caipNetworkId, accounts, this.#session))
  }

  /** Forgets a session that the wallet has ended or that has expired, and reports each namespace as disconnected. */
  clear(): void {
    for (const namespace of this.end()) this.#notify(namespace, { type: 'disconnect', connectorId })
  }

  /** Forgets the session, and notifies the listeners of its providers; returns its namespaces. */
  end(): readonly ChainNamespace[] {
    const namespaces = this.namespaces()
    this.#session = undefined
    for (const namespace of namespaces) this.#families.of(namespace).clear()
    return namespaces
  }

  /** Sets the first state of a namespace. The page connects to it itself, so it gets no events. */
  #start(session: RelaySession, namespace: ChainNamespace, wanted: readonly CaipNetworkId[]): void {
    const network = startOn(session, namespace, wanted)
    this.#families.of(namespace).set(network, accountsOn(session, namespace, network))
  }

  #set(namespace: ChainNamespace, caipNetworkId: CaipNetworkId | undefined, accounts: readonly Account[]): void {
    const changes = this.#families.of(namespace).set(caipNetworkId, accounts)
    if (changes.network) this.#notify(namespace, { type: 'network', connectorId, caipNetworkId })
    if (changes.accounts) this.#notify(namespace, { type: 'accounts', connectorId, accounts })
  }

  #disconnect(namespace: ChainNamespace): void {
    this.#families.of(namespace).clear()
    this.#notify(namespace, { type: 'disconnect', connectorId })
  }
}
