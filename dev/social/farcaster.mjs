import { randomUUID } from 'node:crypto'

/** How long a request can be approved, in milliseconds. */
const LIFE = 10 * 60_000

/**
 * A login that waits for the app on someone's phone.
 * @typedef {{ id: string, decided: Promise<string>, decide: (handle: string | Error) => void }} AppRequest
 */

/** Logins that the app of Farcaster approves. */
export class FarcasterApp {
  /** @type {Map<string, AppRequest>} */
  #waiting = new Map()

  /** @returns {AppRequest} */
  begin() {
    const id = randomUUID()
    /** @type {(handle: string | Error) => void} */
    let decide = () => undefined
    const decided = /** @type {Promise<string>} */ (
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => decide(new Error('The request has expired')), LIFE).unref()
        decide = outcome => {
          clearTimeout(timer)
          this.#waiting.delete(id)
          if (typeof outcome === 'string') resolve(outcome)
          else reject(outcome)
        }
      })
    )
    decided.catch(() => undefined) // the page may have gone before it asked
    const request = { id, decided, decide }
    this.#waiting.set(id, request)
    return request
  }

  /** @param {string} id @returns {AppRequest | undefined} */
  find(id) {
    return this.#waiting.get(id)
  }

  /** @returns {AppRequest | undefined} the one that came last */
  latest() {
    return [...this.#waiting.values()].at(-1)
  }

  clear() {
    for (const { decide } of [...this.#waiting.values()]) decide(new Error('The request was withdrawn'))
  }
}
