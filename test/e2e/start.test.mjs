import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import test, { afterEach } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What a test started: where it fails half way, its program would keep this file from ending. */
const started = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Starts the command and waits for its one line. */
async function start(port) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
  })
  started.push(child)
  let said = ''
  child.stderr.on('data', chunk => (said += chunk))
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', chunk => {
      said += chunk
      const [, found] = /(http:\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.once('exit', code => reject(new Error(`it ended with ${code}: ${said}`)))
  })
  return { child, url, said: () => said }
}

const answers = url =>
  fetch(url, { method: 'POST', body: '{}' }).then(
    () => true,
    () => false,
  )

for (const signal of ['SIGINT', 'SIGTERM']) {
  test(`npm start prints one line, serves both pages, and ${signal} ends everything`, async () => {
    const { child, url, said } = await start(0)
    assert.equal(said().trim().split('\n').length, 1)
    assert.match(await (await fetch(url)).text(), /src="\/src\/main\.tsx/)
    assert.match(await (await fetch(`${url}plain.html`)).text(), /<wallet-modal\s/)
    const { api, evm } = await (await fetch(`${url}stack.json`)).json()
    const ports = [url, api.url, ...evm.map(({ rpcUrl }) => rpcUrl)]
    for (const port of ports) assert.equal(await answers(port), true, port)

    child.kill(signal)
    const [code] = await once(child, 'exit')
    assert.equal(code, 0)
    for (const port of ports) assert.equal(await answers(port), false, `${port} still answers`)
  })
}

test('a port that is taken is replaced by a free one', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address()
  const { child, url } = await start(port)
  assert.notEqual(new URL(url).port, String(port))
  child.kill('SIGINT')
  await once(child, 'exit')
  other.close()
})

test('an invalid port is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: 'seven' },
    encoding: 'utf8',
  })
  assert.equal(status, 1)
  assert.match(stderr, /PORT must be a number/)
})

test('the demo type-checks against the built package', () => {
  const tsc = ['node_modules/ts7/bin/tsc', '-p', 'demo', '--noEmit']
  const { status, stdout } = spawnSync(process.execPath, tsc, { cwd: ROOT, encoding: 'utf8' })
  assert.equal(status, 0, stdout)
})
