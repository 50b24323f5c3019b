import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { ROOT } from './project.mjs'

const DIST = join(ROOT, 'dist')
const built = readdirSync(DIST, { recursive: true })
  .map(String)
  .filter(name => name.startsWith('elements') && name.endsWith('.js'))

/** Shapes of a template that are neither closed in themselves nor by a tag of their own. */
const openShapes = code =>
  [...code.matchAll(/<(path|rect|circle|line|ellipse)\b[^`<>]*>(?!<\/\1>)/g)]
    .map(([tag]) => tag)
    .filter(tag => !tag.endsWith('/>'))

describe('minified templates', () => {
  it('keep every shape of a drawing beside the others', () => {
    const open = built.flatMap(name => openShapes(readFileSync(join(DIST, name), 'utf8')).map(tag => `${name}: ${tag}`))
    assert.deepEqual(open, [])
  })

  it('would be caught with a shape that holds the next', () => {
    assert.equal(openShapes('svg`<rect x="1"><rect x="2"/>`').length, 1)
    assert.equal(openShapes('svg`<rect x="1"></rect><rect x="2"/>`').length, 0)
  })
})
