import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'

import { eventually } from './state.mjs'

const COMPARE = {
  ':': (count, wanted) => count === wanted,
  '=': (count, wanted) => count === wanted,
  '>=': (count, wanted) => count >= wanted,
  '<=': (count, wanted) => count <= wanted,
}

const countOf = async (session, subject) =>
  subject in session.counters ? await session.counters[subject]() : await session.callCount(subject)

async function compare(session, subject, operator, wanted) {
  const check = async () => {
    const count = await countOf(session, subject)
    assert.ok(COMPARE[operator](count, wanted), `${subject} was called ${count} times, not ${operator} ${wanted}`)
  }
  if (operator === '>=') return eventually(check)
  await check()
}

const counted = session => {
  assert.ok(session.values.requests, 'No requests were singled out')
  return session.values.requests()
}

const decoded = text => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const bodies = session =>
  session.requests.filter(({ method, url }) => method === 'POST' && new URL(url).pathname === '/e')

/** Exactly one search was asked for, with that text and nothing else in the query that the text could have put there. */
function oneSearch({ values, testCase }) {
  assert.equal(values.searched.length, 1)
  const [{ searchParams, pathname, hash }] = values.searched
  assert.deepEqual(searchParams.getAll('search'), [testCase.input])
  assert.deepEqual([pathname, hash, searchParams.has('include')], ['/getWallets', '', false])
}

