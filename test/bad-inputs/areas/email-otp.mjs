import assert from 'node:assert/strict'

import { expand } from '../directives.mjs'
import { eventually } from '../oracles/state.mjs'
import { KEYS } from '../session.mjs'
import { loggedIn } from './logged-in.mjs'
import { serveSecureSite } from './secure-site.mjs'

const LAST = '@appkit-wallet/LAST_EMAIL_LOGIN_TIME'
const ADDRESS = 'ada@example.com'

export const emailField = ({ page }) => page.getByRole('textbox', { name: 'Email address' })
export const codeField = ({ page }) => page.getByRole('textbox', { name: '6-digit code' })

/** The field for an address, with a secure site behind it. */
async function atField(session, { answers, stored } = {}) {
  const asked = serveSecureSite(session, { CONNECT_EMAIL: { action: 'VERIFY_OTP' }, ...answers })
  session.values.sent = name => asked.filter(message => message.name === name).map(({ payload }) => payload)
  session.counters['connect OTP'] = () => session.values.sent('CONNECT_OTP').length
  await session.start({ stored })
  await session.create()
  await session.open({ view: 'EmailLogin' })
  await emailField(session).waitFor()
  return asked
}

export async function send(session, email) {
  await emailField(session).fill(email)
  await emailField(session).press('Enter')
}

/** The field for the code; returns the secure site's requests. */
export async function atCode(session, answers) {
  const asked = await atField(session, { answers })
  await send(session, ADDRESS)
  await codeField(session).waitFor()
  return asked
}

/** Logs in by email with a code, as a visitor does. */
export async function logInByCode(session, otp) {
  await session.open({ view: 'EmailLogin' })
  await send(session, ADDRESS)
  await codeField(session).waitFor()
  await codeField(session).fill(otp)
  await eventually(async () => assert.equal(await session.status(), 'connected'))
}

async function refused(session, { input }) {
  await atField(session)
  await send(session, expand(input))
  await session.page.getByText('Enter an email address').first().waitFor()
}

/** An address that is sent so soon after the last that the visitor has to wait. */
async function tooEarly(session, { input }) {
  await atField(session)
  await emailField(session).fill(input.value)
  const [, seconds] = /^now-([\d.]+)s$/.exec(input.$stored['last email login time'])
  const text = await emailField(session).evaluate(
    async (field, [key, ago]) => {
      localStorage.setItem(key, String(Date.now() - ago))
      field.form.requestSubmit()
      const said = () => field.getRootNode().querySelector('p[aria-hidden]')?.textContent.trim()
      while (!said()) await new Promise(resolve => requestAnimationFrame(resolve))
      return said()
    },
    [LAST, Number(seconds) * 1000],
  )
  session.rejections.push(text)
}

async function unreadableTime(session, { input }) {
  await atField(session, { stored: { [LAST]: input.$stored['last email login time'] } })
  await send(session, input.value)
  await codeField(session).waitFor()
}

/** What is typed as a code, with a press of Enter after it. */
async function typed(session, { input }) {
  await atCode(session, { CONNECT_OTP: { silent: true } })
  await codeField(session).fill(input)
  await codeField(session).press('Enter')
  await session.look()
}

/** The account of a visitor with a name, as the Account view shows it. */
async function named(session, { email = ADDRESS, provider, userName } = {}) {
  await loggedIn(session, { user: { email, userName }, provider })
  await session.openAccount()
}

const range = (from, to, drive) =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [`EO-${String(from + index).padStart(3, '0')}`, drive]),
  )

