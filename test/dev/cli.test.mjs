import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, it } from 'node:test'
import { findPort } from '../../dev/ports.mjs'

const cli = fileURLToPath(new URL('../../dev/cli.mjs', import.meta.url))
const parts = ['api', 'evm', 'evm2', 'bitcoin', 'solana', 'relay']
const anyPorts = parts.flatMap(part => [`--${part}-port`, '0'])

/** @param {string[]} args */
function run(args) {
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
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
    assert.ok(output.text.trim().split('\n').length <= 12)
    const info = await (await fetch(`${url}/__dev/info`)).json()
    child.kill('SIGINT')
    assert.equal(await exit, 0)
    for (const { rpcUrl } of info.evm) await assert.rejects(fetch(rpcUrl))
    for (const { url } of [info.bitcoin, info.solana, info.relay]) assert.ok(output.text.includes(url), url)
  })

  it('takes the port of every part', async () => {
    const wanted = await Promise.all(parts.map(() => findPort(0)))
    const { child, output, exit } = run(parts.flatMap((part, index) => [`--${part}-port`, String(wanted[index])]))
    await Promise.race([once(child.stdout, 'data'), exit])
    for (const port of wanted) assert.match(output.text, new RegExp(`://127\\.0\\.0\\.1:${port}\\b`))
    child.kill('SIGTERM')
    assert.equal(await exit, 0)
  })

  it('prints only the address when quiet', async () => {
    const { child, output, exit } = run([...anyPorts, '--quiet'])
    await once(child.stdout, 'data')
    assert.match(output.text, /^http:\/\/127\.0\.0\.1:\d+\n$/)
    child.kill('SIGTERM')
    assert.equal(await exit, 0)
  })

  it('prints every request when told to', async () => {
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

  for (const args of [['--nope'], ['--api-port', 'x'], ['--evm-port', '99999'], ['extra']]) {
    it(`refuses ${args.join(' ')}`, async () => {
      const { output, exit } = run(args)
      assert.equal(await exit, 2)
      assert.equal(output.text.trim().split('\n').length <= 2, true)
    })
  }
})
