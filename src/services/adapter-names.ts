import { signal } from '../core/signal.js'

const adapters = signal<readonly string[]>([])

/** Names of adapters that differ from their namespace. */
const ADAPTERS: Readonly<Partial<Record<string, string>>> = { eip155: 'evm', bip122: 'bitcoin' }

/** Sets the namespaces that the site's adapters serve, as reported to services; none if any is served over a relay. */
export function setAdapterNames(namespaces: readonly string[]): void {
  adapters.set(namespaces.map(namespace => ADAPTERS[namespace] ?? namespace))
}

/** The names of the site's adapters, for services. */
export const adapterNames = (): readonly string[] => adapters.get()
