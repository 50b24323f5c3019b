/** Runs a test and returns the console warnings logged meanwhile. */
export async function warningsOf(run: () => Promise<unknown>): Promise<string[]> {
  const { warn } = console
  const lines: string[] = []
  console.warn = (...parts: unknown[]) => lines.push(parts.join(' '))
  try {
    await run()
  } finally {
    console.warn = warn
  }
  return lines
}
