import { ANVIL_ACCOUNTS } from './anvil-accounts.js'
import { Emitter } from './emitter.js'
import { DEFAULT_ICON } from './icon.js'
import { Keyring } from './keyring.js'
import { callMethod } from './methods.js'
import { Nodes } from './nodes.js'
import { PagePresence } from './page-presence.js'
import { disconnected } from './provider-rpc-error.js'
import { Script } from './script.js'
import { toScript } from './script-functions.js'
import { SiteMemoryStore } from './site-memory.js'
import type {
  TestWallet,
  TestWalletActions,
  TestWalletCall,
  TestWalletInfo,
  TestWalletOptions,
  TestWalletProvider,
} from './types.js'
import { WalletChains } from './wallet-chains.js'
import { WalletCore } from './wallet-core.js'

const DEFAULT_CHAINS = { 1: '', 31337: 'http://127.0.0.1:8545' }

/**
 * Creates an EVM wallet in the page that works like a real one: it announces itself through EIP-6963 and signs with a
 * local key, but follows the script of the test. It has been announced when this returns (see the option `announce`);
 * `uninstall()` removes it.
 */
export function createTestWallet(options: TestWalletOptions = {}): TestWallet {
  const { announce: mode = 'now', inject = false } = options
  const emitter = new Emitter()
  const info = toInfo(options)
  const core = createCore(options, info, emitter)
  const calls: TestWalletCall[] = []
  const provider = createProvider(core, calls, options.events === false ? undefined : emitter)
  const onStorage = (event: StorageEvent): void => void core.follow(event)
  const presence = new PagePresence({ info, provider, mode, inject, onStorage })
  const clear = (): void => {
    core.script.clear()
    core.removed = false
    core.lock = 'open'
    calls.length = 0
  }
  presence.install()
  return {
    info,
    provider,
    calls,
    get authorized() {
      return core.authorized
    },
    get chainId() {
      return core.chains.current
    },
    getAddresses: () => core.getAddresses(),
    listenerCount: event => emitter.count(event),
    announce: () => presence.announce(),
    install: () => presence.install(),
    uninstall: () => {
      presence.uninstall()
      core.script.clear()
      emitter.clear()
    },
    clear,
    ...toScript(core.script),
    ...toActions(core, emitter),
  }
}

/** A random UUID of version 4; pages of plain http have no `crypto.randomUUID`. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant.toString(16)}${hex.slice(18, 20)}`,
    hex.slice(20),
  ].join('-')
}

function toInfo(options: TestWalletOptions): TestWalletInfo {
  const { name = 'Test Wallet', uuid = randomUuid(), icon = DEFAULT_ICON } = options
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return Object.freeze({ uuid, name, icon, rdns: options.rdns ?? `com.example.${slug}` })
}

function createCore(options: TestWalletOptions, info: TestWalletInfo, emitter: Emitter): WalletCore {
  const { chains = DEFAULT_CHAINS, privateKey = ANVIL_ACCOUNTS[0].privateKey, privateKeys = [privateKey] } = options
  const chainId = options.chainId ?? Number(Object.keys(chains)[0] ?? 1)
  const key = options.storageKey ?? `test-wallet:${info.rdns}`
  const memory = new SiteMemoryStore({ authorized: false, chainId, added: {} }, key, options.storage)
  return new WalletCore({
    chains: new WalletChains(chains, emitter, memory, new Nodes(options.fetch)),
    emitter,
    keyring: new Keyring(privateKeys),
    memory,
    script: new Script(),
  })
}

/** The provider; without an emitter it has no `on` and `removeListener`. */
function createProvider(core: WalletCore, calls: TestWalletCall[], emitter?: Emitter): TestWalletProvider {
  const provider: TestWalletProvider = {
    request: async ({ method, params }) => {
      calls.push({ method, params })
      if (core.removed) throw new Error('Extension context invalidated.')
      return core.script.run(method, params, () => callMethod(core, method, params))
    },
  }
  if (!emitter) return provider
  return Object.assign(provider, {
    on: (event: string, listener: (payload: unknown) => void) => {
      emitter.on(event, listener)
      return provider
    },
    removeListener: (event: string, listener: (payload: unknown) => void) => {
      emitter.off(event, listener)
      return provider
    },
  })
}

const toActions = (core: WalletCore, emitter: Emitter): TestWalletActions => ({
  lock: ({ refuse = false } = {}) => {
    core.lock = refuse ? 'refuses' : 'waits'
    if (core.authorized) emitter.emit('accountsChanged', [])
  },
  unlock: async () => {
    core.lock = 'open'
    core.script.wake()
    if (core.authorized) emitter.emit('accountsChanged', await core.getVisibleAddresses())
  },
  setAccounts: addresses => core.setAccounts(addresses),
  switchAccount: async index => {
    const addresses = await core.keyring.getAddresses()
    const active = addresses[index]
    if (active === undefined) throw new RangeError(`The wallet has no account ${index}`)
    core.setAccounts([active, ...addresses.filter(address => address !== active)])
  },
  switchChain: chainId => core.chains.switchTo(chainId),
  disconnect: () => emitter.emit('disconnect', disconnected()),
  revoke: () => void core.authorize(false),
  removeExtension: () => {
    core.removed = true
  },
  emit: (event, payload) => emitter.emit(event, payload),
})
