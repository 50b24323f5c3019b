/** Settles like `task`, or rejects with the error from `timedOut` after `ms` milliseconds. */
export function within<T>(task: Promise<T>, ms: number, timedOut: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timedOut()), ms)
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Resolves after `ms` milliseconds, or rejects with the signal's reason if aborted first. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
