import { Emitter } from './emitter.js'
import { ProviderRpcError, unauthorized } from './provider-rpc-error.js'
import type { Script } from './script.js'
import type { SiteMemoryStore } from './site-memory.js'
import type { TestWalletCall } from './types.js'

/** An account in the Wallet Standard format. */
export interface StandardTestAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

/** What one chain family adds to a Wallet Standard wallet. Its functions go through `StandardHost.ask`. */
export interface StandardFamily {
  readonly chains: readonly string[]
  /** Feature name to its members, `version` included. */
  readonly features: Readonly<Record<string, object>>
  /** Every account of the family, the active one first. */
  accounts(): Promise<readonly StandardTestAccount[]>
}

/** The object that registers with a page. */
export interface StandardTestWallet {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, object>>
  readonly accounts: readonly StandardTestAccount[]
}

/** The options of a host. */
export interface StandardHostOptions {
  readonly name: string
  readonly icon: string
  readonly script: Script
  readonly memory: SiteMemoryStore
}

/**
 * The core of a Wallet Standard wallet: connecting, permissions, the lock, and change events. The families add their
 * functions to it, so that one wallet can support several.
 */
export class StandardHost {
  /** Every request so far, oldest first: the feature's function as `method`, its inputs as `params`. */
  readonly calls: TestWalletCall[] = []
  /** Whether requests fail as if the extension had been removed. */
  removed = false
  readonly #options: StandardHostOptions
  /** The number of site handlers. */
  readonly emitter = new Emitter()
  #families: readonly StandardFamily[] = []
  #visible: readonly StandardTestAccount[] = []

  constructor(options: StandardHostOptions) {
    this.#options = options
  }

  /** Whether the site is currently authorised. */
  get authorized(): boolean {
    return this.#options.memory.get().authorized
  }

  /** Adds families; the wallet object is created after that. */
  async add(...families: readonly StandardFamily[]): Promise<void> {
    this.#families = [...this.#families, ...families]
    await this.#look()
  }

  /** Creates the object that registers. Its accounts are those the site may see when they are read. */
  wallet(): StandardTestWallet {
    const { name, icon } = this.#options
    const visible = (): readonly StandardTestAccount[] => this.#visible
    const own = this.#families.flatMap(({ features }) => Object.entries(features))
    return {
      version: '1.0.0',
      name,
      icon,
      chains: this.#families.flatMap(({ chains }) => chains),
      features: { ...this.#standardFeatures(), ...Object.fromEntries(own) },
      get accounts() {
        return visible()
      },
    }
  }

  /** Answers a call as scripted, or with `act` once the site is authorised and the wallet unlocked. */
  ask(method: string, params: unknown, act: () => unknown): Promise<unknown> {
    this.calls.push({ method, params })
    if (this.removed) return Promise.reject(new Error('Extension context invalidated.'))
    return this.#options.script.run(method, params, act)
  }

  /** Fails unless the site may use the account. */
  check(address: unknown): string {
    const account = this.#visible.find(entry => entry.address === address)
    if (!account) throw unauthorized()
    return account.address
  }

  /** Locks: no accounts; connecting waits for `unlock()`, or fails if `refuse` is set. */
  async lock({ refuse = false }: { readonly refuse?: boolean } = {}): Promise<void> {
    this.#options.memory.lock = refuse ? 'refuses' : 'waits'
    await this.changed()
  }

  /** Unlocks, and sends an authorised site its accounts again. */
  async unlock(): Promise<void> {
    this.#options.memory.lock = 'open'
    this.#options.script.wake()
    await this.changed()
  }

  /** Grants or revokes the site's permission, and notifies it. */
  async authorize(authorized: boolean): Promise<void> {
    this.#options.memory.set({ authorized })
    await this.changed()
  }

  /** Updates what the site may see, and notifies it. */
  async changed(): Promise<void> {
    await this.#look()
    this.emitter.emit('change', { accounts: this.#visible })
  }

  async #look(): Promise<void> {
    const open = this.authorized && this.#options.memory.lock === 'open'
    const accounts = open ? await Promise.all(this.#families.map(family => family.accounts())) : []
    this.#visible = accounts.flat()
  }

  async #connect(input: unknown): Promise<{ readonly accounts: readonly StandardTestAccount[] }> {
    const silent = typeof input === 'object' && input !== null && 'silent' in input && input.silent === true
    const { memory } = this.#options
    while (!silent && memory.lock !== 'open') {
      if (memory.lock === 'refuses') throw new ProviderRpcError(4100, 'The wallet is locked.')
      await this.#options.script.wait()
    }
    if (!silent && !this.authorized) await this.authorize(true)
    else await this.#look()
    return { accounts: this.#visible }
  }

  #standardFeatures(): Readonly<Record<string, object>> {
    const connect = (input?: unknown): Promise<unknown> =>
      this.ask('standard:connect', input, () => this.#connect(input))
    const disconnect = (): Promise<unknown> => this.ask('standard:disconnect', undefined, () => this.authorize(false))
    const on = (event: string, listener: (payload: unknown) => void): (() => void) => {
      this.emitter.on(event, listener)
      return () => this.emitter.off(event, listener)
    }
    return {
      'standard:connect': { version: '1.0.0', connect },
      'standard:disconnect': { version: '1.0.0', disconnect },
      'standard:events': { version: '1.0.0', on },
    }
  }
}
