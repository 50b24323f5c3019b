import { Controller } from '../../core/controller.js'
import type { Social } from '../../core/features.js'

/** The step of a social login. */
export type SocialStep = 'idle' | 'waiting' | 'checking' | 'connected' | 'failed'

/** Why a social login failed. */
export interface SocialProblem {
  readonly kind: 'blocked' | 'unreachable' | 'closed' | 'refused' | 'noStorage'
  /** The provider's message. */
  readonly message?: string | undefined
}

/** A social login. */
export interface SocialState {
  readonly provider: Social | undefined
  readonly step: SocialStep
  readonly problem: SocialProblem | undefined
  /** A link to log in without a popup: in this tab, or on a phone. */
  readonly link: string | undefined
}

/** The current social login. */
export class SocialController extends Controller<SocialState> {
  constructor() {
    super({ provider: undefined, step: 'idle', problem: undefined, link: undefined })
  }

  /** Whether a provider's login is at a step. */
  isAt(provider: Social, step: SocialStep): boolean {
    return this.state.provider === provider && this.state.step === step
  }

  /** Moves to a step and clears the problem. */
  setStep(provider: Social, step: SocialStep): void {
    this.set({ provider, step, problem: undefined, link: undefined })
  }

  /** Shows a problem. */
  fail(provider: Social, problem: SocialProblem): void {
    this.set({ provider, step: 'failed', problem, link: undefined })
  }

  /** Offers a link to log in without a popup. */
  setLink(link: string): void {
    this.set({ link })
  }
}

/** The social login of the page. */
export const socialController = new SocialController()
