import { Controller } from '../../core/controller.js'
import type { Social } from '../../core/features.js'

/** How far a login with a social account is. */
export type SocialStep = 'idle' | 'waiting' | 'checking' | 'connected' | 'failed'

/** Why a login with a social account failed. */
export interface SocialFault {
  readonly kind: 'blocked' | 'unreachable' | 'closed' | 'refused'
  /** The provider's own words. */
  readonly said?: string | undefined
}

/** A login with a social account. */
export interface SocialState {
  readonly provider: Social | undefined
  readonly step: SocialStep
  readonly fault: SocialFault | undefined
  /** Where the visitor logs in without a popup: in this page's place, or by a phone. */
  readonly link: string | undefined
}

/** Holds the login with a social account that is under way. */
export class SocialController extends Controller<SocialState> {
  constructor() {
    super({ provider: undefined, step: 'idle', fault: undefined, link: undefined })
  }

  /** Whether a login with a provider stands at a step. */
  isAt(provider: Social, step: SocialStep): boolean {
    return this.state.provider === provider && this.state.step === step
  }

  /** Goes on to a step; what was wrong before is over. */
  go(provider: Social, step: SocialStep): void {
    this.set({ provider, step, fault: undefined, link: undefined })
  }

  /** Says what is wrong. */
  fail(provider: Social, fault: SocialFault): void {
    this.set({ provider, step: 'failed', fault, link: undefined })
  }

  /** Offers a way without a popup. */
  offer(link: string): void {
    this.set({ link })
  }
}

/** The page's login with a social account. */
export const socialController = new SocialController()
