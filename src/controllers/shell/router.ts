import { Controller } from '../../core/controller.js'
import { isAside, type PlainViewName, type ViewArguments, type ViewName } from '../../core/views.js'
import { askedWallets } from '../../services/wallets/asked.js'

/** A view with its arguments; views that need none may be any of them. */
export type Route =
  | { readonly [V in ViewName]: { readonly view: V; readonly args: ViewArguments[V] } }[ViewName]
  | { readonly view: PlainViewName; readonly args: undefined }

/** Where the visitor is. */
export interface RouterState {
  /** From the first view to the current one; never empty. */
  readonly history: readonly Route[]
  /** Which way the last step went, for the transition. */
  readonly direction: 'none' | 'forward' | 'back'
  /** Views that the visitor is about to go to, by what the pointer or the focus is at. */
  readonly expected: readonly ViewName[]
  /** Where connecting leads in place of closing: a view that waits for an account. */
  readonly goal: Route | undefined
}

const START: Route = { view: 'Connect', args: undefined }

/** Holds the views the visitor went through. */
export class RouterController extends Controller<RouterState> {
  constructor() {
    super({ history: [START], direction: 'none', expected: [], goal: undefined })
  }

  /** The view shown now. */
  get route(): Route {
    return this.state.history.at(-1) ?? START
  }

  /** Goes to a view; asking for the one shown changes nothing but its arguments. */
  push(route: Route): void {
    if (route.view === this.route.view) return this.replace(route)
    this.set({ history: [...this.state.history, route], direction: 'forward' })
  }

  /** Shows a view in place of the current one. */
  replace(route: Route): void {
    this.set({ history: [...this.state.history.slice(0, -1), route], direction: 'forward' })
  }

  /** Goes back to an earlier state of the history. */
  back(history: readonly Route[]): void {
    this.set({ history, direction: 'back' })
  }

  /** Notes that the visitor is about to go to a view. */
  expect(view: ViewName): void {
    if (!this.state.expected.includes(view)) this.set({ expected: [...this.state.expected, view] })
  }

  /** Notes where connecting leads, or that it leads nowhere. */
  aim(goal: Route | undefined): void {
    this.set({ goal })
  }

  /** Goes where connecting was to lead; `false` when that is nowhere. */
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

  /** With the view goes what a wallet was asked in it: its answer is not waited for in another. */
  protected override set(patch: Partial<RouterState>): void {
    const before = this.#base
    super.set(patch)
    const now = this.#base
    if (now && now !== before) askedWallets.reset()
  }
}

/** The page's views. */
export const routerController = new RouterController()
