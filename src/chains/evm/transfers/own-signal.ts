/**
 * Runs work with a signal of its own. It is aborted with the caller's signal and when the work settles, so that the
 * losers of a `Promise.race` in the work stop.
 */
export async function withOwnSignal<T>(
  signal: AbortSignal | undefined,
  work: (own: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const own = new AbortController()
  const stop = (): void => own.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  try {
    return await work(own.signal)
  } finally {
    signal?.removeEventListener('abort', stop)
    own.abort()
  }
}
