import type { ProtocolProvider } from './protocol.js'
import { listen, type RelayNews } from './provider-events.js'
import { guardReconnects } from './reconnect-guard.js'
import { watchSent } from './sent-requests.js'

/** Where protocol clients come from. */
export interface RelaySource {
  /** One a relay, best first. */
  readonly urls: readonly string[]
  /** Starts a client on a relay. */
  readonly open: (url: string) => Promise<ProtocolProvider>
  /** Whether the client is ours to close, and to clear of sessions that nobody uses. */
  readonly own: boolean
}

interface Opened {
  readonly provider: ProtocolProvider
  readonly close: () => void
}

/** The relays of a site, of which one at a time has a protocol client. */
export class Relays {
  readonly #source: RelaySource
  readonly #tell: (news: RelayNews) => void
  #index = 0
  #opened: Promise<Opened> | undefined

  constructor(source: RelaySource, tell: (news: RelayNews) => void) {
    this.#source = source
    this.#tell = tell
  }

  /** Whether the clients are ours. */
  get own(): boolean {
    return this.#source.own
  }

  /** How many relays there are. */
  get count(): number {
    return this.#source.urls.length
  }

  /** The client of the present relay; a start that failed may be tried again. */
  async open(): Promise<ProtocolProvider> {
    const opening = (this.#opened ??= this.#start())
    try {
      return (await opening).provider
    } catch (error) {
      if (this.#opened === opening) this.#opened = undefined
      throw error
    }
  }

  /** Goes to the next relay. */
  async next(): Promise<void> {
    this.#index += 1
    await this.close()
  }

  /** Closes the client; what it stored stays. */
  async close(): Promise<void> {
    const opened = this.#opened
    this.#opened = undefined
    const { close } = (await opened?.catch(() => undefined)) ?? {}
    close?.()
  }

  async #start(): Promise<Opened> {
    const { urls, open, own } = this.#source
    const provider = await open(urls[this.#index % urls.length] ?? '')
    const stopListening = listen(provider, this.#tell)
    const stopGuard = own ? guardReconnects(provider.client.core, () => this.#giveWay()) : () => undefined
    const stopWatching = own ? watchSent(provider, request => this.#tell({ type: 'sent', request })) : () => undefined
    const close = (): void => {
      stopListening()
      stopWatching()
      stopGuard()
      if (own) retire(provider)
    }
    return { provider, close }
  }

  /** A lost relay gives way to the next; `false` when there is no other. */
  #giveWay(): boolean {
    if (this.count < 2) return false
    this.next()
      .then(() => this.open())
      .catch(() => undefined) // who needs the relay next tries again and is told
    return true
  }
}

/** Stops a client of ours for good: it must not come back by itself when the device comes online. */
function retire({ client }: ProtocolProvider): void {
  const { relayer, heartbeat } = client.core
  heartbeat.stop()
  relayer.transportOpen = () => Promise.resolve()
  void relayer.transportClose().catch(() => undefined)
}
