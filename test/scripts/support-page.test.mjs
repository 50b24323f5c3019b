import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { cellOf, missingTests, supportPage } from '../../scripts/docs/support.mjs'
import { BY_FAMILY, BY_PLATFORM, COLUMNS, SITES } from '../support/works.mjs'
import { ROOT } from './project.mjs'

/** The cells of the row of a feature in the first table of the page. */
const rowOf = what =>
  supportPage()
    .split('\n')
    .find(line => line.startsWith(`| ${what} |`))
    .split('|')
    .slice(2, -1)
    .map(cell => cell.trim())

describe('the page on what works where', () => {
  it('says yes of what a test in a page shows, in part of what another test shows, and nothing of the rest', () => {
    const tests = [
      [['eip155', 'solana'], 'test/e2e/a.test.mjs', 'a'],
      [['solana', 'ton'], 'test/core/b.test.ts', 'b'],
    ]
    assert.deepEqual(
      [['eip155'], ['solana'], ['ton'], ['tron']].map(families => cellOf(tests, families)),
      ['yes', 'yes', 'in part', '–'],
    )
  })

  it('says of a column of several families what is true of all', () => {
    const tests = [
      [['ton'], 'test/e2e/a.test.mjs', 'a'],
      [['tron'], 'test/core/b.test.ts', 'b'],
    ]
    assert.equal(cellOf(tests, ['ton', 'tron']), 'in part')
    assert.equal(cellOf(tests, ['ton', 'tron', 'cosmos']), '–')
  })

  it('has a row for every feature, with a test of some family behind it', () => {
    for (const [what, tests] of Object.entries(BY_FAMILY)) {
      assert.deepEqual(
        rowOf(what),
        Object.values(COLUMNS).map(families => cellOf(tests, families)),
      )
      assert.notDeepEqual(new Set(rowOf(what)), new Set(['–']), what)
    }
    const known = new Set(Object.values(COLUMNS).flat())
    const named = Object.values(BY_FAMILY).flatMap(tests => tests.flatMap(([families]) => families))
    assert.deepEqual(
      named.filter(family => !known.has(family)),
      [],
    )
  })

  it('names only tests that there are, and platforms only by tests in a page', () => {
    assert.deepEqual(missingTests(ROOT), [])
    for (const [what, [file]] of Object.entries(BY_PLATFORM)) assert.match(file, /^test\/e2e\//, what)
  })

  it('lists the sites that the tests build, and no others', () => {
    const folders = readdirSync(join(ROOT, 'test/sites/site'), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && entry.name !== 'shared')
      .map(({ name }) => name)
    assert.deepEqual(Object.keys(SITES).sort(), folders.sort())
    for (const name of Object.values(SITES)) assert.ok(supportPage().includes(name), name)
  })

  it('finds tests that are gone or skipped', () => {
    const place = mkdtempSync(join(tmpdir(), 'support-'))
    const file = 'a.test.mjs'
    writeFileSync(join(place, file), "test('is there', run)\ntest.skip('is skipped', run)\n// test of 'a word'\n")
    const titles = ['is there', 'is skipped', 'a word', 'is gone']
    const missing = missingTests(
      place,
      titles.map(title => [file, title]),
    )
    rmSync(place, { recursive: true })
    assert.deepEqual(
      missing,
      titles.slice(1).map(title => `docs/support.md: \`${file}\` “${title}”`),
    )
  })
})
