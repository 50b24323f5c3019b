import { Controller } from '../../core/controller.js'
import { isAside, type PlainViewName, type ViewArguments, type ViewName } from '../../core/views.js'
import { walletRequests } from '../../services/wallets/wallet-requests.js'

/** A view with its arguments. */
export type Route =
  | { readonly [V in ViewName]: { readonly view: V; readonly args: ViewArguments[V] } }[ViewName]
  | { readonly view: PlainViewName; readonly args: undefined }

/** The current route. */
export interface RouterState {
  /** From the first view to the current one; never empty. */
  readonly history: readonly Route[]
  /** The direction of the last step, for the transition. */
  readonly direction: 'none' | 'forward' | 'back'
  /** Views that the visitor may be about to open, according to the pointer or the focus. */
  readonly expected: readonly ViewName[]
  /** The view after connecting, instead of closing: one that waits for an account. */
  readonly goal: Route | undefined
}

const START: Route = { view: 'Connect', args: undefined }

/** Holds the visitor's view history. */
export class RouterController extends Controller<RouterState> {
  constructor() {
    super({ history: [START], direction: 'none', expected: [], goal: undefined })
  }

  /** The view shown now. */
  get route(): Route {
    return this.state.history.at(-1) ?? START
  }

  /** Goes to a view; for the current view, only changes its arguments. */
  push(route: Route): void {
    if (route.view === this.route.view) return this.replace(route)
    this.set({ history: [...this.state.history, route], direction: 'forward' })
  }

  /** Replaces the current view. */
  replace(route: Route): void {
    this.set({ history: [...this.state.history.slice(0, -1), route], direction: 'forward' })
  }

  /** Goes back to an earlier state of the history. */
  back(history: readonly Route[]): void {
    this.set({ history, direction: 'back' })
  }

  /** Records that the visitor may be about to open a view. */
  expect(view: ViewName): void {
    if (!this.state.expected.includes(view)) this.set({ expected: [...this.state.expected, view] })
  }

  /** Sets the view after connecting, or none. */
  aim(goal: Route | undefined): void {
    this.set({ goal })
  }

  /** Opens the view that was to follow connecting; `false` if no view was set. */
  arrive(): boolean {
    const { goal } = this.state
    if (goal) this.set({ history: [goal], direction: 'forward', goal: undefined })
    return goal !== undefined
  }

  /** Starts over at a view. */
  resetTo(route: Route): void {
    this.set({ history: [route], direction: 'none' })
  }

  /** The view below the informational ones. */
  get #base(): ViewName | undefined {
    return this.state.history.filter(({ view }) => !isAside(view)).at(-1)?.view
  }

  /** A wallet request ends with its view: its answer is not awaited in another. */
  protected override set(patch: Partial<RouterState>): void {
    const before = this.#base
    super.set(patch)
    const now = this.#base
    if (now && now !== before) walletRequests.reset()
  }
}

/** The page's views. */
export const routerController = new RouterController()
