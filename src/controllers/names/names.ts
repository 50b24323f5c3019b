import { Controller } from '../../core/controller.js'

/** The status of an entered name. */
export interface NameCheck {
  readonly label: string
  readonly status: 'checking' | 'free' | 'taken' | 'unknown' | 'failed'
  /** Similar names that are available. */
  readonly suggestions: readonly string[]
}

/** Why a name was not registered: it is taken, it was approved too late, or anything else. */
export type NameProblem = 'taken' | 'expired' | 'failed'

/** The name that a visitor registers. */
export interface NamesState {
  /** As typed; kept if registration fails. */
  readonly text: string
  readonly check: NameCheck | undefined
  readonly status: 'editing' | 'signing' | 'registering'
  readonly problem: NameProblem | undefined
  /** The last registered one, with its zone. */
  readonly registered: string | undefined
}

/** Holds the name that a visitor registers. */
export class NamesController extends Controller<NamesState> {
  constructor() {
    super({ text: '', check: undefined, status: 'editing', problem: undefined, registered: undefined })
  }

  /** Sets the entered text; an earlier name's error is cleared. */
  type(text: string): void {
    this.set({ text, problem: undefined })
  }

  /** Records the status of the entered name. */
  setCheck(check: NameCheck | undefined): void {
    this.set({ check })
  }

  /** Records the registration status. */
  step(status: 'signing' | 'registering'): void {
    this.set({ status, problem: undefined })
  }

  /** Returns to the form, with the entered text and the error; without an error if the visitor cancelled. */
  fail(problem: NameProblem | undefined): void {
    this.set({ status: 'editing', problem })
  }

  /** The name is registered; the form starts over. */
  finish(registered: string): void {
    this.set({ text: '', check: undefined, status: 'editing', problem: undefined, registered })
  }
}

/** The page's name. */
export const namesController = new NamesController()
