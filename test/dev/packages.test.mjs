import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'

const folder = new URL('../../dev/', import.meta.url).href
const stack = `${folder}index.mjs`

/**
 * Runs code in a process in which a package cannot be loaded, and returns what it printed.
 * @param {string} name @param {string} why code that runs when the package is loaded @param {string} work
 */
function runWithout(name, why, work) {
  const hooks = `export async function resolve(specifier, context, next) {
    const isOurs = context.parentURL?.startsWith(${JSON.stringify(folder)}) && !context.parentURL.includes('node_modules')
    if (isOurs && (specifier === ${JSON.stringify(name)} || specifier.startsWith('${name}/'))) { ${why} }
    return next(specifier, context)
  }`
  const code = `import { register } from 'node:module'
    register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hooks)}))
    ${work}`
  const options = { encoding: /** @type {const} */ ('utf8'), cwd: tmpdir() }
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], options)
  return { stdout: stdout.trim(), stderr: stderr.trim() }
}

/** Starts a stack in which a package cannot be loaded, and returns the error message. @param {string} name @param {string} why */
const startWithout = (name, why) =>
  runWithout(
    name,
    why,
    `const { startDevStack } = await import(${JSON.stringify(stack)})
    const ports = { api: 0, evm: 0, evm2: 0, bitcoin: 0, solana: 0, relay: 0, frame: 0, social: 0 }
    await startDevStack({ ports, wallets: 1 }).then(stack => stack.stop(), error => console.log(error.message))`,
  ).stdout

/** Fails as node does. @param {string} name */
const missing = name => `const text = "Cannot find package '${name}' imported from here"
  throw Object.assign(new Error(text), { code: 'ERR_MODULE_NOT_FOUND' })`

const root = new URL('../../', import.meta.url)

/** What the stack's own workspace has of them. The client of the other side is only for its tests. */
const {
  dependencies: { '@walletconnect/sign-client': _client, ...versions },
} = JSON.parse(readFileSync(new URL('dev/package.json', root), 'utf8'))

const commandFor = (/** @type {readonly string[]} */ names) =>
  `npm install --save-dev ${names.map(name => `${name}@${versions[name]}`).join(' ')}`

/** The packages that a command installs. @param {string} command */
const installedBy = command => command.split(' ').slice(3)

const everyPackage = Object.entries(versions)
  .map(([name, version]) => `${name}@${version}`)
  .sort()

