import { isPageVisible } from './visibility.js'

/**
 * Loads what the visitor waits for. After a failure, it is tried again when the browser is online or the visitor returns to
 * the page, immediately if that happened in the meantime, until it succeeds or `life` is aborted. Rejects with the
 * first failure after which it has to wait.
 */
export async function keepLoading(load: () => Promise<unknown>, life: AbortSignal): Promise<void> {
  if (typeof window === 'undefined') return void (await load())
  const over = new AbortController()
  const { signal } = over
  const end = (): void => over.abort()
  let events = 0
  const attempt = async (): Promise<void> => {
    const before = events
    try {
      await load()
      end()
    } catch (error) {
      if (events === before || signal.aborted) throw error
      await attempt()
    }
  }
  const again = (): void => {
    if (!isPageVisible()) return
    events++
    attempt().catch(() => undefined) // the first failure was reported
  }
  if (life.aborted) end()
  life.addEventListener('abort', end, { signal })
  addEventListener('online', again, { signal })
  document.addEventListener('visibilitychange', again, { signal })
  await attempt()
}
