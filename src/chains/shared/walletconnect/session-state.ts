import { isAddress, isSameAddress } from '../../../core/address.js'
import { type CaipNetworkId, type ChainNamespace, parseCaipNetworkId } from '../../../core/caip.js'
import type { Account } from '../../../core/entities/account.js'
import { WALLET_CONNECT_ID } from '../../../core/entities/connector.js'
import type { RelaySession } from '../../../services/relay/session.js'
import type { SessionEvent } from '../../../services/relay/session-event.js'
import type { ConnectResult, WalletEvent } from '../../ports/wallets.js'
import { accountsOn, approvedNetworks, startOn, supportsAllNetworks } from './approved.js'
import { createSessionProvider, type ProviderSource, toHex, type WalletConnectProvider } from '../session-provider.js'

const connectorId = WALLET_CONNECT_ID

const sameList = (a: readonly Account[], b: readonly Account[]): boolean =>
  a.length === b.length && a.every(({ address }, index) => address === b[index]?.address)

const approvedOf = (session: RelaySession, namespace: ChainNamespace): readonly CaipNetworkId[] | undefined =>
  supportsAllNetworks(session, namespace) ? undefined : approvedNetworks(session, namespace)

/** Notifies users of a provider that its wallet is gone. */
function emitDisconnect(provider: WalletConnectProvider | undefined): void {
  provider?.emit('accountsChanged', [])
  provider?.emit('disconnect', { code: 4900, message: 'Disconnected' })
}

/** The preferred networks in a namespace, best first. */
type Wanted = (namespace: ChainNamespace) => readonly CaipNetworkId[]

const namespacesOf = ({ accounts }: RelaySession): readonly ChainNamespace[] => [
  ...new Set(accounts.map(({ namespace }) => namespace)),
]

/** A session's state in each namespace: its accounts, its active network, its provider. */
export class SessionState {
  readonly #notify: (namespace: ChainNamespace, event: WalletEvent) => void
  readonly #networks = new Map<ChainNamespace, CaipNetworkId>()
  readonly #accounts = new Map<ChainNamespace, readonly Account[]>()
  readonly #providers = new Map<ChainNamespace, WalletConnectProvider>()
  #session: RelaySession | undefined

  constructor(notify: (namespace: ChainNamespace, event: WalletEvent) => void) {
    this.#notify = notify
  }

  /** The current session. */
  get session(): RelaySession | undefined {
    return this.#session
  }

