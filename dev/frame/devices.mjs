import { randomBytes } from 'node:crypto'
import { MAIL_LIFE } from './limits.mjs'
import { Refusal } from './refusal.mjs'

/**
 * A device that waits for confirmation by its owner.
 * @typedef {object} Registration
 * @property {string} token in the link of the mail
 * @property {string} email
 * @property {string} device
 * @property {string} origin of the site that the login is for
 * @property {Promise<void>} decided rejects with a `Refusal`
 * @property {(refusal?: Refusal) => void} decide
 */

/** New devices: each is confirmed by a link in a mail before a code is sent. */
export class Devices {
  /** @type {Map<string, Registration>} */
  #waiting = new Map()
  #clock

  /** @param {import('./clock.mjs').Clock} clock */
  constructor(clock) {
    this.#clock = clock
  }

  /** @param {{ email: string, device: string, origin: string }} of @returns {Registration} */
  ask({ email, device, origin }) {
    const token = randomBytes(24).toString('base64url')
    /** @type {(refusal?: Refusal) => void} */
    let decide = () => undefined
    const decided = /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        const cancel = this.#clock.at(this.#clock.now() + MAIL_LIFE, () =>
          decide(new Refusal('The link in the email has expired')),
        )
        decide = refusal => {
          cancel()
          this.#waiting.delete(token)
          if (refusal) reject(refusal)
          else resolve()
        }
      })
    )
    decided.catch(() => undefined) // the page may be closed before it asks for the result
    const registration = { token, email, device, origin, decided, decide }
    this.#waiting.set(token, registration)
    return registration
  }

  /** @param {string} token @returns {Registration | undefined} */
  find(token) {
    return this.#waiting.get(token)
  }

  /** @param {string} email @returns {Registration | undefined} the latest of this address */
  of(email) {
    return [...this.#waiting.values()].findLast(registration => registration.email === email)
  }

  /** Expires all links. */
  expire() {
    for (const { decide } of [...this.#waiting.values()]) decide(new Refusal('The link in the email has expired'))
  }
}
