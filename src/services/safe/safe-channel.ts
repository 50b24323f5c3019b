import * as z from 'zod/mini'

import { toHex } from '../../core/encoding/bytes.js'
import { MalformedReplyError } from '../../core/errors/service.js'
import { cleanLabel } from '../../core/text/label.js'
import { parse } from '../readers.js'
import { ANSWERS, replySchema, type SafeAnswer, type SafeMethod } from './messages.js'

/** The implemented protocol version; hosts check its major version. */
const VERSION = '9.1.0'
/** Bytes of a request’s id, which must not be guessable. */
const ID_BYTES = 16
/** Maximum length of a host's message that is kept, in characters. */
const MAX_MESSAGE = 300

/** EIP-1193: the user rejected the request. */
const USER_REJECTED = 4001
/** JSON-RPC: something went wrong. */
const INTERNAL_ERROR = -32603

/** The host's error, with the code that sites check for a rejection. */
const refusal = (said: unknown): Error => {
  const message = cleanLabel(said, MAX_MESSAGE) ?? 'The Safe refused'
  return Object.assign(new Error(message), { code: /reject/i.test(message) ? USER_REJECTED : INTERNAL_ERROR })
}

const gone = (): DOMException => new DOMException('The Safe is gone', 'AbortError')

interface Open {
  readonly resolve: (data: unknown) => void
  readonly reject: (error: Error) => void
}

/**
 * Messages of the Safe Apps protocol to and from the page around this one. Messages are posted to its exact origin, and
 * accepted only from there and from its own window; messages forged by scripts of this page are ignored.
 */
export class SafeChannel {
  readonly #host: Pick<Window, 'postMessage'>
  readonly #origin: string
  readonly #open = new Map<string, Open>()
  readonly #life: AbortSignal

  /** @param life - Ends it: nothing more is received, and pending requests reject with the reason. */
  constructor(host: Pick<Window, 'postMessage'>, origin: string, life: AbortSignal) {
    this.#host = host
    this.#origin = origin
    this.#life = life
    addEventListener('message', this.#onEvent, { signal: life })
    life.addEventListener('abort', () => {
      for (const { reject } of this.#open.values()) reject(gone())
      this.#open.clear()
    })
  }

  /**
   * Asks the host.
   *
   * @throws {MalformedReplyError} the answer is invalid
   * @throws {DOMException} an `AbortError`, once it has ended
   */
  async ask<M extends SafeMethod>(method: M, params?: unknown): Promise<SafeAnswer<M>> {
    if (this.#life.aborted) throw gone()
    const data = await new Promise<unknown>((resolve, reject) => {
      const id = toHex(crypto.getRandomValues(new Uint8Array(ID_BYTES)))
      this.#host.postMessage({ id, method, params, env: { sdkVersion: VERSION } }, this.#origin)
      this.#open.set(id, { resolve, reject })
    })
    const answer = z.safeParse(ANSWERS[method], data)
    if (!answer.success) throw new MalformedReplyError({ details: method })
    return answer.data as SafeAnswer<M> // parsed by its own method's row
  }

  readonly #onEvent = (event: MessageEvent): void => {
    if (!event.isTrusted || event.source !== this.#host || event.origin !== this.#origin) return
    const reply = parse(replySchema, event.data)
    const request = reply && this.#open.get(reply.id)
    if (!request) return
    this.#open.delete(reply.id)
    if (reply.success) request.resolve(reply.data)
    else request.reject(refusal(reply.error))
  }
}
