import type { Lazy } from '../lazy.js'
import { isPageVisible } from './visibility.js'

/**
 * Loads what the visitor waits for. After a failure, it is tried again when the browser is online or the visitor returns to
 * the page, until it succeeds or `signal` is aborted. Rejects with the first failure.
 */
export async function keepLoading(load: Lazy<unknown>, signal: AbortSignal): Promise<void> {
  try {
    await load()
  } catch (error) {
    if (!signal.aborted) tryAgain(load, signal)
    throw error
  }
}

function tryAgain(load: Lazy<unknown>, life: AbortSignal): void {
  const over = new AbortController()
  const { signal } = over
  const end = (): void => over.abort()
  const again = (): void => {
    if (isPageVisible()) load().then(end, () => undefined) // the first failure was reported
  }
  life.addEventListener('abort', end, { signal })
  addEventListener('online', again, { signal })
  document.addEventListener('visibilitychange', again, { signal })
}