  /** Applies a new session; users of the providers of namespaces that it lacks are notified. */
  open(session: RelaySession, wanted: Wanted): void {
    const before = this.namespaces()
    this.#session = session
    this.#accounts.clear()
    this.#networks.clear()
    for (const namespace of namespacesOf(session)) this.#enter(session, namespace, wanted(namespace))
    for (const namespace of before) if (!this.#accounts.has(namespace)) emitDisconnect(this.#providers.get(namespace))
  }

  /** The namespaces in which the wallet has accounts. */
  namespaces(): readonly ChainNamespace[] {
    return [...this.#accounts.keys()]
  }

  /** The active network of a namespace. */
  network(namespace: ChainNamespace): CaipNetworkId | undefined {
    return this.#networks.get(namespace)
  }

  /** The addresses of a namespace, the active one first. */
  addresses(namespace: ChainNamespace): readonly string[] {
    return (this.#accounts.get(namespace) ?? []).map(({ address }) => address)
  }

  /** The provider of a namespace, created once. */
  provider(namespace: ChainNamespace, source: ProviderSource): WalletConnectProvider {
    const provider = this.#providers.get(namespace) ?? createSessionProvider(source, { isWalletConnect: true } as const)
    this.#providers.set(namespace, provider)
    return provider
  }

  /** The wallet's result in a namespace; `undefined` if none. */
  result(namespace: ChainNamespace): ConnectResult | undefined {
    const accounts = this.#accounts.get(namespace)
    if (!this.#session || !accounts?.length) return undefined
    const caipNetworkId = this.#networks.get(namespace)
    return {
      connectorId,
      accounts,
      caipNetworkId,
      approved: approvedOf(this.#session, namespace),
      session: this.#session.topic,
      wallet: this.#session.peer,
    }
  }

  /** Applies the wallet's session update; returns the namespaces that it added, each on a wanted network. */
  update(session: RelaySession, wanted: Wanted = () => []): readonly ChainNamespace[] {
    if (!this.#session || this.#session.topic !== session.topic) return []
    this.#session = session
    const known = this.namespaces()
    for (const namespace of known) {
      const accounts = accountsOn(session, namespace, this.#networks.get(namespace))
      this.#notify(namespace, { type: 'approved', connectorId, approved: approvedOf(session, namespace) })
      if (accounts.length) this.#setAccounts(namespace, accounts)
      else {
        this.#accounts.delete(namespace)
        this.#networks.delete(namespace)
        emitDisconnect(this.#providers.get(namespace))
        this.#notify(namespace, { type: 'disconnect', connectorId })
      }
    }
    const added = namespacesOf(session).filter(
      namespace =>
        !known.includes(namespace) && approvedNetworks(session, namespace).some(id => wanted(namespace).includes(id)),
    )
    for (const namespace of added) this.#enter(session, namespace, wanted(namespace))
    return added
  }

  /** Applies the wallet's own events: another account, another network. */
  onEvent(event: SessionEvent): void {
    const namespace = parseCaipNetworkId(event.caipNetworkId)?.namespace
    if (!this.#session || !namespace || !this.#accounts.has(namespace)) return
    if (event.type === 'network') return this.move(event.caipNetworkId)
    const named = event.addresses.filter(address => isAddress(namespace, address))
    if (!named.length) return
    const known = this.#accounts.get(namespace) ?? []
    const rest = known.filter(({ address }) => !named.some(other => isSameAddress(namespace, other, address)))
    this.#setAccounts(namespace, [...named.map(address => ({ address })), ...rest])
  }

  /** Records another active network of a namespace. */
  move(caipNetworkId: CaipNetworkId): void {
    const namespace = parseCaipNetworkId(caipNetworkId)?.namespace
    if (!namespace || this.#networks.get(namespace) === caipNetworkId) return
    this.#networks.set(namespace, caipNetworkId)
    const chainId = namespace === 'eip155' ? toHex(caipNetworkId) : caipNetworkId
    this.#providers.get(namespace)?.emit('chainChanged', chainId)
    this.#notify(namespace, { type: 'network', connectorId, caipNetworkId })
  }

  /** The wallet ended it, or it expired: every namespace is notified that its wallet is gone. */
  clear(): void {
    for (const namespace of this.end()) this.#notify(namespace, { type: 'disconnect', connectorId })
  }

  /** Forgets the session, and notifies users of its providers; returns its namespaces. */
  end(): readonly ChainNamespace[] {
    const namespaces = this.namespaces()
    this.#session = undefined
    this.#accounts.clear()
    this.#networks.clear()
    for (const namespace of namespaces) emitDisconnect(this.#providers.get(namespace))
    return namespaces
  }

  #enter(session: RelaySession, namespace: ChainNamespace, wanted: readonly CaipNetworkId[]): void {
    const network = startOn(session, namespace, wanted)
    if (network) this.#networks.set(namespace, network)
    this.#accounts.set(namespace, accountsOn(session, namespace, network))
    this.#providers.get(namespace)?.emit('connect', { chainId: toHex(network) })
  }

  #setAccounts(namespace: ChainNamespace, accounts: readonly Account[]): void {
    if (sameList(this.#accounts.get(namespace) ?? [], accounts)) return
    this.#accounts.set(namespace, accounts)
    this.#providers.get(namespace)?.emit('accountsChanged', this.addresses(namespace))
    this.#notify(namespace, { type: 'accounts', connectorId, accounts })
  }
}
