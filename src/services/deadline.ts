/** A signal for one piece of work, aborted by the caller's signal or when the time is up. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Settles as the work does, or rejects as soon as the time is up or the caller aborts. */
  race<T>(work: Promise<T>): Promise<T>
  /** What the work that failed with `error` failed of: the caller's reason, the lateness, or the error itself. */
  reasonFor(error: unknown): unknown
  /** Call it when the work is over. */
  end(): void
}

/** Starts a deadline of `ms` milliseconds; `late` makes the error of being late. */
export function startDeadline(ms: number, late: () => Error, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(late()), ms)
  const stop = (): void => controller.abort(caller?.reason)
  if (caller?.aborted) stop()
  else caller?.addEventListener('abort', stop, { once: true })
  return {
    signal: controller.signal,
    race: work =>
      new Promise((resolve, reject) => {
        const lose = (): void => reject(controller.signal.reason)
        if (controller.signal.aborted) lose()
        else controller.signal.addEventListener('abort', lose, { once: true })
        work.then(resolve, reject)
      }),
    reasonFor(error) {
      const reason: unknown = controller.signal.reason
      return controller.signal.aborted ? reason : error
    },
    end() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', stop)
    },
  }
}
