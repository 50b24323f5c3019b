import { Controller } from '../../core/controller.js'
import type { SIWXMessage, SIWXSession } from '../../core/entities/siwx.js'
import type { Signer } from './rules.js'

/** A request to sign in. */
export interface SignInRequest {
  readonly signer: Signer
  readonly required: boolean
  /** The account on the previous network, if it was signed in there. */
  readonly before?: Signer
  /** The message to sign, once the site has created it. */
  readonly message?: SIWXMessage
  readonly status: 'preparing' | 'ready' | 'signing' | 'failed'
}

/** The current request, and the known sessions. */
export interface SignInState {
  readonly request: SignInRequest | undefined
  /** The sessions that the site returned for accounts of this page. */
  readonly sessions: readonly SIWXSession[]
}

/** The sign-ins of the page. */
export class SignInController extends Controller<SignInState> {
  constructor() {
    super({ request: undefined, sessions: [] })
  }

  /** Starts a request, or ends it with `undefined`. */
  setRequest(request: SignInRequest | undefined): void {
    this.set({ request })
  }

  /** Changes the current request, if there is one. */
  update(patch: Partial<SignInRequest>): void {
    const { request } = this.state
    if (request) this.set({ request: { ...request, ...patch } })
  }

  /** Sets the known sessions. */
  setSessions(sessions: readonly SIWXSession[]): void {
    this.set({ sessions })
  }

  /** Messages belong to the site and must not be frozen. */
  protected override kept(patch: Partial<SignInState>): Partial<SignInState> {
    return patch
  }
}

/** The page's sign-ins. */
export const signInController = new SignInController()
