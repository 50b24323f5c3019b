import { Controller } from '../../core/controller.js'
import type { SIWXMessage, SIWXSession } from '../../core/entities/siwx.js'
import type { Signer } from './rules.js'

/** A sign-in that the visitor is asked for. */
export interface SignInRequest {
  readonly signer: Signer
  readonly required: boolean
  /** The account on the network before this one, if that was signed in. */
  readonly before?: Signer
  /** What is to be signed, once the site has made it. */
  readonly message?: SIWXMessage
  readonly status: 'preparing' | 'ready' | 'signing' | 'failed'
}

/** The sign-in under way, and those that are known. */
export interface SignInState {
  readonly request: SignInRequest | undefined
  /** Sessions that the site gave for accounts of this page. */
  readonly sessions: readonly SIWXSession[]
}

/** Holds what is known of sign-ins. */
export class SignInController extends Controller<SignInState> {
  constructor() {
    super({ request: undefined, sessions: [] })
  }

  /** Notes what the visitor is asked for; `undefined` for nothing. */
  ask(request: SignInRequest | undefined): void {
    this.set({ request })
  }

  /** Changes the request under way; one that is over stays over. */
  note(patch: Partial<SignInRequest>): void {
    const { request } = this.state
    if (request) this.set({ request: { ...request, ...patch } })
  }

  /** Notes the sessions that are known. */
  setSessions(sessions: readonly SIWXSession[]): void {
    this.set({ sessions })
  }

  /** Messages are the site's own objects, which are not ours to freeze. */
  protected override kept(patch: Partial<SignInState>): Partial<SignInState> {
    return patch
  }
}

/** The page's sign-ins. */
export const signInController = new SignInController()
