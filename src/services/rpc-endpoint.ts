import { HttpStatusError, HttpUnreachableError, MalformedReplyError } from '../core/errors/service.js'
import { FALLBACK_PING_INTERVAL, HTTP_TIMEOUT } from '../core/limits.js'
import { type LoggedRequest, logEnd, logRequest } from './request-log.js'
import { readExcerpt, readText } from './body.js'
import { startDeadline } from './deadline.js'
import type { Fetch } from './http.js'
import { retryAfter } from './retry-after.js'
import { type RpcReply, blamesBatch, limitIn, matchReplies } from './rpc-reply.js'
import { isServiceEndpoint } from './service-endpoint.js'

/** One call of a chain. */
export interface RpcCall {
  readonly method: string
  readonly params: readonly unknown[] | Readonly<Record<string, unknown>>
}

/** How to verify that an endpoint serves the right chain: a call, and a check of its result. */
export interface ChainCheck {
  readonly method: string
  readonly isExpected: (result: unknown) => boolean
}

/** What tests replace. */
export interface RpcEndpointOptions {
  readonly check?: ChainCheck | undefined
  readonly fetchLike?: Fetch | undefined
  /** In ms. */
  readonly timeout?: number | undefined
}

/** The answers to some calls, in order; `undefined` for one that the endpoint omitted. */
export type RpcAnswers = readonly (RpcReply | undefined)[]

/** Largest accepted reply, in bytes. */
const REPLY_LIMIT = 16 * 1024 * 1024
/** How much of the body is kept that comes with an error status, in characters. */
const EXCERPT = 300

/**
 * How long to send nothing to an endpoint after its first 429 without a readable header, and after each later one, in
 * ms.
 */
const PAUSES = { first: 10_000, further: 30_000 } as const

/** One endpoint of a chain with its health. */
export class RpcEndpoint {
  readonly #url: string
  readonly #options: RpcEndpointOptions
  #failedAt: number | undefined
  /** Until when nothing is sent to it, in ms since the epoch; kept until it answers again. */
  #pausedUntil: number | undefined
  #isChecked = false
  #isPinging = false
  #takesBatches = true
  #lastId = 0

  constructor(url: string, options: RpcEndpointOptions = {}) {
    this.#url = url
    this.#options = options
  }

  /** Whether the last call failed, or was refused because there are too many. */
  get isFailed(): boolean {
    return this.#failedAt !== undefined
  }

  /**
   * Makes calls, in one HTTP request if the endpoint supports batches; none after a 429, until it may be asked again.
   *
   * @throws {HttpStatusError} a status outside 200 to 299
   * @throws {HttpUnreachableError} no answer within 10 s
   * @throws {MalformedReplyError} not JSON-RPC, or the endpoint serves another chain
   */
  async send(calls: readonly RpcCall[], signal?: AbortSignal): Promise<RpcAnswers> {
    if (this.#isPaused) throw new HttpStatusError(429)
    try {
      await this.#ensureChain(signal)
      const answers = await this.#post(calls, signal)
      this.#failedAt = answers.some(limitIn) ? Date.now() : undefined
      if (!this.#isPaused) this.#pausedUntil = undefined
      return answers
    } catch (error) {
      if (!signal?.aborted) this.#failedAt = Date.now()
      throw error
    }
  }

  /** Checks in the background whether a failed endpoint works again, at most every 4 s (SPEC 7). Never rejects. */
  async ping(): Promise<void> {
    const { check } = this.#options
    if (this.#failedAt === undefined || this.#isPinging || this.#isPaused) return
    if (Date.now() - this.#failedAt < FALLBACK_PING_INTERVAL) return
    this.#isPinging = true
    if (check)
      await this.send([{ method: check.method, params: [] }]).catch(() => undefined) // recorded by `send`
    else this.#failedAt = undefined // without a check, it gets another chance
    this.#isPinging = false
  }

  get #isPaused(): boolean {
    return this.#pausedUntil !== undefined && this.#pausedUntil > Date.now()
  }

  /** Several calls made at the same time may all get a 429, which then counts only once. */
  #pause(response: Response): void {
    if (this.#isPaused) return
    const usual = this.#pausedUntil === undefined ? PAUSES.first : PAUSES.further
    this.#pausedUntil = Date.now() + retryAfter(response, usual)
  }

  async #ensureChain(signal: AbortSignal | undefined): Promise<void> {
    const { check } = this.#options
    if (!check || this.#isChecked) return
    const [reply] = await this.#post([{ method: check.method, params: [] }], signal)
    if (limitIn(reply)) throw new HttpStatusError(429)
    if (!reply || !('result' in reply) || !check.isExpected(reply.result))
      throw new MalformedReplyError({ details: 'The endpoint serves another chain.' })
    this.#isChecked = true
  }

  async #post(calls: readonly RpcCall[], signal: AbortSignal | undefined): Promise<RpcAnswers> {
    if (calls.length > 1 && !this.#takesBatches) return this.#postEach(calls, signal)
    const entries = calls.map(call => ({ jsonrpc: '2.0', id: ++this.#lastId, ...call }))
    const ids = entries.map(({ id }) => id)
    const logged = logRequest('POST', this.#url, [...new Set(calls.map(({ method }) => method))].join(' '))
    try {
      const replies = matchReplies(await this.#fetchText(calls.length > 1 ? entries : entries[0], logged, signal), ids)
      if (replies !== 'unbatched') return ids.map(id => replies.get(id))
    } catch (error) {
      if (calls.length === 1 || !isBatchRefusal(error)) throw error
    }
    this.#takesBatches = false
    return this.#postEach(calls, signal)
  }

  async #postEach(calls: readonly RpcCall[], signal: AbortSignal | undefined): Promise<RpcAnswers> {
    return (await Promise.all(calls.map(call => this.#post([call], signal)))).flatMap(answers => answers)
  }

  async #fetchText(body: unknown, logged: LoggedRequest, signal: AbortSignal | undefined): Promise<string> {
    const { fetchLike = (input, init) => fetch(input, init), timeout = HTTP_TIMEOUT } = this.#options
    const deadline = startDeadline(timeout, () => new HttpUnreachableError({ details: 'timeout' }), signal)
    const work = async (): Promise<string> => {
      const response = await fetchLike(this.#url, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': isServiceEndpoint(this.#url) ? 'text/plain' : 'application/json' },
        signal: deadline.signal,
        redirect: 'error',
        credentials: 'omit',
        referrerPolicy: 'strict-origin',
      })
      logged.status = response.status
      if (response.status === 429) this.#pause(response)
      if (!response.ok) throw await statusError(response)
      return readText(response, REPLY_LIMIT)
    }
    try {
      return await logEnd(logged, deadline.race(work()))
    } catch (error) {
      const reason = deadline.reasonFor(error)
      const isOurs = reason instanceof HttpStatusError || reason instanceof MalformedReplyError
      throw signal?.aborted || isOurs ? reason : new HttpUnreachableError({ cause: reason })
    } finally {
      deadline.end()
    }
  }
}

const statusError = async (response: Response): Promise<HttpStatusError> =>
  new HttpStatusError(response.status, { details: await readExcerpt(response, EXCERPT) })

/** Statuses for servers without batch support. Some answer a batch that is too large with 500, and say why. */
const isBatchRefusal = (error: unknown): boolean =>
  error instanceof HttpStatusError &&
  ([400, 405, 413, 415, 422].includes(error.status) || (error.status === 500 && blamesBatch(error.details)))
