import { logger } from '../logger.js'
import type { ProtocolProvider } from './protocol.js'
import type { RelaySession } from './session.js'

/**
 * Makes the client accept requests in namespaces that the wallet has added to its session, now and after a reload: it
 * knows only the namespaces that it connected with.
 */
export function admitNamespaces(provider: ProtocolProvider, { chains, methods }: RelaySession): void {
  const { rpcProviders } = provider
  if (!rpcProviders || !provider.createProviders) return
  const added = Object.entries(methods).filter(([namespace]) => !(namespace in rpcProviders))
  if (!added.length) return
  const entries = added.map(([namespace, allowed]) => {
    const own = chains.filter(id => id.startsWith(`${namespace}:`))
    return [namespace, { chains: own, methods: allowed, events: [] }] as const
  })
  const known = { ...rpcProviders }
  try {
    provider.namespaces = { ...provider.namespaces, ...Object.fromEntries(entries) }
    provider.createProviders()
    Object.assign(rpcProviders, known) // the earlier ones, with their active networks
    provider.persist?.('namespaces', provider.namespaces).catch((error: unknown) => logger.error(error))
  } catch (error) {
    logger.error(error) // the client then rejects requests in these namespaces
  }
}
