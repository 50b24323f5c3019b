import { createWalletModal } from '../../src/client.js'
import type { WalletModal, WalletModalOptions } from '../../src/client/types.js'
import { whenIdle } from '../../src/controllers/shell/when-idle.js'
import { mainnet, polygon } from '../../src/networks.js'
import { type FakeAdapter, fakeAdapter, type Script } from './fake-adapter.js'

let living: WalletModal | undefined

/** Options under which nothing is asked of any service. */
export const OFFLINE = {
  projectId: 'test',
  services: { catalogue: false, blockchain: false, rpc: false, analytics: false, secureSite: false, relay: false },
  remoteConfig: false,
  debug: false,
  preload: 'intent',
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

/** The page's own timer, also while a test stops time. */
const later = globalThis.setTimeout.bind(globalThis)

/** Lets pending microtasks and timers of up to so many ms run. */
export const settle = (ms = 0): Promise<void> => new Promise(resolve => later(resolve, ms))

/** Lets all that needs no time run to its end, one step after the other: promises, timers of 0 ms, loaded modules. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await settle()
}

/** Lets turns pass until `check` is true, also while a test stops time. */
export async function turnsUntil(check: () => boolean): Promise<void> {
  for (let turn = 0; !check(); turn++) {
    if (turn === 3_000) throw new Error('It did not happen')
    await settle()
  }
}

/** Lets the work begin that waits until the page is idle. */
export async function idle(): Promise<void> {
  await new Promise<void>(resolve => whenIdle(async () => resolve()))
  await turns()
}

/** Ends an instance as leaving the page does: what it stored stays. */
export async function endVisit(modal: WalletModal): Promise<void> {
  modal.destroy()
  await settle()
}

/** Ends the instance and forgets what it stored. */
export async function endInstance(): Promise<void> {
  living?.destroy()
  living = undefined
  await settle()
  localStorage.clear()
}