export const calls = {
  /** What the wallet was asked to send is what the visitor saw. */
  PREVIEW_MATCHES_TX({ values: { preview, transactions } }) {
    assert.ok(preview, 'The preview was not checked')
    assert.deepEqual(transactions, [preview])
  },
  async CALL_COUNT(session, { value }) {
    const [, subject, operator, count] = /^(.+?)(:|>=|<=)(\d+)$/.exec(value)
    await compare(session, subject, operator, Number(count))
  },
  async NO_CALL(session, { value }) {
    if (value.startsWith('/')) {
      const made = session.requests.filter(({ url }) => new URL(url).pathname === value)
      return assert.deepEqual(made, [])
    }
    await compare(session, value, ':', 0)
  },
  /** The requests that the driver singled out. */
  REQ_COUNT(session, { operator, value }) {
    const made = counted(session)
    assert.ok(COMPARE[operator](made.length, Number(value)), `${made.length} requests, not ${operator} ${value}`)
  },
  NO_REQ(session, { value }) {
    const made = session.requests.filter(({ url }) => /^https?:/.test(url) && new URL(url).host === value)
    assert.deepEqual(made, [], `${value} was contacted`)
  },
  /** What the driver names as that value is in no request. */
  NO_REQ_VALUE(session, { value }) {
    const unwanted = session.values[value]
    assert.ok(Array.isArray(unwanted) && unwanted.length, `Nothing was recorded for ${value}`)
    for (const { url, body } of session.requests)
      for (const text of unwanted)
        assert.ok(!decoded(url).includes(text) && !body.includes(text), `${url} holds ${text}`)
  },
  NO_BODY_VALUE(session, { value }) {
    const sent = bodies(session)
    assert.ok(sent.length > 0, 'Nothing was sent, so nothing was checked')
    for (const { body } of sent) assert.ok(!body.includes(value), `${value} was sent`)
  },
  BODY(session, { value }) {
    for (const { body } of bodies(session)) assert.ok(Buffer.byteLength(body) <= Number(value))
  },
  /** No code, style or font from another origin. */
  NO_REQ_DEST(session) {
    const code = session.requests.filter(({ type }) => ['script', 'stylesheet', 'font', 'worker'].includes(type))
    assert.ok(code.length > 0)
    for (const { url } of code) assert.equal(new URL(url).origin, session.origin)
  },
  /** Nothing that the driver saw opened leads to that host, has that scheme, or, for `any`, is there at all. */
  NO_NAV(session, { value }) {
    const { openings } = session.values
    assert.ok(openings, 'Nothing that was opened was checked')
    assert.equal(new URL(session.page.url()).origin, session.origin, 'The page was left')
    for (const { url } of openings)
      assert.ok(value !== 'any' && !url.startsWith(value) && !decoded(url).includes(value), `${url} was opened`)
  },
  /** The common prefix of everything opened. */
  URL(session, { value }) {
    assert.ok(session.values.openings?.length > 0, 'Nothing was opened')
    for (const { url } of session.values.openings) assert.ok(url.startsWith(value), url)
  },
  /** The links that the driver checked keep these relations. */
  REL(session, { value }) {
    assert.ok(session.values.links?.length > 0, 'No link was checked')
    for (const { rel } of session.values.links) for (const word of value.split(' ')) assert.ok(rel.includes(word), rel)
  },
  /** The page is there, and answers. */
  async PAGE(session) {
    assert.equal(new URL(session.page.url()).pathname, '/')
    assert.equal(await session.page.evaluate(() => typeof window.harness.create), 'function')
  },
  /** The project id arrives as it was given, and neither host nor path of a request changed. */
  URLSHAPE(session, { value }) {
    if (value.startsWith('uri param')) {
      for (const uri of session.values.uris) assert.match(uri, /^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/)
      return
    }
    if (/^(frame params|rpcUrl)/.test(value)) return assert.equal(session.values.shape, true, value)
    if (value.startsWith('search param')) return oneSearch(session)
    const { projectId } = session.testCase.input
    const carrying = session.requests.filter(({ url }) => new URL(url).searchParams.has('projectId'))
    assert.ok(carrying.length > 0, 'No request carries the project id')
    for (const { url } of carrying) {
      const { searchParams, pathname, hash } = new URL(url)
      assert.equal(searchParams.get('projectId'), projectId)
      assert.equal(hash, '')
      assert.ok(
        [...session.values.paths, /^\/v1\/(?:supported-chains$|(?:identity|account|profile)\/)/].some(path =>
          path.test(pathname),
        ),
        `Unknown path ${pathname}`,
      )
    }
  },
  REJECT(session, { operator, value }) {
    assert.ok(session.rejections.length > 0, 'Nothing was rejected')
    for (const message of session.rejections) {
      if (operator === '^=') assert.ok(message.startsWith(value) && message.length > value.length, message)
      else if (operator === '~=') assert.match(message, new RegExp(value, 'i'))
      else assert.equal(message, value)
    }
  },
  /** A line of that kind for the site's developers. */
  CONSOLE(session, { operator, value }) {
    assert.ok(session.values.told, 'Nobody listened to the console')
    if (operator === '<=')
      return assert.ok(session.values.told.length <= Number(value), `${session.values.told.length} lines`)
    assert.ok(
      session.values.told.some(({ type }) => type === value),
      `No ${value} on the console`,
    )
  },
  /** What the driver watched got nothing of it. */
  NO_DELIVERY(session) {
    assert.ok(session.values.delivered, 'What was delivered was not checked')
    assert.deepEqual(session.values.delivered(), [])
  },
  /** Nothing that the case rules out was sent. */
  NO_DELIVERY_VALUE({ values: { sent } }, { value }) {
    if (value === 'not six digits') for (const { otp } of sent('CONNECT_OTP')) assert.match(otp, /^\d{6}$/)
    else for (const { email } of sent('CONNECT_EMAIL')) assert.equal(email, email.trim())
  },
  CLIPBOARD(session, { value }) {
    assert.equal(value, 'full address')
    assert.deepEqual(session.values.written, [session.testCase.input])
  },
  SCAN(session) {
    assert.deepEqual(session.values.findings, [])
  },
  async CSP_VIOLATIONS(session) {
    const { violations } = await session.notes()
    const ours = violations.filter(({ directive }) => directive !== 'connect-src')
    assert.deepEqual(ours, [])
  },
}
