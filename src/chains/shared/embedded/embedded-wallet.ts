import { CHAIN_NAMESPACES, type CaipNetworkId, type ChainNamespace } from '../../../core/caip.js'
import { isSameAddress } from '../../../core/address.js'
import { AUTH_ID } from '../../../core/entities/connector.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import type {
  EmbeddedAccountType,
  SecureSite,
  SecureSiteSignIn,
  SecureSiteUser,
  SecureSiteUserQuery,
} from '../../../core/entities/secure-site.js'
import { ModalClosedError } from '../../../core/errors/attempt.js'
import { FrameError, FrameRequestError, FrameTimeoutError } from '../../../core/errors/frame.js'
import { NetworkNotFoundError } from '../../../core/errors/network.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { SIGN_OUT_WAIT } from '../../../core/limits.js'
import { serialQueue } from '../../../core/task.js'
import { within } from '../../../core/time.js'
import type { ConnectResult, WalletEvent } from '../../ports/wallets.js'
import { CODES, codedError, type ProviderCall } from '../session-provider.js'
import { answerKind, methodKind } from './methods.js'
import { OpenAccounts } from './open-accounts.js'
import { EmbeddedProviders } from './providers.js'
import { siteChainId, type SocialIdentity, toResult } from './users.js'

/** The secure site; `ready`, if there is one, resolves once a request is sent at once. */
type ReadySite = SecureSite & { ready?(): Promise<void> }

/** The embedded wallet's dependencies, and its reports to the page. */
export interface EmbeddedContext {
  readonly site: ReadySite
  /** The site's networks of a family. */
  readonly networks: (namespace: ChainNamespace) => readonly CaipNetwork[]
  /** Endpoints of a network, best first. */
  readonly endpoints: (network: CaipNetwork) => Promise<readonly string[]>
  /** The page's active network in a family. */
  readonly activeNetwork: (namespace: ChainNamespace) => CaipNetwork | undefined
  /** The preferred type of EVM account. */
  readonly accountType: () => EmbeddedAccountType | undefined
  /** Passes a provider's request on to the secure site. */
  readonly call: (request: EmbeddedCall) => Promise<unknown>
  /** The visitor's social login. */
  readonly identity: () => SocialIdentity
  readonly notify: (namespace: ChainNamespace, event: WalletEvent) => void
  /** A visitor logged in. */
  readonly entered: (user: SecureSiteUser) => void
  /** The visitor logged out. */
  readonly left: () => void
  /** No account is left on this page, so pending requests can no longer be approved. */
  readonly emptied: () => void
}

/** A request to a provider, and its network. */
export interface EmbeddedCall extends ProviderCall {
  readonly namespace: ChainNamespace
  readonly network: CaipNetwork
  readonly rpcUrl: string | undefined
}

/** The wallet whose keys the secure site keeps: one login, with accounts in every family that the site supports. */
export class EmbeddedWallet {
  readonly #context: EmbeddedContext
  readonly #open = new OpenAccounts()
  /** Its providers for sites. */
  readonly providers: EmbeddedProviders
  /** The secure site has one network at a time, so requests that depend on it are sequential. */
  readonly #inTurn = serialQueue()
  #leaving: Promise<void> | undefined

  constructor(context: EmbeddedContext) {
    this.#context = context
    this.providers = new EmbeddedProviders({
      addresses: namespace => this.addresses(namespace),
      network: namespace => this.network(namespace)?.caipNetworkId,
      call: (namespace, call) => this.call(namespace, call),
      switchChain: (namespace, chainId) => switchChain(context, this, namespace, chainId),
    })
  }

  /** The keeper of the keys. */
  get site(): ReadySite {
    return this.#context.site
  }

  /** The wallet's network in a family. */
  network(namespace: ChainNamespace): CaipNetwork | undefined {
    return this.#open.get(namespace)?.network
  }

  /** The addresses in a family, the active one first. */
  addresses(namespace: ChainNamespace): readonly string[] {
    return this.#open.get(namespace)?.result.accounts.map(({ address }) => address) ?? []
  }

