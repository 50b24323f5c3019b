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
 * Keeps the client from what it does by itself at every request: it opens the wallet without a tap, and from a frame in
 * place of the page around it. Whoever listens to what was sent may open it instead.
 */
export function keepFromOpening({ client: { session } }: Pick<ProtocolProvider, 'client'>): void {
  const get = session.get?.bind(session)
  if (!get) return
  session.get = topic => {
    const known = get(topic)
    return { ...known, sessionConfig: { ...known.sessionConfig, disableDeepLink: true } }
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
