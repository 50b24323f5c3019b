import type { Emitter } from './emitter.js'
import type { Keyring } from './keyring.js'
import type { Script } from './script.js'
import { toHex } from './shapes.js'
import type { Lock, SiteMemoryStore } from './site-memory.js'
import type { WalletChains } from './wallet-chains.js'

/** The parts of a wallet. */
export interface WalletParts {
  readonly chains: WalletChains
  readonly emitter: Emitter
  readonly keyring: Keyring
  readonly memory: SiteMemoryStore
  readonly script: Script
}

/** The wallet's accounts, lock and site permission. Notifies the site with events. */
export class WalletCore {
  readonly chains: WalletChains
  readonly keyring: Keyring
  readonly script: Script
  /** Whether requests fail as if the extension had been removed. */
  removed = false
  readonly #emitter: Emitter
  readonly #memory: SiteMemoryStore
  #lastJob: Promise<unknown> = Promise.resolve()

  constructor(parts: WalletParts) {
    this.chains = parts.chains
    this.keyring = parts.keyring
    this.script = parts.script
    this.#emitter = parts.emitter
    this.#memory = parts.memory
  }

  /** Whether the wallet is locked and, if so, what `eth_requestAccounts` does. */
  get lock(): Lock {
    return this.#memory.lock
  }

  set lock(lock: Lock) {
    this.#memory.lock = lock
  }

  /** Whether the site is currently authorised. */
  get authorized(): boolean {
    return this.#memory.get().authorized
  }

  /** Addresses a site receives once it is authorised. */
  async getAddresses(): Promise<readonly string[]> {
    return this.#memory.get().accounts ?? (await this.keyring.getAddresses())
  }

  /** Addresses the site may see now: none without its permission or while the wallet is locked. */
  async getVisibleAddresses(): Promise<readonly string[]> {
    return this.authorized && this.lock === 'open' ? this.getAddresses() : []
  }

  /** Grants or revokes the site's permission and notifies it of a change. */
  async authorize(authorized: boolean): Promise<void> {
    if (authorized === this.authorized) return
    this.#memory.set({ authorized })
    this.#emitter.emit('accountsChanged', authorized ? await this.getVisibleAddresses() : [])
  }

  /** Sets the addresses to exactly these and notifies an authorised site. */
  setAccounts(accounts: readonly string[]): void {
    this.#memory.set({ accounts: [...accounts] })
    if (this.authorized && this.lock === 'open') this.#emitter.emit('accountsChanged', [...accounts])
  }

  /** Runs a job after all earlier ones, so that two transactions never use the same nonce. */
  enqueue<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#lastJob.then(job)
    this.#lastJob = result.catch(() => undefined)
    return result
  }

  /** Notifies the site of changes from another tab, as a wallet notifies every tab. */
  async follow(event: StorageEvent): Promise<void> {
    const change = this.#memory.parseChange(event)
    if (!change) return
    const [before, after] = change
    if (before.chainId !== after.chainId) this.#emitter.emit('chainChanged', toHex(after.chainId))
    const lockChanged = (before.lock ?? 'open') !== this.lock
    if (lockChanged && this.lock === 'open') this.script.wake()
    const accountsChanged = lockChanged || JSON.stringify(before.accounts) !== JSON.stringify(after.accounts)
    if (before.authorized !== after.authorized || (after.authorized && accountsChanged)) {
      this.#emitter.emit('accountsChanged', await this.getVisibleAddresses())
    }
  }
}
