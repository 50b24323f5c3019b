import { BitcoinCore } from './core.js'
import { BitcoinPage } from './page.js'
import { createSatsConnectProvider } from './provider.js'
import { createBitcoinSide } from './standard.js'
import type { TestBitcoinWallet, TestBitcoinWalletOptions } from './types.js'
import { DEFAULT_ICON } from '../icon.js'

/** The change event for Wallet Standard. */
interface ChangeListener {
  (change: { readonly accounts: readonly object[] }): void
}

function createStandard(core: BitcoinCore, name: string, icon: string): object {
  const side = createBitcoinSide(core)
  const on = (event: string, listener: ChangeListener): (() => void) => {
    if (event !== 'change') return () => undefined
    const notify = (): void => listener({ accounts: side.accounts() })
    core.emitter.on('change', notify)
    return () => core.emitter.off('change', notify)
  }
  return Object.freeze({
    version: '1.0.0',
    name,
    icon,
    chains: side.chains,
    get accounts() {
      return side.accounts()
    },
    features: { ...side.features, 'standard:events': { version: '1.0.0', on } },
  })
}

/**
 * Creates a Bitcoin wallet in the page that works like a real one: sites find it through the Wallet Standard or the
 * page's list of providers, and it signs with local keys, but follows the script of the test. It is in the page when
 * this returns, unless it was authorised before the page loaded: then it appears as soon as its addresses have been
 * derived.
 */
export function createTestBitcoinWallet(options: TestBitcoinWalletOptions = {}): TestBitcoinWallet {
  const { name = 'Test Bitcoin Wallet', icon = DEFAULT_ICON, presence = 'standard', announce = 'now' } = options
  const id = options.id ?? `${name.replace(/[^A-Za-z0-9]+/g, '')}Provider`
  const core = new BitcoinCore(options, name)
  const standard = createStandard(core, name, icon)
  const provider = createSatsConnectProvider(core)
  const page = new BitcoinPage({ id, name, icon, presence, announce, standard, provider, ready: () => whenReady(core) })
  page.install()
  return {
    name,
    id,
    standard,
    provider,
    calls: core.calls,
    get authorized() {
      return core.authorized
    },
    get network() {
      return core.network
    },
    getAddresses: () => core.getAddresses(),
    announce: () => page.announce(),
    install: () => page.install(),
    uninstall: () => {
      page.uninstall()
      core.script.clear()
      core.emitter.clear()
    },
    clear: () => clear(core),
    approve: method => core.script.approve(method),
    reject: method => core.script.reject(method),
    hang: method => core.script.hang(method),
    pending: method => core.script.pending(method),
    answer: (method, value) => core.script.answer(method, value),
    fail: (method, error) => core.script.fail(method, error),
    delay: (milliseconds, method) => core.script.delay(milliseconds, method),
    setKeys: keys => core.setKeys(keys),
    switchNetwork: network => core.switchTo(network),
    lock: lockOptions => lock(core, lockOptions),
    unlock: () => unlock(core),
    revoke: () => core.revoke(),
    removeExtension: () => {
      core.removed = true
    },
  }
}

function clear(core: BitcoinCore): void {
  core.script.clear()
  core.removed = false
  core.memory.lock = 'open'
  core.calls.length = 0
}

function lock(core: BitcoinCore, { refuse = false }: { readonly refuse?: boolean } = {}): void {
  core.memory.lock = refuse ? 'refuses' : 'waits'
  if (core.authorized) core.emitter.emit('change', undefined)
}

async function unlock(core: BitcoinCore): Promise<void> {
  core.memory.lock = 'open'
  if (core.authorized) await core.getAddresses()
  core.script.wake()
  if (core.authorized) core.emitter.emit('change', undefined)
}

/** An already authorised wallet must know its addresses before it is found. */
const whenReady = (core: BitcoinCore): Promise<unknown> | undefined =>
  core.authorized ? core.getAddresses() : undefined
