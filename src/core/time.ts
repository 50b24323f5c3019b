/** Settles as `task` does, or rejects with what `late` makes once `ms` milliseconds have passed. */
export function within<T>(task: Promise<T>, ms: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms)
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
