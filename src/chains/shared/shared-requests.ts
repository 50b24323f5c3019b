import { unlessAborted } from './unless-aborted.js'

interface Open<T> {
  readonly task: Promise<T>
  users: number
}

/**
 * Requests that a wallet shows to the visitor, one at a time per key: concurrent callers share the answer. A request
 * that all callers have given up is dropped, so that the next one prompts again.
 */
export class SharedRequests<T> {
  readonly #open = new Map<string, Open<T>>()

  /**
   * Joins the open request of `key`, or opens it.
   *
   * @throws {ModalClosedError} one of the signals was aborted
   */
  async join(key: string, open: () => Promise<T>, ...signals: readonly (AbortSignal | undefined)[]): Promise<T> {
    const request = this.#open.get(key) ?? { task: open(), users: 0 }
    this.#open.set(key, request)
    request.users += 1
    try {
      return await unlessAborted(request.task, ...signals)
    } finally {
      request.users -= 1
      if (!request.users && this.#open.get(key) === request) this.#open.delete(key)
    }
  }
}
