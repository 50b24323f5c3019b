import { Controller } from '../../core/controller.js'
import type { Exchange, PayQuote, Payment, PaymentUnderWay } from '../../core/entities/pay.js'

/** The payment token: its contract or mint, or the native coin without one. */
export interface PayChoice {
  readonly address?: string | undefined
}

/** The status of a payment. */
export type PayStatus =
  | 'choosing'
  | 'preparing'
  | 'ready'
  /** A wallet is asked. */
  | 'signing'
  /** The wallet has the calls as a batch whose hash it does not know yet. */
  | 'accepted'
  /** An exchange is asked for a payment page. */
  | 'starting'
  /** It is pending, or waits for the visitor at the exchange. */
  | 'waiting'
  | 'paid'
  | 'failed'
  | 'refunded'
  /** It is no longer checked, and its outcome is unknown. */
  | 'unsettled'

/** The exchanges offered for a payment. */
export interface ExchangeList {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly items: readonly Exchange[]
}

/** The page's single payment. */
export interface PayState {
  readonly payment: Payment | undefined
  readonly exchanges: ExchangeList
  /** `undefined` until the visitor has chosen; the best token is the default. */
  readonly choice: PayChoice | undefined
  /** The quote to confirm. */
  readonly quote: PayQuote | undefined
  readonly status: PayStatus
  /** How it is paid, once a wallet or an exchange has been asked. */
  readonly running: PaymentUnderWay | undefined
  /** The browser blocked the exchange's window. */
  readonly blocked: boolean
  /** Why the last step failed. */
  readonly error: Error | undefined
}

const FRESH: PayState = {
  payment: undefined,
  exchanges: { status: 'idle', items: [] },
  choice: undefined,
  quote: undefined,
  status: 'choosing',
  running: undefined,
  blocked: false,
  error: undefined,
}

/** Holds the payment and its status. */
export class PayController extends Controller<PayState> {
  constructor() {
    super(FRESH)
  }

  /** Starts over with a payment. */
  start(payment: Payment): void {
    this.set({ ...FRESH, payment })
  }

  /** Sets the visitor's choice; earlier preparation becomes invalid. */
  choose(choice: PayChoice): void {
    this.set({ choice, status: 'choosing', quote: undefined, error: undefined })
  }

  /** Lets the visitor choose again; nothing was paid. */
  restart(): void {
    const { payment, exchanges } = this.state
    this.set({ ...FRESH, payment, exchanges })
  }

  /** Records the exchanges. */
  setExchanges(exchanges: ExchangeList): void {
    this.set({ exchanges })
  }

  /** Records its status. */
  step(status: PayStatus, patch: Partial<Pick<PayState, 'quote' | 'error' | 'running' | 'blocked'>> = {}): void {
    this.set({ error: undefined, ...patch, status })
  }
}

/** The page's payment. */
export const payController = new PayController()

/** Whether a wallet is asked, or has the calls of the payment without a hash. */
export const isWithWallet = (status: PayStatus): boolean => status === 'signing' || status === 'accepted'

/** Whether a wallet or an exchange is being asked, so that nothing else may start. */
export const isPayBusy = (): boolean => ['signing', 'accepted', 'starting'].includes(payController.state.status)
