// A reporter for `node --test` that writes one JSON object: for each file how many tests passed and which failed.
// The files must run one after the other.
import { relative, resolve } from 'node:path'

/** Time that the runner gets to end by itself once all files have, in milliseconds. */
const GRACE = 10_000

const toName = path => relative(process.cwd(), path)

/** Whether an event is about a file as a whole; versions of node differ in how they name it. */
const isFile = ({ nesting, name, file }) => nesting === 0 && resolve(name) === file

/** Whether an event is about a test itself, not about a suite or the file around it. */
const isTest = data => data.details?.type !== 'suite' && !isFile(data)

/** A suite or a file fails once more for each test in it; that must not be counted. */
const isEcho = data => data.details?.error?.failureType === 'subtestsFailed'

/** What failed: a test, or a file that did not end and had to be ended. */
const nameOf = data =>
  isFile(data) && data.details?.error?.failureType === 'testTimeoutFailure' ? 'did not end in time' : data.name

/** @param {AsyncIterable<{ type: string, data: Record<string, unknown> }>} events */
export default async function* report(events) {
  const files = {}
  let result
  for await (const { type, data } of events) {
    // A test that another module defines names that module as its file, so the file at work is kept here.
    if (type === 'test:dequeue' && isFile(data))
      result = files[toName(data.file)] = { passed: 0, skipped: 0, failures: [] }
    if (type === 'test:fail' && !isEcho(data)) result.failures.push(`${toName(data.file)}: ${nameOf(data)}`)
    if (type !== 'test:pass' || !isTest(data)) continue
    if (data.skip !== undefined || data.todo !== undefined) result.skipped++
    else result.passed++
  }
  yield JSON.stringify(files)
  // A program that outlives the file that started it may hold the runner's output open, and with it the runner.
  setTimeout(() => process.exit(), GRACE).unref()
}
