import { fieldOf } from './untrusted-values.js'
import { type StandardWallet, bindStandardWallet } from './standard-wallet.js'

/** The page's Wallet Standard wallets. */
export interface StandardWallets {
  /** Starts listening and notifies the page's wallets so that they register; further calls ask again. */
  start(): void
  /** The wallets in the order of their registration. */
  list(): readonly StandardWallet[]
  /**
   * Listens for wallets that appear, disappear, or change their capabilities, until the returned function is called.
   */
  subscribe(listener: () => void): () => void
  /** Stops listening and forgets every wallet. */
  stop(): void
}

const REGISTER = 'wallet-standard:register-wallet'
const READY = 'wallet-standard:app-ready'

/**
 * Maximum number of wallets; far more than any real visitor has, so that a hostile page script cannot flood the list.
 */
const MAX_WALLETS = 200

/** What a wallet receives to register itself. */
interface RegisterApi {
  readonly register: (...wallets: readonly unknown[]) => () => void
}

class AppReadyEvent extends Event {
  readonly detail: RegisterApi

  constructor(detail: RegisterApi) {
    super(READY, { bubbles: false, cancelable: false, composed: false })
    this.detail = detail
  }
}

/** Calls a wallet's registration; one that throws is dropped and does not affect the others. */
function callBack(event: Event, api: RegisterApi): void {
  const callback = fieldOf(event, 'detail')
  if (typeof callback !== 'function') return
  try {
    Reflect.apply(callback, undefined, [api])
  } catch {
    // wallets it registered earlier stay
  }
}

/** Creates the discovery of Wallet Standard wallets for a window. Nothing happens before `start`. */
export function createStandardWallets(target: EventTarget = window): StandardWallets {
  let wallets: readonly StandardWallet[] = []
  let isListening = false
  const listeners = new Set<() => void>()

  const notify = (): void => {
    for (const listener of [...listeners]) listener()
  }

  function add(value: unknown): StandardWallet | undefined {
    if (!isListening || wallets.length >= MAX_WALLETS || wallets.some(({ raw }) => raw === value)) return undefined
    const wallet = bindStandardWallet(value)
    if (!wallet) return undefined
    wallets = [...wallets, wallet]
    wallet.onChange(notify)
    return wallet
  }

  const remove = (gone: readonly StandardWallet[]): void => {
    const left = wallets.filter(wallet => !gone.includes(wallet))
    if (left.length === wallets.length) return
    wallets = left
    for (const wallet of gone) wallet.stop()
    notify()
  }

  const api: RegisterApi = Object.freeze({
    register: (...given: readonly unknown[]) => {
      const added = given.slice(0, MAX_WALLETS).flatMap(value => add(value) ?? [])
      if (added.length) notify()
      return () => remove(added)
    },
  })

  const onEvent = (event: Event): void => callBack(event, api)

  return {
    start() {
      if (!isListening) target.addEventListener(REGISTER, onEvent)
      isListening = true
      target.dispatchEvent(new AppReadyEvent(api))
    },
    list: () => wallets,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      target.removeEventListener(REGISTER, onEvent)
      isListening = false
      for (const wallet of wallets) wallet.stop()
      wallets = []
      listeners.clear()
    },
  }
}
