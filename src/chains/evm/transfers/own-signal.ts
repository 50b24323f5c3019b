/**
 * Runs work with a signal of its own, which is aborted by the caller's signal and once the work has settled: what lost a race
 * in it then stops.
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
