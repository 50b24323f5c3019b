/** Settles like `task`, or rejects with the error from `timedOut` after `ms` milliseconds. */
export function within<T>(task: Promise<T>, ms: number, timedOut: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timedOut()), ms)
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
