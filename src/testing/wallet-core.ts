import type { Emitter } from './emitter.js'
import type { Keyring } from './keyring.js'
import type { Script } from './script.js'
import { toHex } from './shapes.js'
import type { Lock, SiteMemoryStore } from './site-memory.js'
import type { WalletChains } from './wallet-chains.js'

/** The parts a wallet is made of. */
export interface WalletParts {
  readonly chains: WalletChains
  readonly emitter: Emitter
  readonly keyring: Keyring
  readonly memory: SiteMemoryStore
  readonly script: Script
}

/** The wallet's accounts, lock and permission of the site. Tells the site by events. */
export class WalletCore {
  readonly chains: WalletChains
  readonly keyring: Keyring
  readonly script: Script
  /** Whether requests must fail as after the extension's removal. */
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

  /** Whether the wallet is locked, and then what `eth_requestAccounts` does. */
  get lock(): Lock {
    return this.#memory.lock
  }

  set lock(lock: Lock) {
    this.#memory.lock = lock
  }

  /** Whether the site has been approved and not revoked since. */
  get authorized(): boolean {
    return this.#memory.get().authorized
  }

  /** Addresses a site gets once it is approved. */
  async getAddresses(): Promise<readonly string[]> {
    return this.#memory.get().accounts ?? (await this.keyring.getAddresses())
  }

  /** Addresses the site may see now: none without its permission or while the wallet is locked. */
  async getVisibleAddresses(): Promise<readonly string[]> {
    return this.authorized && this.lock === 'open' ? this.getAddresses() : []
  }

  /** Gives or takes the site's permission and tells it when that changes something. */
  async authorize(authorized: boolean): Promise<void> {
    if (authorized === this.authorized) return
    this.#memory.set({ authorized })
    this.#emitter.emit('accountsChanged', authorized ? await this.getVisibleAddresses() : [])
  }

  /** Puts exactly these addresses in the list and tells an authorized site. */
  setAccounts(accounts: readonly string[]): void {
    this.#memory.set({ accounts: [...accounts] })
    if (this.authorized && this.lock === 'open') this.#emitter.emit('accountsChanged', [...accounts])
  }

  /** Runs a job after those before it, so that two transactions never take the same nonce. */
  enqueue<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#lastJob.then(job)
    this.#lastJob = result.catch(() => undefined)
    return result
  }

  /** Tells the site what another tab has changed, as a wallet tells every tab. */
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
