import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { checkProject } from '../../scripts/layers/check.mjs'
import { makeProject, ROOT, runScript } from './project.mjs'

describe('new', () => {
  let project
  const generate = (...args) => runScript('new.mjs', '--root', project.root, ...args)
  const read = path => readFileSync(join(project.root, path), 'utf8')
  /** Runs the generator and returns the paths it wrote. */
  const written = (...args) => {
    const { status, output } = generate(...args)
    assert.equal(status, 0, output)
    return [...output.matchAll(/^wrote +(.*)$/gm)].map(([, path]) => path)
  }

  /** A copy of the real sources: the generator must fit what is there. */
  before(() => {
    project = makeProject({})
    for (const path of ['src', 'package.json', 'tsconfig.json'])
      cpSync(join(ROOT, path), join(project.root, path), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(project.root, 'node_modules'))
  })
  after(() => project.remove())

  /** Asserts that files exist, type-check and keep to the layers. */
  function assertFits(paths) {
    const tsc = join(ROOT, 'node_modules/ts7/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.', '--noEmit'], {
      cwd: project.root,
      encoding: 'utf8',
    })
    const { lines } = checkProject(project.root, { isFinal: false })
    for (const path of paths) {
      assert.ok(existsSync(join(project.root, path)), path)
      assert.ok(!stdout.includes(path), stdout)
      assert.deepEqual(
        lines.filter(line => line.startsWith(path)),
        [],
      )
    }
  }

  it('makes a view that fits, with its line in every table', () => {
    const paths = written('view', 'BackupReminder')
    assert.deepEqual(paths, [
      'src/elements/views/w3m-backup-reminder-view.ts',
      'test/elements/views/w3m-backup-reminder-view.test.ts',
    ])
    assertFits(paths)
    assert.match(read('src/core/views.ts'), /^ {2}BackupReminder: undefined$/m)
    assert.match(read('src/core/views.ts'), /^ {2}BackupReminder: \{\},$/m)
    assert.match(read('src/core/i18n/locales/en.ts'), /^ {2}'backupReminder\.title': 'Backup Reminder',$/m)
    assert.match(read('src/elements/registry.ts'), /^ {2}BackupReminder: \{ load: .*w3m-backup-reminder-view\.js/m)
  })

  it('says what is left to do for a view, so that every check passes', () => {
    const { output } = generate('view', 'RecoveryReminder')
    for (const step of [/npm run manifest/, /check-side-effects\.mjs --write/, /states\.mjs/, /npm run pictures/])
      assert.match(output, step)
  })

  it('makes a chain family that fits and has an entry point', () => {
    const paths = written('chain', 'near', 'near')
    assertFits(paths)
    assert.match(read('src/chains/registry.ts'), /near: async \(\) => \(await import\('\.\/near\/index\.js'\)\)/)
    assert.deepEqual(JSON.parse(read('package.json')).exports['./chains/near'], {
      types: './dist/chains/near/index.d.ts',
      default: './dist/chains/near/index.js',
    })
  })

  it('makes a connector that fits', () => {
    const paths = written('connector', 'evm', 'paper-key')
    assertFits(paths)
    assert.match(read('src/chains/evm/index.ts'), /export \{ paperKey \} from '\.\/connectors\/paper-key\.js'/)
    assert.match(read('src/chains/evm/connectors/paper-key.ts'), /chain: 'eip155'/)
  })

  it('makes a locale that holds every English text', () => {
    const paths = written('locale', 'pt-BR')
    assertFits(paths)
    const texts = read('src/core/i18n/locales/pt-br.ts')
    assert.match(texts, /export const ptBR: Messages/)
    assert.match(texts, /'button\.connect': /)
    assert.match(texts, /'connect\.title': /)
  })

  it('never writes over what is there', () => {
    written('view', 'OnlyOnce')
    const { status, output } = generate('view', 'OnlyOnce')
    assert.equal(status, 1)
    assert.match(output, /already there: .*w3m-only-once-view/)
  })

  const wrong = [
    [[], /say what: view, chain, connector, locale/],
    [['door'], /say what/],
    [['view', 'kebab-name'], /expected a name such as TransactionReceipt/],
    [['view'], /not nothing/],
    [['chain', 'mars', 'mars'], /the namespace is one of eip155/],
    [['connector', 'mars', 'ledger'], /knows no family mars/],
    [['locale', '../x'], /expected a name such as pt-BR/],
  ]
  for (const [args, reason] of wrong) {
    it(`refuses "${args.join(' ')}"`, () => {
      const { status, output } = generate(...args)
      assert.equal(status, 1)
      assert.match(output, reason)
    })
  }
})
