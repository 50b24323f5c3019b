import assert from 'node:assert/strict'

import { eventually } from '../oracles/state.mjs'
import { PROVIDER_HOST, SECURE_HOST, SECURE_ORIGIN, serveSecureSite } from './secure-site.mjs'

/** Popups open, where a case does not block them. */
export const allowPopups = () => {
  window.harnessNotes.opens = true
}

const literal = data => JSON.parse(JSON.stringify(data).replaceAll('<frame-host>', SECURE_HOST))

/** The page with a secure site; unless `blocked`, popups open in it. */
async function begin(session, { answers, blocked = false, provider, start } = {}) {
  const asked = serveSecureSite(session, answers, provider)
  await session.start({ ...(blocked ? {} : { prepare: allowPopups }), ...start })
  await session.create({ features: { socials: ['google', 'farcaster'] } })
  return asked
}

/** A site asks for a login; what becomes of it is waited for with `settle`. */
const ask = (session, provider = 'google') => session.run('start', 'connect', provider)

async function settle(session) {
  const { error } = await session.run('settled')
  if (error) session.rejections.push(error.message)
  return error
}

const popupOf = session => session.page.waitForEvent('popup')

/** The popup, led to the provider and back to a page of the secure site, from which it says something. */
async function atResult(session) {
  const opened = popupOf(session)
  await ask(session)
  const popup = await opened
  await popup.waitForURL(new RegExp(PROVIDER_HOST))
  // as a page leads on: what the browser itself is told to open has no opener
  await popup.evaluate(url => location.assign(url), `${SECURE_ORIGIN}/callback`)
  await popup.waitForURL(`${SECURE_ORIGIN}/callback`)
  return popup
}

/** Logs in with a social account, whose popup brings that result. */
export async function logInByPopup(session, resultUri) {
  await say(await atResult(session), { resultUri })
  await settle(session)
  await eventually(async () => assert.equal(await session.status(), 'connected'))
}

const say = (popup, data) => popup.evaluate(data => window.opener.postMessage(data, '*'), data)

/** Earlier messages have been received, because a later one has. */
const heard = session =>
  session.page.evaluate(
    () =>
      new Promise(resolve => {
        addEventListener('message', ({ data }) => data === 'mark' && resolve())
        postMessage('mark', '*')
      }),
  )

/** Nothing is to be posted to the frame for what the popup says; the visitor then leaves. */
async function ignored(session, { input }) {
  await begin(session)
  const popup = await atResult(session)
  await say(popup, literal(input.$msg.data))
  await heard(session)
  await session.run('close')
  await settle(session)
}

/** The secure site returns a disallowed URL. */
async function refusedAddress(session, { input }) {
  await begin(session, { answers: { GET_SOCIAL_REDIRECT_URI: { uri: input.uri } } })
  const opened = popupOf(session)
  await ask(session)
  const popup = await opened
  await settle(session)
  if (!popup.isClosed()) await popup.waitForEvent('close')
}

async function unknownProvider(session, { input }) {
  await begin(session)
  const { error } = await session.connect(input.provider)
  session.rejections.push(error?.message ?? 'It connected')
  await session.open({ view: 'ConnectingSocial', arguments: { provider: input.provider } })
  const start = session.page.getByRole('button', { name: /^Continue with/ })
  assert.equal(await start.count(), 0)
}

const seeRetry = session => session.page.getByRole('button', { name: 'Try again' }).waitFor()

