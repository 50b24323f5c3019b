/** Files named at the end as the slowest. */
const SLOWEST = 10

const sum = (list, key) => list.reduce((total, item) => total + item[key], 0)

/**
 * What is printed at the end of a run, its numbers, and the names of what failed.
 *
 * @param {object} run `results` a file, `unsteady` tests, `minutes` by part of the run, and a `problem` of the whole
 */
export function toReport({ results, unsteady, minutes, problem }) {
  const failures = results.flatMap(({ file, failures: failed }) => failed.map(({ name }) => `${file}: ${name}`))
  if (problem) failures.push(problem)
  const lines = ['']
  for (const group of new Set(results.map(result => result.group))) {
    const own = results.filter(result => result.group === group)
    const skipped = sum(own, 'skipped')
    const failed = own.flatMap(result => result.failures).length
    lines.push(
      `${group.padEnd(8)} ${sum(own, 'passed')} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
    )
  }
  lines.push(
    '',
    'Minutes:',
    ...Object.entries(minutes).map(([part, time]) => `  ${time.toFixed(1).padStart(5)}  ${part}`),
  )
  const slowest = [...results].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  lines.push('', 'Slowest files, in seconds:')
  for (const { file, seconds } of slowest) lines.push(`  ${seconds.toFixed(0).padStart(5)}  ${file}`)
  if (unsteady.length) lines.push('', 'Unsteady: these failed, and passed when they ran once more:')
  for (const { file, name, error } of unsteady) lines.push(`  ${file}: ${name} (${error})`)
  if (failures.length) lines.push('', 'Failed:', ...failures.map(name => `  ${name}`))
  return { lines: [...lines, ''], passed: sum(results, 'passed'), failed: failures.length, failures }
}
