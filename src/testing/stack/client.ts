import { isRecord } from '../shapes.js'

const DEV_URL = 'http://127.0.0.1:8787'

/** Where the development stack is. */
export interface DevStackOptions {
  /** Address of the development stack, `stack.api.url`; http://127.0.0.1:8787 without it. */
  readonly devUrl?: string
  /** Replaces `fetch`. */
  readonly fetch?: typeof globalThis.fetch
}

/** The switches of a running development stack, over HTTP. */
export interface DevStackClient {
  /** Reads an answer. @throws {Error} the stack refuses, in its words */
  readonly read: <Answer>(path: string) => Promise<Answer>
  /** Does something. @throws {Error} the stack refuses, in its words */
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

/** The answer as JSON; what the stack refuses becomes an error with its words. */
async function answerOf(response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  const reason = isRecord(answer) && typeof answer.error === 'string' ? answer.error : `Status ${response.status}`
  throw new Error(reason)
}
