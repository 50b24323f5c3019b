import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'

import { makeFontSet, otherFonts } from '../../../scripts/tests/font-set.mjs'
import { LAYOUT_TESTS } from '../../../scripts/tests/layout-tests.mjs'
import { makeProject, ROOT } from '../project.mjs'

const INSTALLED = [
  '/fonts/DejaVuSans.ttf\tDejaVu Sans',
  '/fonts/DejaVuSansCondensed.ttf\tDejaVu Sans,DejaVu Sans Condensed',
  '/fonts/NotoSans.ttc\tNoto Sans',
  '/fonts/NotoSans.ttc\tNoto Sans',
].join('\n')

const hasFontconfig = !spawnSync('fc-list', ['--version']).error

const matched = env => {
  const { stdout } = spawnSync('fc-match', ['--format', '%{file}', 'sans-serif'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return stdout
}

describe('the second set of fonts', () => {
  it('is another family than the usual one, each of its files once', () => {
    assert.deepEqual(otherFonts(INSTALLED, 'DejaVu Sans'), { family: 'Noto Sans', files: ['/fonts/NotoSans.ttc'] })
    assert.equal(otherFonts(INSTALLED, 'Noto Sans')?.family, 'DejaVu Sans')
  })

  it('is the narrow one of a family if nothing else is installed', () => {
    const alone = INSTALLED.split('\n').slice(0, 2).join('\n')
    assert.deepEqual(otherFonts(alone, 'DejaVu Sans')?.files, ['/fonts/DejaVuSansCondensed.ttf'])
  })

  it('is none without another family, or without fontconfig', () => {
    assert.equal(otherFonts(INSTALLED.split('\n')[0], 'DejaVu Sans'), undefined)
    assert.equal(otherFonts('', ''), undefined)
  })

  it('is the program’s environment', { skip: !hasFontconfig }, t => {
    const project = makeProject({})
    t.after(() => project.remove())
    const fonts = makeFontSet(join(project.root, 'fonts & more'))
    assert.ok(fonts, 'this machine has a second family')
    assert.equal(dirname(matched(fonts.env)), join(project.root, 'fonts & more'))
    assert.notEqual(dirname(matched({})), join(project.root, 'fonts & more'))
  })

  it('is for test files that are there', () => {
    assert.deepEqual(
      LAYOUT_TESTS.filter(file => !existsSync(join(ROOT, file))),
      [],
    )
  })
})
