import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, it } from 'node:test'

const stack = new URL('../../dev/index.mjs', import.meta.url).href

describe('the stack in a simulated page', () => {
  it('says where to start it instead', () => {
    // What jsdom does to the program that it simulates a page in.
    const code = `import { runInNewContext } from 'node:vm'
      globalThis.Uint8Array = runInNewContext('Uint8Array')
      await import(${JSON.stringify(stack)}).catch(error => console.log(error.message))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
    assert.match(stdout, /^The development stack runs in node, not in a simulated page\. .*globalSetup/)
  })
})

describe('the stack in an old version of Node.js', () => {
  const cli = new URL('../../dev/cli.mjs', import.meta.url).href
  const pretend = `Object.defineProperty(process, 'version', { value: 'v20.18.3' })`
  const text = 'The development stack needs Node.js 20.19 or later; this is v20.18.3.'
  const run = (/** @type {string} */ code) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', `${pretend}\n${code}`], { encoding: 'utf8' })

  it('reports the version that it needs', () => {
    const { stdout } = run(`await import(${JSON.stringify(stack)}).catch(error => console.log(error.message))`)
    assert.equal(stdout, `${text}\n`)
  })

  it('reports that in one line on the command line', () => {
    const { status, stdout, stderr } = run(`await import(${JSON.stringify(cli)})`)
    assert.deepEqual([status, stdout, stderr], [1, '', `${text}\n`])
  })
})
