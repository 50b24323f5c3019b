import { Controller } from '../../core/controller.js'
import type { OnRampMethod, OnRampQuote, PaymentCurrency, Purchase, PurchaseToken } from '../../core/entities/onramp.js'

/** What the service says of the amount that was written. */
export interface OnRampPricing {
  readonly status: 'loading' | 'ready' | 'unreadable'
  /** What was asked about: an answer counts for its own question only. */
  readonly key: string
  /** Missing while it loads, and where nothing can be estimated. */
  readonly quote?: OnRampQuote | undefined
}

/** What the visitor writes and chooses; what is not chosen is the first that fits. */
export interface OnRampChoice {
  /** As it was written. */
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
  /** What can be bought and paid with; until the service has answered, nothing is known. */
  readonly status: 'idle' | 'loading' | 'ready'
  readonly payments: readonly PaymentCurrency[]
  readonly tokens: readonly PurchaseToken[]
  readonly pricing: OnRampPricing | undefined
  readonly purchase: Purchase | undefined
}

/** Holds the form of a purchase and what became of it. */
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
      pricing: undefined,
      purchase: undefined,
    })
  }

  /** Takes what was written or chosen. */
  edit(patch: Partial<OnRampChoice>): void {
    this.set(patch)
  }

  /** Records the status of the request for what can be bought. */
  offer(patch: Pick<OnRampState, 'status'> & Partial<Pick<OnRampState, 'payments' | 'tokens'>>): void {
    this.set(patch)
  }

  /** Notes what the service says of an amount. */
  price(pricing: OnRampPricing | undefined): void {
    this.set({ pricing })
  }

  /** Starts a purchase in place of the one before. */
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

  /** A purchase holds the site's own provider, which is not ours to freeze. */
  protected override kept(patch: Partial<OnRampState>): Partial<OnRampState> {
    return patch
  }
}

/** The page's purchase. */
export const onRampController = new OnRampController()
