/** Rejections made to be reported, each with what it is made for. */
const made = new Map<unknown, () => void>()

// Added before any listener of a test, so that none of them hears of these.
addEventListener('unhandledrejection', event => {
  const done = made.get(event.reason)
  if (!done) return
  event.preventDefault()
  event.stopImmediatePropagation()
  made.delete(event.reason)
  done()
})

/**
 * Waits until the browser has reported every rejection so far that no one handles: it reports them in order, some time
 * after they happened.
 */
export function rejectionsReported(): Promise<void> {
  const last = Symbol('last')
  return new Promise(resolve => {
    made.set(last, resolve)
    void Promise.reject(last)
  })
}
