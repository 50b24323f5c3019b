import { ModalClosedError } from '../../core/errors/attempt.js'
import { PairingExpiredError, RelayUnreachableError, SessionEndedError } from '../../core/errors/relay.js'
import { SIGN_OUT_WAIT } from '../../core/limits.js'
import { pairingTopic } from '../../core/links/pairing-uri.js'
import { serialQueue } from '../../core/task.js'
import { within } from '../../core/time.js'
import { siteFacade } from '../../core/site-facade.js'
import { asSiteSends } from '../wallets/site-transactions.js'
import { AbandonedPairings } from './abandoned-pairings.js'
import { propose, type Proposed, type ProposeParams } from './propose.js'
import type { Proposal, ProtocolProvider, SignInRequest } from './protocol.js'
import type { RelayEvent } from './provider-events.js'
import { toPairingError } from './relay-errors.js'
import { type RelayHealth, Relays, type RelaySource } from './relays.js'
import { parseSession, type RelaySession, topicOf } from './session.js'
import type { RelayClock } from './socket-budget.js'

/** The options of a session request. */
export interface SessionRequest {
  readonly proposal: Proposal
  readonly signIn?: SignInRequest | undefined
  /** Receives the validated pairing URI. */
  readonly onUri: (uri: string) => void
  readonly signal: AbortSignal
}

/** The protocol's reasons for ending a session (WIRE 4.7). */
const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' } as const
/** The client's message for a session that has already ended (WIRE 4.1); not a failure. */
const GONE = 'Missing or invalid. Record was recently deleted'

/** What a wallet signed in the same step. @throws {SignInError} it is not what was requested */
async function signedIn(
  answer: unknown,
  asked: SignInRequest,
  { client }: ProtocolProvider,
): Promise<RelaySession['signedIn']> {
  const { toSessions } = await import('./auths.js')
  return toSessions(answer, asked, client.formatAuthMessage?.bind(client))
}

/** WalletConnect over one of several relays, one session at a time. */
export class RelayClient {
  readonly #relays: Relays
  readonly #abandoned: AbandonedPairings
  readonly #inTurn = serialQueue()
  #isClosed = false

  constructor(source: RelaySource, notify: (event: RelayEvent) => void, clock?: RelayClock) {
    const tell = (event: RelayEvent): void => {
      if (event.type === 'connected') {
        if (this.#abandoned.has(event.session.pairing)) return
        void this.#abandoned.recordSession()
      }
      notify(event)
    }
    this.#relays = new Relays(source, tell, clock)
    this.#abandoned = new AbandonedPairings(this.#relays, (provider, topic) => this.#end(provider, topic))
  }

  /** The protocol provider itself, for sites that ask for it. */
  async provider(): Promise<ProtocolProvider> {
    const provider = await this.#relays.open()
    return this.#relays.own ? siteFacade(provider, asSiteSends) : provider
  }

  /** The current session, if it has not expired. */
  async session(): Promise<RelaySession | undefined> {
    const provider = await this.#relays.open()
    const session = parseSession(provider.session)
    return session && session.expiresAt > Date.now() ? session : undefined
  }

  /**
   * Proposes a session and waits for a wallet. Relays are tried in turn, starting with the last one used.
   *
   * @throws {RelayUnreachableError} no relay accepted the proposal in time, or the one that did was lost for 2 minutes
   * @throws {PairingExpiredError} no wallet used the URI in time, or its relay was lost and another one took over
   * @throws {ConnectionRejectedError} the wallet refused
   * @throws {ConnectError} the relay refused the page, or the wallet failed
   * @throws {SignInError} the wallet signed something other than requested; the session has ended
   * @throws {ModalClosedError} the signal was aborted
   */
  async request(request: SessionRequest): Promise<RelaySession> {
    let end = (_error: Error): void => undefined
    const release = this.#relays.hold(
      () => end(new RelayUnreachableError()),
      () => end(new PairingExpiredError()), // the next relay does not know the proposal
    )
    try {
      return await this.#request(request, leave => (end = leave))
    } finally {
      release()
    }
  }

