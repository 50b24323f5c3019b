import type { ChainNamespace } from '../core/caip.js'
import { AdapterNotFoundError } from '../core/errors/not-found.js'
import { ConnectorNotFoundError } from '../core/errors/connection.js'
import { atEnd } from '../core/instance.js'
import type { AdapterContext, AdapterFactory, ChainAdapter } from './adapter.js'
import type { ConnectorPort } from './ports/wallets.js'
import { factories } from './factories.js'
import { withChecksums } from './shared/checksums.js'

const loads = new Map<ChainNamespace, Promise<ChainAdapter>>()
const adapters = new Map<ChainNamespace, ChainAdapter>()

/**
 * Loads a family once; a failed load can be retried. `fallback` serves a namespace without its own adapter.
 *
 * @throws {AdapterNotFoundError} the site gave no adapter for the namespace
 */
export function loadAdapter(
  namespace: ChainNamespace,
  context: AdapterContext,
  fallback?: AdapterFactory,
): Promise<ChainAdapter> {
  const known = loads.get(namespace)
  if (known) return known
  const factory = factories.get(namespace) ?? factories.get('*') ?? fallback
  if (!factory) return Promise.reject(new AdapterNotFoundError(namespace))
  const isCurrent = (): boolean => loads.get(namespace) === load
  const load = factory.load(context, namespace).then(
    loaded => {
      const adapter = withChecksums(loaded)
      if (isCurrent()) adapters.set(namespace, adapter)
      else adapter.destroy?.() // its instance has ended
      return adapter
    },
    (error: unknown) => {
      if (isCurrent()) loads.delete(namespace)
      throw error
    },
  )
  loads.set(namespace, load)
  return load
}

/** An already loaded family. */
export const loadedAdapter = (namespace: ChainNamespace): ChainAdapter | undefined => adapters.get(namespace)

/**
 * A connector of a family.
 *
 * @throws {ConnectorNotFoundError} the family has none with this id
 */
export function needConnector({ wallets }: ChainAdapter, connectorId: string): ConnectorPort {
  const connector = wallets?.connector(connectorId)
  if (!connector) throw new ConnectorNotFoundError(connectorId)
  return connector
}

/** Replaces a loaded adapter with one made from it. */
export function replaceAdapter(namespace: ChainNamespace, adapter: ChainAdapter): void {
  loads.set(namespace, Promise.resolve(adapter))
  adapters.set(namespace, adapter)
}

/** Stops and forgets every family, at the end of an instance. */
function destroyAdapters(): void {
  for (const adapter of adapters.values()) adapter.destroy?.()
  factories.clear()
  loads.clear()
  adapters.clear()
}

atEnd(destroyAdapters)
