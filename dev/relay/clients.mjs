import { createHash, randomUUID } from 'node:crypto'
import { isRecord, parseJson } from '../api/body.mjs'
import { methods, ParamsError } from './methods.mjs'

/** @typedef {import('./mailbox.mjs').Mail} Mail */
/** @typedef {{ method: string, client: string, topic: string | null, tag: number | null, at: number }} RelayCall */

/**
 * The id of a client, from the token that it signs. The signature is not checked: only local clients connect.
 * @param {string | null} token
 * @returns {string}
 */
export function clientIdOf(token) {
  const payload = parseJson(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString('utf8'))?.value
  const issuer = isRecord(payload) && typeof payload.iss === 'string' ? payload.iss : ''
  return issuer.replace(/^did:key:/, '') || createHash('sha256').update(randomUUID()).digest('hex')
}

/** An open socket: answers the client's calls, and delivers its messages. */
export class RelayClient {
  #socket
  #mailbox
  #switches
  #record
  /** Messages that were sent and not acknowledged yet, by the id of the request. @type {Map<number, Mail>} */
  #open = new Map()
  #requests = Date.now() * 1000

  /**
   * @param {object} parts
   * @param {string} parts.clientId
   * @param {import('ws').WebSocket} parts.socket
   * @param {import('./mailbox.mjs').Mailbox} parts.mailbox
   * @param {import('./switches.mjs').RelaySwitches} parts.switches
   * @param {(call: RelayCall) => void} parts.record is called with every call
   */
  constructor({ clientId, socket, mailbox, switches, record }) {
    this.clientId = clientId
    this.#socket = socket
    this.#mailbox = mailbox
    this.#switches = switches
    this.#record = record
    socket.on('message', data => this.#later(() => this.#receive(String(data))))
    socket.on('close', () => mailbox.leave(this))
    socket.on('error', () => socket.terminate())
  }

  /** @param {string} subscription @param {Mail} mail */
  deliver(subscription, mail) {
    const { topic, message, publishedAt, tag, attestation } = mail
    const id = ++this.#requests
    this.#open.set(id, mail)
    const data = { topic, message, publishedAt, tag, attestation }
    this.#send({ id, jsonrpc: '2.0', method: 'irn_subscription', params: { id: subscription, data } })
  }

  /** @param {string} text */
  #receive(text) {
    if (this.#switches.door === 'hang') return
    const call = parseJson(text)?.value
    if (!isRecord(call)) return
    if (typeof call.method !== 'string') return this.#acknowledge(Number(call.id))
    const params = isRecord(call.params) ? call.params : {}
    this.#record({
      method: call.method,
      client: this.clientId,
      topic: typeof params.topic === 'string' ? params.topic : null,
      tag: typeof params.tag === 'number' ? params.tag : null,
      at: Date.now(),
    })
    this.#send({ id: call.id, jsonrpc: '2.0', ...this.#answer(call.method, params) })
  }

  /** @param {string} method @param {Record<string, unknown>} params */
  #answer(method, params) {
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) return { error: { code: -32601, message: `Method not found: ${method}` } }
    try {
      return { result: run(this.#mailbox, this, params) }
    } catch (error) {
      if (error instanceof ParamsError) return { error: { code: -32602, message: error.message } }
      throw error
    }
  }

  /**
   * Records that the client has received a message. Unacknowledged ones are sent again when it reconnects.
   * @param {number} id
   */
  #acknowledge(id) {
    this.#open.get(id)?.acknowledged.add(this.clientId)
    this.#open.delete(id)
  }

  /** @param {unknown} message */
  #send(message) {
    this.#later(() => {
      if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message))
    })
  }

  /** @param {() => void} action */
  #later(action) {
    if (this.#switches.delay > 0) setTimeout(action, this.#switches.delay).unref()
    else action()
  }
}
