import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, it } from 'node:test'
import { findPort } from '../../dev/ports.mjs'
import { comesTrue } from '../support/comes-true.mjs'

const cli = fileURLToPath(new URL('../../dev/cli.mjs', import.meta.url))
const parts = ['api', 'evm', 'evm2', 'bitcoin', 'solana', 'relay', 'frame', 'social']
const anyPorts = parts.flatMap(part => [`--${part}-port`, '0'])

/** Whether a process runs; a zombie does not. @param {number} pid */
const runs = pid =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim())

/** What a test started: where it fails half way, its program would keep this file from ending. @type {import('node:child_process').ChildProcess[]} */
const started = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** @param {string[]} args @param {import('node:child_process').SpawnOptions} [options] */
function run(args, options) {
  const child = spawn(process.execPath, [cli, ...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output.text += String(data)))
  return { child, output, exit: once(child, 'exit').then(([code]) => code) }
}

describe('wallet-modal-dev', () => {
  it('prints where everything is, and stops on Ctrl-C', async () => {
    const { child, output, exit } = run([...anyPorts, '--wallets', '3'])
    await once(child.stdout, 'data')
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output.text)?.[0]
    assert.match(output.text, /0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266/)
    assert.ok(output.text.trim().split('\n').length <= 14)
    const info = await (await fetch(`${url}/__dev/info`)).json()
    child.kill('SIGINT')
    assert.equal(await exit, 0)
    for (const { rpcUrl } of info.evm) await assert.rejects(fetch(rpcUrl))
    for (const { url } of [info.bitcoin, info.solana, info.relay]) assert.ok(output.text.includes(url), url)
  })

  it('accepts the port of every part', async () => {
    // Below the ephemeral range: such a port may be taken before the program has it.
    const first = 20_000 + 10 * Math.floor(Math.random() * 1_000)
    const wanted = await Promise.all(parts.map((_, index) => findPort(first + index)))
    const { child, output, exit } = run(parts.flatMap((part, index) => [`--${part}-port`, String(wanted[index])]))
    await Promise.race([once(child.stdout, 'data'), exit])
    for (const port of wanted) assert.match(output.text, new RegExp(`://127\\.0\\.0\\.1:${port}\\b`))
    child.kill('SIGTERM')
    assert.equal(await exit, 0)
  })

  it('gives a part the requested port, even if it is another’s default', async t => {
    if ((await findPort(8545)) !== 8545) return t.skip('something else has it on this machine')
    const { child, output, exit } = run([
      ...anyPorts.filter((_, index) => index !== 2 && index !== 3),
      '--relay-port',
      '8545',
    ])
    await Promise.race([once(child.stdout, 'data'), exit])
    assert.match(output.text, /^Relay +ws:\/\/127\.0\.0\.1:8545$/m)
    child.kill('SIGTERM')
    assert.equal(await exit, 0)
  })

  it('says which of the ports was taken, and that the rest were not', async t => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    t.after(() => other.close())
    const { port } = /** @type {import('node:net').AddressInfo} */ (other.address())
    const { child, output } = run([...anyPorts.slice(2), '--api-port', String(port)])
    await once(child.stdout, 'data')
    assert.match(output.text, new RegExp(`^Taken +${port}: free ports are used instead$`, 'm'))
    assert.doesNotMatch(output.text, new RegExp(`127\\.0\\.0\\.1:${port}\\b`))
  })

  it('stops without an error after a damaged link', async () => {
    const { child, output, exit } = run([...anyPorts, '--quiet'])
    await once(child.stdout, 'data')
    const url = output.text.trim()
    const answer = await fetch(`${url}/__dev/wallet/pair`, { method: 'POST', body: '{"uri":"nonsense"}' })
    assert.equal(answer.status, 400)
    child.kill('SIGINT')
    assert.equal(await exit, 0)
    assert.equal(output.text, `${url}\n`)
  })

  // In a terminal, Ctrl-C reaches the chains too; a supervisor tells only this program.
  for (const [how, sign] of /** @type {const} */ ([
    ['a terminal', -1],
    ['a supervisor', 1],
  ])) {
    const skip = process.platform === 'win32'
    it(`stops immediately while it starts, for ${how}`, { skip, timeout: 15_000 }, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'anvil-'))
      const silent = join(folder, 'anvil')
      writeFileSync(silent, `#!/bin/sh\n: > "${folder}/pid-$$"\nexec sleep 60\n`, { mode: 0o755 })
      const env = { ...process.env, ANVIL_PATH: silent }
      const { child, output, exit } = run(anyPorts, { env, detached: true })
      const chains = () => readdirSync(folder).flatMap(name => (name.startsWith('pid-') ? [Number(name.slice(4))] : []))
      assert.ok(await comesTrue(() => chains().length === 2, 10_000))
      process.kill(sign * Number(child.pid), 'SIGINT')
      assert.equal(await exit, 0)
      assert.equal(output.text, '')
      assert.ok(await comesTrue(() => !chains().some(runs)))
      rmSync(folder, { recursive: true })
    })
  }

  it('prints only the address when quiet', async () => {
    const { child, output, exit } = run([...anyPorts, '--quiet'])
    await once(child.stdout, 'data')
    assert.match(output.text, /^http:\/\/127\.0\.0\.1:\d+\n$/)
    child.kill('SIGTERM')
    assert.equal(await exit, 0)
  })

  it('prints every request on demand', async () => {
    const { child, output, exit } = run([...anyPorts, '--log'])
    await once(child.stdout, 'data')
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output.text)?.[0]
    const line = once(child.stdout, 'data')
    await (await fetch(`${url}/getWallets`)).text()
    await line
    assert.match(output.text, /GET \/getWallets 401 \d+ ms/)
    child.kill('SIGTERM')
    await exit
  })

  it('explains itself', async () => {
    const { output, exit } = run(['--help'])
    assert.equal(await exit, 0)
    assert.match(output.text, /--api-port N/)
  })

  for (const args of [['--nope'], ['--api-port', 'x'], ['--evm-port', '99999'], ['--wallets', '1.5'], ['extra']]) {
    it(`refuses ${args.join(' ')}, and names it`, async () => {
      const { output, exit } = run(args)
      assert.equal(await exit, 2)
      assert.equal(output.text.trim().split('\n').length <= 2, true)
      for (const word of args) assert.ok(output.text.includes(word), output.text)
    })
  }
})
