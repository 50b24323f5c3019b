import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { makeProject } from '../scripts/project.mjs'
import { CLI, readFolder } from './site.mjs'

const BEFORE = `import { useAppKit } from '@reown/appkit/react'\nuseAppKit()\n`
const AFTER = `import { useWalletModal } from 'wallet-modal/react'\nuseWalletModal()\n`

const git = (root, ...args) =>
  spawnSync('git', ['-c', 'user.name=Site', '-c', 'user.email=site@example.com', ...args], { cwd: root })

describe('wallet-modal-migrate', () => {
  let site
  beforeEach(() => {
    site = makeProject({ 'a.js': BEFORE, 'plain.js': 'export const useAppKit = 1\n' })
    git(site.root, 'init', '-q')
    git(site.root, 'add', '.')
    git(site.root, 'commit', '-qm', 'site')
  })
  afterEach(() => site.remove())

  function run(...args) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], { cwd: site.root, encoding: 'utf8' })
    return { status, stdout, stderr }
  }

  it('rewrites the files of a clean tree and says what to install', () => {
    const { status, stdout } = run()
    assert.equal(status, 0)
    assert.deepEqual(readFolder(site.root)['a.js'], AFTER)
    assert.match(stdout, /Rewrote 1 files:\n {2}a\.js\n/)
    assert.match(stdout, /npm install wallet-modal viem && npm uninstall @reown\/appkit\n/)
  })

  it('prints a diff with --dry-run and changes nothing, on a tree that is not clean too', () => {
    writeFileSync(join(site.root, 'b.js'), BEFORE)
    const before = readFolder(site.root)
    const { status, stdout } = run('--dry-run')
    assert.equal(status, 0)
    assert.deepEqual(readFolder(site.root), before)
    for (const name of ['a.js', 'b.js']) assert.ok(stdout.includes(`--- a/${name}\n+++ b/${name}\n`), name)
    assert.match(stdout, /\n-import { useAppKit } from '@reown\/appkit\/react'\n/)
    assert.match(stdout, /\n\+import { useWalletModal } from 'wallet-modal\/react'\n/)
  })

  it('refuses a tree that is not clean, and continues with --force', () => {
    writeFileSync(join(site.root, 'b.js'), 'export {}\n')
    const refused = run()
    assert.deepEqual([refused.status, readFolder(site.root)['a.js']], [2, BEFORE])
    assert.match(refused.stderr, /changes that are not committed/)
    assert.deepEqual([run('--force').status, readFolder(site.root)['a.js']], [0, AFTER])
  })

  it('refuses a folder without git', () => {
    const bare = makeProject({ 'a.js': BEFORE })
    try {
      const { status, stderr } = run(bare.root)
      assert.equal(status, 2)
      assert.match(stderr, /no git repository/)
    } finally {
      bare.remove()
    }
  })

  it('ends with 3 where places are left, with file and line', () => {
    writeFileSync(join(site.root, 'a.js'), `${BEFORE}import { usePay } from '@reown/appkit-pay/react'\nusePay()\n`)
    const { status, stdout } = run('--force')
    assert.equal(status, 3)
    assert.match(stdout, /Left for you:\n {2}a\.js:4 {2}`usePay` is `useWalletModalPay`/)
  })

  it('leaves a file that cannot be parsed unchanged, and says so', () => {
    const broken = `import { useAppKit } from '@reown/appkit/react'\nuseAppKit(\n`
    writeFileSync(join(site.root, 'b.js'), broken)
    const { status, stdout } = run('--force')
    assert.deepEqual([status, readFolder(site.root)['b.js']], [3, broken])
    assert.match(stdout, /b\.js:1 {2}This file cannot be parsed/)
  })

  it('finds nothing to do the second time', () => {
    run()
    git(site.root, 'commit', '-qam', 'moved')
    const { status, stdout } = run()
    assert.equal(status, 0)
    assert.match(stdout, /There is nothing to rewrite/)
  })

  it('says how it is used, and what it does not know', () => {
    assert.match(run('--help').stdout, /--dry-run[\s\S]*Exit codes/)
    assert.match(run('--version').stdout, /^\d+\.\d+\.\d+\n$/)
    assert.equal(run('--nonsense').status, 1)
    for (const place of ['nowhere', 'a.js']) {
      const { status, stderr } = run(place)
      assert.deepEqual([status, stderr], [1, `No such folder: ${place}\n`])
    }
  })
})
