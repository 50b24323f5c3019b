import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, it } from 'node:test'

const SCRIPTS = fileURLToPath(new URL('../../scripts', import.meta.url))

/** Records its calls and fails on command, instead of the real one, which would need a network. */
const NPM = `#!/bin/sh
echo "$* NODE_ENV=$NODE_ENV PUPPETEER_SKIP_DOWNLOAD=$PUPPETEER_SKIP_DOWNLOAD" >> "$CALLS"
if [ "$1" = "$FAILS" ]; then exit 1; fi
mkdir -p node_modules
`

describe('what makes a fresh clone ready', () => {
  let root
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'ensure-'))
    mkdirSync(join(root, 'bin'))
    for (const name of ['ensure', 'browser', 'lock'])
      cpSync(join(SCRIPTS, `${name}.mjs`), join(root, 'scripts', `${name}.mjs`))
    writeFileSync(join(root, 'package.json'), '{"type":"module"}')
    lock('1.0.0')
    writeFileSync(join(root, 'bin/npm'), NPM)
    chmodSync(join(root, 'bin/npm'), 0o755)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const lock = version =>
    writeFileSync(
      join(root, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } }),
    )
  const called = () =>
    existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim().split('\n') : []

  function ensure(args = [], env = {}) {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/ensure.mjs', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: join(root, 'bin') + delimiter + process.env.PATH,
        CALLS: join(root, 'calls'),
        NODE_ENV: 'production',
        ...env,
      },
    })
    return { status, said: stdout + stderr }
  }

  it('installs the locked dependencies where there are none, those for development too, and no browsers', () => {
    assert.equal(ensure().status, 0)
    assert.equal(called().length, 1)
    assert.match(called()[0], /^ci --include=dev .*NODE_ENV= PUPPETEER_SKIP_DOWNLOAD=1$/)
  })

  it('does nothing the next time, until the lock file is another', () => {
    ensure()
    assert.deepEqual([ensure().status, called().length], [0, 1])
    lock('1.0.1')
    assert.deepEqual([ensure().status, called().length], [0, 2])
  })

  it('uses a manual installation if it matches the lock file', () => {
    mkdirSync(join(root, 'node_modules/a'), { recursive: true })
    writeFileSync(join(root, 'node_modules/a/package.json'), '{}')
    writeFileSync(
      join(root, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }),
    )
    assert.equal(ensure().status, 0)
    assert.deepEqual(called(), [])
  })

  it('tries once more without the lock when npm ci fails, and says so when that fails as well', () => {
    assert.equal(ensure([], { FAILS: 'ci' }).status, 0)
    assert.deepEqual(
      called().map(call => call.split(' ')[0]),
      ['ci', 'install'],
    )
    lock('1.0.1')
    writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\nexit 1\n')
    const { status, said } = ensure()
    assert.equal(status, 1)
    assert.match(said, /dependencies could not be installed/)
  })

  it('uses the browser at CHROME_PATH, and reports CHROME_PATH if it is not one', () => {
    assert.equal(ensure(['browser'], { CHROME_PATH: process.execPath }).status, 0)
    const { status, said } = ensure(['browser'], { CHROME_PATH: join(root, 'no-such-browser') })
    assert.equal(status, 1)
    assert.match(said, /CHROME_PATH names a file that does not exist/)
  })
})
