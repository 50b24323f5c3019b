import { logger } from '../logger.js'
import { isRecord, memberOf } from '../readers.js'
import type { ProtocolProvider } from './protocol.js'

/** The keys of a session's namespaces: wallets name a namespace, or one of its networks. */
function keysOf({ session }: ProtocolProvider): readonly string[] {
  const namespaces = memberOf(session, 'namespaces')
  return isRecord(namespaces) ? Object.keys(namespaces) : []
}

/** Removes the client's providers that a session does not name; returns them. */
function takeProviders(
  { rpcProviders }: ProtocolProvider,
  isNamed: (namespace: string) => boolean,
): Readonly<Record<string, unknown>> {
  if (!isRecord(rpcProviders)) return {}
  const taken = Object.entries(rpcProviders).filter(([namespace]) => !isNamed(namespace))
  for (const [namespace] of taken) Reflect.deleteProperty(rpcProviders, namespace)
  return Object.fromEntries(taken)
}

/**
 * Makes the client forget the namespaces that its session lacks: it keeps those of earlier sessions, and those that the
 * wallet has removed.
 */
export function dropNamespaces(provider: ProtocolProvider): void {
  const named = keysOf(provider).map(key => key.split(':')[0])
  takeProviders(provider, namespace => named.includes(namespace))
  if (!isRecord(provider.namespaces)) return
  for (const key of Object.keys(provider.namespaces))
    if (!named.includes(key.split(':')[0])) Reflect.deleteProperty(provider.namespaces, key)
}

/**
 * Lets the client apply every update of its session: it throws for a namespace that the session lacks, or names only by
 * its networks, and then reports neither this update nor any later one. Returns a function that ends it.
 */
export function guardUpdates(provider: ProtocolProvider): () => void {
  const update = provider.onSessionUpdate
  if (typeof update !== 'function') return () => undefined
  const guarded = (): void => {
    dropNamespaces(provider)
    const keys = keysOf(provider)
    const aside = takeProviders(provider, namespace => keys.includes(namespace))
    try {
      update.call(provider)
    } catch (error) {
      logger.error(error) // the page still follows the session
    }
    Object.assign(provider.rpcProviders ?? {}, aside)
  }
  provider.onSessionUpdate = guarded
  return () => {
    if (provider.onSessionUpdate === guarded) provider.onSessionUpdate = update
  }
}
