import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { planOf } from '../../../scripts/tests/engine-plan.mjs'

const ALL = ['test/core/a.test.ts', 'test/react/b.test.tsx', 'test/e2e/c.test.mjs', 'test/scripts/d.test.mjs']
const ENGINES = ['firefox', 'webkit']

/** What is run when it is asked for with these words. */
function asked(names, only = []) {
  const { suites, ...plan } = planOf({ names, only }, ENGINES, paths =>
    ALL.filter(file => !paths.length || paths.includes(file)),
  )
  return { ...plan, suites: Object.fromEntries(suites.map(({ suite, files, isWhole }) => [suite, { files, isWhole }])) }
}

describe('what runs in other engines', () => {
  it('is both suites in both engines if neither was named', () => {
    assert.deepEqual(asked([]), {
      engines: ENGINES,
      isNamed: false,
      suites: { elements: { files: ALL.slice(0, 2), isWhole: true }, e2e: { files: [ALL[2]], isWhole: true } },
    })
  })

  it('is one suite in one engine where these are named', () => {
    const { engines, isNamed, suites } = asked(['webkit'], ['e2e'])
    assert.deepEqual([engines, isNamed, Object.keys(suites)], [['webkit'], true, ['e2e']])
  })

  it('is the files at paths, in the suites that they belong to', () => {
    assert.deepEqual(asked(['firefox', ALL[2]]).suites, { e2e: { files: [ALL[2]], isWhole: false } })
    assert.deepEqual(asked([ALL[0]]).suites, { elements: { files: [ALL[0]], isWhole: false } })
  })

  it('is nothing for a path without such tests, so that a slip does not pass as a green run', () => {
    assert.deepEqual(asked([ALL[3]]).suites, {})
  })
})
