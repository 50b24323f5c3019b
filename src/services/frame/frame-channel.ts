import { toHex } from '../../core/encoding/bytes.js'
import { FrameError, FrameLoadError, FrameRequestError } from '../../core/errors/frame.js'
import { cleanLabel } from '../../core/text/label.js'
import { isRecord } from '../readers.js'

const APP = '@w3m-app/'
const READY = '@w3m-frame/READY'
const REPLY = /^@w3m-frame\/([A-Z_]{1,64})_(SUCCESS|ERROR)$/

/** Maximum length of the frame's messages that is kept, in characters. */
const MAX_MESSAGE = 300
/** Bytes of a request's id (SECURITY: SEC-F4 requires at least 8). */
const ID_BYTES = 16

interface Open {
  readonly name: string
  readonly resolve: (payload: unknown) => void
  readonly reject: (error: Error) => void
}

/** The sender of a message event, read by the browser's own getters, whatever a page defined on the event. */
const read = (event: MessageEvent, field: 'origin' | 'source' | 'data'): unknown =>
  Object.getOwnPropertyDescriptor(MessageEvent.prototype, field)?.get?.call(event)

/**
 * Messages to and from one frame on the page. They are posted to its exact origin, and accepted only from there and from its
 * own window (SECURITY: SEC-F1 to F4). Only the first reply to an open request counts; everything else is ignored.
 */
export class FrameChannel {
  readonly #frame: HTMLIFrameElement
  readonly #origin: string
  readonly #open = new Map<string, Open>()
  readonly #end = new AbortController()
  #onReady: () => void = () => undefined
  /** How many times the frame has reported ready, and how many documents it has loaded. */
  readonly #seen = { ready: 0, load: 0 }

  /** Resolves once the frame reports that it is ready for messages. */
  readonly ready = new Promise<void>(resolve => {
    this.#onReady = resolve
  })

  constructor(frame: HTMLIFrameElement, origin: string) {
    this.#frame = frame
    this.#origin = origin
    addEventListener('message', this.#onEvent, { signal: this.#end.signal })
    frame.addEventListener('load', () => this.#count('load'), { signal: this.#end.signal })
  }

  /** Aborted once the frame is gone. */
  get gone(): AbortSignal {
    return this.#end.signal
  }

  /** Sends a message and returns the payload of its reply, unparsed; rejects with the frame's own error. */
  ask(name: string, payload: unknown, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = this.post(name, payload)
      const drop = (): void => void this.#open.delete(id)
      this.#open.set(id, { name, resolve, reject })
      signal?.addEventListener('abort', drop, { once: true, signal: this.#end.signal })
    })
  }

  /** Sends a message without a reply; returns its id. */
  post(name: string, payload?: unknown): string {
    const id = toHex(crypto.getRandomValues(new Uint8Array(ID_BYTES)))
    const { contentWindow } = this.#frame
    if (!contentWindow || this.gone.aborted) throw new FrameLoadError()
    const message = { type: `${APP}${name}`, id, ...(payload === undefined ? {} : { payload }) }
    try {
      contentWindow.postMessage(message, this.#origin)
    } catch (cause) {
      throw new FrameRequestError({ cause }) // it contains a value that cannot be cloned
    }
    return id
  }

  /** Ends the channel: every open request rejects, and the frame is removed. */
  close(error: Error): void {
    if (this.gone.aborted) return
    this.#end.abort(error)
    for (const { reject } of this.#open.values()) reject(error)
    this.#open.clear()
    this.#frame.remove()
  }

  /**
   * Closes the channel when a second document reports ready: it has replaced the first one, will not answer earlier
   * requests, and knows nothing about the page.
   */
  #count(what: 'ready' | 'load'): void {
    this.#seen[what] += 1
    const { ready, load } = this.#seen
    if (ready > 1 && load > 1) this.close(new FrameLoadError({ details: 'The frame has reloaded itself.' }))
    else if (what === 'ready') this.#onReady()
  }

  readonly #onEvent = (event: MessageEvent): void => {
    if (read(event, 'origin') !== this.#origin || read(event, 'source') !== this.#frame.contentWindow) return
    const data = read(event, 'data')
    if (!isRecord(data) || typeof data['type'] !== 'string') return
    if (data['type'] === READY) return this.#count('ready')
    const [, name, outcome] = REPLY.exec(data['type']) ?? []
    const id = typeof data['id'] === 'string' ? data['id'] : ''
    const request = this.#open.get(id)
    if (!request || request.name !== name) return
    this.#open.delete(id)
    if (outcome === 'SUCCESS') return request.resolve(data['payload'])
    const { payload } = data
    const said = isRecord(payload) ? cleanLabel(payload['message'], MAX_MESSAGE) : undefined
    request.reject(new FrameError(said))
  }
}
