import type { ProtocolClient, ProtocolProvider } from './protocol.js'
import { watchSent } from './sent-requests.js'

type Wait = () => Promise<unknown>

/** Waits as the client does; it rejects with an error on timeout, which a wallet's rejection is not. */
const catching =
  (wait: Wait): Wait =>
  () => {
    const answer = wait()
    answer.catch((cause: unknown) => {
      if (cause instanceof Error) wait().catch(() => undefined)
    })
    return answer
  }

/**
 * A proposal without an answer for 5 minutes makes the client reject twice: to the caller, and unhandled, which the
 * page would see as its own error long after the code was shown. Calling it once more catches the second rejection.
 */
export function catchExpiry(client: ProtocolClient): void {
  const connect = client.connect?.bind(client)
  if (connect)
    client.connect = async params => {
      const made = await connect(params)
      return { ...made, approval: catching(made.approval) }
    }
  const authenticate = client.authenticate?.bind(client)
  if (authenticate)
    client.authenticate = async (...params) => {
      const made = await authenticate(...params)
      return { ...made, response: catching(made.response) }
    }
}

/**
 * How long a wallet may take for a request, in ms: less than the client's own 5 minutes, which start before it is sent.
 */
const PATIENCE = 290_000

/** Ends unanswered requests before the client does: it would reject twice there too, once unhandled. */
export function endRequests(provider: ProtocolProvider): void {
  const { events } = provider.client.engine ?? {}
  if (!events) return
  watchSent(provider, ({ id }) => {
    const answer = `session_request:${id}`
    const expire = (): unknown => events.emit(answer, { error: new Error('Request expired. Please try again.') })
    const timer = setTimeout(expire, PATIENCE)
    events.once(answer, () => clearTimeout(timer))
  })
}
