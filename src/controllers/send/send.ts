import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'
import type { CheckedReceiver, SendQuote } from '../../core/entities/send.js'

/** Which token is sent. */
export interface SendChoice {
  /** Its contract or mint; the native coin without it. */
  readonly address?: string | undefined
  /** Its network, if the site specified one; else the active one. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** The status of a send. */
export type SendStatus = 'editing' | 'preparing' | 'ready' | 'signing' | 'sent'

/** What was sent last. */
export interface SentTransaction {
  readonly hash: string
  readonly quote: SendQuote
}

/** The single send. */
export interface SendState {
  /** The sending account's family; `undefined` means the active one. */
  readonly namespace: ChainNamespace | undefined
  /** `undefined` until a token is chosen. */
  readonly choice: SendChoice | undefined
  /** As entered. */
  readonly amount: string
  /** As entered: an address or a name. */
  readonly receiver: string
  /** The check result of a receiver; it applies only to its own text. */
  readonly checked: CheckedReceiver | undefined
  readonly status: SendStatus
  /** The quote to confirm. */
  readonly quote: SendQuote | undefined
  /** Why the last step failed; the form keeps its input. */
  readonly error: Error | undefined
  /** The site requested this send and waits for its outcome. */
  readonly asked: boolean
  /** The number of starts before it, by which requests of the site are told apart. */
  readonly start: number
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
  start: 0,
  sent: undefined,
}

/** The initial values of a send. */
export type SendStart = Partial<Pick<SendState, 'namespace' | 'choice' | 'amount' | 'receiver' | 'asked'>>

/** Holds the send form and its status. */
export class SendController extends Controller<SendState> {
  constructor() {
    super(FRESH)
  }

  /** Starts over. */
  start(patch: SendStart = {}): void {
    this.set({ ...FRESH, ...patch, start: this.state.start + 1 })
  }

  /** Applies the form input; earlier preparation becomes invalid. A send that a wallet is asked for does not change. */
  edit(patch: Partial<Pick<SendState, 'choice' | 'amount' | 'receiver'>>): void {
    if (this.state.status === 'signing') return
    this.set({ ...patch, status: 'editing', quote: undefined, error: undefined })
  }

  /** Records the check result of a receiver. */
  check(checked: CheckedReceiver): void {
    this.set({ checked })
  }

  /** Records its status. */
  step(status: SendStatus, patch: Partial<Pick<SendState, 'quote' | 'error'>> = {}): void {
    this.set({ error: undefined, ...patch, status })
  }

  /** Empties the form; the last send stays known until the next start. */
  finish(sent: SentTransaction): void {
    const { asked, namespace, start } = this.state
    this.set({ ...FRESH, namespace, asked, start, status: 'sent', sent })
  }

  /** Records the hash under which the chain has the last send. */
  confirm(sent: SentTransaction): void {
    if (this.state.sent?.quote === sent.quote) this.set({ sent })
  }
}

/** The page's send. */
export const sendController = new SendController()
