import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { runNodeFiles } from '../../../scripts/tests/node-files.mjs'
import { makeProject } from '../project.mjs'

const START = "import { test } from 'node:test'\n"

describe("running node's tests", () => {
  let project
  let results
  before(async () => {
    // Without this the runner would take itself for a file of the one that runs here.
    delete process.env.NODE_TEST_CONTEXT
    project = makeProject({
      'well.test.mjs': `${START}test('passes', () => {})\ntest('waits', { skip: true }, () => {})`,
      'wrong.test.mjs': `${START}test('passes', () => {})\ntest('fails', () => { throw new Error('a reason') })`,
      'nested/late.test.mjs': `${START}test('passes', () => new Promise(resolve => setTimeout(resolve, 500)))`,
      'broken.test.mjs': 'import "./nowhere.mjs"',
      'open.test.mjs': `${START}test('passes', () => {})\nsetInterval(() => {}, 1000)`,
      'stubborn.test.mjs': `${START}process.on('SIGTERM', () => {})\nsetTimeout(() => process.exit(), 60_000)`,
      'silent.test.mjs': `${START}test('waits for ever', () => new Promise(resolve => setTimeout(resolve, 60_000)))`,
      'busy.test.mjs': `${START}test('never comes back', () => { for (;;); })`,
    })
    const files = [
      'nested/late.test.mjs',
      ...['well', 'wrong', 'broken', 'open', 'stubborn', 'busy'].map(name => `${name}.test.mjs`),
    ]
    const found = await runNodeFiles(files, { cwd: project.root, temp: project.root, limit: 4_000, print: () => {} })
    results = Object.fromEntries(found.map(({ file, seconds: _seconds, ...result }) => [file, result]))
  })
  after(() => project.remove())

  it('counts the tests of each file, whatever runs beside it', () => {
    assert.deepEqual(results['well.test.mjs'], { passed: 1, skipped: 1, failures: [] })
    assert.deepEqual(results['nested/late.test.mjs'], { passed: 1, skipped: 0, failures: [] })
  })

  it('reports what failed and why', () => {
    const failures = [{ name: 'fails', error: 'a reason' }]
    assert.deepEqual(results['wrong.test.mjs'], { passed: 1, skipped: 0, failures })
    assert.equal(results['broken.test.mjs'].failures.length, 1)
  })

  it('ends a file without output, long before its limit', async () => {
    const options = { cwd: project.root, temp: project.root, limit: 60_000, silence: 2_000, print: () => {} }
    const [{ seconds, failures }] = await runNodeFiles(['silent.test.mjs'], options)
    assert.deepEqual(failures, [{ name: 'fell silent', error: 'nothing was heard of it for 2 s' }])
    assert.ok(seconds < 30, `It took ${seconds} s`)
  })

  it('ends and names files that do not end', () => {
    for (const name of ['open', 'stubborn', 'busy'])
      assert.deepEqual(
        results[`${name}.test.mjs`].failures.map(failure => failure.name),
        ['did not end in time'],
      )
  })
})
