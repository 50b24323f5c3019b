/** Runs something and returns the errors that it left to the page; they do not fail the test. */
export async function uncaughtErrors(run: () => unknown): Promise<readonly unknown[]> {
  const errors: unknown[] = []
  const hear = (event: ErrorEvent): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    errors.push(event.error)
  }
  window.addEventListener('error', hear, { capture: true })
  try {
    await run()
  } finally {
    window.removeEventListener('error', hear, { capture: true })
  }
  return errors
}
