// A reporter for `node --test` that writes one JSON object: how many tests passed and which failed.
import { relative } from 'node:path'

/** Whether an event is about a test itself, not about a suite or the file around it. */
const isTest = data => data.details?.type !== 'suite' && !(data.nesting === 0 && data.name === data.file)

/** A suite or a file fails once more for each test in it; that must not be counted. */
const isEcho = data => data.details?.error?.failureType === 'subtestsFailed'

/** @param {AsyncIterable<{ type: string, data: Record<string, unknown> }>} events */
export default async function* report(events) {
  const result = { passed: 0, skipped: 0, failures: [] }
  for await (const { type, data } of events) {
    if (type === 'test:fail' && !isEcho(data)) {
      const file = data.file ? relative(process.cwd(), data.file) : 'unknown file'
      result.failures.push(`${file}: ${data.name}`)
    }
    if (type !== 'test:pass' || !isTest(data)) continue
    if (data.skip !== undefined || data.todo !== undefined) result.skipped++
    else result.passed++
  }
  yield JSON.stringify(result)
}
