import { SessionEndedError } from '../../core/errors/relay.js'
import { memberOf } from '../readers.js'
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

/**
 * Ends unanswered requests before the client does, which would reject twice, once unhandled. Once a session has ended, its
 * requests are rejected immediately, because they can no longer be answered.
 */
export function endRequests(provider: ProtocolProvider): void {
  const { client } = provider
  const { events } = client.engine ?? {}
  if (!events) return
  const waiting = new Map<number, string>()
  const fail = (id: number, error: Error): unknown => events.emit(`session_request:${id}`, { error })
  watchSent(provider, ({ id, topic }) => {
    waiting.set(id, topic)
    const timer = setTimeout(() => fail(id, new Error('Request expired. Please try again.')), PATIENCE)
    events.once(`session_request:${id}`, () => {
      clearTimeout(timer)
      waiting.delete(id)
    })
  })
  const onEnd = (ended: unknown): void => {
    const over = memberOf(ended, 'topic')
    for (const [id, topic] of [...waiting]) if (topic === over) fail(id, new SessionEndedError())
  }
  client.on('session_delete', onEnd)
  client.on('session_expire', onEnd)
  const disconnect = client.disconnect.bind(client)
  client.disconnect = params => disconnect(params).finally(() => onEnd(params)) // no event follows when the page ends it
}
