import assert from 'node:assert/strict'

import { expand } from '../directives.mjs'
import { eventually } from '../oracles/state.mjs'
import { loggedIn } from './logged-in.mjs'
import { answerWith, requestsTo } from './reply.mjs'

const SUGGESTIONS = /^\/v1\/profile\/suggestions\//
const REGISTRATION = /^\/v1\/profile\/account$/

const field = ({ page }) => page.getByRole('textbox', { name: 'Name', exact: true })
const submit = ({ page }) => page.getByRole('button', { name: 'Register name' })
const says = ({ page }, text) => page.getByRole('status').filter({ hasText: text }).first().waitFor()

/** The labels that the service was asked about. */
const asked = session =>
  requestsTo(session, SUGGESTIONS).map(({ url }) => decodeURIComponent(new URL(url).pathname.split('/').at(-1)))

/** The names that were to be registered. */
const posted = session =>
  requestsTo(session, REGISTRATION).flatMap(({ body }) => (body ? JSON.parse(JSON.parse(body).message).name : []))

/** The form, of a visitor of the embedded wallet. */
async function atForm(session) {
  await loggedIn(session, { answers: { RPC_REQUEST: `0x${'5'.repeat(130)}` } })
  await session.open({ view: 'RegisterAccountName' })
  await field(session).waitFor()
}

async function recordSubmit(session) {
  session.values.submit = (await submit(session).isDisabled()) ? 'disabled' : 'enabled'
}

/** What cannot be a name; that nothing is asked of it shows when a name that follows is all that was. */
async function refused(session, { input }) {
  await atForm(session)
  await field(session).fill(input)
  await field(session).press('Enter')
  await recordSubmit(session)
  await field(session).fill('follows')
  await says(session, 'follows.reown.id is available')
  assert.deepEqual(asked(session), ['follows'])
}

async function allowed(session, { input }) {
  await atForm(session)
  await field(session).fill(input)
  await says(session, `${input}.reown.id is available`)
  await recordSubmit(session)
}

/** What may be made a name: whatever reaches the service is one. */
async function normalised(session, { input }) {
  await atForm(session)
  await field(session).fill(expand(input))
  await field(session).press('Enter')
  await (session.testCase.id === 'NS-011' ? says(session, 'now belongs to your account') : says(session, '4 to 64'))
  for (const label of asked(session)) assert.match(label, /^[a-z\d-]{4,64}$/)
  for (const name of posted(session)) assert.match(name, /^[a-z\d-]{4,64}\.reown\.id$/)
}

const range = (from, to, drive) =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [`NS-${String(from + index).padStart(3, '0')}`, drive]),
  )

const CASES = {
  'NS-001': refused,
  ...range(2, 4, allowed),
  ...range(5, 9, refused),
  ...range(10, 12, normalised),
  async 'NS-013'(session, { input }) {
    session.services.http = answerWith(SUGGESTIONS, input)
    await atForm(session)
    await field(session).fill('abcd')
    await eventually(() => assert.deepEqual(asked(session), ['abcd']))
    await says(session, '4 to 64') // the service says nothing of this name
    session.values.literal = input.suggestions[0].name
    session.values.literalMayBeAbsent = true // it is no name
    await session.look()
  },
  async 'NS-014'(session, { input }) {
    session.services.http = answerWith(SUGGESTIONS, input)
    await atForm(session)
    await field(session).fill('abcd')
    await says(session, 'Error fetching')
  },
  async 'NS-015'(session, { input }) {
    session.services.http = answerWith(REGISTRATION, { $http: input.$http })
    await atForm(session)
    await field(session).fill('Abcd')
    await submit(session).click()
    await says(session, 'Error registering')
    assert.equal(await field(session).inputValue(), 'Abcd')
  },
  async 'NS-016'(session) {
    await session.withAccount({})
    const { thrown } = await session.run('rule', 'registerName', 'abcd')
    session.rejections.push(thrown)
  },
  async 'NS-017'(session, { input }) {
    session.services.http = answerWith(/^\/v1\/profile\/reverse\//, input)
    await session.withAccount({})
    await session.openAccount()
    await eventually(() => assert.ok(requestsTo(session, /^\/v1\/profile\/reverse\//).length))
  },
  async 'NS-018'(session) {
    let answerSlow
    const slow = new Promise(resolve => (answerSlow = resolve))
    const usual = session.services.suggestions
    session.services.suggestions = async label => {
      if (label === 'abcd') await slow
      return usual(label)
    }
    await atForm(session)
    await field(session).fill('abcd')
    await eventually(() => assert.deepEqual(asked(session), ['abcd']))
    await field(session).fill('abcde')
    await says(session, 'abcde.reown.id is available')
    answerSlow()
    const rows = session.page.getByRole('group', { name: 'Available names' }).getByRole('button')
    await rows.first().waitFor()
    const listed = await rows.allInnerTexts()
    session.values.listed = listed.map(text => text.trim().replace(/-1\.reown\.id$/, ''))
    await says(session, 'abcde.reown.id is available')
  },
}

/** A name without a network to register it on. */
export async function withoutNetwork(session) {
  await loggedIn(session)
  const { thrown } = await session.run('rule', 'registerName', 'abcd', 'nowhere')
  session.rejections.push(thrown)
}

/** How a case of the name service is driven. */
export const nameService = ({ id }) => CASES[id]
