import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { makeProject, runScript } from './project.mjs'

/** What waits for a time, and how. */
const WAITS = `import { setTimeout as rest } from 'node:timers/promises'
await page.waitForTimeout(300)
await aTimeout(20) // as slow as some wallets
await settle(DELAY + 100)
await rest(1_000)
/** Long enough. */
await new Promise(resolve => setTimeout(resolve, 40))
`

/** What waits for no time, or only says how long something else may take. */
const NONE = `await settle()
await aTimeout(0)
await new Promise(resolve => setTimeout(resolve))
setTimeout(() => socket.close(), 50)
relay.delay(100)
const later = ms => new Promise(resolve => setTimeout(resolve, ms))
`

describe('the check of waits', () => {
  let project
  const check = (files, ...args) => {
    project = makeProject(files)
    return runScript('check-waits.mjs', '--root', project.root, ...args)
  }
  afterEach(() => project?.remove())

  it('finds what waits for a time, and whether it says why', () => {
    const { status, output } = check({ 'test/a.test.mjs': WAITS, 'test/b.test.ts': NONE }, '--list')
    assert.equal(status, 0, output)
    const found = [...output.matchAll(/^test\/a\.test\.mjs:(\d+) (\w+)/gm)].map(([, line, kind]) => `${line} ${kind}`)
    assert.deepEqual(found, ['2 unexplained', '3 explained', '4 unexplained', '5 unexplained', '7 explained'])
    assert.doesNotMatch(output, /b\.test/)
    assert.match(output, /5 waits for a time, 3 of them unexplained/)
  })

  it('fails above the ceiling, and names each wait', () => {
    const { status, output } = check({ 'test/many.test.mjs': 'await page.waitForTimeout(300)\n'.repeat(1_000) })
    assert.equal(status, 1)
    assert.match(output, /1000 waits for a time \(unexplained\), at most \d+/)
    assert.match(output, /^test\/many\.test\.mjs:1000 unexplained: await page\.waitForTimeout\(300\)$/m)
  })

  it('is met by the tests of the project', () => {
    const { status, output } = runScript('check-waits.mjs')
    assert.equal(status, 0, output)
  })
})
