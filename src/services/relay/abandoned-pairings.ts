import { RelayUnreachableError } from '../../core/errors/relay.js'
import { SIGN_OUT_WAIT } from '../../core/limits.js'
import { pairingTopic } from '../../core/links/pairing-uri.js'
import { within } from '../../core/time.js'
import type { ProtocolProvider } from './protocol.js'
import type { Relays } from './relays.js'
import { resumeSession, topicOf } from './session.js'

/** The session that a client uses, and the client's providers of its namespaces. */
interface UsedSession {
  readonly topic: string | undefined
  readonly providers: Readonly<Record<string, unknown>>
}

/** Pairings that the visitor has left. If a wallet still approves one, its session is ended and the client does not use it. */
export class AbandonedPairings {
  readonly #relays: Relays
  readonly #end: (provider: ProtocolProvider, topic: string) => Promise<void>
  /** Topics of the pairings, and of the sessions that came from them. */
  readonly #topics = new Set<unknown>()
  #ending: Promise<unknown> = Promise.resolve()
  #used: UsedSession | undefined

  constructor(relays: Relays, end: (provider: ProtocolProvider, topic: string) => Promise<void>) {
    this.#relays = relays
    this.#end = end
  }

  /** Whether a topic is that of one of these pairings, or of a session that came from one. */
  has(topic: string | undefined): boolean {
    return this.#topics.has(topic)
  }

  /** Records the session that the client uses, unless it came from one of these pairings. */
  async recordSession(): Promise<void> {
    const provider = await this.#relays.open().catch(() => undefined)
    const topic = topicOf(provider?.session)
    if (!this.has(topic)) this.#used = { topic, providers: { ...provider?.rpcProviders } }
  }

  /** Adds a pairing; `approved` resolves to the session if a wallet still approves it. */
  add(uri: string, approved: Promise<unknown>): void {
    void this.recordSession()
    this.#topics.add(pairingTopic(uri))
    const end = async (session: unknown): Promise<void> => {
      const provider = await this.#relays.open()
      const topic = topicOf(session)
      if (topic === undefined) return
      this.#topics.add(topic)
      if (!this.#relays.own) this.#restore(provider)
      await this.#end(provider, topic)
    }
    approved
      .then(session => (this.#ending = within(end(session), SIGN_OUT_WAIT, () => new RelayUnreachableError())))
      .then(() => (this.#relays.health().started ? this.provider() : undefined))
      .catch(() => undefined) // never approved, or already ended
  }

  /** The client. One that uses such a session is first restarted from storage, unless something waits for the relay. */
  async provider(): Promise<ProtocolProvider> {
    await this.#ending.catch(() => undefined)
    const provider = await this.#relays.open()
    if (!this.#relays.own || this.#relays.held || !this.#topics.has(topicOf(provider.session))) return provider
    await this.#relays.close()
    return this.#relays.open()
  }

  /** Makes a site's own client, which cannot be restarted, use its previous session again. */
  #restore(provider: ProtocolProvider): void {
    if (!this.#topics.has(topicOf(provider.session))) return
    const { topic, providers } = this.#used ?? {}
    if (resumeSession(provider, topic))
      Object.assign(provider.rpcProviders ?? {}, providers) // the previous ones, with their active networks
    else provider.session = undefined
  }
}
