import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The list of what is known to be wrong: how many problems of a rule a file still has. It may only get shorter. */
export const KNOWN_FILE = join('scripts', 'layers', 'known-problems.json')

const keyOf = ({ file, rule }) => `${file} ${rule}`

/** The problems counted by file and rule. */
export function countProblems(problems) {
  const counts = {}
  for (const problem of problems) counts[keyOf(problem)] = (counts[keyOf(problem)] ?? 0) + 1
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The list of a project, empty where it has none. */
export function readKnown(root) {
  const path = join(root, KNOWN_FILE)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** What is wrong beyond the list, and the rows of the list that are out of date. */
export function withoutKnown(problems, known) {
  const counts = countProblems(problems)
  const isMore = problem => counts[keyOf(problem)] > (known[keyOf(problem)] ?? 0)
  const stale = Object.entries(known)
    .filter(([key, count]) => (counts[key] ?? 0) < count)
    .map(([key, count]) => ({
      file: key.split(' ')[0],
      line: 1,
      rule: 'known',
      message: `${KNOWN_FILE} lists ${count} problems of "${key.split(' ')[1]}", there are ${counts[key] ?? 0}: lower it`,
    }))
  return [...problems.filter(isMore), ...stale]
}
