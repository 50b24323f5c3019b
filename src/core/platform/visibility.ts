/** Whether the page is visible. */
export const isPageVisible = (): boolean => document.visibilityState === 'visible'

/** Calls `listener` whenever the page is shown or hidden; returns the function that stops it. */
export function watchVisibility(listener: (visible: boolean) => void): () => void {
  const onEvent = (): void => listener(isPageVisible())
  document.addEventListener('visibilitychange', onEvent)
  return () => document.removeEventListener('visibilitychange', onEvent)
}

/** Resolves once the page is visible or `signal` is aborted. */
export function pageSeen(signal: AbortSignal): Promise<void> {
  if (isPageVisible() || signal.aborted) return Promise.resolve()
  return new Promise(resolve => {
    const unwatch = watchVisibility(visible => visible && end())
    const end = (): void => {
      unwatch()
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
  })
}
