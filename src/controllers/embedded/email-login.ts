import { WalletModalError } from '../../core/errors/base.js'
import { FrameError } from '../../core/errors/frame.js'
import { MalformedReplyError } from '../../core/errors/service.js'
import { Controller } from '../../core/controller.js'

/** The step of a login by email, or of a change of email address, which verifies the current address (`owner`) first. */
export type LoginStep = 'idle' | 'sending' | 'device' | 'owner' | 'code' | 'checking' | 'connected'

/** Why a step failed, and where that is shown: at a field, or at the button that sends the mail again. */
export interface LoginProblem {
  readonly field: 'email' | 'code' | 'resend'
  /** The message of the secure site or of the error; undefined if our own text applies. */
  readonly message?: string
  /**
   * `refused` is the secure site's decision, with its reason; `failed` is anything that kept it from deciding, or from
   * giving a reason.
   */
  readonly kind: 'invalid' | 'wait' | 'incomplete' | 'refused' | 'failed'
}

/** A login by email. */
export interface LoginState {
  readonly step: LoginStep
  /** The entered address. */
  readonly email: string
  readonly problem: LoginProblem | undefined
  /** The number of times the mail was sent again. */
  readonly resent: number
  /** When another mail may be requested. */
  readonly nextMail: number
}

/** The codes of errors for which the secure site was not reached or did not answer. */
const UNREACHED: readonly string[] = ['FRAME_LOAD_FAILED', 'FRAME_TIMEOUT', 'BROWSER_OFFLINE']

/**
 * Turns an error into what its field shows: its message, unless that describes the shape of a reply. A refusal without a
 * reason is a failure, which every language has a text for.
 */
export function toProblem(field: LoginProblem['field'], error: unknown): LoginProblem {
  if (!(error instanceof WalletModalError) || error instanceof MalformedReplyError) return { field, kind: 'failed' }
  const isRefused = error instanceof FrameError ? error.hasReason : !UNREACHED.includes(error.code)
  return { field, kind: isRefused ? 'refused' : 'failed', message: error.message }
}

/** The current login by email. */
export class LoginController extends Controller<LoginState> {
  constructor() {
    super({ step: 'idle', email: '', problem: undefined, resent: 0, nextMail: 0 })
  }

  /** Moves to a step and clears the problem. */
  setStep(step: LoginStep, email: string = this.state.email): void {
    this.set({ step, email, problem: undefined })
  }

  /** Shows a problem at a step. */
  fail(problem: LoginProblem, step: LoginStep): void {
    this.set({ problem, step })
  }

  /** Keeps the address as it is typed, and hides the problem. */
  edit(email: string): void {
    this.set({ email, problem: undefined })
  }

  /** Hides the problem, since the visitor is editing the code or may send the address again. */
  clearProblem(): void {
    if (this.state.problem) this.set({ problem: undefined })
  }

  /** Sets when another mail may be requested. */
  setNextMail(nextMail: number): void {
    this.set({ nextMail })
  }

  /** Counts a mail that was sent again. */
  countResent(): void {
    this.set({ resent: this.state.resent + 1, problem: undefined })
  }
}

/** The change of the visitor's email address. */
export const emailChangeController = new LoginController()

/** The login by email. */
export const loginController = new LoginController()
