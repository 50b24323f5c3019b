import { RelayUnreachableError } from '../../core/errors/relay.js'
import { RELAY_TIMEOUT } from '../../core/limits.js'
import type { ProtocolCore, ProtocolRelayer, RelayConnection } from './protocol.js'
import type { RelayClock, SocketBudget } from './socket-budget.js'

/** Longest interval between checks of a waiting connection, in ms. */
const LOOK = 1_000

/** The inputs of a guard. */
export interface GuardOptions {
  readonly budget: SocketBudget
  readonly clock: RelayClock
  /** Whether anything waits for the relay. */
  readonly isWanted: () => boolean
  /** Called when the relay has been lost for 10 s; returns whether another one takes over. */
  readonly onLost: () => boolean
  /** Retries have stopped. */
  readonly onGiveUp: () => void
}

/** Limits the protocol client's automatic reconnects. Returns a function that stops the client from connecting. */
export function guardReconnects({ relayer }: ProtocolCore, options: GuardOptions): () => void {
  const guard = new ReconnectGuard(relayer, options)
  const wake = (): void => guard.wake()
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  return () => {
    guard.stop()
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
  }
}

/**
 * The client loops for every request and every loss, and opens sockets by sending on a closed connection. The guard
 * runs a single loop in which every connection opens one socket, and only when the budget allows it.
 */
class ReconnectGuard {
  readonly #relayer: ProtocolRelayer
  readonly #options: GuardOptions
  readonly #stop = new AbortController()
  #running: Promise<void> | undefined
  #lostSince: number | undefined

  constructor(relayer: ProtocolRelayer, options: GuardOptions) {
    this.#relayer = relayer
    this.#options = options
    catchRepeats(relayer)
    const connect = relayer.connect?.bind(relayer)
    const create = relayer.createProvider?.bind(relayer)
    if (!connect || !create) return
    const { connection } = relayer.provider
    if (connection) {
      options.budget.take() // opened while the client started
      this.#watch(connection)()
      openOnce(connection, () => true, true)
    }
    relayer.connect = url => this.#connect(() => connect(url))
    relayer.createProvider = () => this.#create(create)
  }

  /** The page becomes visible again, or comes online. */
  wake(): void {
    if (this.#relayer.connected || document.visibilityState === 'hidden' || !this.#options.isWanted()) return
    this.#options.budget.renew()
    this.#relayer.transportOpen().catch(() => undefined) // the client keeps retrying, within the budget
  }

  /** Ends it: nothing connects after this. */
  stop(): void {
    this.#stop.abort(new RelayUnreachableError())
  }

  /** Joins the running loop; one that ends without a connection is followed by another for later callers. */
  async #connect(connect: () => Promise<void>): Promise<void> {
    const { signal } = this.#stop
    const running = this.#running
    if (running) await running
    if (running && (this.#relayer.connected || signal.aborted)) return
    await (this.#running ??= connect().finally(() => (this.#running = undefined)))
  }

  async #create(create: () => Promise<void>): Promise<void> {
    if (this.#relayer.connected) return
    await this.#pass()
    this.#options.budget.take()
    await create()
    const { connection } = this.#relayer.provider
    if (!connection) return
    const recordOpen = this.#watch(connection)
    openOnce(connection, () => {
      recordOpen()
      return !this.#stop.signal.aborted && this.#isCurrent(connection)
    })
  }

  /** Waits until a socket may be opened. */
  async #pass(): Promise<void> {
    const { budget, clock, isWanted, onLost, onGiveUp } = this.#options
    this.#lostSince ??= clock.now()
    for (;;) {
      if (!isWanted()) this.#rest()
      if (clock.now() - this.#lostSince >= RELAY_TIMEOUT && onLost()) this.stop()
      this.#stop.signal.throwIfAborted()
      const pause = budget.wait()
      if (pause === 0) return
      if (pause === undefined) {
        onGiveUp()
        this.#rest()
      }
      await clock.wait(Math.min(pause, LOOK), this.#stop.signal)
    }
  }

  /** Stops the client's automatic retries; the next request connects again. */
  #rest(): never {
    this.#lostSince = undefined
    void this.#relayer.transportClose().catch(() => undefined) // nothing is open
    throw new RelayUnreachableError()
  }

  /** Measures how long a connection's socket stays open; call it when the socket opens. */
  #watch(connection: RelayConnection): () => void {
    const { budget, clock } = this.#options
    let opened = clock.now()
    connection.on('close', event => {
      if (this.#isCurrent(connection) && budget.close(clock.now() - opened, closeCode(event)))
        this.#lostSince = undefined
    })
    return () => void (opened = clock.now())
  }

  #isCurrent(connection: RelayConnection): boolean {
    return this.#relayer.provider.connection === connection
  }
}

/** The close code of a socket, if the client passes it on. */
function closeCode(event: unknown): number | undefined {
  const code: unknown = Reflect.get(Object(event), 'code')
  return typeof code === 'number' ? code : undefined
}

/**
 * With each heartbeat, the client resends what the relay has not accepted, without handling further failures. Messages
 * stay in its queue, and their callers are notified by the client's own timeout.
 */
function catchRepeats({ publisher }: ProtocolRelayer): void {
  const queue = publisher?.queue
  if (!queue) return
  const each = queue.forEach.bind(queue)
  queue.forEach = visit => each((...entry) => void Promise.resolve(visit(...entry)).catch(() => undefined))
}

/**
 * Lets a connection open only one socket; none if it has already `begun` to. If the socket is no longer used once it is
 * open, it is closed.
 */
function openOnce(connection: RelayConnection, isUsed: () => boolean, begun = false): void {
  const open = connection.open.bind(connection)
  const send = connection.send.bind(connection)
  let began = begun
  connection.open = async url => {
    if (began) throw new RelayUnreachableError()
    began = true
    await open(url)
    if (!isUsed()) await connection.close()
  }
  connection.send = async (payload, context) => {
    if (!connection.connected) throw new RelayUnreachableError()
    await send(payload, context)
  }
}
