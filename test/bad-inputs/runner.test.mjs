// The catalogue of bad inputs is driven through the product in a real browser, one test a case, by the files of `parts/`.
//   AREA=eip6963 or CASE=AN-001 (both may hold several, separated by commas) run only these, in this file.
//   BAD_INPUTS_SOURCE=src looks at the sources instead of what the compiler makes of them.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { describe, test } from 'node:test'

import { areas } from './areas/index.mjs'
import { CASES, driverOf, listedOracles, PARTS, pendingReason } from './cases.mjs'
import { parseOracle } from './oracles/index.mjs'
import { PARTIAL, PENDING, PENDING_AREAS } from './pending.mjs'
import { runChosen } from './run-cases.mjs'

describe('the table of bad inputs', () => {
  const ids = CASES.map(({ id }) => id)
  const known = new Set(CASES.map(({ area }) => area))

  test('every case runs or waits for a reason', () => {
    assert.equal(new Set(ids).size, ids.length)
    const lost = CASES.filter(testCase => !pendingReason(testCase) && !driverOf(testCase)).map(({ id }) => id)
    assert.deepEqual(lost, [])
  })

  test('every area is run by one file', () => {
    assert.deepEqual(Object.values(PARTS).flat().sort(), [...known].sort())
    const files = readdirSync(new URL('parts/', import.meta.url))
    assert.deepEqual(
      files.sort(),
      Object.keys(PARTS)
        .map(name => `${name}.test.mjs`)
        .sort(),
    )
  })

  test('every pending entry names a known case or area, and appears once', () => {
    assert.deepEqual(
      Object.keys(PENDING_AREAS).filter(area => !known.has(area) || areas[area]),
      [],
    )
    assert.deepEqual(
      Object.keys({ ...PENDING, ...PARTIAL }).filter(id => !ids.includes(id)),
      [],
    )
    assert.deepEqual(
      Object.keys(PENDING).filter(id => id in PARTIAL),
      [],
    )
    assert.deepEqual(
      CASES.filter(testCase => testCase.id in PENDING && PENDING_AREAS[testCase.area]),
      [],
    )
  })

  test('every oracle in use is known', () => {
    for (const testCase of CASES.filter(entry => !pendingReason(entry))) listedOracles(testCase).forEach(parseOracle)
  })
})

runChosen()
