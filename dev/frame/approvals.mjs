import { randomUUID } from 'node:crypto'
import { Refusal } from './refusal.mjs'

/**
 * What a visitor sees of a request.
 * @typedef {object} Screen
 * @property {string} title
 * @property {[string, string][]} rows what matters of it, in words
 * @property {string} [text] a message, as it is
 * @property {string} [warning]
 * @property {string} raw the whole request
 * @typedef {{ screen: Screen, run: () => Promise<unknown> }} Ask what is done when the visitor approves
 * @typedef {Screen & { id: string, site: { name: string, origin: string } }} Shown
 */

/** Requests that wait for a visitor, each shown in the frame that it came through. */
export class Approvals {
  /** @type {Map<string, { frame: string, shown: Shown, run: () => Promise<unknown> }>} */
  #open = new Map()

  /** @param {import('./frames.mjs').Frame} frame @param {Ask} ask @returns {Shown} */
  add(frame, { screen, run }) {
    const id = randomUUID()
    const shown = { ...screen, id, site: { name: frame.site?.name ?? '', origin: frame.origin } }
    this.#open.set(id, { frame: frame.id, shown, run })
    return shown
  }

  /** @returns {Shown[]} */
  list() {
    return [...this.#open.values()].map(({ shown }) => shown)
  }

  /**
   * @param {{ frame: string, id: string, approve: boolean }} decision
   * @returns {Promise<unknown>} the result
   * @throws {Refusal} the visitor rejects it, or it is not pending
   */
  async decide({ frame, id, approve }) {
    const entry = this.#open.get(id)
    if (!entry || entry.frame !== frame) throw new Refusal('Request was aborted')
    this.#open.delete(id)
    if (!approve) throw new Refusal('User rejected the request.')
    return entry.run()
  }

  /** Takes everything away that waits in a frame. @param {string} frame */
  drop(frame) {
    for (const [id, entry] of this.#open) if (entry.frame === frame) this.#open.delete(id)
  }

  clear() {
    this.#open.clear()
  }
}
