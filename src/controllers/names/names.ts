import { Controller } from '../../core/controller.js'

/** What is known of a name that was typed. */
export interface NameCheck {
  readonly label: string
  readonly status: 'checking' | 'free' | 'taken' | 'unknown' | 'failed'
  /** Similar names that are available. */
  readonly suggestions: readonly string[]
}

/** Why a name was not registered: it is taken, it was approved too late, or anything else. */
export type NameFault = 'taken' | 'expired' | 'failed'

/** The name that a visitor registers. */
export interface NamesState {
  /** As it was typed; it stays when registering fails. */
  readonly text: string
  readonly check: NameCheck | undefined
  readonly status: 'editing' | 'signing' | 'registering'
  readonly fault: NameFault | undefined
  /** The last one that was registered, with its zone. */
  readonly registered: string | undefined
}

/** Holds the name that a visitor registers. */
export class NamesController extends Controller<NamesState> {
  constructor() {
    super({ text: '', check: undefined, status: 'editing', fault: undefined, registered: undefined })
  }

  /** Takes what was typed; what was wrong with another name is forgotten. */
  type(text: string): void {
    this.set({ text, fault: undefined })
  }

  /** Notes what is known of the name that was typed. */
  note(check: NameCheck | undefined): void {
    this.set({ check })
  }

  /** Notes how far registering is. */
  step(status: 'signing' | 'registering'): void {
    this.set({ status, fault: undefined })
  }

  /** Back to the form, with what was typed and what went wrong; with nothing when the visitor gave up. */
  fail(fault: NameFault | undefined): void {
    this.set({ status: 'editing', fault })
  }

  /** The name is registered; the form starts over. */
  finish(registered: string): void {
    this.set({ text: '', check: undefined, status: 'editing', fault: undefined, registered })
  }
}

/** The page's name. */
export const namesController = new NamesController()
