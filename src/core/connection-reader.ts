import type { ChainNamespace } from './caip.js'
import type { Connection, ConnectionState } from './entities/connection.js'
import { signal } from './signal.js'

type ByNamespace<T> = Readonly<Partial<Record<ChainNamespace, T>>>

/** What may be read of the page's connections; `ConnectionsController` says what each does. */
export interface ConnectionReader {
  readonly state: { readonly connections: ByNamespace<readonly Connection[]>; readonly active: ByNamespace<string> }
  inState(namespace: ChainNamespace, ...states: readonly ConnectionState[]): readonly Connection[]
  activeConnectorId(namespace: ChainNamespace | undefined): string | undefined
  provider(namespace: ChainNamespace): unknown
}

/** The page's connections, once the code that connects is loaded; there are none before. */
export const connectionReader = signal<ConnectionReader | undefined>(undefined)

/** The raw provider of the wallet that is connected in a namespace. */
export const providerOf = (namespace: ChainNamespace | undefined): unknown =>
  namespace && connectionReader.get()?.provider(namespace)
