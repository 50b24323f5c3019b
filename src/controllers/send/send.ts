import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'
import type { CheckedReceiver, SendQuote } from '../../core/entities/send.js'

/** Which token is sent. */
export interface SendChoice {
  /** Its contract or mint; the chain's own coin without it. */
  readonly address?: string | undefined
  /** Its network, if the site specified one; else the active one. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** How far a send is. */
export type SendStatus = 'editing' | 'preparing' | 'ready' | 'signing' | 'sent'

/** What was sent last. */
export interface SentTransaction {
  readonly hash: string
  readonly quote: SendQuote
}

/** The one send that can be under way. */
export interface SendState {
  /** Whose account sends; `undefined` stands for the active family. */
  readonly namespace: ChainNamespace | undefined
  /** `undefined` until a token is chosen. */
  readonly choice: SendChoice | undefined
  /** As it was written. */
  readonly amount: string
  /** As it was written: an address or a name. */
  readonly receiver: string
  /** What was found out about a receiver; it counts for its own text only. */
  readonly checked: CheckedReceiver | undefined
  readonly status: SendStatus
  /** What is to be confirmed. */
  readonly quote: SendQuote | undefined
  /** Why the last step failed; the form keeps what was written. */
  readonly error: Error | undefined
  /** The site asked for this send and waits for its end. */
  readonly asked: boolean
  readonly sent: SentTransaction | undefined
}

const FRESH: SendState = {
  namespace: undefined,
  choice: {},
  amount: '',
  receiver: '',
  checked: undefined,
  status: 'editing',
  quote: undefined,
  error: undefined,
  asked: false,
  sent: undefined,
}

/** What a send starts with. */
export type SendStart = Partial<Pick<SendState, 'namespace' | 'choice' | 'amount' | 'receiver' | 'asked'>>

/** Holds the send form and what became of it. */
export class SendController extends Controller<SendState> {
  constructor() {
    super(FRESH)
  }

  /** Starts over. */
  start(patch: SendStart = {}): void {
    this.set({ ...FRESH, ...patch })
  }

  /** Applies the form input; earlier preparation becomes invalid. */
  edit(patch: Partial<Pick<SendState, 'choice' | 'amount' | 'receiver'>>): void {
    this.set({ ...patch, status: 'editing', quote: undefined, error: undefined })
  }

  /** Notes what was found out about a receiver. */
  check(checked: CheckedReceiver): void {
    this.set({ checked })
  }

  /** Notes how far it is. */
  step(status: SendStatus, patch: Partial<Pick<SendState, 'quote' | 'error'>> = {}): void {
    this.set({ error: undefined, ...patch, status })
  }

  /** Empties the form; what was sent stays known until the next start. */
  finish(sent: SentTransaction): void {
    const { asked, namespace } = this.state
    this.set({ ...FRESH, namespace, asked, status: 'sent', sent })
  }
}

/** The page's send. */
export const sendController = new SendController()
