import { createHash } from 'node:crypto'

/** Default lifetime of a message, in seconds. */
const DEFAULT_TTL = 300
/** Maximum number of messages per topic; the oldest is dropped first. */
const MAX_PER_TOPIC = 500

/**
 * A message that waits for its receivers.
 * @typedef {object} Mail
 * @property {string} topic
 * @property {string} message encrypted by the sender; the relay cannot read it
 * @property {number} publishedAt milliseconds since 1970
 * @property {number} tag what kind of message it is
 * @property {string | undefined} attestation
 * @property {string} from client id of the sender
 * @property {number} expires milliseconds since 1970
 * @property {Set<string>} acknowledged ids of the clients that have received it
 */

/**
 * One connected client, as the mailbox sees it.
 * @typedef {object} Receiver
 * @property {string} clientId
 * @property {(subscription: string, mail: Mail) => void} deliver
 */

/** Keeps messages until they expire, and delivers them to subscribers. */
export class Mailbox {
  /** @type {Map<string, Mail[]>} */
  #mail = new Map()
  /** @type {Map<string, Map<Receiver, string>>} */
  #subscriptions = new Map()

  /**
   * Adds a message and delivers it to all subscribers except its sender.
   * @param {Receiver} sender
   * @param {{ topic: string, message: string, ttl?: number, tag?: number, attestation?: string }} letter `ttl` in seconds
   */
  publish(sender, { topic, message, ttl = DEFAULT_TTL, tag = 0, attestation }) {
    const publishedAt = Date.now()
    const expires = publishedAt + ttl * 1000
    const from = sender.clientId
    const mail = { topic, message, publishedAt, tag, attestation, from, expires, acknowledged: new Set() }
    const kept = [...this.#keptFor(topic), mail]
    this.#mail.set(topic, kept.slice(-MAX_PER_TOPIC))
    for (const [receiver, id] of this.#subscriptions.get(topic) ?? []) {
      if (receiver.clientId !== from) receiver.deliver(id, mail)
    }
  }

  /**
   * Subscribes a client to a topic; stored messages are delivered immediately.
   * @param {Receiver} receiver
   * @param {string} topic
   * @returns {string} the id of the subscription, the same for a client that comes back
   */
  subscribe(receiver, topic) {
    const id = createHash('sha256')
      .update(topic + receiver.clientId)
      .digest('hex')
    const subscribers = this.#subscriptions.get(topic) ?? new Map()
    this.#subscriptions.set(topic, subscribers)
    if (subscribers.has(receiver)) return id
    subscribers.set(receiver, id)
    // After the answer to the subscription itself: the client does not know the id before.
    setImmediate(() => {
      if (subscribers.has(receiver)) for (const mail of this.waiting(receiver, topic)) receiver.deliver(id, mail)
    })
    return id
  }

  /** @param {Receiver} receiver @param {string} topic @returns {boolean} whether it had followed the topic */
  unsubscribe(receiver, topic) {
    const subscribers = this.#subscriptions.get(topic)
    const had = subscribers?.delete(receiver) ?? false
    if (subscribers?.size === 0) this.#subscriptions.delete(topic)
    return had
  }

  /** Ends every subscription of a client that went away. @param {Receiver} receiver */
  leave(receiver) {
    for (const topic of [...this.#subscriptions.keys()]) this.unsubscribe(receiver, topic)
  }

  /** @param {Receiver} receiver @param {string} topic @returns {Mail[]} what the client has not had yet */
  waiting(receiver, topic) {
    const { clientId } = receiver
    return this.#keptFor(topic).filter(mail => mail.from !== clientId && !mail.acknowledged.has(clientId))
  }

  /** Drops expired messages. */
  sweep() {
    for (const topic of [...this.#mail.keys()]) {
      const kept = this.#keptFor(topic)
      if (kept.length) this.#mail.set(topic, kept)
      else this.#mail.delete(topic)
    }
  }

  /** Forgets all messages; subscriptions stay. */
  clear() {
    this.#mail.clear()
  }

  /** @returns {{ topics: number, messages: number }} how much waits, and how many topics are followed */
  count() {
    this.sweep()
    const messages = [...this.#mail.values()].reduce((sum, mail) => sum + mail.length, 0)
    return { topics: this.#subscriptions.size, messages }
  }

  /** @param {string} topic @returns {Mail[]} */
  #keptFor(topic) {
    const now = Date.now()
    return (this.#mail.get(topic) ?? []).filter(mail => mail.expires > now)
  }
}
