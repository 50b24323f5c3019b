// Runs the browser tests of one configuration and writes what happened as JSON.
//   node scripts/wtr.mjs <config file> <result file> [test file glob…]
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { defaultReporter, startTestRunner } from '@web/test-runner'

const [configFile, resultFile, ...files] = process.argv.slice(2)
const { default: config } = await import(pathToFileURL(resolve(configFile)))

/** Every test of a suite with its full name. */
function flatten(suite, path = []) {
  const own = suite.tests.map(test => ({ ...test, name: [...path, test.name].join(' > ') }))
  return [...own, ...suite.suites.flatMap(inner => flatten(inner, [...path, inner.name]))]
}

/** Counts a session; a file that fails outside its tests (does not load, throws late) is one more failure. */
function summarize(session) {
  const tests = session.testResults ? flatten(session.testResults) : []
  const failures = tests.filter(test => !test.passed && !test.skipped).map(test => test.name)
  if (!session.passed && !failures.length)
    failures.push(session.errors[0]?.message.split('\n')[0] ?? 'the file did not run')
  const file = session.testFile?.replace(`${process.cwd()}/`, '') ?? 'unknown file'
  return {
    passed: tests.filter(test => test.passed && !test.skipped).length,
    skipped: tests.filter(test => test.skipped).length,
    failures: failures.map(name => `${file}: ${name}`),
  }
}

const counter = {
  onTestRunFinished({ sessions }) {
    const parts = sessions.map(summarize)
    const sum = key => parts.reduce((total, part) => total + part[key], 0)
    const result = { passed: sum('passed'), skipped: sum('skipped'), failures: parts.flatMap(part => part.failures) }
    writeFileSync(resultFile, JSON.stringify(result))
  },
}

const reporters = [defaultReporter({ reportTestResults: true, reportTestProgress: false }), counter]
await startTestRunner({
  config: { ...config, ...(files.length && { files }), reporters },
  readCliArgs: false,
  readFileConfig: false,
})
