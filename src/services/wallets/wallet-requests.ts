import { Controller } from '../../core/controller.js'

/** Pending requests to wallets in the page. */
export interface WalletRequestsState {
  /** Unanswered requests that a wallet may show in the page, each tracked separately. */
  readonly requests: readonly symbol[]
}

/**
 * Tracks whether a wallet in the page has a pending request. Such a wallet may show its prompt in the page itself,
 * which must then be reachable.
 */
export class WalletRequests extends Controller<WalletRequestsState> {
  readonly #listeners = new Set<() => void>()

  constructor() {
    super({ requests: [] })
  }

  /** Whether an answer is pending. */
  get any(): boolean {
    return this.state.requests.length > 0
  }

  /** Calls `listener` right before a wallet is asked, until the returned function is called. */
  onRequest(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Asks a wallet; the request is pending until it is answered in any way, or `reset()` stops waiting. */
  ask<T>(request: () => Promise<T>): Promise<T> {
    const key = Symbol('request')
    this.set({ requests: [...this.state.requests, key] })
    for (const listener of [...this.#listeners]) listener()
    const answer = request()
    const end = (): void => {
      const { requests } = this.state
      if (requests.includes(key)) this.set({ requests: requests.filter(open => open !== key) })
    }
    answer.then(end, end)
    return answer
  }
}

/** The page's pending wallet requests. */
export const walletRequests = new WalletRequests()
