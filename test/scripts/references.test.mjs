import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { brokenReferences } from '../../scripts/docs/references.mjs'
import { FEATURES } from '../../scripts/layers/features.mjs'
import { makeProject, ROOT } from './project.mjs'

/** What is broken in a project with one test, one source and this page. */
function broken(text, page = 'docs/spec-map.md') {
  const { root, remove } = makeProject({
    [page]: text,
    'src/a.ts': '',
    'docs/pictures/a.png': '',
    'test/a.test.ts': `it('takes one', () => {}); it(\`takes \${two}\`); it('is the visitor\\'s', () => {})`,
  })
  try {
    return brokenReferences(root)
  } finally {
    remove()
  }
}

describe('references of the docs', () => {
  it('lead somewhere', () => assert.deepEqual(brokenReferences(ROOT), []))

  it('are files, tests by their titles, and links', () => {
    const text =
      "`src/a.ts` `test/a.test.ts` “takes one” “takes ${two}” “is the visitor's” ![a](pictures/a.png) [b](https://b.example)"
    assert.deepEqual(broken(text), [])
    assert.deepEqual(broken('[map](docs/pictures/a.png#top)', 'README.md'), [])
  })

  it('are reported when a file is gone', () => assert.deepEqual(broken('`src/b.ts`'), ['docs/spec-map.md: src/b.ts']))

  it('are reported when a test has another title', () =>
    assert.deepEqual(broken('`test/a.test.ts` “takes one” “takes three”'), ['docs/spec-map.md: takes three']))

  it('are reported when a link leads nowhere', () =>
    assert.deepEqual(broken('[x](../none.md)', 'docs/decisions/1.md'), ['docs/decisions/1.md: ../none.md']))
})

describe('CONTRIBUTING.md', () => {
  const page = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const section = title => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

  it('explains every feature', () => {
    const explained = [...section('Map').matchAll(/^\| `([a-z-]+)` /gm)].map(([, name]) => name)
    assert.deepEqual(explained.sort(), Object.keys(FEATURES).sort())
  })

  for (const [title, forms] of [
    ['Where to change', ['src/%', 'src/%.ts', '%', '%.ts', '%.mjs']],
    ['What happens when a visitor connects', ['src/%', 'src/controllers/%', 'src/controllers/%.ts']],
  ])
    it(`leads to files and folders that exist: ${title}`, () => {
      const paths = [...section(title).matchAll(/`([a-z-]+\/[\w/-]+)`/g)].map(([, path]) => path)
      assert.ok(paths.length > 5)
      const isThere = path => forms.some(form => existsSync(join(ROOT, form.replace('%', path))))
      assert.deepEqual(
        paths.filter(path => !isThere(path)),
        [],
      )
    })
})
