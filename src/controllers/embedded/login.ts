import { WalletModalError } from '../../core/errors/base.js'
import { MalformedReplyError } from '../../core/errors/service.js'
import { Controller } from '../../core/controller.js'

/** How far a login is, or the change of its address, which asks for a code of the present one (`owner`) first. */
export type LoginStep = 'idle' | 'sending' | 'device' | 'owner' | 'code' | 'checking' | 'connected'

/** What is wrong, and at which field it is said. */
export interface LoginFault {
  readonly at: 'email' | 'code'
  /** The secure site's own words; left out where the texts of the product say it. */
  readonly said?: string
  readonly kind: 'invalid' | 'wait' | 'incomplete' | 'refused' | 'failed'
}

/** A login by email. */
export interface LoginState {
  readonly step: LoginStep
  /** The address that was typed. */
  readonly email: string
  readonly fault: LoginFault | undefined
  /** Grows with every mail that was sent again. */
  readonly resent: number
  /** When another mail may be asked for. */
  readonly nextMail: number
}

/** What is said of an error: its own words if they are meant for people, which those about a reply's shape are not. */
export const faultOf = (at: LoginFault['at'], error: unknown): LoginFault =>
  error instanceof WalletModalError && !(error instanceof MalformedReplyError)
    ? { at, kind: 'refused', said: error.message }
    : { at, kind: 'failed' }

/** Holds the login by email that is under way. */
export class LoginController extends Controller<LoginState> {
  constructor() {
    super({ step: 'idle', email: '', fault: undefined, resent: 0, nextMail: 0 })
  }

  /** Goes on to a step; what was wrong before is over. */
  go(step: LoginStep, email: string = this.state.email): void {
    this.set({ step, email, fault: undefined })
  }

  /** Says what is wrong, and stays at a step. */
  fail(fault: LoginFault, step: LoginStep): void {
    this.set({ fault, step })
  }

  /** The visitor changes what was wrong. */
  forgive(): void {
    if (this.state.fault) this.set({ fault: undefined })
  }

  /** Notes when another mail may be asked for. */
  wait(nextMail: number): void {
    this.set({ nextMail })
  }

  /** The mail was sent again. */
  noteResent(): void {
    this.set({ resent: this.state.resent + 1, fault: undefined })
  }
}

/** The change of the address that the visitor logs in with. */
export const emailChangeController = new LoginController()

/** The page's login by email. */
export const loginController = new LoginController()
