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
import { FrameError, FrameRequestError, FrameTimeoutError } from '../../../core/errors/frame.js'
import { NetworkNotFoundError } from '../../../core/errors/network.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { SIGN_OUT_WAIT } from '../../../core/limits.js'
import { within } from '../../../core/time.js'
import type { ConnectResult, WalletEvent } from '../../adapter.js'
import type { ProviderCall } from '../session-provider.js'
import { answerKind, methodKind } from './methods.js'
import { EmbeddedProviders } from './providers.js'
import { siteChainId, type SocialIdentity, toResult } from './users.js'

/** What the embedded wallet needs from the page, and tells it. */
export interface EmbeddedContext {
  readonly site: SecureSite
  /** The site's networks of a family. */
  readonly networks: (namespace: ChainNamespace) => readonly CaipNetwork[]
  /** Endpoints of a network, best first. */
  readonly endpoints: (network: CaipNetwork) => Promise<readonly string[]>
  /** The network that the page is on in a family. */
  readonly activeNetwork: (namespace: ChainNamespace) => CaipNetwork | undefined
  /** The kind of EVM account that comes first. */
  readonly accountType: () => EmbeddedAccountType | undefined
  /** Asks the secure site for something that a provider was asked for. */
  readonly call: (request: EmbeddedCall) => Promise<unknown>
  /** With which social account the visitor has logged in. */
  readonly identity: () => SocialIdentity
  readonly tell: (namespace: ChainNamespace, event: WalletEvent) => void
  /** Somebody is logged in. */
  readonly entered: (user: SecureSiteUser) => void
  /** Nobody is logged in any more. */
  readonly left: () => void
  /** No account is left on this page: what the visitor has not decided yet, nobody can decide. */
  readonly emptied: () => void
}

/** A request to a provider, and the network it is for. */
export interface EmbeddedCall extends ProviderCall {
  readonly namespace: ChainNamespace
  readonly network: CaipNetwork
  readonly rpcUrl: string | undefined
}

interface Open {
  readonly result: ConnectResult
  readonly network: CaipNetwork
}

/** The wallet whose keys the secure site keeps: one login, with accounts in every family that the site serves. */
export class EmbeddedWallet {
  readonly #context: EmbeddedContext
  readonly #open = new Map<ChainNamespace, Open>()
  /** What sites use it by. */
  readonly providers: EmbeddedProviders
  /** The secure site has one network at a time: what depends on it is asked one after the other. */
  readonly #inTurn = oneByOne()
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

  /** Who keeps the keys. */
  get site(): SecureSite {
    return this.#context.site
  }

  /** The network of a family that the wallet is on. */
  network(namespace: ChainNamespace): CaipNetwork | undefined {
    return this.#open.get(namespace)?.network
  }

  /** The addresses in a family, the active one first. */
  addresses(namespace: ChainNamespace): readonly string[] {
    return this.#open.get(namespace)?.result.accounts.map(({ address }) => address) ?? []
  }

