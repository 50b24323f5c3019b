import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

const folder = new URL('../../dev/', import.meta.url).href
const stack = `${folder}index.mjs`

/**
 * Starts a stack in which a package cannot be loaded, and returns the error message.
 * @param {string} name @param {string} why code that says what happens instead
 */
function startWithout(name, why) {
  const hooks = `export async function resolve(specifier, context, next) {
    const isOurs = context.parentURL?.startsWith(${JSON.stringify(folder)}) && !context.parentURL.includes('node_modules')
    if (isOurs && (specifier === ${JSON.stringify(name)} || specifier.startsWith('${name}/'))) { ${why} }
    return next(specifier, context)
  }`
  const code = `import { register } from 'node:module'
    register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hooks)}))
    const { startDevStack } = await import(${JSON.stringify(stack)})
    const ports = { api: 0, evm: 0, evm2: 0, bitcoin: 0, solana: 0, relay: 0, frame: 0, social: 0 }
    await startDevStack({ ports, wallets: 1 }).then(stack => stack.stop(), error => console.log(error.message))`
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).stdout.trim()
}

/** As node says it. @param {string} name */
const missing = name => `const text = "Cannot find package '${name}' imported from here"
  throw Object.assign(new Error(text), { code: 'ERR_MODULE_NOT_FOUND' })`

const command =
  'npm install --save-dev ws@8.18.3 @reown/walletkit@1.2.10 @walletconnect/core@2.21.7 @scure/sr25519@0.2.0 litesvm@1.4.1 nodemailer@10.6.1 smtp-server@3.21.6 mailparser@3.14.2 oidc-provider@9.13.3'

describe('packages of the stack', () => {
  for (const name of ['litesvm', 'ws']) {
    it(`say how all of them are installed where ${name} is missing`, () => {
      const text = `The development stack needs "${name}", which is not installed. Run: ${command}`
      assert.equal(startWithout(name, missing(name)), text)
    })
  }

  it('run with version 7 of ws, which other packages bring along', () => {
    const seven = import.meta.resolve('ws')
    assert.match(readFileSync(new URL('package.json', seven), 'utf8'), /"version": "7\./)
    assert.equal(startWithout('ws', `return next(${JSON.stringify(seven)}, context)`), '')
  })

  it('that are installed but do not run on this machine report it themselves', () => {
    const text = 'Cannot find native binding.'
    assert.equal(startWithout('litesvm', `throw new Error(${JSON.stringify(text)})`), text)
  })
})
