import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { ROOT } from './project.mjs'

const FIT = {
  repository: { type: 'git', url: 'git+https://github.com/example/wallet-modal.git' },
  homepage: 'https://example.com',
  bugs: 'https://example.com/issues',
  publishConfig: { access: 'public', provenance: true },
}

describe('the release check', () => {
  let place
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'release-'))
    mkdirSync(join(place, '.changeset'))
    writeFileSync(join(place, '.changeset/README.md'), '')
    writeFileSync(join(place, 'CHANGELOG.md'), '# Changelog\n\n## 1.2.3\n')
  })
  afterEach(() => rmSync(place, { recursive: true, force: true }))

  const check = manifest => {
    writeFileSync(join(place, 'package.json'), JSON.stringify({ version: '1.2.3', ...FIT, ...manifest }))
    const args = [join(ROOT, 'scripts/check-release.mjs'), '--root', place]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    return { status, stderr }
  }

  it('passes a package that is fit', () => assert.deepEqual(check({}), { status: 0, stderr: '' }))

  for (const name of ['repository', 'homepage', 'bugs'])
    it(`insists on ${name}`, () => {
      assert.match(check({ [name]: undefined }).stderr, new RegExp(`no ${name}`))
      const placeholder = 'https://github.com/OWNER/wallet-modal'
      const { status, stderr } = check({ [name]: name === 'repository' ? { url: placeholder } : placeholder })
      assert.equal(status, 1)
      assert.match(stderr, /placeholder OWNER/)
    })

  for (const path of ['SECURITY.md'])
    it(`finds the placeholder in ${path}`, () => {
      mkdirSync(dirname(join(place, path)), { recursive: true })
      writeFileSync(join(place, path), 'https://github.com/OWNER/wallet-modal')
      assert.match(check({}).stderr, new RegExp(`${path} still holds the placeholder OWNER`))
      writeFileSync(join(place, path), 'https://github.com/example/wallet-modal')
      assert.deepEqual(check({}), { status: 0, stderr: '' })
    })

  it('insists on provenance', () => {
    for (const publishConfig of [undefined, { access: 'public' }])
      assert.match(check({ publishConfig }).stderr, /does not ask for provenance/)
  })

  it('insists on a changelog, with nothing left to add to it', () => {
    assert.match(check({ version: '2.0.0' }).stderr, /no section for 2\.0\.0/)
    writeFileSync(join(place, '.changeset/some-name.md'), '')
    assert.match(check({}).stderr, /still holds some-name\.md/)
  })
})
