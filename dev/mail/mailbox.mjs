import { EventEmitter, once } from 'node:events'

/** How many mails are kept; the oldest goes first. */
const MAX_MAILS = 500
/** Default time limit of waiting for a mail, in milliseconds. */
const PATIENCE = 10_000

/** @typedef {import('../index.d.mts').DevMailMessage} Message */

/** @param {string} address @returns {string} as addresses are compared here */
const fold = address => address.trim().toLowerCase()

/** Mails in the order of their arrival. */
export class Mailbox {
  /** @type {Message[]} */
  #mails = []
  #events = new EventEmitter()
  #version = 0
  #count = 0

  constructor() {
    this.#events.setMaxListeners(0)
  }

  /** @returns {number} goes up with every change */
  get version() {
    return this.#version
  }

  /** @param {Omit<Message, 'id' | 'code' | 'link'>} mail */
  add(mail) {
    const code = /^\s*(\d{6})\s*$/m.exec(mail.text)?.[1] ?? null
    const link = /^\s*(https?:\/\/\S+)\s*$/m.exec(mail.text)?.[1] ?? null
    this.#mails.push({ ...mail, id: String((this.#count += 1)), code, link })
    if (this.#mails.length > MAX_MAILS) this.#mails.shift()
    this.#changed()
  }

  /**
   * @param {string} [to] only mails to this address
   * @returns {Message[]} oldest first
   */
  list(to) {
    const wanted =
      to === undefined ? this.#mails : this.#mails.filter(mail => mail.to.some(one => fold(one) === fold(to)))
    return wanted.map(mail => ({ ...mail, to: [...mail.to] }))
  }

  /**
   * The latest mail, or the first that comes when there is none (after another).
   * @param {{ to?: string, after?: string, ms?: number }} [wanted] `after`: the id of the latest mail already read
   * @returns {Promise<Message>}
   * @throws {Error} none came in time
   */
  async next({ to, after, ms = PATIENCE } = {}) {
    const signal = AbortSignal.timeout(ms)
    for (;;) {
      const latest = this.list(to).findLast(mail => after === undefined || Number(mail.id) > Number(after))
      if (latest) return latest
      try {
        await once(this.#events, 'change', { signal })
      } catch {
        throw new Error(`No mail${to ? ` to ${to}` : ''} came within ${ms} ms.`)
      }
    }
  }

  /** Waits for a change after a version. @param {number} version @param {number} ms */
  async nextChange(version, ms) {
    if (this.#version > version) return
    await once(this.#events, 'change', { signal: AbortSignal.timeout(ms) }).catch(() => undefined)
  }

  clear() {
    this.#mails = []
    this.#changed()
  }

  #changed() {
    this.#version += 1
    this.#events.emit('change')
  }
}
