import { isRecord } from '../shapes.js'

const DEV_URL = 'http://127.0.0.1:8787'

/** Where the development stack is. */
export interface DevStackOptions {
  /** The URL of the development stack, as in `stack.api.url`; default: `http://127.0.0.1:8787`. */
  readonly devUrl?: string
  /** A replacement for `fetch`. */
  readonly fetch?: typeof globalThis.fetch
}

/** The switches of a running development stack, over HTTP. */
export interface DevStackClient {
  /** Resolves to the answer. @throws {Error} the stack refuses; its message says why */
  readonly read: <Answer>(path: string) => Promise<Answer>
  /** Performs an action. @throws {Error} the stack refuses; its message says why */
  readonly send: (path: string, body: unknown) => Promise<void>
}

/** Calls the development stack. */
export function devStackClient({ devUrl = DEV_URL, fetch }: DevStackOptions): DevStackClient {
  const call = fetch ?? globalThis.fetch.bind(globalThis)
  const base = `${devUrl.replace(/\/+$/, '')}/__dev`
  return {
    read: async <Answer>(path: string) => answerOf(await call(`${base}/${path}`)) as Promise<Answer>, // the stack is ours, of the same version
    send: async (path, body) => {
      const headers = { 'content-type': 'application/json' }
      await answerOf(await call(`${base}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
    },
  }
}

/** The answer as JSON; a refusal becomes an error with the stack's message. */
async function answerOf(response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  const reason = isRecord(answer) && typeof answer.error === 'string' ? answer.error : `Status ${response.status}`
  throw new Error(reason)
}