const CASES = {
  ...range(1, 8, refused),
  async 'EO-009'(session, { input }) {
    await atField(session)
    await send(session, input)
    await codeField(session).waitFor()
  },
  'EO-010': tooEarly,
  'EO-011': tooEarly,
  ...range(13, 17, unreadableTime),
  ...range(18, 23, typed),
  async 'EO-024'(session, { input }) {
    await atCode(session, { CONNECT_OTP: { silent: true } })
    await codeField(session).fill(input.$paste_then_type)
    await codeField(session).press('Enter')
    await eventually(() => assert.ok(session.counters['connect OTP']() > 0))
  },
  async 'EO-025'(session, { input }) {
    let reply = { error: input.message }
    await atCode(session, { CONNECT_OTP: () => reply })
    await codeField(session).fill('000000')
    await session.page.getByText(input.message).first().waitFor()
    assert.equal(await codeField(session).inputValue(), '')
    session.values.retry = async () => {
      reply = undefined
      await codeField(session).fill('123456')
      await eventually(async () => assert.equal(await session.status(), 'connected'))
    }
  },
  'EO-026': (session, { input }) => named(session, { email: input }),
  'EO-027': (session, { input }) => named(session, { email: input }),
  'EO-028': (session, { input }) => named(session, { provider: input.provider, userName: input.username }),
  async 'EO-029'(session, { input }) {
    await named(session, { provider: input.provider, userName: input.username })
    session.values['auth name'] = await session.page.locator('w3m-account-summary .own').innerText()
  },
  async 'EO-030'(session, { input }) {
    await named(session, { provider: input.provider, userName: input.username })
    session.values.literal = '<i>x</i>'
    await session.look()
  },
  async 'EO-031'(session, { input }) {
    await loggedIn(session, {
      answers: {
        UPDATE_EMAIL: { action: 'VERIFY_SECONDARY_OTP' },
        UPDATE_EMAIL_SECONDARY_OTP: input.payload,
      },
    })
    session.values.storedBefore = await session.stored(KEYS.email)
    await session.open({ view: 'UpdateEmailWallet' })
    await send(session, 'lovelace@example.com')
    await codeField(session).fill('123456')
    await session.page.getByRole('status').filter({ hasText: /\w/ }).first().waitFor()
    const { text } = await session.look()
    assert.ok(!text.includes(input.payload.newEmail))
  },
  async 'EO-032'(session) {
    await session.withWallet({})
    await session.connect()
    const { value } = await session.run('rule', 'changeEmail', 'lovelace@example.com')
    session.rejections.push(value)
  },
  async 'EO-033'(session) {
    await session.start()
    await session.create({ features: { email: false, socials: false } })
    const { value } = await session.run('rule', 'changeEmail', 'lovelace@example.com')
    session.rejections.push(value)
  },
  async 'EO-034'(session) {
    await loggedIn(session, { answers: { SIGN_OUT: { silent: true } } })
    const start = Date.now()
    await session.run('call', 'disconnect')
    session.timings.push(Date.now() - start)
  },
  async 'EO-035'(session) {
    await loggedIn(session, { answers: { SIGN_OUT: { error: 'No' } } })
    await session.run('call', 'disconnect')
  },
}

/** A page that is loaded again while a code is waited for: no one is logged in, and the next mail has to wait. */
export async function reloadedAtCode(session) {
  await atCode(session)
  await session.load()
  await session.create()
  await session.open({ view: 'EmailLogin' })
  await send(session, ADDRESS)
  await session.page
    .getByText(/^Please try again after \d+ seconds$/)
    .first()
    .waitFor()
  for (const name of ['email', 'login used flag', 'connections']) assert.equal(await session.stored(KEYS[name]), null)
}

/** A login with an address and a code, after one that the secure site refused with a message that repeats both. */
export async function loggedInBy(session, email, otp) {
  let reply = { error: `The code ${otp} of ${email} is wrong` }
  await atField(session, { answers: { CONNECT_OTP: () => reply } })
  await send(session, email)
  await codeField(session).waitFor()
  await codeField(session).fill(otp)
  await session.page.getByText('is wrong').first().waitFor()
  reply = undefined
  await codeField(session).fill(otp)
  await eventually(async () => assert.equal(await session.status(), 'connected'))
}

/** How a case of logins by email is driven. */
export const emailOtp = ({ id }) => CASES[id]