  /** Sends a request to the wallet, or to the network's endpoint if it is a read. */
  async call(call: Parameters<ProtocolProvider['request']>[0], caipNetworkId: string): Promise<unknown> {
    if (this.#isClosed) throw new SessionEndedError() // a site that kept the provider must not start another client
    const provider = await this.#abandoned.provider()
    if (!provider.session) throw new SessionEndedError()
    return this.#holding(() => provider.request(call, caipNetworkId))
  }

  /** Records the active network of a namespace, without asking the wallet. */
  async setDefaultChain(caipNetworkId: string): Promise<void> {
    const provider = await this.#relays.open()
    if (provider.session) provider.setDefaultChain(caipNetworkId)
  }

  /** Ends the session; if the relay does not answer within 3 s, at least locally. */
  async disconnect(): Promise<void> {
    const provider = await this.#relays.open()
    const topic = topicOf(provider.session)
    if (topic === undefined) return
    try {
      await within(
        this.#holding(() => provider.disconnect()),
        SIGN_OUT_WAIT,
        () => new RelayUnreachableError(),
      )
    } catch (error) {
      if (error instanceof Error && error.message.includes(GONE)) return
      await provider.client.session.delete(topic, USER_DISCONNECTED).catch(() => undefined) // it may have ended already
      if (this.#relays.own) await this.#relays.close() // the next client finds no session in storage
    }
  }

  /** The status of the relay, without contacting it. */
  health(): RelayHealth {
    return this.#relays.health()
  }

  /** Closes the connection to the relay for good, and stops listening; the session stays stored. */
  close(): Promise<void> {
    this.#isClosed = true
    return this.#relays.close()
  }

  /** Restarts from storage, unless a proposal is pending: another tab may have created a session. */
  async reopen(): Promise<void> {
    if (this.#relays.own && !this.#relays.held) await this.#relays.close()
  }

  /** Runs work that needs the relay. */
  async #holding<T>(work: () => Promise<T>): Promise<T> {
    const release = this.#relays.hold()
    return work().finally(release)
  }

  async #request(
    { proposal, signIn, onUri, signal }: SessionRequest,
    onWaiting: (leave: (error: Error) => void) => void,
  ): Promise<RelaySession> {
    const { approved, answer, uri } = await this.#propose({ proposal, signIn }, signal)
    if (signal.aborted) {
      this.#abandoned.add(uri, approved)
      throw new ModalClosedError()
    }
    onUri(uri)
    return new Promise((resolve, reject) => {
      const leave = (error: Error): void => {
        this.#abandoned.add(uri, approved)
        reject(error)
      }
      const close = (): void => leave(new ModalClosedError())
      signal.addEventListener('abort', close)
      onWaiting(leave)
      approved
        .finally(() => {
          signal.removeEventListener('abort', close)
          onWaiting(() => undefined)
        })
        .then(
          () => {
            if (this.#abandoned.has(pairingTopic(uri))) return // it must not replace the current session
            this.#settle(answer, signIn).then(resolve, reject)
          },
          (cause: unknown) => reject(toPairingError(cause)),
        )
    })
  }

  /** Sends one proposal at a time, so that each gets its own URI. */
  #propose(params: Omit<ProposeParams, 'hasNext'>, signal: AbortSignal): Promise<Proposed> {
    return this.#inTurn(() => this.#tryRelays(params, signal))
  }

  async #tryRelays(params: Omit<ProposeParams, 'hasNext'>, signal: AbortSignal): Promise<Proposed> {
    const { count } = this.#relays
    for (let tries = 1; ; tries++) {
      if (signal.aborted) throw new ModalClosedError()
      try {
        const provider = await this.#relays.open()
        return await propose(provider, { ...params, hasNext: count > 1 })
      } catch (error) {
        if (!(error instanceof RelayUnreachableError) || tries >= count) throw error
        await this.#relays.next()
      }
    }
  }

  /** A wallet approved: sessions replaced by this one are ended. */
  async #settle(answer: Promise<unknown>, signIn: SignInRequest | undefined): Promise<RelaySession> {
    const provider = await this.#relays.open()
    const session = parseSession(provider.session)
    if (!session) throw new SessionEndedError()
    if (this.#relays.own)
      for (const { topic } of provider.client.session.getAll())
        if (topic !== session.topic) void this.#end(provider, topic)
    if (!signIn) return session
    try {
      return { ...session, signedIn: await signedIn(await answer, signIn, provider) }
    } catch (error) {
      await this.disconnect()
      throw error
    }
  }

  async #end({ client }: ProtocolProvider, topic: string): Promise<void> {
    const end = (): Promise<void> => client.disconnect({ topic, reason: USER_DISCONNECTED })
    await this.#holding(end).catch(() => undefined) // it may have ended already
  }
}
