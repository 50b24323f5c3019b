/** Runs something and returns the errors that it left to the page; they do not fail the test. */
export async function uncaughtErrors(run: () => unknown): Promise<readonly unknown[]> {
  const errors: unknown[] = []
  const real = window.onerror
  window.onerror = (_message, _source, _line, _column, error) => Boolean(errors.push(error))
  try {
    await run()
  } finally {
    window.onerror = real
  }
  return errors
}
