import { RelayUnreachableError } from '../../core/errors/relay.js'
import { SIGN_OUT_WAIT } from '../../core/limits.js'
import { pairingTopic } from '../../core/links/pairing-uri.js'
import { within } from '../../core/time.js'
import type { ProtocolProvider } from './protocol.js'
import type { Relays } from './relays.js'
import { topicOf } from './session.js'

/** Pairings that the visitor has left. A session that a wallet approves afterwards is ended, and the client does not use it. */
export class AbandonedPairings {
  readonly #relays: Relays
  readonly #end: (provider: ProtocolProvider, topic: string) => Promise<void>
  /** Topics of the pairings, and of the sessions that came from them. */
  readonly #topics = new Set<unknown>()
  #ending: Promise<unknown> = Promise.resolve()

  constructor(relays: Relays, end: (provider: ProtocolProvider, topic: string) => Promise<void>) {
    this.#relays = relays
    this.#end = end
  }

  /** Whether a topic is that of a pairing here. */
  has(topic: string | undefined): boolean {
    return this.#topics.has(topic)
  }

  add(uri: string, approved: Promise<unknown>): void {
    this.#topics.add(pairingTopic(uri))
    const end = async (session: unknown): Promise<void> => {
      const provider = await this.#relays.open()
      const topic = topicOf(session)
      if (topic === undefined) return
      this.#topics.add(topic)
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
}
