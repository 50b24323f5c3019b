import type { AdapterContext } from '../../../src/chains/adapter.js'
import { EvmAdapter } from '../../../src/chains/evm/adapter.js'
import type { CaipNetwork } from '../../../src/core/entities/network.js'
import { createTestWallet, type TestWallet, type TestWalletOptions } from '../../../src/testing/index.js'
import { afterTest, contextOf, settle, startAdapter, type Started } from '../shared/harness.js'

/** Chains of the test wallets; nothing is ever asked of their nodes. */
const CHAINS = { 1: '', 137: '' }

/** Puts a wallet in the page until the test is over. */
export function makeWallet(options: TestWalletOptions = {}): TestWallet {
  const wallet = createTestWallet({ chains: CHAINS, ...options })
  afterTest(() => wallet.uninstall())
  return wallet
}

/** An adapter and its events. */
export type Harness = Started<EvmAdapter>

/** Starts an adapter until the test is over. */
export const makeAdapter = (context: Partial<AdapterContext> = {}): Harness =>
  startAdapter(new EvmAdapter({ ...contextOf([mainnet]), ...context }))

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
