import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { ROOT } from './project.mjs'

function billOf(root) {
  const args = [join(ROOT, 'scripts/sbom.mjs'), '--root', root]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  assert.equal(stderr, '')
  return JSON.parse(stdout)
}

/** The bill of a package with some packages in its lock file. */
function billWith(t, own, packages) {
  const root = mkdtempSync(join(tmpdir(), 'sbom-'))
  t.after(() => rmSync(root, { recursive: true }))
  const lock = { packages: { '': { name: 'shop', version: '1.0.0', license: 'MIT', ...own }, ...packages } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock))
  return billOf(root)
}

const purls = bill => bill.components.map(({ purl }) => purl)

describe('the software bill of materials', () => {
  it('lists what a package needs, in the versions that are found from there', t => {
    const bill = billWith(
      t,
      { dependencies: { a: '1', '@scope/b': '2' } },
      {
        'node_modules/a': { version: '1.0.0', dependencies: { c: '1' } },
        'node_modules/a/node_modules/c': { version: '1.5.0' },
        'node_modules/@scope/b': { version: '2.0.0', dependencies: { c: '2' } },
        'node_modules/@scope/b/node_modules/d': { version: '4.0.0', dependencies: { c: '2', gone: '1' } },
        'node_modules/c': { version: '2.5.0' },
      },
    )
    assert.deepEqual(purls(bill), [
      ...['pkg:npm/%40scope/b@2.0.0', 'pkg:npm/a@1.0.0', 'pkg:npm/c@1.5.0', 'pkg:npm/c@2.5.0'],
    ])
    const links = Object.fromEntries(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
    assert.deepEqual(links['pkg:npm/a@1.0.0'], ['pkg:npm/c@1.5.0'])
    assert.deepEqual(links['pkg:npm/%40scope/b@2.0.0'], ['pkg:npm/c@2.5.0'])
  })

  it('lists the peers that npm installs, and not those that a site may leave out or chooses itself', t => {
    const optional = { may: { optional: true } }
    const bill = billWith(
      t,
      { dependencies: { a: '1' }, devDependencies: { tool: '1' }, peerDependencies: { react: '19' } },
      {
        'node_modules/a': {
          version: '1.0.0',
          peerDependencies: { must: '1', may: '1' },
          peerDependenciesMeta: optional,
          optionalDependencies: { fast: '1' },
        },
        ...Object.fromEntries(
          ['must', 'may', 'fast', 'tool', 'react'].map(name => [`node_modules/${name}`, { version: '1.0.0' }]),
        ),
      },
    )
    assert.deepEqual(purls(bill), ['pkg:npm/a@1.0.0', 'pkg:npm/fast@1.0.0', 'pkg:npm/must@1.0.0'])
  })

  it('says hash and licence as CycloneDX does', t => {
    const integrity = `sha512-${Buffer.from('00ff', 'hex').toString('base64')}`
    const { bomFormat, specVersion, metadata, components } = billWith(
      t,
      { dependencies: { a: '1', b: '1' } },
      {
        'node_modules/a': { version: '1.0.0', integrity, license: 'MIT' },
        'node_modules/b': { version: '1.0.0', license: '(Apache-2.0 AND MIT)' },
      },
    )
    assert.deepEqual([bomFormat, specVersion, metadata.component.purl], ['CycloneDX', '1.5', 'pkg:npm/shop@1.0.0'])
    const [a, b] = components
    assert.deepEqual(a.hashes, [{ alg: 'SHA-512', content: '00ff' }])
    assert.deepEqual([a.licenses, b.licenses], [[{ license: { id: 'MIT' } }], [{ expression: '(Apache-2.0 AND MIT)' }]])
  })

  it('of this package has every dependency, each with hash and licence, and none of its tools', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const bill = billOf(ROOT)
    const names = new Set(bill.components.map(({ name }) => name))
    const missing = Object.keys(dependencies).filter(name => !names.has(name))
    const bare = bill.components.filter(({ hashes, licenses }) => !hashes || licenses.length === 0)
    const tools = ['rollup', 'vite', 'playwright-core', 'eslint'].filter(name => names.has(name))
    assert.deepEqual([missing, bare, tools], [[], [], []])
  })
})
