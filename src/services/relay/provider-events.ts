import { admitNamespaces } from './added-namespaces.js'
import { dropNamespaces, guardUpdates } from './ended-namespaces.js'
import type { ProtocolProvider } from './protocol.js'
import { parseSession, type RelaySession } from './session.js'
import type { SentRequest } from './sent-requests.js'
import { parseSessionEvent, type SessionEvent } from './session-event.js'

/** Events of a session and of the relay. */
export type RelayEvent =
  | { readonly type: 'updated'; readonly session: RelaySession }
  | { readonly type: 'event'; readonly event: SessionEvent }
  | { readonly type: 'ended' }
  | { readonly type: 'error'; readonly error: Error }
  /** A request was sent to the wallet. */
  | { readonly type: 'sent'; readonly request: SentRequest }
  /** A request that was sent is over. */
  | { readonly type: 'answered'; readonly id: number }
  /** A session that the site created with its own provider. */
  | { readonly type: 'connected'; readonly session: RelaySession }

const topicOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, 'topic') : undefined

/** Listens to a provider until the returned function is called. */
export function listen(provider: ProtocolProvider, notify: (event: RelayEvent) => void): () => void {
  const { client } = provider
  const read = (type: 'updated' | 'connected') => () => {
    if (type === 'connected') dropNamespaces(provider)
    const session = parseSession(provider.session)
    if (session && type === 'updated') admitNamespaces(provider, session)
    if (session) notify({ type, session })
  }
  const ended = (): void => notify({ type: 'ended' })
  const deleted = (): void => {
    dropNamespaces(provider)
    ended()
  }
  const expired = (value: unknown): void => {
    if (topicOf(value) === topicOf(provider.session)) ended()
  }
  const listeners = {
    connect: read('connected'),
    session_update: read('updated'),
    session_delete: deleted,
    session_event(value: unknown) {
      const event = parseSessionEvent(value)
      if (event) notify({ type: 'event', event })
    },
  }
  const onError = (error: unknown): void => {
    if (error instanceof Error) notify({ type: 'error', error })
  }
  const stopGuard = guardUpdates(provider)
  for (const [name, listener] of Object.entries(listeners)) provider.on(name, listener)
  client.on('session_expire', expired)
  client.core.relayer.on('relayer_error', onError)
  return () => {
    stopGuard()
    for (const [name, listener] of Object.entries(listeners)) provider.removeListener(name, listener)
    client.off('session_expire', expired)
    client.core.relayer.off('relayer_error', onError)
  }
}
