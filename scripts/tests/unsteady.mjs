/** Maximum number of files that may fail at first and pass when they run again; more fail the whole run. */
export const MOST_UNSTEADY = 5

/** Merges the results of several files into one. */
export const mergeResults = results => ({
  seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: results.flatMap(({ file, failures }) =>
    results.length === 1 ? failures : failures.map(({ name, error }) => ({ name: `${file}: ${name}`, error })),
  ),
})

/**
 * Runs each failed file again, alone, after all others. If it passes, its tests count as passed, and its first failures
 * are listed as unsteady. If it fails again, the second result counts.
 *
 * @param {object[]} results one per file, each with `again()`, which runs the file alone
 * @returns `results` as they count, and `unsteady`: `file`, `name` and `error` of each first failure
 */
export async function withSecondRuns(results) {
  const final = []
  const unsteady = []
  for (const first of results) {
    if (!first.failures.length) {
      final.push(first)
      continue
    }
    console.log(`\n${first.file} failed and runs once more, alone.`)
    const second = await first.again()
    if (!second.failures.length) unsteady.push(...first.failures.map(failure => ({ file: first.file, ...failure })))
    final.push({ ...first, ...second, seconds: first.seconds + second.seconds })
  }
  return { results: final, unsteady }
}

/** Why a run with these unsteady tests fails, if it does. */
export function tooUnsteady(unsteady) {
  const { size } = new Set(unsteady.map(({ file }) => file))
  return size > MOST_UNSTEADY ? `${size} files are unsteady, at most ${MOST_UNSTEADY} may be` : undefined
}
