/** A signal for one task, aborted by the caller's signal or on timeout. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Settles as the work does, or rejects as soon as the time is up or the caller aborts. */
  race<T>(work: Promise<T>): Promise<T>
  /** The reason for a failure with `error`: the caller's reason, the timeout, or the error itself. */
  reasonFor(error: unknown): unknown
  /** Call it when the work has finished. */
  end(): void
}

/** Starts a deadline of `ms` milliseconds; `timedOut` creates the timeout error. */
export function startDeadline(ms: number, timedOut: () => Error, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(timedOut()), ms)
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
