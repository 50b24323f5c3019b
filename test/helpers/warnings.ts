/** Runs a test and gives the lines that reached the console as warnings meanwhile. */
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
