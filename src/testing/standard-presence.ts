import type { StandardTestWallet } from './standard-host.js'
import type { AnnounceMode } from './types.js'

const REGISTER = 'wallet-standard:register-wallet'
const READY = 'wallet-standard:app-ready'

interface RegisterApi {
  readonly register: (...wallets: readonly StandardTestWallet[]) => () => void
}

const hasRegister = (value: unknown): value is RegisterApi =>
  typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'

/** A wallet's presence in the page: it registers through Wallet Standard with every current or later listener. */
export class StandardPresence {
  readonly #wallet: StandardTestWallet
  readonly #mode: AnnounceMode
  readonly #unregister = new Set<() => void>()
  #present: AbortController | undefined
  #registered = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(wallet: StandardTestWallet, mode: AnnounceMode) {
    this.#wallet = wallet
    this.#mode = mode
  }

  /** Adds the wallet to the page; does nothing outside a browser, or if it is already there. */
  install(): void {
    if (this.#present || typeof window === 'undefined') return
    this.#present = new AbortController()
    const { signal } = this.#present
    window.addEventListener(READY, event => this.#registered && this.#registerWith(event), { signal })
    if (this.#mode === 'now') this.register()
    if (typeof this.#mode === 'number') this.#timer = setTimeout(() => this.register(), this.#mode)
  }

  /** Registers now, and with code that asks later. */
  register(): void {
    if (typeof window === 'undefined') return
    this.#registered = this.#present !== undefined
    const detail = (api: unknown): void => this.#take(api)
    window.dispatchEvent(new CustomEvent(REGISTER, { detail }))
  }

  /** Removes everything from the page. */
  uninstall(): void {
    this.#present?.abort()
    this.#present = undefined
    this.#registered = false
    clearTimeout(this.#timer)
    for (const unregister of this.#unregister) unregister()
    this.#unregister.clear()
  }

  #registerWith(event: Event): void {
    this.#take('detail' in event ? event.detail : undefined)
  }

  #take(api: unknown): void {
    if (hasRegister(api)) this.#unregister.add(api.register(this.#wallet))
  }
}
