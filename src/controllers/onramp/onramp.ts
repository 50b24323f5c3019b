import { Controller } from '../../core/controller.js'
import type { OnRampMethod, OnRampQuote, PaymentCurrency, Purchase, PurchaseToken } from '../../core/entities/onramp.js'

/** The service's answer for the entered amount. */
export interface OnRampPricing {
  readonly status: 'loading' | 'ready' | 'unreadable'
  /** The input it is for: an answer applies only to its own request. */
  readonly key: string
  /** Absent while loading, and if nothing can be estimated. */
  readonly quote?: OnRampQuote | undefined
}

/** The visitor's input and choices; the default is the first that fits. */
export interface OnRampChoice {
  /** As entered. */
  readonly amount: string
  readonly method: OnRampMethod
  /** ISO 4217 code. */
  readonly currency: string
  readonly token: PurchaseToken | undefined
  /** Id of the provider. */
  readonly provider: string | undefined
}

/** The form of a purchase, and the current purchase. */
export interface OnRampState extends OnRampChoice {
  /** What can be bought and paid with; unknown until the service has answered. */
  readonly status: 'idle' | 'loading' | 'ready'
  readonly payments: readonly PaymentCurrency[]
  readonly tokens: readonly PurchaseToken[]
  /** These are the defaults because the service failed: it is asked again. */
  readonly isProvisional: boolean
  readonly pricing: OnRampPricing | undefined
  /** The amount has just changed: an amount that is too low may be the beginning of another. */
  readonly isTyping: boolean
  readonly purchase: Purchase | undefined
}

/** Holds the form of a purchase and its status. */
export class OnRampController extends Controller<OnRampState> {
  constructor() {
    super({
      amount: '100',
      method: 'card',
      currency: 'USD',
      token: undefined,
      provider: undefined,
      status: 'idle',
      payments: [],
      tokens: [],
      isProvisional: false,
      pricing: undefined,
      isTyping: false,
      purchase: undefined,
    })
  }

  /** Applies the form input. */
  edit(patch: Partial<OnRampChoice>): void {
    this.set(patch.amount === undefined ? patch : { ...patch, isTyping: true })
  }

  /** Records that the visitor has stopped typing. */
  stopTyping(): void {
    this.set({ isTyping: false })
  }

  /** Records the status of the request for what can be bought. */
  offer(
    patch: Pick<OnRampState, 'status'> & Partial<Pick<OnRampState, 'payments' | 'tokens' | 'isProvisional'>>,
  ): void {
    this.set(patch)
  }

  /** Records the service's answer for an amount. */
  price(pricing: OnRampPricing | undefined): void {
    this.set({ pricing })
  }

  /** Starts a purchase, replacing the previous one. */
  begin(purchase: Purchase): void {
    this.set({ purchase })
  }

  /** Changes the current purchase; `false` if it has been replaced. */
  progress(request: Purchase['request'], patch: Partial<Omit<Purchase, 'request' | 'provider'>>): boolean {
    const { purchase } = this.state
    if (purchase?.request !== request) return false
    this.set({ purchase: { ...purchase, ...patch } })
    return true
  }

  /** A purchase holds the site's own provider, which must not be frozen. */
  protected override kept(patch: Partial<OnRampState>): Partial<OnRampState> {
    return patch
  }
}

/** The page's purchase. */
export const onRampController = new OnRampController()
