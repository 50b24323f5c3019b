import { callable, fieldOf } from './untrusted-values.js'

/** How wallets and pages find each other in Wallet Standard. */
const REGISTER = 'wallet-standard:register-wallet'
const READY = 'wallet-standard:app-ready'

class RegisterWalletEvent extends Event {
  readonly detail: (api: unknown) => void

  constructor(detail: (api: unknown) => void) {
    super(REGISTER, { bubbles: false, cancelable: false, composed: false })
    this.detail = detail
  }
}

/** Registers a wallet with all current and later discovery code in the page, until the returned function is called. */
export function registerStandardWallet(wallet: object, target: EventTarget = window): () => void {
  const unregister = new Set<() => unknown>()
  const registerWith = (api: unknown): void => {
    const register = callable(fieldOf(api, 'register'))
    const ends = callable(register && Reflect.apply(register, api, [wallet]))
    if (ends) unregister.add(ends)
  }
  const onEvent = (event: Event): void => registerWith(fieldOf(event, 'detail'))
  target.addEventListener(READY, onEvent)
  target.dispatchEvent(new RegisterWalletEvent(registerWith))
  return () => {
    target.removeEventListener(READY, onEvent)
    for (const end of unregister) end()
    unregister.clear()
  }
}
