import { ModalClosedError } from '../../core/errors/attempt.js'

/**
 * Settles like `task`, or rejects immediately when one of the signals is aborted. A later result is dropped.
 *
 * @throws {ModalClosedError} a signal was aborted
 */
export function unlessAborted<T>(task: Promise<T>, ...given: readonly (AbortSignal | undefined)[]): Promise<T> {
  const signals = given.filter(signal => signal !== undefined)
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      for (const signal of signals) signal.removeEventListener('abort', stop)
      end()
    }
    const stop = (): void => settle(() => reject(new ModalClosedError()))
    for (const signal of signals) signal.addEventListener('abort', stop)
    if (signals.some(({ aborted }) => aborted)) stop()
    task.then(
      value => settle(() => resolve(value)),
      (cause: unknown) => settle(() => reject(cause)),
    )
  })
}

/** @throws {ModalClosedError} one of the signals was aborted */
export function checkOpen(...signals: readonly (AbortSignal | undefined)[]): void {
  if (signals.some(signal => signal?.aborted)) throw new ModalClosedError()
}
