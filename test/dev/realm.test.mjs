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