describe('packages of the stack', () => {
  for (const name of ['litesvm', 'ws']) {
    it(`say how it is installed where only ${name} is missing`, () => {
      const text = `The development stack needs "${name}", which is not installed. Run: ${commandFor([name])}`
      assert.equal(startWithout(name, missing(name)), text)
    })
  }

  it('include viem, which a site without EVM may lack', () => {
    const { stdout, stderr } = runWithout(
      'viem',
      missing('viem'),
      `await import(${JSON.stringify(`${folder}cli.mjs`)})`,
    )
    const text = 'The development stack needs "viem", which is not installed. Run: npm install --save-dev viem'
    assert.deepEqual([stdout, stderr], ['', text])
  })

  it('are named in the page and in the terminal if only a login needs them', () => {
    const social = runWithout(
      'oidc-provider',
      missing('oidc-provider'),
      `const { startSocial } = await import(${JSON.stringify(`${folder}social/start.mjs`)})
      const { url, stop } = await startSocial({ redirectUri: () => 'http://127.0.0.1/' })
      const response = await fetch(url + '/auth')
      console.log(response.status, await response.text())
      await stop()`,
    )
    assert.match(social.stdout, /^500 [^]*<h1>A package is missing<\/h1>[^]*npm install --save-dev oidc-provider@/)
    const mail = runWithout(
      'nodemailer',
      missing('nodemailer'),
      `const { startMail } = await import(${JSON.stringify(`${folder}mail/start.mjs`)})
      const { createService } = await import(${JSON.stringify(`${folder}frame/service.mjs`)})
      const mail = startMail()
      const service = createService({ mail, chains: [], tokens: [], nodeOrigins: () => [], print() {}, url: () => '' })
      await mail.send({}).catch(error => console.log(service.failed(error).message))
      await mail.stop()`,
    )
    const text = `The development stack needs "nodemailer", which is not installed. Run: ${commandFor(['nodemailer'])}`
    assert.deepEqual([mail.stdout, mail.stderr], [text, text])
    assert.match(social.stderr, /^The development stack needs "oidc-provider"/)
  })

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

describe('packages of the stack, in a project', () => {
  /** @type {string} */
  let place
  before(() => {
    place = mkdtempSync(join(tmpdir(), 'packages-'))
    // as pnpm does it: the package is in a store, where it sees only what it declares
    mkdirSync(join(place, 'store'))
    for (const path of ['packages.mjs', 'evm/anvil-binary.mjs'])
      cpSync(new URL(`dev/${path}`, root), join(place, 'store', path))
    install('empty', {})
    install('site', {
      nodemailer: "module.exports = { [['create', 'Transport'].join('')]: () => 'of the site' }",
      '@scure/sr25519': "exports.sign = () => 'of the site'",
      'smtp-server': "throw new Error('Not on this machine.')",
    })
  })
  after(() => rmSync(place, { recursive: true, force: true }))

  /** @param {string} project @param {Readonly<Record<string, string>>} packages with their code */
  function install(project, packages) {
    mkdirSync(join(place, project))
    for (const [name, code] of Object.entries(packages)) {
      const file = join(place, project, 'node_modules', name, 'index.js')
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, code)
    }
  }

  /** Runs code there, and returns what it came to. @param {string} project @param {string} code */
  function run(project, code) {
    const script = `import { requirePackage, requirePackageNow } from '../store/packages.mjs'
      try { console.log(${code}) } catch (error) { console.log(error.message) }`
    writeFileSync(join(place, project, 'run.mjs'), script)
    const options = { encoding: /** @type {const} */ ('utf8'), cwd: join(place, project) }
    return spawnSync(process.execPath, ['run.mjs'], options).stdout.trim()
  }

  it('say how all of them are installed where none is', () => {
    const [said = '', command = ''] = run('empty', "await requirePackage('ws')").split(' Run: ')
    assert.equal(said, 'The development stack needs "ws", which is not installed.')
    assert.deepEqual(installedBy(command).sort(), everyPackage)
    for (const path of ['docs/testing.md', 'dev/README.md'])
      assert.ok(readFileSync(new URL(path, root), 'utf8').includes(`\n${command}\n`), path)
  })

  it('are those of the project, in its own versions', () => {
    assert.equal(run('site', "(await requirePackage('nodemailer')).createTransport()"), 'of the site')
    assert.equal(run('site', "requirePackageNow('@scure/sr25519').sign()"), 'of the site')
    assert.equal(run('site', "await requirePackage('smtp-server')"), 'Not on this machine.')
  })

  it('are in the same command as anvil where that is missing too', () => {
    const script = `import { findAnvil } from '../store/evm/anvil-binary.mjs'
      try { findAnvil() } catch (error) { console.log(error.message) }`
    writeFileSync(join(place, 'empty/anvil.mjs'), script)
    const options = { encoding: /** @type {const} */ ('utf8'), cwd: join(place, 'empty'), env: { PATH: '' } }
    const said = spawnSync(process.execPath, ['anvil.mjs'], options).stdout.trim()
    assert.match(said, /^anvil was not found\. Install Foundry .* or run: npm install --save-dev /)
    const [, command = ''] = said.split(' run: ')
    const [anvil, ...others] = installedBy(command)
    assert.match(anvil ?? '', /^@foundry-rs\/anvil-/)
    assert.deepEqual(others.sort(), everyPackage)
  })

  it('leave out of the command what the project has', () => {
    for (const load of ["await requirePackage('ws')", "requirePackageNow('litesvm')"]) {
      const [, command = ''] = run('site', load).split(' Run: ')
      const has = /^(?:nodemailer|@scure\/sr25519|smtp-server)@/
      assert.deepEqual(
        installedBy(command).sort(),
        everyPackage.filter(name => !has.test(name)),
      )
    }
  })
})