  /**
   * Takes the account of whoever is logged in, and has it sign a message where one is given. A secure site that refuses to
   * sign is asked for the account alone.
   *
   * @throws {FrameError} nobody is, or the network is not served
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

  /** What the secure site is asked for with an account of a family: its network, and the kind of account. */
  async query(namespace: ChainNamespace): Promise<SecureSiteUserQuery> {
    const network = networkFor(this.#context, namespace)
    return network ? queryOf(this.#context, network) : {}
  }

  /** Takes the account if somebody is logged in still. */
  async reconnect(namespace: ChainNamespace, signal?: AbortSignal): Promise<ConnectResult | undefined> {
    const { isConnected } = await this.#inTurn(() => this.site.request('IS_CONNECTED', undefined, signal))
    if (isConnected) return this.connect(namespace, signal)
    forget(this, this.#context)
    return undefined
  }

  /** Takes the account once the secure site answers, however late, and notifies that it is there. */
  async awaitReturn(namespace: ChainNamespace): Promise<void> {
    const result = await this.reconnect(namespace)
    if (result) this.#context.tell(namespace, { type: 'returned', connectorId: result.connectorId })
  }

  /** Turns to another network, on which the account may be another. */
  async switchNetwork(network: CaipNetwork, signal?: AbortSignal): Promise<CaipNetworkId | undefined> {
    const { caipNetworkId } = await this.#retake(network, signal)
    this.providers.sayMoved(network.chainNamespace)
    return caipNetworkId
  }

  /** Has the secure site turn back to the network of a family, after those of others were asked for. */
  async select(namespace: ChainNamespace): Promise<void> {
    const network = this.network(namespace)
    if (!network) return
    const rpcUrl = await endpointOf(this.#context, network)
    await this.#inTurn(() => this.site.request('SWITCH_NETWORK', { chainId: siteChainId(network), rpcUrl }))
  }

  /** Logs out, in every family at once. The secure site has 3 s for it, and what it says does not matter. */
  logOut(): Promise<void> {
    const leave = async (): Promise<void> => {
      forget(this, this.#context)
      await within(this.site.request('SIGN_OUT', undefined), SIGN_OUT_WAIT, () => new FrameTimeoutError()).catch(
        () => undefined, // the page is logged out whatever the secure site says (SPEC 4)
      )
    }
    return (this.#leaving ??= leave().finally(() => (this.#leaving = undefined)))
  }

  /** Forgets the account of a family, which another tab of the site disconnected; the secure site is asked for nothing. */
  leave(namespace: ChainNamespace): void {
    if (!this.#open.delete(namespace)) return
    if (!this.#open.size) this.#context.emptied()
    this.providers.sayGone(namespace)
  }

  /** Asks the wallet for something, as a provider does. What is approved may be what puts a smart account on the chain. */
  async call(namespace: ChainNamespace, call: ProviderCall): Promise<unknown> {
    const network = this.network(namespace)
    if (!network) throw Object.assign(new Error('Nobody is logged in'), { code: 4100 })
    const rpcUrl = await endpointOf(this.#context, network)
    const answer = await this.#context.call({ ...call, namespace, network, rpcUrl })
    const isUndeployed = this.#open.get(namespace)?.result.embedded?.smartAccountDeployed === false
    const maySend = methodKind(call.method) === 'approval' && answerKind(answer) !== 'signed message'
    if (isUndeployed && maySend) void this.#retake(network).catch(() => undefined) // as it was until the next look
    return answer
  }

  /** Takes the account anew, and tells of it. */
  async #retake(network: CaipNetwork, signal?: AbortSignal): Promise<ConnectResult> {
    const { chainNamespace: namespace } = network
    const [old] = this.addresses(namespace)
    const result = await this.#inTurn(() => this.#take(network, signal))
    const { connectorId, accounts, embedded } = result
    const [now] = this.addresses(namespace)
    if (old && now && !isSameAddress(namespace, old, now)) this.providers.sayChanged(namespace)
    this.#context.tell(namespace, { type: 'accounts', connectorId, accounts, ...(embedded ? { embedded } : {}) })
    return result
  }

  async #take(network: CaipNetwork, signal?: AbortSignal, siwxMessage?: SecureSiteSignIn): Promise<ConnectResult> {
    const { chainNamespace: namespace } = network
    const [query, write] = await Promise.all([queryOf(this.#context, network), writer(namespace)])
    const user = await this.site.request('GET_USER', siwxMessage ? { ...query, siwxMessage } : query, signal)
    const result = toResult(namespace, user, write, this.#context.identity())
    const isNew = !this.#open.has(namespace)
    this.#open.set(namespace, { result, network })
    this.#context.entered(user)
    if (isNew) this.providers.sayConnected(namespace)
    return result
  }
}

/** Nobody is logged in any more, in any family. */
function forget(wallet: EmbeddedWallet, { left }: EmbeddedContext): void {
  left()
  for (const namespace of CHAIN_NAMESPACES) wallet.leave(namespace)
}

/** The secure site answered, but with no account: what was asked for besides may be why. */
const isRefusal = (error: unknown): boolean =>
  [FrameError, FrameRequestError, MalformedReplyError].some(kind => error instanceof kind)

/** Runs one piece of work after the other, whatever comes of each. */
function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const done = last.then(work, work)
    last = done
    return done
  }
}

/** A site asked its provider for another chain. */
async function switchChain(
  { networks, tell }: EmbeddedContext,
  wallet: EmbeddedWallet,
  namespace: ChainNamespace,
  chainId: number,
): Promise<void> {
  const network = networks(namespace).find(({ id }) => Number(id) === chainId)
  if (!network) throw Object.assign(new Error('Unrecognized chain ID'), { code: 4902 })
  const caipNetworkId = await wallet.switchNetwork(network)
  tell(namespace, { type: 'network', connectorId: AUTH_ID, caipNetworkId })
}

/** The network that the page is on in a family, else its first. */
function networkFor({ activeNetwork, networks }: EmbeddedContext, namespace: ChainNamespace): CaipNetwork | undefined {
  const known = activeNetwork(namespace)
  return known && !known.unsupported ? known : networks(namespace)[0]
}

/** What the secure site is told when an account on a network is wanted. */
async function queryOf(context: EmbeddedContext, network: CaipNetwork): Promise<SecureSiteUserQuery> {
  const rpcUrl = await endpointOf(context, network)
  const preferredAccountType = network.chainNamespace === 'eip155' ? context.accountType() : undefined
  return { chainId: siteChainId(network), rpcUrl, ...(preferredAccountType ? { preferredAccountType } : {}) }
}

/** Where the secure site calls a network. */
const endpointOf = async ({ endpoints }: EmbeddedContext, network: CaipNetwork): Promise<string | undefined> =>
  (await endpoints(network))[0]

/** How a family writes its addresses. */
const writer = async (namespace: ChainNamespace): Promise<(address: string) => string> =>
  namespace === 'eip155' ? (await import('../../../core/chain/checksum.js')).toChecksum : address => address
