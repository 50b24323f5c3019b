import { after, before, describe, test } from 'node:test'

import { launchBrowser } from '../support/launch-browser.mjs'
import { CASES, driverOf, listedOracles, PARTS, pendingReason } from './cases.mjs'
import { checkOracles } from './oracles/index.mjs'
import { PARTIAL } from './pending.mjs'
import { Session } from './session.mjs'
import { startSite } from './site.mjs'
import { TimingError } from './timing.mjs'
import { universal } from './universal.mjs'
import { Visits } from './visits.mjs'

const ATTEMPTS = 3
/** A case takes seconds; this many of them may be waited for before its last attempt. */
const CASE_TIMEOUT = 180_000
/** Maximum number of parallel pages, in addition to other files' pages. */
const PAGES = 2

const only = name => process.env[name]?.split(',').map(text => text.trim())
const [onlyAreas, onlyCases] = [only('AREA'), only('CASE')]
const isChosen = ({ id, area }) => (onlyAreas?.includes(area) ?? true) && (onlyCases?.includes(id) ?? true)

let browser
let site
let visits

async function attempt(testCase) {
  const session = new Session(visits, testCase)
  let failed = true
  try {
    await driverOf(testCase)(session, testCase)
    await checkOracles(session, listedOracles(testCase))
    await session.values.afterwards?.()
    await universal(session)
    failed = false
  } catch (error) {
    const told = [...new Set(session.pageErrors)].map(text => text.slice(0, 600))
    if (told.length && !error.message.includes('NO_UNCAUGHT'))
      error.message += `\nerrors of the page: ${told.join('\n')}`
    throw error
  } finally {
    await session.end({ failed })
  }
}

/** Cases running in parallel, and those waiting to run alone. */
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

/** Only time limits are retried, the last time alone, as the machine may have been busy. */
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

/** Defines a test a case; what waits for a reason is skipped with it. */
function define(cases) {
  const runs = cases.some(testCase => !pendingReason(testCase))
  before(async () => {
    if (!runs) return
    ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
    visits = new Visits(browser, site)
  })
  after(async () => {
    await browser?.close()
    site?.close()
  })
  describe('bad inputs', { concurrency: PAGES }, () => {
    for (const testCase of cases) {
      const { id, area, expected } = testCase
      const partial = PARTIAL[id]
      test(`${area} ${id}: ${expected}`, { skip: pendingReason(testCase), timeout: CASE_TIMEOUT }, context => {
        if (partial) context.diagnostic(`in part: ${partial.reason}`)
        return run(testCase, context)
      })
    }
  })
}

/** Runs the cases of one part of the table, unless single ones were chosen. */
export function runPart(name) {
  if (!onlyAreas && !onlyCases) define(CASES.filter(({ area }) => PARTS[name].includes(area)))
}

/** Runs the cases that were chosen by `AREA` or `CASE`, if any were. */
export function runChosen() {
  if (onlyAreas || onlyCases) define(CASES.filter(isChosen))
}
