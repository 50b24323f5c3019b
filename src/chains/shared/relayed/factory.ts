import type { AdapterFactory } from '../../adapter.js'

/** Serves the namespaces that the site gave no adapter for: their wallets are reached over a relay alone. */
export const RELAYED: AdapterFactory = {
  namespace: '*',
  load: async (context, namespace) => new (await import('./adapter.js')).RelayedAdapter(context, namespace),
}
