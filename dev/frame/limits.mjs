import { randomInt, timingSafeEqual } from 'node:crypto'
import { Refusal } from './refusal.mjs'

/** How long a code or a link in a mail is valid, in milliseconds. */
export const MAIL_LIFE = 20 * 60_000
/** Time between two mails to one address, in milliseconds. */
export const COOL_DOWN = 30_000
/** How often a code may be tried. */
export const MAX_TRIES = 5
/** Maximum number of mails to an address per hour. */
export const MAX_MAILS = 10
const HOUR = 3_600_000

/** Mailed codes. Each is valid for one purpose, address and device, for a limited time and number of tries. */
export class Codes {
  /** @type {Map<string, { code: string, until: number, tries: number }>} */
  #codes = new Map()
  #clock

  /** @param {import('./clock.mjs').Clock} clock */
  constructor(clock) {
    this.#clock = clock
  }

  /** Creates a code, which invalidates the previous one. @param {string} key @returns {string} six digits */
  issue(key) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    this.#codes.set(key, { code, until: this.#clock.now() + MAIL_LIFE, tries: 0 })
    return code
  }

  /**
   * Redeems a code, which works only once.
   * @param {string} key
   * @param {string} given
   * @throws {Refusal} it is invalid
   */
  redeem(key, given) {
    const entry = this.#codes.get(key)
    if (!entry || this.#clock.now() >= entry.until) throw new Refusal('Code expired. Request a new code.')
    if (entry.tries >= MAX_TRIES) throw new Refusal('Too many attempts. Request a new code.')
    entry.tries += 1
    const digits = given.replaceAll(/\s/g, '')
    const isRight = digits.length === entry.code.length && timingSafeEqual(Buffer.from(digits), Buffer.from(entry.code))
    if (!isRight) throw new Refusal(entry.tries < MAX_TRIES ? 'Invalid code' : 'Too many attempts. Request a new code.')
    this.#codes.delete(key)
  }

  /** Expires all codes. */
  expire() {
    for (const entry of this.#codes.values()) entry.until = 0
  }

  clear() {
    this.#codes.clear()
  }
}

/** Limits the number of mails to an address. */
export class MailLimit {
  /** @type {Map<string, number[]>} */
  #sent = new Map()
  #clock

  /** @param {import('./clock.mjs').Clock} clock */
  constructor(clock) {
    this.#clock = clock
  }

  /** Counts a mail that a visitor asked for. @param {string} address @throws {Refusal} it is too early, or one too many */
  take(address) {
    const now = this.#clock.now()
    const sent = (this.#sent.get(address) ?? []).filter(at => at > now - HOUR && at <= now)
    const rest = (sent.at(-1) ?? -Infinity) + COOL_DOWN - now
    if (rest > 0) throw new Refusal(`Please try again after ${Math.ceil(rest / 1000)} seconds`)
    if (sent.length >= MAX_MAILS) throw new Refusal('Too many emails. Please try again in an hour.')
    this.#sent.set(address, [...sent, now])
  }

  clear() {
    this.#sent.clear()
  }
}
