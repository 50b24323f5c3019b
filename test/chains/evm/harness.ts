import type { AdapterContext, AdapterEvent } from '../../../src/chains/adapter.js'
import { EvmAdapter } from '../../../src/chains/evm/adapter.js'
import type { CaipNetwork } from '../../../src/core/entities/network.js'
import { createTestWallet, type TestWallet, type TestWalletOptions } from '../../../src/testing/index.js'

/** Chains of the test wallets; nothing is ever asked of their nodes. */
const CHAINS = { 1: '', 137: '' }

const clean: (() => void)[] = []

/** Takes wallets and adapters of a test out of the page. */
export function cleanUp(): void {
  for (const task of clean.splice(0)) task()
}

/** Runs when the test is over. */
export const afterTest = (task: () => void): void => void clean.push(task)

/** Puts a wallet in the page until the test is over. */
export function makeWallet(options: TestWalletOptions = {}): TestWallet {
  const wallet = createTestWallet({ chains: CHAINS, ...options })
  afterTest(() => wallet.uninstall())
  return wallet
}

/** An adapter and the news it tells. */
export interface Harness {
  readonly adapter: EvmAdapter
  readonly events: AdapterEvent[]
}

/** Starts an adapter until the test is over. */
export function makeAdapter(context: Partial<AdapterContext> = {}): Harness {
  const adapter = new EvmAdapter({
    networks: () => [mainnet],
    endpoints: async ({ rpcUrls }) => rpcUrls.default.http,
    announced: true,
    injected: true,
    ...context,
  })
  const events: AdapterEvent[] = []
  adapter.subscribe(event => events.push(event))
  adapter.discover()
  afterTest(() => adapter.destroy())
  return { adapter, events }
}

const net = (id: number, name: string): CaipNetwork => ({
  id,
  name,
  caipNetworkId: `eip155:${id}`,
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: [`https://site.example/${id}?key=secret`] },
    chainDefault: { http: [`https://public.example/${id}`] },
  },
  blockExplorers: { default: { name: 'Scan', url: `https://scan.example/${id}` } },
})

/** Two networks with an endpoint of the site's and one of the chain's own. */
export const mainnet = net(1, 'Ethereum')
export const polygon = net(137, 'Polygon')

/** What a promise is rejected with. */
export async function refusal(task: Promise<unknown>): Promise<unknown> {
  try {
    await task
  } catch (error) {
    return error
  }
  throw new Error('Nothing was refused')
}

/** Waits `ms`, by default until news of a wallet has been told. */
export const settle = (ms = 60): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Whether a promise is still open after `ms`. */
export const isOpen = (task: Promise<unknown>, ms = 30): Promise<boolean> =>
  Promise.race([
    task.then(
      () => false,
      () => false,
    ),
    settle(ms).then(() => true),
  ])

/** How often a method was called. */
export const count = (wallet: TestWallet, method: string): number =>
  wallet.calls.filter(call => call.method === method).length

/** Replaces `window.ethereum` until the test is over. */
export function putEthereum(descriptor: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(window, 'ethereum')
  Object.defineProperty(window, 'ethereum', { configurable: true, ...descriptor })
  afterTest(() => {
    Reflect.deleteProperty(window, 'ethereum')
    if (before) Object.defineProperty(window, 'ethereum', before)
  })
}

/** Announces anything at all. */
export const announce = (detail: unknown): void =>
  void window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
