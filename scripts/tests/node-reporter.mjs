// A reporter for `node --test FILE` that writes one JSON object: how many tests passed, and which failed, why.
import { relative, resolve } from 'node:path'

/** How long the runner may take to exit by itself after the file has ended, in milliseconds. */
const GRACE = 10_000

const toName = path => relative(process.cwd(), path)

/** Whether an event is about a file as a whole; versions of node differ in how they name it. */
const isFile = ({ nesting, name, file }) => nesting === 0 && resolve(name) === file

/** Whether an event is about a test itself, not about a suite or the file around it. */
const isTest = data => data.details?.type !== 'suite' && !isFile(data)

/** Whether a suite or a file failed only because a test in it failed, which is already counted. */
const isEcho = data => data.details?.error?.failureType === 'subtestsFailed'

/** What failed: a test, or a file that did not end and had to be ended. A shared module may define the test. */
const nameOf = data => {
  if (!isFile(data)) return data.name
  return data.details?.error?.failureType === 'testTimeoutFailure' ? 'did not end in time' : toName(data.file)
}

const errorOf = ({ details }) => String(details?.error?.cause?.message ?? details?.error?.message ?? '').split('\n')[0]

/** @param {AsyncIterable<{ type: string, data: Record<string, unknown> }>} events */
export default async function* report(events) {
  const result = { passed: 0, skipped: 0, failures: [] }
  for await (const { type, data } of events) {
    if (type === 'test:fail' && !isEcho(data)) result.failures.push({ name: nameOf(data), error: errorOf(data) })
    if (type !== 'test:pass' || !isTest(data)) continue
    if (data.skip !== undefined || data.todo !== undefined) result.skipped++
    else result.passed++
  }
  yield JSON.stringify(result)
  // A process that outlives the file that started it may keep the output open, and the runner alive.
  setTimeout(() => process.exit(), GRACE).unref()
}
