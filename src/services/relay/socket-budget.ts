import {
  RELAY_BACKOFF,
  RELAY_GIVE_UP,
  RELAY_SOCKET_STABLE,
  RELAY_SOCKET_WINDOW,
  RELAY_SOCKETS,
} from '../../core/limits.js'
import { wait } from '../../core/time.js'

/** Delay after the first failure, in ms; doubled after each further one. */
const FIRST_PAUSE = 1_000

/** The sources of time and randomness. */
export interface RelayClock {
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** From 0 to 1. */
  readonly random: () => number
}

/** The status of the sockets to a relay. */
export interface SocketHealth {
  /** Sockets opened within the last minute. */
  readonly recentSockets: number
  /** Consecutive failed sockets, including the current one until it is stable. */
  readonly failures: number
  /** Ms until the next socket may be opened. */
  readonly backoff: number
  /** The relay was lost for so long that it is no longer retried automatically. */
  readonly givenUp: boolean
  /** How the last socket was closed, `ago` ms ago; with the socket's close code. */
  readonly lastClose: { readonly code: number | undefined; readonly ago: number } | undefined
}

/** The browser's. */
export const browserClock: RelayClock = { now: () => performance.now(), wait, random: () => Math.random() }

/**
 * Decides when the next socket to a relay may be opened: with increasing delays while sockets fail, up to a limit per
 * minute, and no longer after 2 minutes without a stable socket.
 */
export class SocketBudget {
  readonly #clock: RelayClock
  /** When the latest sockets were opened, oldest first. */
  #opened: readonly number[] = []
  #failures = 0
  #retryAt = 0
  #lostSince: number | undefined
  #closed: { readonly code: number | undefined; readonly at: number } | undefined

  constructor(clock: RelayClock) {
    this.#clock = clock
  }

  /** Milliseconds until the next socket may be opened; `undefined` once the relay is given up. */
  wait(): number | undefined {
    const now = this.#clock.now()
    if (this.#lostSince !== undefined && now - this.#lostSince >= RELAY_GIVE_UP) return undefined
    const oldest = this.#opened.length < RELAY_SOCKETS ? undefined : this.#opened[0]
    const free = oldest === undefined ? 0 : oldest + RELAY_SOCKET_WINDOW
    return Math.max(0, this.#retryAt - now, free - now)
  }

  /** Records that a socket is being opened; it counts as failed until it is stable. */
  take(): void {
    const now = this.#clock.now()
    this.#opened = [...this.#opened, now].slice(-RELAY_SOCKETS)
    this.#lostSince ??= now
    this.#failures += 1
    this.#retryAt = now + this.#pause()
  }

  /** Records that the latest socket was closed after a number of ms, and its code; returns whether it was stable. */
  close(lived: number, code?: number): boolean {
    const now = this.#clock.now()
    this.#closed = { code, at: now }
    const held = lived >= RELAY_SOCKET_STABLE
    if (held) {
      this.#lostSince = undefined
      this.#failures = 0
    }
    this.#retryAt = now + this.#pause()
    return held
  }

  /** The status of the sockets so far. */
  health(): SocketHealth {
    const now = this.#clock.now()
    const pause = this.wait()
    return {
      recentSockets: this.#opened.filter(at => now - at < RELAY_SOCKET_WINDOW).length,
      failures: this.#failures,
      backoff: Math.round(pause ?? 0),
      givenUp: pause === undefined,
      lastClose: this.#closed && { code: this.#closed.code, ago: Math.round(now - this.#closed.at) },
    }
  }

  /** The relay is requested again: it is retried for another 2 minutes, starting now unless it was just tried. */
  renew(): void {
    this.#lostSince = undefined
    this.#retryAt = Math.min(this.#retryAt, (this.#opened.at(-1) ?? 0) + RELAY_SOCKET_STABLE)
  }

  /** Another relay is used from now on, without failures yet. */
  change(): void {
    this.#failures = 0
    this.#retryAt = 0
  }

  /** Spreads the reconnects of many visitors that a relay dropped at once. */
  #pause(): number {
    const longest = this.#failures ? Math.min(RELAY_BACKOFF, FIRST_PAUSE * 2 ** (this.#failures - 1)) : FIRST_PAUSE / 2
    return longest * (1 - this.#clock.random() / 2)
  }
}
