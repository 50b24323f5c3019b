import type { CaipNetworkId, ChainNamespace } from '../../../core/caip.js'
import { toCaipNetworkId } from '../../../core/caip.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import type { UniversalProviderConfigOverride } from '../../../core/entities/options.js'
import { ConnectError, ModalClosedError } from '../../../core/errors/attempt.js'
import { PairingExpiredError } from '../../../core/errors/relay.js'
import type { Proposal, SignInRequest } from '../../../services/relay/protocol.js'
import type { RelayEvent } from '../../../services/relay/provider-events.js'
import type { RelayClient } from '../../../services/relay/relay-client.js'
import type { RelayHealth } from '../../../services/relay/relays.js'
import type { SentRequest } from '../../../services/relay/sent-requests.js'
import type { RelaySession } from '../../../services/relay/session.js'
import type { WalletEvent } from '../../ports/wallets.js'
import { buildProposal } from './namespaces.js'
import type { WalletConnectProvider } from '../session-provider.js'
import { SessionNetworks } from './session-networks.js'
import { SessionState } from './session-state.js'

/** What a link needs from the page. */
export interface LinkContext {
  /** The site's networks in connectable namespaces. */
  readonly networks: () => readonly CaipNetwork[]
  /** Endpoints of a network, best first. */
  readonly endpoints: (network: CaipNetwork) => Promise<readonly string[]>
  /** The active network in a namespace. */
  readonly activeNetwork: (namespace: ChainNamespace) => CaipNetworkId | undefined
  readonly override: UniversalProviderConfigOverride | undefined
}

/** Notifications about the session and the relay. */
export type LinkEvent =
  | { readonly type: 'wallet'; readonly namespace: ChainNamespace; readonly event: WalletEvent }
  | { readonly type: 'error'; readonly error: Error }
  /** A request was sent to the wallet. */
  | { readonly type: 'sent'; readonly request: SentRequest }
  /** A request that was sent is over. */
  | { readonly type: 'answered'; readonly id: number }
  /** The site created a session with its own provider. */
  | { readonly type: 'connected' }
  /** The wallet added a namespace to the session. */
  | { readonly type: 'added'; readonly namespace: ChainNamespace }

/** A sign-in for the active network: the message's data. */
export type LinkSignIn = Pick<SignInRequest, 'nonce' | 'domain' | 'uri'> & {
  readonly chainId: CaipNetworkId
  readonly statement?: string
  readonly resources?: readonly string[]
  readonly exp?: string
  readonly nbf?: string
}

/** The options of a session request. */
export interface LinkRequest {
  /** What to sign in the same step, if the session is only for EVM networks. */
  readonly signIn?: LinkSignIn | undefined
  readonly onUri: (uri: string) => void
  readonly signal: AbortSignal
}

/** The preferred networks in a namespace: the active one, then the site's in order. */
function wantedIn(namespace: ChainNamespace, { networks, activeNetwork }: LinkContext): readonly CaipNetworkId[] {
  const listed = networks().filter(({ chainNamespace }) => chainNamespace === namespace)
  const active = activeNetwork(namespace)
  return [...(active ? [active] : []), ...listed.map(({ caipNetworkId }) => caipNetworkId)]
}

/** Not requested together with a sign-in (WIRE 4.6). */
const LEFT_OUT = 'wallet_showCallsStatus'

/**
 * A sign-in for the proposal, with its own network first; none if there are non-EVM networks, or if that network is
 * missing.
 */
function signInFor({ eip155, ...others }: Proposal, signIn: LinkSignIn | undefined): SignInRequest | undefined {
  if (!signIn || !eip155?.chains.includes(signIn.chainId) || Object.keys(others).length) return undefined
  const rest = eip155.chains.filter(chain => chain !== signIn.chainId)
  return {
    ...signIn,
    chains: [signIn.chainId, ...rest],
    methods: eip155.methods.filter(method => method !== LEFT_OUT),
  }
}

/** Reports an event once the client is ready for it. */
function tell(ready: Promise<void>, event: LinkEvent, notify: (event: LinkEvent) => void): void {
  ready
    .then(() => notify(event))
    .catch((cause: unknown) => notify({ type: 'error', error: new ConnectError({ cause }) }))
}

/** A wallet that approved has ended the former session, even if its own was not taken. */
async function followEnd(client: RelayClient, state: SessionState): Promise<void> {
  const known = state.session?.topic
  if (known && (await client.session())?.topic !== known) state.clear()
}

/** The single WalletConnect session, shared by every namespace. */
export class WalletConnectLink {
  readonly context: LinkContext
  readonly #client: RelayClient
  /** The session's state in each namespace. */
  readonly state: SessionState
  /** The networks of the session, and the requests that go to them. */
  readonly networks: SessionNetworks
  readonly #listeners = new Set<(event: LinkEvent) => void>()
  #requests = 0
  #ending: Promise<void> | undefined
  #restoring: Promise<void> | undefined

