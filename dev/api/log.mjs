import { matchRoute } from './pattern.mjs'

/** How many requests are kept; the oldest goes first. */
const MAX_REQUESTS = 1_000
/** Longest body text that is kept as it came, in characters. */
const MAX_BODY_TEXT = 65_536

/**
 * One request as it arrived.
 * @typedef {object} LoggedRequest
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} query
 * @property {unknown} body parsed JSON, else the text, else `null`
 * @property {Record<string, string>} headers
 * @property {number} at milliseconds since 1970
 * @property {number | null} status of the answer; `null` while there is none
 * @property {boolean} aborted whether the connection ended before the answer was sent
 */

/**
 * @param {string} body
 * @param {{ value: unknown } | undefined} parsed
 * @returns {unknown}
 */
function bodyToKeep(body, parsed) {
  if (body === '') return null
  if (body.length > MAX_BODY_TEXT) return `${body.slice(0, MAX_BODY_TEXT)}… (${body.length} characters)`
  return parsed ? parsed.value : body
}

/** A bounded memory of what pages asked for. */
export class RequestLog {
  /** @type {LoggedRequest[]} */
  #requests = []

  /**
   * @param {{ method: string, url: URL, headers: import('node:http').IncomingHttpHeaders, body: string, parsed: { value: unknown } | undefined }} request
   * @returns {LoggedRequest} the entry, whose `status` and `aborted` are written later
   */
  add({ method, url, headers, body, parsed }) {
    const entry = {
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: bodyToKeep(body, parsed),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      at: Date.now(),
      status: null,
      aborted: false,
    }
    this.#requests.push(entry)
    if (this.#requests.length > MAX_REQUESTS) this.#requests.shift()
    return entry
  }

  /**
   * @param {string} [route] only these, such as `GET /getWallets`
   * @returns {LoggedRequest[]} copies, oldest first
   */
  list(route) {
    const wanted = route ? this.#requests.filter(({ method, path }) => matchRoute(route, method, path)) : this.#requests
    return wanted.map(entry => ({ ...entry }))
  }

  clear() {
    this.#requests = []
  }
}
