import type { BitcoinPresence, TestBitcoinWalletOptions } from './types.js'

/** How a Bitcoin wallet appears in the page. */
export interface BitcoinPageOptions {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly presence: BitcoinPresence
  readonly announce: NonNullable<TestBitcoinWalletOptions['announce']>
  readonly standard: object
  readonly provider: object
  /** What must complete before it appears; `undefined` if it can appear immediately. */
  readonly ready: () => Promise<unknown> | undefined
}

/** What Wallet Standard passes to a wallet. */
interface RegisterApi {
  register(...wallets: readonly object[]): () => void
}

const isApi = (value: unknown): value is RegisterApi =>
  typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'

/** The wallet's presence in the page: Wallet Standard's registration, and the list of providers. */
export class BitcoinPage {
  readonly #options: BitcoinPageOptions
  #present: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #shown = false
  #unregister: (() => void)[] = []

  constructor(options: BitcoinPageOptions) {
    this.#options = options
  }

  /** Adds the wallet to the page; does nothing outside a browser, or if it is already there. */
  install(): void {
    if (this.#present || typeof window === 'undefined') return
    this.#present = new AbortController()
    const { announce } = this.#options
    if (announce === 'now') this.announce()
    if (typeof announce === 'number') this.#timer = setTimeout(() => this.announce(), announce)
  }

  /** Appears now, or as soon as it can; does nothing if it is visible already. */
  announce(): void {
    const present = this.#present
    const ready = this.#options.ready()
    if (!ready) return this.#show()
    void ready.then(() => {
      if (this.#present === present) this.#show()
    })
  }

  /** Removes everything from the page. */
  uninstall(): void {
    if (!this.#present) return // it was never there, as outside a browser
    this.#present.abort()
    this.#present = undefined
    this.#shown = false
    clearTimeout(this.#timer)
    for (const unregister of this.#unregister.splice(0)) unregister()
    const { id, provider } = this.#options
    if (Reflect.get(window, id) === provider) Reflect.deleteProperty(window, id)
    const list: unknown = Reflect.get(window, 'btc_providers')
    if (!Array.isArray(list)) return
    const left: readonly unknown[] = list.filter((entry: { readonly id?: unknown }) => entry.id !== id)
    if (left.length) Reflect.set(window, 'btc_providers', left)
    else Reflect.deleteProperty(window, 'btc_providers')
  }

  #show(): void {
    if (!this.#present || this.#shown) return
    this.#shown = true
    const { presence } = this.#options
    if (presence !== 'sats-connect') this.#register(this.#present.signal)
    if (presence !== 'standard') this.#list()
  }

  #register(signal: AbortSignal): void {
    const { standard } = this.#options
    const register = (api: unknown): void => {
      if (isApi(api)) this.#unregister.push(api.register(standard))
    }
    const onEvent = (event: Event): void => void ('detail' in event && register(event.detail))
    window.addEventListener('wallet-standard:app-ready', onEvent, { signal })
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  }

  #list(): void {
    const { id, name, icon, provider } = this.#options
    Object.defineProperty(window, id, { value: provider, configurable: true, writable: true })
    const listed: unknown = Reflect.get(window, 'btc_providers')
    const list: readonly unknown[] = Array.isArray(listed) ? listed : []
    const methods = ['getAddresses', 'signMessage', 'signPsbt', 'sendTransfer']
    Reflect.set(window, 'btc_providers', [...list, { id, name, icon, methods }])
  }
}