  /** `open` creates the client, which reports everything through the given function. */
  constructor(context: LinkContext, open: (notify: (event: RelayEvent) => void) => RelayClient) {
    this.context = context
    this.state = new SessionState((namespace, event) => this.#notify({ type: 'wallet', namespace, event }))
    this.#client = open(event => this.#onEvent(event))
    this.networks = new SessionNetworks(this.#client, this.state, {
      listed: context.networks,
      changes: listener => this.subscribe(listener),
    })
  }

  /** Listens for events, until the returned function is called. */
  subscribe(listener: (event: LinkEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /**
   * Proposes a session for every family of the site and waits for a wallet; returns what it signed in the same step.
   *
   * @throws {RelayUnreachableError} no relay accepted the proposal in time
   * @throws {ConnectionRejectedError} the wallet refused
   * @throws {ConnectError} the relay refused the page, the wallet failed, or it returned no account of the site's families
   * @throws {SignInError} the wallet signed something other than requested
   * @throws {ModalClosedError} the signal was aborted
   */
  async request({ signIn, onUri, signal }: LinkRequest): Promise<RelaySession['signedIn']> {
    const proposed = this.context.networks().map(async network => ({
      network,
      endpoint: (await this.context.endpoints(network))[0],
    }))
    const proposal = buildProposal(await Promise.all(proposed), this.context.override)
    await this.#ending?.catch(() => undefined) // it would take the new pairing with it; at most some seconds
    if (signal.aborted) throw new ModalClosedError()
    this.#requests += 1
    const asked = this.#client.request({ proposal, signIn: signInFor(proposal, signIn), onUri, signal })
    const session = await asked
      .finally(() => (this.#requests -= 1))
      .catch(async (error: unknown) => {
        const isLeft = error instanceof ModalClosedError || error instanceof PairingExpiredError
        if (!isLeft) await followEnd(this.#client, this.state).catch(() => undefined) // the first failure says more
        throw error
      })
    const served = this.context.networks().map(({ chainNamespace }) => chainNamespace)
    if (!session.accounts.some(({ namespace }) => served.includes(namespace))) {
      await this.#client.disconnect()
      await followEnd(this.#client, this.state)
      throw new ConnectError({ details: 'The wallet returned no account' })
    }
    await this.#take(session)
    return session.signedIn
  }

  /** Restores a stored session, including one that another tab has created; shared by all namespaces. */
  restore(): Promise<void> {
    const restore = async (): Promise<void> => {
      if (this.state.session) return
      await this.#client.reopen()
      const session = await this.#client.session()
      if (session?.accounts.length) await this.#take(session)
    }
    return (this.#restoring ??= restore().finally(() => (this.#restoring = undefined)))
  }

  /** The plain provider of a namespace; the same object for the link's lifetime. */
  provider(namespace: ChainNamespace): WalletConnectProvider {
    return this.state.provider(namespace, {
      namespace,
      addresses: () => this.state.addresses(namespace),
      network: () => this.state.network(namespace),
      call: call => this.networks.call(namespace, call),
      switchChain: chainId => this.networks.goTo(toCaipNetworkId(namespace, chainId)),
    })
  }

  /** The protocol provider itself, for sites that ask for it. */
  protocol(): Promise<unknown> {
    return this.#client.provider()
  }

  /** The status of the relay, without contacting it. */
  health(): RelayHealth {
    return this.#client.health()
  }

  /** Ends the session in every namespace at the page's request; concurrent calls share the same promise. */
  end(): Promise<void> {
    const end = async (): Promise<void> => {
      await this.#restoring?.catch(() => undefined)
      this.state.end() // it may just have been restored
      await this.#client.disconnect()
    }
    this.state.end()
    return (this.#ending ??= end().finally(() => (this.#ending = undefined)))
  }

  /** Stops listening and closes the connection to the relay; the session stays for the next visit. */
  destroy(): void {
    this.#listeners.clear()
    void this.#client.close()
  }

  async #take(session: RelaySession): Promise<void> {
    this.state.open(session, namespace => wantedIn(namespace, this.context))
    await this.networks.settle()
  }

  #onEvent(event: RelayEvent): void {
    const notify = (told: LinkEvent): void => this.#notify(told)
    const wanted = (namespace: ChainNamespace): readonly CaipNetworkId[] => wantedIn(namespace, this.context)
    switch (event.type) {
      case 'updated':
        for (const namespace of this.state.update(event.session, wanted))
          tell(this.networks.settle([namespace]), { type: 'added', namespace }, notify)
        return
      case 'event':
        return this.state.onEvent(event.event)
      case 'ended':
        return this.state.clear()
      case 'connected':
        if (!this.#requests) tell(this.#take(event.session), { type: 'connected' }, notify)
        return
      default:
        this.#notify(event)
    }
  }

  #notify(event: LinkEvent): void {
    for (const listener of [...this.#listeners]) listener(event)
  }
}
