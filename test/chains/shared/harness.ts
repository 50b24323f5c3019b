import type { AdapterContext, ChainAdapter } from '../../../src/chains/adapter.js'
import type { AdapterEvent, WalletsPort } from '../../../src/chains/ports/wallets.js'
import type { CaipNetwork } from '../../../src/core/entities/network.js'
import { parseNetworks } from '../../../src/services/config/networks.js'

const clean: (() => void)[] = []

/** Takes what a test put into the page out of it, the last first. */
export function cleanUp(): void {
  for (const task of clean.splice(0).reverse()) task()
}

/** Runs when the test is over. */
export const afterTest = (task: () => void): void => void clean.push(task)

/** A listed network as a family gets it. */
export function toNetwork(input: unknown): CaipNetwork {
  const [network] = parseNetworks([input]).networks
  if (!network) throw new Error('no network')
  return network
}

/** An adapter and the events it emitted. */
export interface Started<Adapter> {
  readonly adapter: Adapter
  readonly events: AdapterEvent[]
}

/** What a site that changed nothing hands to an adapter. */
export const contextOf = (networks: readonly CaipNetwork[]): AdapterContext => ({
  networks: () => networks,
  endpoints: async ({ rpcUrls }) => rpcUrls.default.http,
  announced: true,
  injected: true,
})

/** Starts an adapter until the test is over. */
export function startAdapter<Adapter extends ChainAdapter & { readonly wallets: WalletsPort }>(
  adapter: Adapter,
): Started<Adapter> {
  const events: AdapterEvent[] = []
  adapter.wallets.subscribe(event => events.push(event))
  adapter.wallets.discover()
  afterTest(() => adapter.destroy?.())
  return { adapter, events }
}

/** Waits `ms`, by default until a change of a wallet has been passed on. */
export const settle = (ms = 60): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
