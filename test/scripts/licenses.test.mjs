import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'

import { writeLicenses } from '../../scripts/licenses.mjs'

const TERMS = 'Permission is granted to any person.\n\nThe above copyright notice shall be included.'

test('licences name every bundled package and its copyright, and have the words that packages share once', t => {
  const folder = mkdtempSync(join(tmpdir(), 'licenses-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const modules = Object.entries({
    one: `MIT License\n\nCopyright (c) 2021 Ada\n\n${TERMS}`,
    two: `The MIT License (MIT)\n\nCopyright (c) 2022 Grace\n\n${TERMS.replaceAll(' ', '\n')}`,
    three: `Copyright 2023 Alan\n\nUse it as you like.`,
  }).map(([name, text]) => {
    const path = join(folder, 'node_modules', name)
    mkdirSync(path, { recursive: true })
    writeFileSync(join(path, 'package.json'), JSON.stringify({ name, version: '1.0.0', license: 'MIT' }))
    writeFileSync(join(path, 'LICENSE'), text)
    return join(path, 'index.js')
  })
  writeLicenses([...modules, join(folder, 'own.js')], folder)

  const written = readFileSync(join(folder, 'licenses.txt'), 'utf8')
  for (const words of ['one 1.0.0', 'Ada', 'two 1.0.0', 'Grace', 'three 1.0.0', 'Alan', 'Use it as you like.'])
    assert.ok(written.includes(words), words)
  assert.equal(written.match(/Permission/g)?.length, 1)
  assert.ok(written.indexOf('Grace') < written.indexOf('Permission'))
})
