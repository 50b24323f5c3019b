// Runs the browser tests of one configuration and writes what happened as JSON.
//   node scripts/wtr.mjs <config file> <result file> [test file…]
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { defaultReporter, startTestRunner } from '@web/test-runner'

import { bundleTests } from './tests/bundle-tests.mjs'

const [configFile, resultFile, ...asked] = process.argv.slice(2)
const { default: configured } = await import(pathToFileURL(resolve(configFile)))
const { packages, ...config } = configured
const files = asked.length ? asked : config.files

/** Every test of a suite with its full name. */
function flatten(suite, path = []) {
  const own = suite.tests.map(test => ({ ...test, name: [...path, test.name].join(' > ') }))
  return [...own, ...suite.suites.flatMap(inner => flatten(inner, [...path, inner.name]))]
}

const firstLine = error => error?.message?.split('\n')[0] ?? ''

/** Counts a session; a file that fails outside its tests (does not load, throws late) is one more failure. */
function summarize(session) {
  const tests = session.testResults ? flatten(session.testResults) : []
  const failures = tests
    .filter(test => !test.passed && !test.skipped)
    .map(({ name, error }) => ({ name, error: firstLine(error) }))
  if (!session.passed && !failures.length)
    failures.push({ name: 'the file as a whole', error: firstLine(session.errors[0]) || 'it did not run' })
  return {
    file: session.testFile?.replace(`${process.cwd()}/`, '') ?? 'unknown file',
    seconds: tests.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    passed: tests.filter(test => test.passed && !test.skipped).length,
    skipped: tests.filter(test => test.skipped).length,
    failures,
  }
}

const counter = {
  onTestRunFinished({ sessions }) {
    writeFileSync(resultFile, JSON.stringify([...sessions].map(summarize)))
  },
}

const reporters = [defaultReporter({ reportTestResults: true, reportTestProgress: false }), counter]
await startTestRunner({
  config: { ...config, files, middleware: [await bundleTests(files, packages)], reporters },
  readCliArgs: false,
  readFileConfig: false,
})
