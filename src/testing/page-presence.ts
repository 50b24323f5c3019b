import { injectProvider, removeProvider } from './injected-provider.js'
import type { AnnounceMode, TestWalletInfo, TestWalletProvider } from './types.js'

/** How a wallet appears in the page. */
export interface PresenceOptions {
  readonly info: TestWalletInfo
  readonly provider: TestWalletProvider
  readonly mode: AnnounceMode
  readonly inject: boolean
  /** Called for storage events while the wallet is in the page. */
  readonly onStorage: (event: StorageEvent) => void
}

/** The wallet's presence in the page: EIP-6963 announcements and `window.ethereum`. */
export class PagePresence {
  readonly #options: PresenceOptions
  #present: AbortController | undefined
  #announced = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: PresenceOptions) {
    this.#options = options
  }

  /** Adds the wallet to the page; does nothing outside a browser, or if it is already there. */
  install(): void {
    if (this.#present || typeof window === 'undefined') return
    this.#present = new AbortController()
    const { provider, mode, inject, onStorage } = this.#options
    const { signal } = this.#present
    window.addEventListener('eip6963:requestProvider', () => this.#announced && this.#dispatch(), { signal })
    window.addEventListener('storage', onStorage, { signal })
    if (inject) injectProvider(provider)
    if (mode === 'now') this.announce()
    if (typeof mode === 'number') this.#timer = setTimeout(() => this.announce(), mode)
  }

  /** Announces now and responds to discovery from now on. */
  announce(): void {
    this.#announced = this.#present !== undefined
    this.#dispatch()
  }

  /** Removes everything from the page. */
  uninstall(): void {
    this.#present?.abort()
    this.#present = undefined
    this.#announced = false
    clearTimeout(this.#timer)
    removeProvider(this.#options.provider)
  }

  #dispatch(): void {
    if (typeof window === 'undefined') return
    const { info, provider } = this.#options
    const detail = Object.freeze({ info, provider })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
}