const CASES = {
  async 'PS-001'(session) {
    await begin(session, { blocked: true })
    await ask(session)
    await settle(session)
    await seeRetry(session)
  },
  async 'PS-002'(session) {
    await begin(session)
    const opened = popupOf(session)
    await ask(session)
    const popup = await opened
    await popup.waitForURL(new RegExp(PROVIDER_HOST))
    const start = Date.now()
    await popup.close()
    await settle(session)
    session.timings.push(Date.now() - start)
    await session.run('close')
    assert.equal(await session.status(), 'disconnected')
    assert.equal((await session.notes()).intervals, 0)
  },
  async 'PS-004'(session, { input }) {
    await begin(session)
    await atResult(session)
    const other = await session.page.evaluateHandle(origin => {
      const frame = document.createElement('iframe')
      frame.src = `${origin}/other`
      const loaded = new Promise(resolve => frame.addEventListener('load', () => resolve(frame)))
      document.body.append(frame)
      return loaded
    }, SECURE_ORIGIN)
    const inside = await other.contentFrame()
    await inside.evaluate(data => parent.postMessage(data, '*'), literal(input.$msg.data))
    await heard(session)
    await session.run('close')
    await settle(session)
  },
  'PS-005': ignored,
  'PS-006': ignored,
  'PS-007': ignored,
  'PS-008': ignored,
  'PS-009': ignored,
  async 'PS-010'(session, { input }) {
    await begin(session)
    const popup = await atResult(session)
    await say(popup, literal(input.$msg.data))
    await settle(session)
    await seeRetry(session)
    if (!popup.isClosed()) await popup.waitForEvent('close')
    session.values.literal = '<b>no</b>'
    await session.look()
  },
  'PS-012': refusedAddress,
  'PS-013': refusedAddress,
  'PS-014': refusedAddress,
  'PS-015': refusedAddress,
  'PS-016': refusedAddress,
  async 'PS-017'(session, { input }) {
    await begin(session)
    await session.open()
    const button = session.page.getByRole('button', { name: 'Continue with Google' })
    await button.waitFor()
    const opened = popupOf(session)
    await button.dblclick({ delay: 5, noWaitAfter: true })
    assert.ok(input.gap_ms >= 5)
    await opened
    await eventually(async () => assert.ok((await session.counters['get social redirect URI']()) > 0))
    await session.run('close')
  },
  async 'PS-019'(session) {
    const provider = { headers: { 'cross-origin-opener-policy': 'same-origin' } }
    await begin(session, { provider })
    const opened = popupOf(session)
    await ask(session)
    await (await opened).waitForURL(new RegExp(PROVIDER_HOST))
    const error = await settle(session)
    assert.equal(error?.message, 'Popup closed')
    session.values.retry = async () => {
      provider.headers = {}
      const again = popupOf(session)
      await session.page.getByRole('button', { name: 'Try again' }).click()
      const popup = await again
      await popup.waitForURL(new RegExp(PROVIDER_HOST))
      await popup.evaluate(url => location.assign(url), `${SECURE_ORIGIN}/callback`)
      await popup.waitForURL(`${SECURE_ORIGIN}/callback`)
      await say(popup, { resultUri: `${SECURE_ORIGIN}/?code=1` })
      await eventually(async () => assert.equal(await session.status(), 'connected'))
    }
  },
  async 'PS-020'(session, { input }) {
    await begin(session)
    const popup = await atResult(session)
    await session.run('close')
    await settle(session)
    assert.deepEqual(session.rejections, ['Modal closed'])
    session.values.popup = await popup.waitForEvent('close', { timeout: 5000 }).then(
      () => 'closed',
      () => (popup.isClosed() ? 'closed' : 'open'),
    )
    // a late result of the window that is gone, as the browser would bring it
    await session.page.evaluate(
      ([data, origin]) => dispatchEvent(new MessageEvent('message', { data, origin, source: window })),
      [literal(input.$steps[2].$msg.data), SECURE_ORIGIN],
    )
    await heard(session)
  },
  async 'PS-021'(session, { input }) {
    await begin(session)
    const popup = await atResult(session)
    await popup.evaluate(data => {
      for (let turn = 0; turn < 2; turn++) window.opener.postMessage(data, '*')
    }, literal(input.$twice.$msg.data))
    await settle(session)
    assert.equal(await session.status(), 'connected')
  },
  'PS-022': unknownProvider,
  'PS-023': unknownProvider,
  'PS-024': unknownProvider,
  'PS-025': unknownProvider,
  'PS-026': unknownProvider,
  async 'PS-027'(session) {
    await begin(session)
    await atResult(session)
    const { targets } = await session.notes()
    const isFresh = targets.length === 1 && targets[0] === '_blank'
    session.values['window.open target unique or _blank'] = isFresh
      ? 'window.open target unique or _blank'
      : targets.join()
    await session.run('close')
  },
  async 'PS-028'(session, { input }) {
    const answers = { GET_FARCASTER_URI: input.frame_reply }
    session.services.features = [{ id: 'social_login', isEnabled: true, config: ['google', 'farcaster'] }]
    await begin(session, { answers })
    await ask(session, input.provider)
    await settle(session)
    const view = session.page.locator('w3m-connecting-farcaster-view')
    await view.getByRole('status').filter({ hasText: 'Failed to connect to Farcaster' }).waitFor()
    await seeRetry(session)
    await session.look()
    for (const made of ['w3m-ui-qr', 'a[href]']) assert.equal(await view.locator(made).count(), 0, made)
    assert.deepEqual((await session.notes()).opened, [])
    assert.equal(new URL(session.page.url()).origin, session.origin)
    // of an address that may be opened, the same view makes a code
    answers.GET_FARCASTER_URI = { url: 'https://farcaster.example/connect' }
    answers.CONNECT_FARCASTER = { silent: true }
    await view.getByRole('button', { name: 'Try again' }).click()
    await view.locator('w3m-ui-qr').waitFor()
    await session.run('close')
  },
}

/** A visitor chose a provider and closes the dialog: what the site waits for is rejected once. */
export async function closedMidway(session) {
  await begin(session)
  const opened = popupOf(session)
  await ask(session)
  await opened
  await session.run('close')
  await settle(session)
}

const AGENTS = {
  iOS: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  Android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
}

/** The providers that are offered inside a messaging app. */
export async function offeredInApp(session, { input }) {
  serveSecureSite(session)
  session.services.features = [{ id: 'social_login', isEnabled: true, config: ['google', 'x', 'facebook'] }]
  await session.start({
    prepare: () => (window.TelegramWebviewProxy = {}),
    context: { userAgent: AGENTS[input.platform] },
  })
  await session.create()
  await session.open()
  const list = session.page.getByRole('list', { name: 'Social logins' }).getByRole('button')
  await list.first().waitFor()
  const names = await list.evaluateAll(all => all.map(button => button.getAttribute('aria-label')))
  session.values.listed = names.map(name => name.replace('Continue with ', '').toLowerCase())
}

/** How a case of social logins is driven. */
export const popupSocial = ({ id }) => CASES[id]
