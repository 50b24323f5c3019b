import { repairDeepLink } from '../storage/deep-link.js'
import type { ProtocolProvider } from './protocol.js'

/** A request that the relay has accepted. */
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
 * Stops a client from opening the wallet automatically on every request: without a tap, replacing the surrounding page
 * from a frame, and with any stored link. A listener for sent requests may open it instead. A stored link is checked
 * before each request, because clients may still read it. Returns a cleanup function.
 */
export function suppressDeepLinks({ client }: Pick<ProtocolProvider, 'client'>): () => void {
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

/** Listens for every request that the relay has accepted, until the returned function is called. */
export function watchSent({ client }: ProtocolProvider, onSent: (sent: SentRequest) => void): () => void {
  const listener = (value: unknown): void => {
    if (isSent(value)) onSent({ id: value.id, topic: value.topic })
  }
  client.on('session_request_sent', listener)
  return () => void client.off('session_request_sent', listener)
}

/** Notifications about requests to the wallet. */
export interface RequestListener {
  /** The relay has accepted one. */
  readonly onSent: (sent: SentRequest) => void
  /** One of them is over: the wallet has answered it, or it has failed. */
  readonly onAnswered: (id: number) => void
}

/** Follows each request until it is answered. Later requests are not followed once the returned function is called. */
export function watchRequests(
  { client }: Pick<ProtocolProvider, 'client'>,
  { onSent, onAnswered }: RequestListener,
): () => void {
  const { request } = client
  if (!request) return () => undefined
  client.request = async params => {
    const asked: unknown = Reflect.get(params, 'request')
    const ids: number[] = []
    const listener = (value: unknown): void => {
      if (!isSent(value) || Reflect.get(value, 'request') !== asked) return
      ids.push(value.id)
      onSent({ id: value.id, topic: value.topic })
    }
    client.on('session_request_sent', listener)
    try {
      return await request.call(client, params)
    } finally {
      client.off('session_request_sent', listener)
      ids.forEach(onAnswered)
    }
  }
  return () => {
    client.request = request
  }
}