  /**
   * Opens the account of the logged-in visitor, and has it sign a message, if any. If the secure site refuses to sign,
   * the account alone is requested.
   *
   * @throws {FrameError} no one is logged in, or the network is not supported
   * @throws {NetworkNotFoundError} the site has no network of the family
   */
  async connect(
    namespace: ChainNamespace,
    signal?: AbortSignal,
    siwxMessage?: SecureSiteSignIn,
  ): Promise<ConnectResult> {
    const network = networkFor(this.#context, namespace)
    if (!network) throw new NetworkNotFoundError({ details: namespace })
    try {
      return await this.#inTurn(() => this.#take(network, signal, siwxMessage))
    } catch (error) {
      if (!siwxMessage || signal?.aborted || !isRefusal(error)) throw error
      return this.#inTurn(() => this.#take(network, signal))
    }
  }

  /** The query for an account of a family: its network and account type. */
  async query(namespace: ChainNamespace): Promise<SecureSiteUserQuery> {
    const network = networkFor(this.#context, namespace)
    return network ? queryOf(this.#context, network) : {}
  }

  /** Opens the account if a visitor is still logged in; if not, notifies the other families that have one. */
  async reconnect(namespace: ChainNamespace, signal?: AbortSignal): Promise<ConnectResult | undefined> {
    const { isConnected } = await this.#inTurn(() => this.site.request('IS_CONNECTED', undefined, signal))
    if (isConnected) return this.connect(namespace, signal)
    const others = [...this.#open.keys()].filter(family => family !== namespace)
    forget(this, this.#context)
    for (const family of others) this.#context.notify(family, { type: 'disconnect', connectorId: AUTH_ID })
    return undefined
  }

  /** Opens the account once the secure site answers, however late, and notifies the page. */
  async awaitReturn(namespace: ChainNamespace): Promise<void> {
    const result = await this.reconnect(namespace)
    if (result) this.#context.notify(namespace, { type: 'returned', connectorId: result.connectorId })
  }

  /** Switches to another network, which may change the account. */
  async switchNetwork(network: CaipNetwork, signal?: AbortSignal): Promise<CaipNetworkId | undefined> {
    const { chainNamespace: namespace } = network
    const { caipNetworkId } = await this.#retake(namespace, () => network, signal)
    this.providers.emitChainChanged(namespace)
    return caipNetworkId
  }

  /** Switches the secure site back to the network of a family, after requests for others. */
  async select(namespace: ChainNamespace): Promise<void> {
    const network = this.network(namespace)
    if (!network) return
    const rpcUrl = await endpointOf(this.#context, network)
    await this.#inTurn(() => this.site.request('SWITCH_NETWORK', { chainId: siteChainId(network), rpcUrl }))
  }

  /** Logs out in every family at once. The secure site has 3 s for it, and its answer is ignored. */
  logOut(): Promise<void> {
    const leave = async (): Promise<void> => {
      forget(this, this.#context)
      await within(this.site.request('SIGN_OUT', undefined), SIGN_OUT_WAIT, () => new FrameTimeoutError()).catch(
        () => undefined, // the page is logged out whatever the secure site answers (SPEC 4)
      )
    }
    return (this.#leaving ??= leave().finally(() => (this.#leaving = undefined)))
  }

  /** Forgets the account of a family after another tab of the site disconnected it; sends nothing to the secure site. */
  leave(namespace: ChainNamespace): void {
    if (!this.#open.delete(namespace)) return
    if (!this.#open.size) this.#context.emptied()
    this.providers.emitDisconnect(namespace)
  }

  /** Handles a provider's request. An approved transaction may deploy the smart account. */
  async call(namespace: ChainNamespace, call: ProviderCall): Promise<unknown> {
    const network = this.network(namespace)
    if (!network) throw codedError(CODES.unauthorized, 'No user is logged in')
    const rpcUrl = await endpointOf(this.#context, network)
    const answer = await this.#context.call({ ...call, namespace, network, rpcUrl })
    const isUndeployed = this.#open.get(namespace)?.result.embedded?.smartAccountDeployed === false
    const maySend = methodKind(call.method) === 'approval' && answerKind(answer) !== 'signed message'
    const current = (): CaipNetwork | undefined => this.network(namespace) // it may have been switched meanwhile
    if (isUndeployed && maySend) void this.#retake(namespace, current).catch(() => undefined) // unchanged until the next read
    return answer
  }

  /** Reads the account again, on a network that is chosen once it is its turn, and notifies the page. */
  async #retake(
    namespace: ChainNamespace,
    choose: () => CaipNetwork | undefined,
    signal?: AbortSignal,
  ): Promise<ConnectResult> {
    const [old] = this.addresses(namespace)
    const result = await this.#inTurn(() => {
      const network = choose()
      return network ? this.#take(network, signal) : Promise.reject(new ModalClosedError()) // the visitor has logged out
    })
    const { connectorId, accounts, embedded } = result
    const [now] = this.addresses(namespace)
    if (old && now && !isSameAddress(namespace, old, now)) this.providers.emitAccountsChanged(namespace)
    this.#context.notify(namespace, { type: 'accounts', connectorId, accounts, ...(embedded ? { embedded } : {}) })
    return result
  }

  async #take(network: CaipNetwork, signal?: AbortSignal, siwxMessage?: SecureSiteSignIn): Promise<ConnectResult> {
    const { chainNamespace: namespace } = network
    const [query, write] = await Promise.all([queryOf(this.#context, network), writer(namespace)])
    const ends = this.#open.ends(namespace)
    const user = await this.site.request('GET_USER', siwxMessage ? { ...query, siwxMessage } : query, signal)
    if (ends !== this.#open.ends(namespace)) throw new ModalClosedError() // the visitor has logged out meanwhile
    const result = toResult(namespace, user, write, this.#context.identity())
    const isNew = !this.#open.has(namespace)
    this.#open.set(namespace, { result, network })
    this.#context.entered(user)
    if (isNew) this.providers.emitConnect(namespace)
    return result
  }
}

/** No one is logged in any longer, in any family. */
function forget(wallet: EmbeddedWallet, { left }: EmbeddedContext): void {
  left()
  for (const namespace of CHAIN_NAMESPACES) wallet.leave(namespace)
}

/** The secure site answered without an account, possibly because of the additional request. */
const isRefusal = (error: unknown): boolean =>
  [FrameError, FrameRequestError, MalformedReplyError].some(kind => error instanceof kind)

/** A site's request to its provider to switch the chain. */
async function switchChain(
  { networks, notify }: EmbeddedContext,
  wallet: EmbeddedWallet,
  namespace: ChainNamespace,
  chainId: number,
): Promise<void> {
  const network = networks(namespace).find(({ id }) => Number(id) === chainId)
  if (!network) throw codedError(CODES.unknownChain, 'Unrecognized chain ID')
  const caipNetworkId = await wallet.switchNetwork(network)
  notify(namespace, { type: 'network', connectorId: AUTH_ID, caipNetworkId })
}

/** The page's network in a family, otherwise its first. */
function networkFor({ activeNetwork, networks }: EmbeddedContext, namespace: ChainNamespace): CaipNetwork | undefined {
  const known = activeNetwork(namespace)
  return known && !known.unsupported ? known : networks(namespace)[0]
}

/** The secure site's query for an account on a network. */
async function queryOf(context: EmbeddedContext, network: CaipNetwork): Promise<SecureSiteUserQuery> {
  const rpcUrl = await endpointOf(context, network)
  const preferredAccountType = network.chainNamespace === 'eip155' ? context.accountType() : undefined
  return { chainId: siteChainId(network), rpcUrl, ...(preferredAccountType ? { preferredAccountType } : {}) }
}

/** The RPC URL that the secure site uses for a network. */
const endpointOf = async ({ endpoints }: EmbeddedContext, network: CaipNetwork): Promise<string | undefined> =>
  (await endpoints(network))[0]

/** The format of a family's addresses. */
const writer = async (namespace: ChainNamespace): Promise<(address: string) => string> =>
  namespace === 'eip155' ? (await import('../../../core/chain/checksum.js')).toChecksum : address => address
