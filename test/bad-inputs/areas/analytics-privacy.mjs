import assert from 'node:assert/strict'

import { eventually } from '../oracles/state.mjs'
import { loggedInBy } from './email-otp.mjs'

const events = session => session.requests.filter(({ url }) => new URL(url).pathname === '/e')
const errorReports = session => events(session).filter(({ body }) => JSON.parse(body).props.type === 'error')

const CASES = {
  async 'PR-002'(session) {
    await loggedInBy(session, 'victim@example.com', '123456')
    const told = name => events(session).some(({ body }) => body.includes(name))
    await eventually(
      () => assert.ok(told('EMAIL_VERIFICATION_CODE_FAIL') && told('EMAIL_VERIFICATION_CODE_PASS')),
      5000,
    )
  },
  async 'PR-003'(session, { input }) {
    session.services.http = (request, { pathname }) =>
      pathname === '/getWallets' ? { status: 500, body: 'no' } : undefined
    await session.start()
    await session.create()
    await session.open()
    const retry = session.page.getByRole('button', { name: 'Try again' })
    for (let turn = 1; turn < input.errors_thrown; turn++) {
      await retry.click()
      await session.rest()
    }
    const asked = session.requests.filter(({ url }) => new URL(url).pathname === '/getWallets')
    assert.ok(asked.length >= input.errors_thrown, `Only ${asked.length} errors happened`)
    assert.ok(errorReports(session).length > 0, 'Nothing was reported, so nothing was limited')
    session.values.requests = () => errorReports(session)
  },
  async 'PR-004'(session, { input }) {
    await session.withAccount({}, { options: { features: { analytics: input.analytics } } })
    await session.openAccount()
    await session.rest()
    session.values.requests = () => events(session)
  },
  async 'PR-005'(session, { input }) {
    await session.start()
    const { message, stack } = input.error
    await session.create({}, { failingAdapter: { message, stack } })
    await session.open()
    await session.rest()
    assert.ok(errorReports(session).length > 0, 'Nothing was reported')
  },
  async 'PR-006'(session) {
    await session.withAccount({})
    await session.openAccount()
    assert.deepEqual((await session.notes()).clipboard.written, [])
    await session.page.getByRole('button', { name: 'Copy address' }).click()
    await session.page.locator('w3m-snack-bar .snack').waitFor()
    const { reads, written } = (await session.notes()).clipboard
    assert.equal(written.length, 1)
    session.counters['clipboard.readText'] = () => reads
  },
}

/** How a case of reports and the clipboard is driven. */
export const analyticsPrivacy = ({ id }) => CASES[id]
