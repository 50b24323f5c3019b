import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { toReport } from '../../../scripts/tests/report.mjs'
import { mergeResults, MOST_UNSTEADY, tooUnsteady, withSecondRuns } from '../../../scripts/tests/unsteady.mjs'

const failure = { name: 'a test', error: 'too late' }

/** A file whose runs end with these failures, one run after the other; `runs` counts them. */
function file(name, ...runs) {
  const result = failures => ({ seconds: 1, passed: 3 - failures.length, skipped: 0, failures })
  const counted = { runs: 1 }
  const again = async () => {
    counted.runs++
    return { file: name, ...result(runs[counted.runs - 1] ?? [failure]) }
  }
  return { counted, file: name, group: 'unit', ...result(runs[0]), again }
}

describe('second runs', () => {
  it('run what failed once more, and nothing else', async () => {
    const files = [file('good', []), file('once', [failure], []), file('twice', [failure], [failure])]
    await withSecondRuns(files)
    assert.deepEqual(
      files.map(({ counted }) => counted.runs),
      [1, 2, 2],
    )
  })

  it('make what passes then unsteady, with its first error', async () => {
    const { results, unsteady } = await withSecondRuns([file('once', [failure], [])])
    assert.deepEqual(unsteady, [{ file: 'once', ...failure }])
    const { lines, passed, failed } = toReport({ results, unsteady, minutes: {} })
    assert.deepEqual([passed, failed], [3, 0])
    assert.match(lines.join('\n'), /Unsteady.*\n {2}once: a test \(too late\)/)
  })

  it('leave what fails twice a failure', async () => {
    const { results, unsteady } = await withSecondRuns([file('twice', [failure], [failure])])
    const { lines, passed, failed } = toReport({ results, unsteady, minutes: {} })
    assert.deepEqual([unsteady.length, passed, failed], [0, 2, 1])
    assert.match(lines.join('\n'), /Failed:\n {2}twice: a test/)
  })

  it('count every file where the runner itself had stopped', () => {
    const one = { file: 'a', seconds: 1, passed: 2, skipped: 0, failures: [] }
    const other = { file: 'b', seconds: 2, passed: 3, skipped: 1, failures: [failure] }
    const failures = [{ name: 'b: a test', error: 'too late' }]
    assert.deepEqual(mergeResults([one, other]), { seconds: 3, passed: 5, skipped: 1, failures })
    assert.deepEqual(mergeResults([other]).failures, [failure])
  })

  it('fail a run with more unsteady files than may be', () => {
    const unsteady = count => Array.from({ length: count }, (_, place) => ({ file: `file ${place}`, ...failure }))
    assert.equal(tooUnsteady(unsteady(MOST_UNSTEADY)), undefined)
    const problem = tooUnsteady(unsteady(MOST_UNSTEADY + 1))
    assert.match(problem, /6 files are unsteady/)
    assert.equal(toReport({ results: [], unsteady: [], minutes: {}, problem }).failed, 1)
    assert.equal(tooUnsteady([...unsteady(MOST_UNSTEADY), ...unsteady(MOST_UNSTEADY)]), undefined)
  })
})
