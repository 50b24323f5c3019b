import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { after, before, describe, it } from 'node:test'

import { makeProject, ROOT } from './project.mjs'

const urlOf = path => JSON.stringify(pathToFileURL(join(ROOT, path)).href)

/** A test file that counts its runs, and whose browser is killed when `isKilled`, an expression on `turn`, says so. */
const withBrowser = (name, isKilled) => `
import { appendFileSync, readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { launchBrowser } from ${urlOf('test/support/launch-browser.mjs')}

appendFileSync('runs-${name}', '.')
const turn = readFileSync('runs-${name}', 'utf8').length
const browser = await launchBrowser()
after(() => browser.close())

test('comes before', () => {})
test('opens a page', async () => {
  if (${isKilled}) {
    const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo')
    process.kill(processInfo.find(({ type }) => type === 'browser').id, 'SIGKILL')
  }
  await browser.newPage()
  if (${name === 'wrong'}) throw new Error('a real failure')
})
`

const RUN = `
import { writeFileSync } from 'node:fs'
import { runNodeTests } from ${urlOf('scripts/node-tests.mjs')}
const [limit, ...files] = process.argv.slice(2)
const options = { name: 'group', cwd: process.cwd(), temp: '.', limit: Number(limit) }
writeFileSync('result.json', JSON.stringify(runNodeTests(files, options)))
`

/** Runs files of a project as `npm test` does; gives what was printed. */
function runAll(project, limit, files) {
  // Without this the runner would take itself for a file of the one that runs here.
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined }
  const args = ['run.mjs', String(limit), ...files]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: project.root, encoding: 'utf8', env })
  return stdout + stderr
}

describe("running node's tests", () => {
  let project
  let output
  before(() => {
    project = makeProject({
      'once.test.mjs': withBrowser('once', 'turn === 1'),
      'twice.test.mjs': withBrowser('twice', 'true'),
      'wrong.test.mjs': withBrowser('wrong', 'false'),
      'run.mjs': RUN,
    })
    output = runAll(project, 600_000, ['once.test.mjs', 'twice.test.mjs', 'wrong.test.mjs'])
  })
  after(() => project.remove())

  const text = name => readFileSync(join(project.root, name), 'utf8')
  const of = name => JSON.parse(text('result.json')).failures.filter(failure => failure.startsWith(name))

  it('runs a file whose browser died once more, and counts only that', () => {
    assert.equal(text('runs-once').length, 2)
    assert.deepEqual(of('once'), [])
    assert.match(output, /^A browser died by itself in once\.test\.mjs: the file runs once more/m)
  })

  it('counts a browser that dies twice as a failure', () => {
    assert.equal(text('runs-twice').length, 2)
    assert.deepEqual(of('twice'), ['twice.test.mjs: opens a page', 'twice.test.mjs: its browser died twice'])
  })

  it('never runs again what failed by itself', () => {
    assert.equal(text('runs-wrong').length, 1)
    assert.deepEqual(of('wrong'), ['wrong.test.mjs: opens a page'])
    assert.doesNotMatch(output, /died by itself in wrong/)
  })

  it('counts each test of a file once', () => {
    const { passed, failures } = JSON.parse(text('result.json'))
    assert.deepEqual({ passed, failed: failures.length }, { passed: 4, failed: 3 })
  })
})

describe('test files that do not end', () => {
  let project
  let result
  before(() => {
    const start = "import { test } from 'node:test'\n"
    project = makeProject({
      'open.test.mjs': `${start}test('passes', () => {})\nsetInterval(() => {}, 1000)`,
      'busy.test.mjs': `${start}test('never comes back', () => { for (;;); })`,
      'stubborn.test.mjs': `${start}process.on('SIGTERM', () => {})\nsetTimeout(() => process.exit(), 60_000)`,
      'well.test.mjs': `${start}test('passes', () => {})`,
      'run.mjs': RUN,
    })
    runAll(project, 4_000, ['open.test.mjs', 'busy.test.mjs', 'stubborn.test.mjs', 'well.test.mjs'])
    result = JSON.parse(readFileSync(join(project.root, 'result.json'), 'utf8'))
  })
  after(() => project.remove())

  it('are ended, and named, and the others still run', () => {
    assert.deepEqual(result, {
      passed: 2,
      skipped: 0,
      failures: ['busy', 'open', 'stubborn'].map(name => `${name}.test.mjs: did not end in time`),
    })
  })
})
