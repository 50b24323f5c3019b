import { createWalletModal } from '../../src/client.js'
import type { WalletModal, WalletModalOptions } from '../../src/client/types.js'
import * as asking from '../../src/controllers/flows/asking.js'
import * as backstage from '../../src/controllers/flows/backstage.js'
import * as connecting from '../../src/controllers/flows/connecting.js'
import { keepBackstage, provideChunks } from '../../src/controllers/flows/load-backstage.js'
import { mainnet, polygon } from '../../src/networks.js'
import { type FakeAdapter, fakeAdapter, type Script } from './fake-adapter.js'

/** Provides what comes after the first view, some of it in another way. */
export function provideFlows(other: Partial<typeof backstage> = {}): void {
  const flows = { ...backstage, ...other }
  keepBackstage(flows)
  provideChunks({ connecting: async () => connecting, asking: async () => asking, backstage: async () => flows })
}

provideFlows()

let living: WalletModal | undefined

/** Options under which nothing is asked of any service. */
export const OFFLINE = {
  projectId: 'test',
  services: { catalogue: false, blockchain: false, rpc: false, analytics: false, secureSite: false, relay: false },
  remoteConfig: false,
  debug: false,
} as const

/** Creates an instance whose EVM wallets do what `script` says. */
export function instance(
  script: Script = {},
  options: Partial<WalletModalOptions> = {},
): { modal: WalletModal; adapter: FakeAdapter } {
  const adapter = fakeAdapter(script)
  living = createWalletModal({ networks: [mainnet, polygon], adapters: [adapter.factory], ...OFFLINE, ...options })
  return { modal: living, adapter }
}

/** Ends the instance and forgets what it stored; what `destroy` undoes lazily is awaited. */
export async function endInstance(): Promise<void> {
  living?.destroy()
  living = undefined
  await new Promise(resolve => setTimeout(resolve))
  const { forget } = await import('../../src/controllers/flows/forget.js')
  forget()
  localStorage.clear()
}

/** Lets pending microtasks and timers of 0 ms run. */
export const settle = (ms = 0): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
