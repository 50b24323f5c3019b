import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { check, resolveConfig } from 'prettier'

import { makeProject, ROOT, runScript } from './project.mjs'

/** What the generators and the quick checks look at. */
const COPIED = [
  'src',
  'test',
  'dev',
  'docs',
  'scripts',
  'migrate',
  'package.json',
  'tsconfig.json',
  'eslint.config.js',
  '.prettierrc.json',
  'custom-elements.json',
]

/** One of every kind, built on one another: the feature is created first, and extended. */
const PARTS = [
  ['feature', 'staking', 'holdings'],
  ['view', 'staking/StakeReceipt'],
  ['view', 'send/BackupReminder'],
  ['use-case', 'staking/load-staking'],
  ['chain', 'near', 'near'],
  ['connector', 'bitcoin/paper-key'],
  ['endpoint', 'blockchain/gas-price'],
  ['endpoint', 'catalogue/latest-news'],
  ['error', 'send/SendLimit'],
  ['error', 'staking/StakeTooSmall'],
  ['hook', 'use-wallet-modal-receipt'],
  ['locale', 'sr-Latn'],
  ['frame-message', 'SHOW_BACKUP'],
  ['storage-key', 'last-receiver'],
  ['theme-token', 'highlight'],
]

describe('new', () => {
  let project
  let problemsBefore
  const paths = { wrote: [], changed: [] }
  const read = path => readFileSync(join(project.root, path), 'utf8')
  const generate = (...args) => runScript('new.mjs', '--root', project.root, ...args)
  const run = (program, ...args) => {
    const { stdout, stderr } = spawnSync(process.execPath, [resolve(ROOT, program), ...args], {
      cwd: project.root,
      encoding: 'utf8',
    })
    return stdout + stderr
  }
  /** Asks the project's own script, as its table of features has the new one. */
  const layerProblems = () => {
    const lines = run(join(project.root, 'scripts/check-layers.mjs')).trimEnd().split('\n')
    assert.match(lines.pop(), /^\[layers\] \d+ files/)
    return lines
  }

  before(() => {
    project = makeProject({})
    for (const path of COPIED)
      cpSync(join(ROOT, path), join(project.root, path), {
        recursive: true,
        filter: source => !source.includes('node_modules'),
      })
    symlinkSync(join(ROOT, 'node_modules'), join(project.root, 'node_modules'))
    problemsBefore = new Set(layerProblems())
    for (const args of PARTS) {
      const { status, output } = generate(...args)
      assert.equal(status, 0, `${args.join(' ')}: ${output}`)
      for (const [, kind, path] of output.matchAll(/^(wrote|changed) +(.*)$/gm)) paths[kind].push(path)
    }
  })
  after(() => project.remove())

  it('writes files as the format check wants them', async () => {
    const config = await resolveConfig(join(ROOT, '.prettierrc.json'))
    for (const path of new Set([...paths.wrote, ...paths.changed]))
      assert.ok(await check(read(path), { ...config, filepath: path }), path)
  })

  it('writes what type-checks, and lines that the tables take', () => {
    const output = run('node_modules/ts7/bin/tsc', '-p', '.', '--noEmit')
    for (const path of [...paths.wrote, ...paths.changed]) assert.ok(!output.includes(path), output)
  })

  it('writes what the linter passes', () => {
    const sources = paths.wrote.filter(path => path.startsWith('src/') && !path.startsWith('src/locales/sr-Latn/'))
    assert.equal(run('node_modules/eslint/bin/eslint.js', ...sources), '')
  })

  it('keeps to the layers, the features and the limits', () => {
    const added = layerProblems().filter(line => !problemsBefore.has(line))
    assert.deepEqual(added, [])
  })

  it('adds a test for every part, which fails until it is written', () => {
    const tests = paths.wrote.filter(path => path.startsWith('test/'))
    assert.equal(tests.length, PARTS.length, 'a feature has two: of its state and of its view, a language the check')
    for (const path of tests) assert.match(read(path), /expect\.fail\('write this test/, path)
    const check = run(join(project.root, 'scripts/check-locales.mjs'), '--only', 'sr-Latn')
    assert.match(check, /sr-Latn\/staking\.ts:\d+ {2}\S+ is the same as in English/)
    assert.match(check, /sr-Latn\.json {2}has no word for "wallet"/)
  })

  it('registers every part where it is looked up', () => {
    const rows = {
      'scripts/layers/features.mjs': /^ {2}staking: \['holdings'\],$/m,
      'src/locales/en/index.ts': /^ {2}\.\.\.staking,$/m,
      'src/core/views.ts': /^ {2}StakeReceipt: \{\},$/m,
      'src/elements/registry.ts': /BackupReminder: \{[\s\S]{0,30}import\('\.\/send\/w3m-backup-reminder-view\.js'\)/,
      'src/chains/registry.ts': /near: async \(\) => \(await import\('\.\/near\/index\.js'\)\)\.nearAdapter\(\)/,
      'src/services/wallets/bitcoin-registry.ts': /id: 'paper-key'[\s\S]{0,120}dialect: 'paper-key'/,
      'src/chains/bitcoin/wallets/connectors.ts': /'paper-key': \(\{ bound \}\) => new PaperKeyWallet\(bound\)/,
      'dev/api/routes/blockchain.mjs': /path: '\/v1\/gas-price'/,
      'src/core/errors/send.ts': /class SendLimitError extends WalletModalError/,
      'src/index.ts': /'\.\/core\/errors\/staking\.js'/,
      'docs/errors.md': /## STAKE_TOO_SMALL/,
      'src/react/index.ts': /export \{ useWalletModalReceipt \}/,
      'src/locales/index.ts': /'sr-Latn': async \(\) => \(await import\('\.\/sr-Latn\/index\.js'\)\)\.srLatn/,
      'src/core/entities/secure-site.ts': /SHOW_BACKUP: \[Nothing, \{ readonly value: string \}\]/,
      'src/services/frame/messages.ts': /SHOW_BACKUP: row\(nothing, z\.object\(\{ value: text \}\)\)/,
      'docs/secure-site.md': /`SHOW_BACKUP`/,
      'src/services/storage/keys.ts': /lastReceiver: id\('wallet-modal\/last-receiver'\)/,
      'src/styles/tokens.ts': /highlight: \['#/,
    }
    for (const [path, row] of Object.entries(rows)) assert.match(read(path), row, path)
    assert.deepEqual(JSON.parse(read('package.json')).exports['./chains/near'], {
      types: './dist/chains/near/index.d.ts',
      default: './dist/chains/near/index.js',
    })
  })

  it('says what is left to do for a view, so that every check passes', () => {
    const { output } = generate('view', 'send/RecoveryReminder')
    for (const step of [/views\.ts/, /support\/states\//, /npm run pictures/]) assert.match(output, step)
  })

  it('never overwrites existing files, and then changes nothing', () => {
    const before = read('src/core/views.ts')
    const { status, output } = generate('view', 'send/BackupReminder')
    assert.equal(status, 1)
    assert.match(output, /already there: .*w3m-backup-reminder-view/)
    assert.equal(read('src/core/views.ts'), before)
  })

  it('writes nothing without a registry for it', () => {
    const bare = makeProject({ 'src/core/caip.ts': "CHAIN_NAMESPACES = ['near']" })
    const { status, output } = runScript('new.mjs', '--root', bare.root, 'chain', 'near', 'near')
    bare.remove()
    assert.equal(status, 1)
    assert.match(output, /nowhere to register it: src\/chains\/registry\.ts/)
  })

  const wrong = [
    [[], /say what: feature, view, use-case, chain, connector/],
    [['door'], /say what/],
    [['--help'], /^\[new\] Unknown option '--help'/],
    [['feature', 'staking'], /already there: staking/],
    [['feature', 'lending', 'door'], /no feature door: it is one of shell, images, networks/],
    [['view', 'BackupReminder'], /expected a name such as send\/TransactionReceipt/],
    [['view', 'door/BackupReminder'], /no feature door/],
    [['view'], /not nothing/],
    [['use-case', 'send/cancel'], /expected a name such as send\/cancel-send/],
    [['chain', 'mars', 'mars'], /the namespace is one of eip155/],
    [['connector', 'evm/ledger'], /EIP-6963 announces every EVM wallet/],
    [['endpoint', 'mars/news'], /no service mars/],
    [['locale', '../x'], /expected a name such as pt-BR/],
    [['frame-message', 'show-backup'], /expected a name such as SHOW_BACKUP/],
  ]
  for (const [args, reason] of wrong) {
    it(`refuses "${args.join(' ')}"`, () => {
      const { status, output } = generate(...args)
      assert.equal(status, 1)
      assert.match(output, reason)
    })
  }
})
