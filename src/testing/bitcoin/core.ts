import { type BitcoinKeys, REGTEST_ACCOUNTS } from './accounts.js'
import type { TestBitcoinAddress, TestBitcoinNetwork, TestBitcoinWalletOptions } from './types.js'
import { Emitter } from '../emitter.js'
import { unauthorized } from '../provider-rpc-error.js'
import { Script } from '../script.js'
import { SiteMemoryStore } from '../site-memory.js'
import type { TestWalletCall } from '../types.js'

/** The networks, in the order in which the memory indexes them. */
export const TEST_BITCOIN_NETWORKS = ['mainnet', 'testnet', 'signet', 'regtest'] as const

/** The requests for which a Bitcoin wallet prompts, through either interface. */
const PROMPTING: ReadonlySet<string> = new Set([
  'bitcoin:connect',
  'bitcoin:signMessage',
  'bitcoin:signTransaction',
  'bitcoin:signAndSendTransaction',
  'bitcoin:switchNetwork',
  'getAddresses',
  'wallet_connect',
  'wallet_changeNetwork',
  'signMessage',
  'signPsbt',
  'sendTransfer',
])

/** The wallet's keys, network, permission and script. Emits `change` and `disconnect`. */
export class BitcoinCore {
  readonly script = new Script(PROMPTING)
  readonly emitter = new Emitter()
  readonly calls: TestWalletCall[] = []
  /** Base URL of the service used for sending. */
  readonly esplora: string | undefined
  /** The networks it supports. */
  readonly networks: readonly TestBitcoinNetwork[]
  /** Whether requests fail as if the extension had been removed. */
  removed = false
  /** The keys that sign. */
  keys: BitcoinKeys
  /** What it remembers about the site, and its lock. */
  readonly memory: SiteMemoryStore
  #addresses: readonly TestBitcoinAddress[] = []

  constructor(options: TestBitcoinWalletOptions, name: string) {
    const { keys = REGTEST_ACCOUNTS[0], network = 'regtest', networks = TEST_BITCOIN_NETWORKS } = options
    const chainId = TEST_BITCOIN_NETWORKS.indexOf(network)
    const key = options.storageKey ?? `test-bitcoin-wallet:${name}`
    this.memory = new SiteMemoryStore({ authorized: false, chainId, added: {} }, key, options.storage)
    this.keys = keys
    this.networks = networks
    this.esplora = options.esplora
  }

  /** Whether the site is currently authorised. */
  get authorized(): boolean {
    return this.memory.get().authorized
  }

  /** Whether the site may use it now: it has been approved, and the wallet is not locked. */
  get isOpen(): boolean {
    return this.authorized && this.memory.lock === 'open'
  }

  /** The network it is on. */
  get network(): TestBitcoinNetwork {
    return TEST_BITCOIN_NETWORKS[this.memory.get().chainId] ?? 'regtest'
  }

  /** The addresses the site may see now, as far as they have been derived. */
  get visible(): readonly TestBitcoinAddress[] {
    return this.isOpen ? this.#addresses : []
  }

  /** Its addresses on its network. */
  async getAddresses(): Promise<readonly TestBitcoinAddress[]> {
    const { addressesOf } = await import('./signing.js')
    this.#addresses = addressesOf(this.keys, this.network)
    return this.#addresses
  }

  /** Answers a call as scripted, or with the result of `act`. */
  async run(method: string, params: unknown, act: () => unknown): Promise<unknown> {
    this.calls.push({ method, params })
    if (this.removed) throw new Error('Extension context invalidated.')
    return this.script.run(method, params, act)
  }

  /**
   * Grants the site permission once the wallet is unlocked; returns its addresses.
   *
   * @throws {ProviderRpcError} 4100 when it is locked and refuses
   */
  async authorize(): Promise<readonly TestBitcoinAddress[]> {
    while (this.memory.lock !== 'open') {
      if (this.memory.lock === 'refuses') throw unauthorized()
      await this.script.wait()
    }
    this.memory.set({ authorized: true })
    const addresses = await this.getAddresses()
    this.emitter.emit('change', undefined)
    return addresses
  }

  /** Revokes the permission and notifies the site. */
  revoke(): void {
    if (!this.authorized) return
    this.memory.set({ authorized: false })
    this.emitter.emit('change', undefined)
    this.emitter.emit('disconnect', undefined)
  }

  /** Switches to other keys and notifies the site. */
  async setKeys(keys: BitcoinKeys): Promise<void> {
    this.keys = keys
    await this.getAddresses()
    this.emitter.emit('change', undefined)
  }

  /** Switches its network and notifies the site. */
  async switchTo(network: TestBitcoinNetwork): Promise<void> {
    this.memory.set({ chainId: TEST_BITCOIN_NETWORKS.indexOf(network) })
    await this.getAddresses()
    this.emitter.emit('change', undefined)
  }
}
