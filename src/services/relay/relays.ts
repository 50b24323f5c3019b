import type { ProtocolProvider } from './protocol.js'
import { listen, type RelayEvent } from './provider-events.js'
import { guardReconnects } from './reconnect-guard.js'
import { suppressDeepLinks, watchRequests } from './sent-requests.js'
import { browserClock, type RelayClock, SocketBudget, type SocketHealth } from './socket-budget.js'

/** The source of protocol clients. */
export interface RelaySource {
  /** One per relay, best first. */
  readonly urls: readonly string[]
  /** Starts a client on a relay. */
  readonly open: (url: string) => Promise<ProtocolProvider>
  /** Whether we own the client, and may close it and clear unused sessions. */
  readonly own: boolean
}

/** The status of the current relay. */
export interface RelayHealth extends SocketHealth {
  /** The URL of the relay; empty for the site's own client, which has its own. */
  readonly url: string
  /** How many relays the site has. */
  readonly relays: number
  /** Whether the protocol client has been started. */
  readonly started: boolean
  readonly connected: boolean
  /** Whether a pairing or a request waits for the relay. */
  readonly awaited: boolean
}

interface Opened {
  readonly provider: ProtocolProvider
  readonly close: () => void
}

/** The relays of a site; one at a time has a protocol client. */
export class Relays {
  readonly #source: RelaySource
  readonly #notify: (event: RelayEvent) => void
  readonly #clock: RelayClock
  readonly #budget: SocketBudget
  /** Waiters for the relay; each is notified when the relay is given up. */
  readonly #holds = new Set<{ readonly onGiveUp: () => void; readonly onMove: () => void }>()
  #index = 0
  #opened: Promise<Opened> | undefined
  /** The client, once it has been started. */
  #provider: ProtocolProvider | undefined

  constructor(source: RelaySource, notify: (event: RelayEvent) => void, clock = browserClock) {
    this.#source = source
    this.#notify = notify
    this.#clock = clock
    this.#budget = new SocketBudget(clock)
  }

  /** Whether we own the clients. */
  get own(): boolean {
    return this.#source.own
  }

  /** The number of relays. */
  get count(): number {
    return this.#source.urls.length
  }

  /** Whether anything other than a session waits for the relay. */
  get held(): boolean {
    return this.#holds.size > 0
  }

  /**
   * Registers a waiter for the relay, which is reconnected only while there is one. Returns a function that removes it.
   *
   * @param onGiveUp - called when the relay was lost for 2 minutes and is no longer retried
   * @param onMove - called when the relay was lost and another one takes over
   */
  hold(onGiveUp: () => void = () => undefined, onMove: () => void = () => undefined): () => void {
    const hold = { onGiveUp, onMove }
    this.#holds.add(hold)
    this.#budget.renew()
    return () => void this.#holds.delete(hold)
  }

  /** The client of the current relay; a failed start can be retried. */
  async open(): Promise<ProtocolProvider> {
    const opening = (this.#opened ??= this.#start())
    try {
      const { provider } = await opening
      if (this.#opened === opening) this.#provider = provider
      return provider
    } catch (error) {
      if (this.#opened === opening) this.#opened = undefined
      throw error
    }
  }

  /** The status of the current relay, without contacting it. */
  health(): RelayHealth {
    const { urls } = this.#source
    const provider = this.#provider
    return {
      url: urls[this.#index % urls.length] ?? '',
      relays: urls.length,
      started: provider !== undefined,
      connected: provider?.client.core?.relayer?.connected === true,
      awaited: this.held,
      ...this.#budget.health(),
    }
  }

  /** Moves on to the next relay. */
  async next(): Promise<void> {
    this.#index += 1
    if (this.count > 1) this.#budget.change()
    await this.close()
  }

  /** Closes the client; its storage is kept. */
  async close(): Promise<void> {
    const opened = this.#opened
    this.#opened = undefined
    this.#provider = undefined
    const { close } = (await opened?.catch(() => undefined)) ?? {}
    close?.()
  }

  async #start(): Promise<Opened> {
    const { urls, open, own } = this.#source
    const provider = await open(urls[this.#index % urls.length] ?? '')
    const stopListening = listen(provider, this.#notify)
    const unanswered = new Set<number>()
    const stopGuard = own ? this.#guard(provider, unanswered) : () => undefined
    const allowDeepLinks = suppressDeepLinks(provider)
    const stopWatching = watchRequests(provider, {
      onSent: request => {
        unanswered.add(request.id)
        this.#notify({ type: 'sent', request })
      },
      onAnswered: id => {
        unanswered.delete(id)
        this.#notify({ type: 'answered', id })
      },
    })
    const close = (): void => {
      stopListening()
      stopWatching()
      allowDeepLinks()
      stopGuard()
      if (own) retire(provider)
    }
    return { provider, close }
  }

  /** While the wallet has a request from this relay, no other is moved on to: only this one keeps the answer. */
  #guard(provider: ProtocolProvider, unanswered: ReadonlySet<number>): () => void {
    return guardReconnects(provider.client.core, {
      budget: this.#budget,
      clock: this.#clock,
      isWanted: () => this.held || Boolean(provider.session),
      onLost: () => unanswered.size === 0 && this.#giveWay(),
      onGiveUp: () => [...this.#holds].forEach(({ onGiveUp }) => onGiveUp()),
    })
  }

  /** Moves on from a lost relay to the next; `false` if there is no other, or sockets have to wait. */
  #giveWay(): boolean {
    if (this.count < 2 || this.#budget.wait() !== 0) return false
    const holds = [...this.#holds]
    this.next()
      .then(() => holds.forEach(({ onMove }) => onMove()))
      .then(() => this.open())
      .catch(() => undefined) // the next caller that needs the relay retries and gets the error
    return true
  }
}

/** Stops our own client for good: it must not reconnect when the device comes online. */
function retire({ client }: ProtocolProvider): void {
  const { relayer, heartbeat } = client.core
  heartbeat.stop()
  relayer.transportOpen = () => Promise.resolve()
  void relayer.transportClose().catch(() => undefined)
}
