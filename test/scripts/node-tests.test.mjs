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
const files = process.argv.slice(2)
writeFileSync('result.json', JSON.stringify(runNodeTests(files, { name: 'group', cwd: process.cwd(), temp: '.' })))
`

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
    // Without this the runner would take itself for a file of the one that runs here.
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined }
    const args = ['run.mjs', 'once.test.mjs', 'twice.test.mjs', 'wrong.test.mjs']
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: project.root, encoding: 'utf8', env })
    output = stdout + stderr
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
