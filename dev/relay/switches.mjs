import { isRecord } from '../api/body.mjs'

/** Default downtime of the relay, in milliseconds. */
const DEFAULT_AWAY = 2_000
/** Default uptime and downtime of a flapping relay, in milliseconds. */
const DEFAULT_FLAP = 1_000

/**
 * The ways in which the relay refuses a client: with the status of the upgrade request, which browsers hide from the
 * page, or by closing an accepted socket with a reason, as the public relay does.
 * @type {Readonly<Record<string, { status: number } | { code: number, reason: string }>>}
 */
export const refusals = Object.freeze({
  401: { status: 401 },
  403: { status: 403 },
  origin: { code: 3000, reason: 'Unauthorized: origin not allowed' },
  key: { code: 3000, reason: 'Unauthorized: invalid key' },
  clock: { code: 3000, reason: 'JWT validation error: JWT Token is not yet valid' },
})

/** Every switch, and the types of its values. @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const shapes = Object.freeze({
  drop: { ms: 'number' },
  delay: { ms: 'number' },
  flap: { upMs: 'number', downMs: 'number', times: 'number' },
  refuse: { reason: 'reason' },
  hang: {},
  restart: { downMs: 'number', forget: 'boolean' },
  restore: {},
})

/**
 * @typedef {{ mode: 'drop', ms?: number } | { mode: 'delay', ms: number }
 *   | { mode: 'flap', upMs?: number, downMs?: number, times?: number }
 *   | { mode: 'refuse', reason: keyof typeof refusals } | { mode: 'hang' }
 *   | { mode: 'restart', downMs?: number, forget?: boolean } | { mode: 'restore' }} RelaySwitch
 */

/** @param {unknown} value @returns {asserts value is RelaySwitch} */
function check(value) {
  if (!isRecord(value)) throw new TypeError('A relay switch must be an object.')
  const shape = Object.hasOwn(shapes, String(value.mode)) ? shapes[String(value.mode)] : undefined
  if (!shape) {
    throw new TypeError(`Unknown relay switch "${String(value.mode)}"; known are ${Object.keys(shapes).join(', ')}.`)
  }
  for (const [name, part] of Object.entries(value)) {
    if (name === 'mode' || part === undefined) continue
    const type = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (!type) throw new TypeError(`The relay switch "${String(value.mode)}" takes no "${name}".`)
    const right =
      type === 'number'
        ? Number.isFinite(part) && Number(part) >= 0
        : type === 'reason'
          ? Object.hasOwn(refusals, String(part))
          : typeof part === type
    if (!right) throw new TypeError(`"${name}" of the relay switch "${String(value.mode)}" has the wrong value.`)
  }
  if (value.mode === 'refuse' && value.reason === undefined) {
    throw new TypeError(`The relay switch "refuse" needs a reason: ${Object.keys(refusals).join(', ')}.`)
  }
  if (value.mode === 'delay' && value.ms === undefined) throw new TypeError('The relay switch "delay" needs "ms".')
}

/**
 * The switches that make the relay misbehave. At most one of drop, flap, refuse, hang and restart is on; the delay is
 * independent of them.
 */
export class RelaySwitches {
  /** @type {'up' | 'down' | 'refuse' | 'hang'} */
  #status = 'up'
  #delay = 0
  /** @type {keyof typeof refusals | undefined} */
  #reason
  /** @type {NodeJS.Timeout | undefined} */
  #timer
  #closeAll
  #forget

  /** @param {{ closeAll: () => void, forget: () => void }} relay what the switches act on */
  constructor({ closeAll, forget }) {
    this.#closeAll = closeAll
    this.#forget = forget
  }

  /** Milliseconds that every message waits, in both directions. */
  get delay() {
    return this.#delay
  }

  /** The behaviour towards a client that connects now. */
  get door() {
    return this.#status
  }

  /** How clients are refused while the door is `refuse`. */
  get refusal() {
    return this.#reason === undefined ? undefined : refusals[this.#reason]
  }

  /** @returns {{ status: 'up' | 'down' | 'refuse' | 'hang', delay: number, reason: string | null }} */
  state() {
    return {
      status: this.#status,
      delay: this.#delay,
      reason: this.#reason === undefined ? null : String(this.#reason),
    }
  }

  /**
   * Throws one switch.
   * @param {unknown} change a `RelaySwitch`
   * @throws {TypeError} for an unknown switch or a value of the wrong type; nothing is changed then
   */
  set(change) {
    check(change)
    if (change.mode === 'delay') {
      this.#delay = change.ms
      return
    }
    this.#up()
    if (change.mode === 'restore') this.#delay = 0
    else if (change.mode === 'drop') this.#away(change.ms ?? DEFAULT_AWAY)
    else if (change.mode === 'restart') {
      if (change.forget) this.#forget()
      this.#away(change.downMs ?? DEFAULT_FLAP)
    } else if (change.mode === 'flap') {
      this.#flap(change.upMs ?? DEFAULT_FLAP, change.downMs ?? DEFAULT_FLAP, change.times ?? Infinity)
    } else if (change.mode === 'refuse') {
      this.#status = 'refuse'
      this.#reason = change.reason
      this.#closeAll()
    } else this.#status = 'hang'
  }

  /** Ends every switch and its timers. */
  clear() {
    this.#up()
    this.#delay = 0
  }

  #up() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#status = 'up'
    this.#reason = undefined
  }

  /** @param {number} ms how long; for ever with `Infinity` @param {() => void} [then] */
  #away(ms, then) {
    this.#status = 'down'
    this.#closeAll()
    this.#later(ms, () => {
      this.#up()
      then?.()
    })
  }

  /** @param {number} upMs @param {number} downMs @param {number} times how often it goes away */
  #flap(upMs, downMs, times) {
    if (times < 1) return
    this.#away(downMs, () => this.#later(upMs, () => this.#flap(upMs, downMs, times - 1)))
  }

  /** @param {number} ms @param {() => void} action */
  #later(ms, action) {
    this.#timer = setTimeout(action, ms)
    this.#timer.unref()
  }
}
