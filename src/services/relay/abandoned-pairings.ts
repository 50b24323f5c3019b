import { RelayUnreachableError } from '../../core/errors/relay.js'
import { SIGN_OUT_WAIT } from '../../core/limits.js'
import { pairingTopic } from '../../core/links/pairing-uri.js'
import { within } from '../../core/time.js'
import type { ProtocolProvider } from './protocol.js'
import type { Relays } from './relays.js'
import { topicOf } from './session.js'

/** A session in use, with the client's providers of its namespaces. */
interface Used {
  readonly topic: string | undefined
  readonly providers: Readonly<Record<string, unknown>>
}

/** Pairings that the visitor has left. A session that a wallet approves afterwards is ended, and the client does not use it. */
export class AbandonedPairings {
  readonly #relays: Relays
  readonly #end: (provider: ProtocolProvider, topic: string) => Promise<void>
  /** Topics of the pairings, and of the sessions that came from them. */
  readonly #topics = new Set<unknown>()
  #ending: Promise<unknown> = Promise.resolve()
  #used: Used | undefined

  constructor(relays: Relays, end: (provider: ProtocolProvider, topic: string) => Promise<void>) {
    this.#relays = relays
    this.#end = end
  }

  /** Whether a topic is that of a pairing here. */
  has(topic: string | undefined): boolean {
    return this.#topics.has(topic)
  }

  /** Records the session that the client uses now, unless it came from a pairing here. */
  async recordSession(): Promise<void> {
    const provider = await this.#relays.open().catch(() => undefined)
    const topic = topicOf(provider?.session)
    if (!this.has(topic)) this.#used = { topic, providers: { ...provider?.rpcProviders } }
  }

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
      .catch(() => undefined) // never approved, or already gone
  }

  /** The client; one that holds such a session is first restarted from storage, unless something waits for the relay. */
  async provider(): Promise<ProtocolProvider> {
    await this.#ending.catch(() => undefined)
    const provider = await this.#relays.open()
    if (!this.#relays.own || this.#relays.held || !this.#topics.has(topicOf(provider.session))) return provider
    await this.#relays.close()
    return this.#relays.open()
  }

  /** Has a site's own client go on with the session before; it knows only the one approved last. */
  #restore(provider: ProtocolProvider): void {
    if (!this.#topics.has(topicOf(provider.session))) return
    const { topic, providers } = this.#used ?? {}
    provider.session = provider.client.session.getAll().find(known => known.topic === topic)
    if (!provider.session) return
    provider.createProviders?.()
    Object.assign(provider.rpcProviders ?? {}, providers) // these keep their networks
  }
}
