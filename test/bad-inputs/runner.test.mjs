// Drives the catalogue of bad inputs through the built package in a real browser, one test a case.
//   AREA=eip6963 or CASE=AN-001 (both may hold several, separated by commas) run only these.
//   BAD_INPUTS_SOURCE=src looks at the sources instead of dist.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'

import { launchBrowser } from '../support/launch-browser.mjs'
import { areas } from './areas/index.mjs'
import { checkOracles, parseOracle } from './oracles/index.mjs'
import { PARTIAL, PENDING, PENDING_AREAS } from './pending.mjs'
import { Session } from './session.mjs'
import { startSite } from './site.mjs'
import { TimingError } from './timing.mjs'
import { universal } from './universal.mjs'

const CASES = JSON.parse(readFileSync(new URL('../bad-inputs.json', import.meta.url), 'utf8'))
const ATTEMPTS = 3
/** A case takes seconds; this many of them may be waited for before its last attempt. */
const CASE_TIMEOUT = 180_000
/** Pages at work at once; most of a case is waiting. */
const PAGES = 3

const only = name => process.env[name]?.split(',').map(text => text.trim())
const [onlyAreas, onlyCases] = [only('AREA'), only('CASE')]
const isWanted = ({ id, area }) => (onlyAreas?.includes(area) ?? true) && (onlyCases?.includes(id) ?? true)

const pendingReason = ({ id, area }) => PENDING[id] ?? PENDING_AREAS[area]
const driverOf = testCase => areas[testCase.area]?.(testCase)
const listedOracles = ({ id, oracles }) => oracles.filter(oracle => !PARTIAL[id]?.without?.includes(oracle))

let browser
let site

async function attempt(testCase) {
  const session = new Session(browser, site, testCase)
  try {
    await driverOf(testCase)(session, testCase)
    await checkOracles(session, listedOracles(testCase))
    await session.values.afterwards?.()
    await universal(session)
  } catch (error) {
    const told = [...new Set(session.pageErrors)].map(text => text.slice(0, 600))
    if (told.length && !error.message.includes('NO_UNCAUGHT'))
      error.message += `\nerrors of the page: ${told.join('\n')}`
    throw error
  } finally {
    await session.end()
  }
}

/** Cases at work beside others, and those that wait to be alone. */
let atWork = 0
const waiting = []
let isSomeoneAlone = false

function letOneBeAlone() {
  if (atWork || isSomeoneAlone || !waiting.length) return
  isSomeoneAlone = true
  waiting.shift()()
}

async function besideOthers(work) {
  atWork++
  try {
    return await work()
  } finally {
    atWork--
    letOneBeAlone()
  }
}

async function alone(work) {
  await new Promise(resolve => {
    waiting.push(resolve)
    letOneBeAlone()
  })
  try {
    return await work()
  } finally {
    isSomeoneAlone = false
    letOneBeAlone()
  }
}

/** Limits on time are tried again, the last time alone, as the machine may have been busy; nothing else is. */
async function run(testCase, context) {
  for (let turn = 1; ; turn++) {
    try {
      return await (turn === ATTEMPTS ? alone : besideOthers)(() => attempt(testCase))
    } catch (error) {
      if (!(error instanceof TimingError) || turn === ATTEMPTS) throw error
      context.diagnostic(`tried again: ${error.message}`)
    }
  }
}

before(async () => {
  site = await startSite()
  browser = await launchBrowser()
})

after(async () => {
  await browser?.close()
  site?.close()
})

describe('the table of bad inputs', () => {
  const ids = CASES.map(({ id }) => id)

  test('every case runs or waits for a reason', () => {
    assert.equal(new Set(ids).size, ids.length)
    const lost = CASES.filter(testCase => !pendingReason(testCase) && !driverOf(testCase)).map(({ id }) => id)
    assert.deepEqual(lost, [])
  })

  test('what waits is known, and waits once', () => {
    const known = new Set(CASES.map(({ area }) => area))
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

  test('every oracle of what runs is known', () => {
    for (const testCase of CASES.filter(entry => !pendingReason(entry))) listedOracles(testCase).forEach(parseOracle)
  })
})

describe('bad inputs', { concurrency: PAGES }, () => {
  for (const testCase of CASES.filter(isWanted)) {
    const { id, area, expected } = testCase
    const partial = PARTIAL[id]
    test(`${area} ${id}: ${expected}`, { skip: pendingReason(testCase), timeout: CASE_TIMEOUT }, context => {
      if (partial) context.diagnostic(`in part: ${partial.reason}`)
      return run(testCase, context)
    })
  }
})
