import type { Fetch } from '../../src/services/http.js'

/** A request as a fake service saw it. */
export interface Seen {
  readonly url: URL
  readonly init: RequestInit
}

/** What a fake service answers: a response, a failure, or nothing until the request is given up. */
export type Answer = Response | Error | 'hang'

/** Makes a `fetch` that answers with `answer` and remembers what it was asked. */
export function fakeFetch(answer: (request: Seen) => Answer | Promise<Answer>): {
  readonly fetchLike: Fetch
  readonly seen: Seen[]
} {
  const seen: Seen[] = []
  const fetchLike: Fetch = async (input, init) => {
    const request = { url: new URL(input), init }
    seen.push(request)
    if (init.signal?.aborted) throw init.signal.reason
    const result = await answer(request)
    if (result instanceof Response) return result
    if (result instanceof Error) throw result
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true })
    })
  }
  return { fetchLike, seen }
}

/** A JSON reply. */
export const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } })
