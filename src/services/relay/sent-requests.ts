import { repairDeepLink } from '../storage/deep-link.js'
import type { ProtocolProvider } from './protocol.js'

/** A request that the relay has taken. */
export interface SentRequest {
  readonly id: number
  /** Of the session. */
  readonly topic: string
}

const isSent = (value: unknown): value is SentRequest =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger(Reflect.get(value, 'id')) &&
  /^[0-9a-f]{64}$/.test(String(Reflect.get(value, 'topic')))

/**
 * Keeps a client from what it does by itself at every request: it opens the wallet without a tap, from a frame in place of
 * the page around it, and by whatever link is stored. Who listens to what was sent may open it instead. A stored link is
 * checked before each request, as clients may read it all the same. Returns the undoing.
 */
export function keepFromOpening({ client }: Pick<ProtocolProvider, 'client'>): () => void {
  const { session } = client
  const { get } = session
  if (get)
    session.get = topic => {
      const known = get.call(session, topic)
      return { ...known, sessionConfig: { ...known.sessionConfig, disableDeepLink: true } }
    }
  const { request } = client
  if (request)
    client.request = params => {
      repairDeepLink()
      return request.call(client, params)
    }
  return () => {
    if (get) session.get = get
    if (request) client.request = request
  }
}

/** Hears of every request that the relay has taken, until the returned function is called. */
export function watchSent({ client }: ProtocolProvider, hear: (sent: SentRequest) => void): () => void {
  const listener = (value: unknown): void => {
    if (isSent(value)) hear({ id: value.id, topic: value.topic })
  }
  client.on('session_request_sent', listener)
  return () => void client.off('session_request_sent', listener)
}
