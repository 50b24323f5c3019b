import { WalletModalError } from '../core/errors/base.js'
import { HttpStatusError, HttpUnreachableError, MalformedReplyError } from '../core/errors/service.js'
import { HTTP_TIMEOUT } from '../core/limits.js'
import { logEnd, logRequest } from './request-log.js'
import { readBody, readExcerpt, readText } from './body.js'
import { startDeadline } from './deadline.js'
import { type Parser, parse } from './readers.js'
import { retryAfter } from './retry-after.js'
import type { Path } from './url-path.js'

/** Parameters of a request; those that are `undefined` are left out (WIRE 1.3). */
export type Query = Readonly<Record<string, string | undefined>>

/** Options common to all requests. */
export interface HttpRequest {
  readonly query?: Query | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly signal?: AbortSignal | undefined
}

/** A request with a parsed JSON reply. */
export interface JsonRequest<T> extends HttpRequest {
  readonly schema: Parser<T>
  /** Maximum bytes; default: 5 MB. */
  readonly limit?: number | undefined
}

/** A request with a body, sent as JSON. */
export interface PostRequest<T> extends JsonRequest<T> {
  readonly body: unknown
}

/** A request for a file. */
export interface BlobRequest extends HttpRequest {
  /** Accepted content types, such as `image/`; matched by prefix. */
  readonly type: string
  /** Maximum bytes. */
  readonly limit: number
}

/** One service over HTTP. Paths start with a slash; values go into them through `path` of `url-path`. */
export interface HttpClient {
  get<T>(path: string | Path, request: JsonRequest<T>): Promise<T>
  post<T>(path: string | Path, request: PostRequest<T>): Promise<T>
  blob(path: string | Path, request: BlobRequest): Promise<Blob>
}

/** Largest accepted JSON reply, in bytes. */
const JSON_LIMIT = 5 * 1024 * 1024
/** Longest part of an error reply that is kept, in characters. */
const EXCERPT = 2_048
/** Delay after a 429 without a readable header, in ms: at most 3 calls a minute (SECURITY: REL-S5). */
const RETRY_AFTER = 20_000

/** `fetch`, or a test's replacement. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>

/** No redirect is followed, no cookie is sent, and the page is identified only by its origin. */
export const DISCREET = { redirect: 'error', credentials: 'omit', referrerPolicy: 'strict-origin' } as const

/** What tests replace. */
export interface HttpOptions {
  readonly fetchLike?: Fetch
  /** In ms. */
  readonly timeout?: number
}

interface Call<T> extends HttpRequest {
  readonly init: RequestInit & { readonly headers?: Readonly<Record<string, string>> }
  readonly read: (response: Response) => Promise<T>
}

/** Joins a service's base URL, which may include a path, with a path and parameters. */
function urlOf(baseUrl: string, path: string, ...queries: readonly (Query | undefined)[]): string {
  const url = new URL(baseUrl.replace(/\/+$/, '') + path)
  for (const query of queries)
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}

function parseJson<T>(text: string, schema: Parser<T>): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new MalformedReplyError({ cause })
  }
  const parsed = parse(schema, value)
  if (parsed === undefined) throw new MalformedReplyError()
  return parsed
}

const json =
  <T>(schema: Parser<T>, limit = JSON_LIMIT) =>
  async (response: Response): Promise<T> =>
    parseJson(await readText(response, limit), schema)

/**
 * Creates a client for one service. Each call times out after 10 s, slow bodies included (SPEC 9), never follows a
 * redirect (SECURITY: SEC-C2), and sends no cookies. While a 429 tells it to wait, no call of its route is made.
 *
 * Calls reject with the signal's reason when aborted.
 *
 * @param baseUrl absolute URL, with or without a path
 * @param fixedQuery parameters of every request
 * @throws {HttpStatusError} a status outside 200 to 299; its `details` contain the start of the body
 * @throws {HttpUnreachableError} no answer, or none in time
 * @throws {MalformedReplyError} not the expected JSON or file, or too large
 */
export function createHttpClient(
  baseUrl: string,
  fixedQuery: Query = {},
  { fetchLike = (input, init) => fetch(input, init), timeout = HTTP_TIMEOUT }: HttpOptions = {},
): HttpClient {
  const pausedUntil = new Map<string, number>()

  async function call<T>(place: string | Path, { query, headers, signal, init, read }: Call<T>): Promise<T> {
    const { text: path, route } = typeof place === 'string' ? { text: place, route: place } : place
    const limited = `${init.method} ${route}`
    if ((pausedUntil.get(limited) ?? 0) > Date.now()) throw new HttpStatusError(429)
    const deadline = startDeadline(timeout, () => new HttpUnreachableError({ details: 'timeout' }), signal)
    const logged = logRequest(init.method ?? 'GET', baseUrl, path)
    const work = async (): Promise<T> => {
      const response = await fetchLike(urlOf(baseUrl, path, fixedQuery, query), {
        ...init,
        ...DISCREET,
        headers: { ...init.headers, ...headers },
        signal: deadline.signal,
      })
      logged.status = response.status
      if (response.status === 429) pausedUntil.set(limited, Date.now() + retryAfter(response, RETRY_AFTER))
      if (!response.ok) throw new HttpStatusError(response.status, { details: await readExcerpt(response, EXCERPT) })
      return read(response)
    }
    try {
      return await logEnd(logged, deadline.race(work()))
    } catch (error) {
      const reason = deadline.reasonFor(error)
      throw signal?.aborted || reason instanceof WalletModalError ? reason : new HttpUnreachableError({ cause: reason })
    } finally {
      deadline.end()
    }
  }

  return {
    get: (path, { schema, limit, ...request }) =>
      call(path, { ...request, init: { method: 'GET' }, read: json(schema, limit) }),
    post: (path, { schema, body, limit, ...request }) =>
      call(path, {
        ...request,
        init: { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
        read: json(schema, limit),
      }),
    blob: (path, { type, limit, ...request }) =>
      call(path, {
        ...request,
        init: { method: 'GET' },
        read: async response => {
          const actual = response.headers.get('content-type')?.toLowerCase() ?? ''
          if (!actual.startsWith(type)) throw new MalformedReplyError({ details: 'content type' })
          return new Blob([await readBody(response, limit)], { type: actual })
        },
      }),
  }
}
