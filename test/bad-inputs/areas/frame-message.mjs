import assert from 'node:assert/strict'

import { expand } from '../directives.mjs'
import { eventually } from '../oracles/state.mjs'
import { atCode, codeField, emailField, send } from './email-otp.mjs'
import { loggedIn } from './logged-in.mjs'
import { replyOf } from './reply.mjs'
import { html, QUIET_FRAME, SECURE_HOST, serveSecureSite } from './secure-site.mjs'

const EMAIL = 'a@b.co'
const SMART_NETWORKS = '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS'

/** The cases' names of messages on the wire. */
function typeOf(event) {
  if (event === 'ready event') return '@w3m-frame/READY'
  const [, name, outcome] = /^(.+?) _?(SUCCESS|ERROR)$/.exec(event)
  const known = { 'smart-account enabled networks': 'GET_SMART_ACCOUNT_ENABLED_NETWORKS' }
  return `@w3m-frame/${known[name] ?? name.toUpperCase().replaceAll(' ', '_')}_${outcome}`
}

/** The message of a case; `id` stands for what it leaves open. */
function messageOf({ event, type, id: said, ...rest }, id) {
  const own = type?.replace('<frame prefix>', '@w3m-frame/').replace('ready', 'READY')
  return { ...rest, type: event ? typeOf(event) : own, ...(said === undefined ? {} : { id }) }
}

const frameOf = session => session.page.frame({ name: 'w3m-secure-iframe' })
/** Posts a message from a frame to the page, and waits until the page has had it. */
async function sayIn(frame, data) {
  await frame.page().evaluate(() => {
    window.heard = new Promise(resolve => addEventListener('message', ({ data }) => data === 'said' && resolve()))
  })
  await frame.evaluate(message => [message, 'said'].forEach(one => parent.postMessage(one, '*')), data)
  await frame.page().evaluate(() => window.heard)
}

/** A document under another origin, in the page beside the frame. */
async function strangerAt(session, origin, sandbox) {
  const url = origin === 'null' ? 'https://evil.example/' : `${origin}/`
  session.services.hosts.push(new URL(url).host)
  const others = session.services.http
  session.services.http = (request, target) =>
    target.href === url ? html('<!doctype html><title>Stranger</title>') : others(request, target)
  const element = await session.page.evaluateHandle(
    ([src, allowed]) => {
      const frame = document.createElement('iframe')
      if (allowed !== undefined) frame.sandbox = allowed
      frame.src = src
      const loaded = new Promise(resolve => frame.addEventListener('load', () => resolve(frame)))
      document.body.append(frame)
      return loaded
    },
    [url, sandbox],
  )
  return element.contentFrame()
}

const ORIGINS = {
  evil: 'https://evil.example',
  'https://<frame-host>.evil.example': `https://${SECURE_HOST}.evil.example`,
  'http://<frame-host>': `http://${SECURE_HOST}`,
  null: 'null',
}

/** A page that reports ready, and records its messages. */
const LISTENING = `<script>
  addEventListener('message', ({ data }) => fetch('/told', { method: 'POST', body: JSON.stringify(data) }))
  parent.postMessage({ type: '@w3m-frame/READY', payload: {} }, '*')
</script>`

/** The page asks the secure site for something; that it ended is kept under a name. */
function ask(session, name, payload, as = 'connect email') {
  session.values.settled ??= {}
  return session.run('rule', 'askSite', name, payload).then(result => {
    session.values.settled[as] = true
    return result
  })
}

/** The page with a secure site and the field for an address; `document` is what the frame loads. */
async function begin(session, { answers, start, options, document } = {}) {
  const asked = serveSecureSite(session, { CONNECT_EMAIL: { silent: true }, ...answers }, {}, document)
  session.values.delivered = () => asked
  await session.start(start)
  await session.create(options)
  await session.open({ view: 'EmailLogin' })
  await emailField(session).waitFor()
  return asked
}

const heard = (asked, name, index = 0) =>
  eventually(() => {
    const message = asked.filter(one => one.name === name)[index]
    assert.ok(message, `${name} was not asked`)
    return message
  }, 6000)

/** Another sender reports the frame as ready, which it never does itself: nothing is sent to it. */
async function falseReady(session, { input }) {
  await begin(session, { document: html(QUIET_FRAME) })
  void ask(session, 'CONNECT_EMAIL', { email: EMAIL }).catch(() => undefined) // the page goes before that ends
  await session.page.locator('#w3m-iframe').waitFor({ state: 'attached' })
  const { origin, data } = input.$msg
  if (origin !== 'frame') {
    const sandbox = origin === 'null' ? 'allow-scripts' : undefined
    await sayIn(await strangerAt(session, ORIGINS[origin], sandbox), messageOf(data))
  } else {
    await eventually(() => assert.equal(new URL(frameOf(session).url()).host, SECURE_HOST))
    await sayIn(frameOf(session), messageOf(data))
  }
  await session.rest()
}

/** The secure site refuses an address, in the words of the case. */
async function refusing(session, { input }) {
  const asked = await begin(session)
  const done = ask(session, 'CONNECT_EMAIL', { email: EMAIL })
  const { id } = await heard(asked, 'CONNECT_EMAIL')
  await sayIn(frameOf(session), messageOf(expand(input.$msg.data), id))
  const { thrown } = await done
  session.rejections.push(thrown)
}

/** It refuses what was typed into the field. */
async function refusingField(session, { input }, text) {
  const asked = await begin(session)
  await send(session, EMAIL)
  const { id } = await heard(asked, 'CONNECT_EMAIL')
  await sayIn(frameOf(session), messageOf(expand(input.$msg.data), id))
  await session.page.getByText(text).first().waitFor()
}

/** Nothing comes of the frame: after 20 s the visitor is told, and what was asked is rejected. */
async function neverLoaded(session, document) {
  await begin(session, { document, start: { clock: true } })
  session.timings.length = 0
  const done = ask(session, 'CONNECT_EMAIL', { email: EMAIL })
  session.timings.push(await session.passTime(21_000, () => session.values.settled['connect email'] === true))
  assert.equal((await done).thrown, 'Unable to load email login dependency')
}

async function silentFor120(session) {
  const asked = await begin(session, { start: { clock: true } })
  session.timings.length = 0
  const done = ask(session, 'CONNECT_EMAIL', { email: EMAIL })
  await session.passTime(10_000, () => asked.some(({ name }) => name === 'CONNECT_EMAIL'))
  session.values.viewBefore = await session.run('view')
  await session.passTime(121_000, () => session.values.settled['connect email'] === true)
  await done
  return asked
}

const paramsOf = session => {
  const url = session.requests.map(one => new URL(one.url)).find(({ pathname }) => pathname === '/sdk')
  assert.ok(url, 'No frame was loaded')
  assert.equal(url.host, SECURE_HOST)
  return url.searchParams
}

const CASES = {
  async 'FM-002'(session, { input }) {
    const asked = await atCode(session, { CONNECT_OTP: { silent: true } })
    await codeField(session).fill('123456')
    const { id } = await heard(asked, 'CONNECT_OTP')
    session.values.viewBefore = await session.run('view')
    await sayIn(await strangerAt(session, ORIGINS.evil), messageOf(input.$msg.data, id))
    await session.rest()
  },
  'FM-004': falseReady,
  'FM-005': falseReady,
  'FM-006': falseReady,
  'FM-007': falseReady,
  'FM-012': (session, testCase) => refusingField(session, testCase, 'Could not log in'),
  'FM-013': refusing,
  async 'FM-014'(session, testCase) {
    const { message } = testCase.input.$msg.data.payload
    await refusingField(session, testCase, message)
    session.values.literal = message
    await session.look()
  },
  'FM-015': (session, testCase) => refusingField(session, testCase, /^E{100}/),
  async 'FM-016'(session, { input }) {
    const asked = await begin(session)
    const done = ask(session, 'CONNECT_EMAIL', { email: EMAIL })
    const { id } = await heard(asked, 'CONNECT_EMAIL')
    const [first, second] = input.$steps.map(({ $msg }) =>
      messageOf({ ...$msg.data, event: $msg.data.event.replace('X', 'connect email') }, id),
    )
    await sayIn(frameOf(session), { ...first, payload: { action: 'VERIFY_OTP' } })
    await sayIn(frameOf(session), second)
    assert.deepEqual((await done).value, { action: 'VERIFY_OTP' })
  },
  async 'FM-017'(session, { input }) {
    await atCode(session, { GET_USER: input.$msg.data.payload })
    await codeField(session).fill('123456')
    await session.page.getByText('Could not log in').first().waitFor()
    await session.look()
  },
  async 'FM-018'(session, { input }) {
    const { networks } = input.$msg.data.payload
    await begin(session, { answers: { GET_SMART_ACCOUNT_ENABLED_NETWORKS: { smartAccountEnabledNetworks: networks } } })
    await ask(session, 'IS_CONNECTED')
    await eventually(async () => assert.match((await session.stored(SMART_NETWORKS)) ?? '', /10/))
  },
  async 'FM-019'(session, { input }) {
    await begin(session)
    await ask(session, 'IS_CONNECTED')
    session.values.told = []
    session.page.on('console', message => session.values.told.push({ type: message.type() }))
    const [{ $msg }, count] = input.$burst
    await frameOf(session).evaluate(
      ([data, times]) => {
        for (let turn = 0; turn < times; turn++) parent.postMessage(data, '*')
      },
      [$msg.data, count],
    )
    assert.deepEqual((await ask(session, 'IS_CONNECTED')).value, { isConnected: false })
  },
  async 'FM-020'(session, { input }) {
    await begin(session)
    await ask(session, 'IS_CONNECTED')
    for (const data of input.$values) {
      await sayIn(frameOf(session), data)
      await session.page.evaluate(message => postMessage(message, '*'), data)
    }
    assert.deepEqual((await ask(session, 'IS_CONNECTED')).value, { isConnected: false })
  },
  'FM-021': session => neverLoaded(session, new Promise(() => undefined)),
  'FM-022': (session, { input }) => neverLoaded(session, replyOf(input)),
  async 'FM-023'(session, { input }) {
    await begin(session, { start: { headers: { 'content-security-policy': input.$csp } } })
    const { thrown } = await ask(session, 'CONNECT_EMAIL', { email: EMAIL })
    assert.equal(thrown, 'Unable to load email login dependency')
  },
  async 'FM-024'(session) {
    await silentFor120(session)
  },
  async 'FM-025'(session, { input }) {
    const asked = await silentFor120(session)
    const { id } = await heard(asked, 'CONNECT_EMAIL')
    await sayIn(frameOf(session), messageOf(input.$steps[2].$msg.data, id))
    await session.page.clock.runFor(500)
  },
  async 'FM-026'(session, { input }) {
    await begin(session)
    await ask(session, 'IS_CONNECTED')
    for (const { $msg } of input.$steps) await sayIn(frameOf(session), messageOf($msg.data))
    await ask(session, 'IS_CONNECTED')
  },
  async 'FM-027'(session, { input }) {
    await begin(session, { options: input.config })
    await ask(session, 'IS_CONNECTED')
    const params = paramsOf(session)
    assert.equal(params.get('projectId'), input.config.projectId)
    session.values.shape = ['projectId', 'enableLogger', 'rpcUrl'].every(name => params.getAll(name).length === 1)
    assert.notEqual(params.get('rpcUrl'), 'https://evil.example#')
  },
  async 'FM-028'(session, { input }) {
    serveSecureSite(session)
    await session.start()
    const error = await session.create(input.config)
    if (error) session.values.noModal = true
    else {
      await session.open({ view: 'EmailLogin' })
      await ask(session, 'IS_CONNECTED')
    }
    const rpcUrl = error ? null : paramsOf(session).get('rpcUrl')
    session.values.shape = rpcUrl === null || rpcUrl.startsWith('https://')
  },
  async 'FM-029'(session) {
    const asked = await begin(session, { answers: { CONNECT_EMAIL: { action: 'VERIFY_OTP' } } })
    await ask(session, 'IS_CONNECTED')
    session.timings.length = 0
    await session.page.evaluate(() => document.querySelector('#w3m-iframe').remove())
    const start = Date.now()
    await ask(session, 'CONNECT_EMAIL', { email: EMAIL })
    session.timings.push(Date.now() - start)
    await heard(asked, 'CONNECT_EMAIL')
  },
  async 'FM-030'(session) {
    await loggedIn(session, { answers: { RPC_REQUEST: { silent: true } } })
    const rejected = session.page.evaluate(() => {
      const { modal } = window.harness
      const params = ['0x00', modal.getAddress('eip155')]
      return modal
        .getProvider('eip155')
        .request({ method: 'personal_sign', params })
        .then(String, error => error.message)
    })
    await eventually(() => assert.equal(session.values.delivered().length, 1))
    await session.run('close')
    session.rejections.push(await rejected)
  },
  async 'FM-031'(session) {
    const asked = await begin(session, { answers: { CONNECT_OTP: { silent: true } } })
    const done = ask(session, 'CONNECT_OTP', { otp: '123456' })
    await heard(asked, 'CONNECT_OTP')
    await session.run('rule', 'giveUpSite')
    session.rejections.push((await done).thrown)
  },
  async 'FM-032'(session, { input }) {
    await loggedIn(session)
    await sayIn(frameOf(session), messageOf(input.$msg.data, 'not mine'))
    await ask(session, 'IS_CONNECTED')
  },
  async 'FM-034'(session) {
    await begin(session)
    await ask(session, 'IS_CONNECTED')
    session.values.frame = await session.page.locator('#w3m-iframe').evaluate(frame => ({
      title: frame.title,
      allow: frame.allow,
      tabIndex: frame.tabIndex,
      hidden: frame.ariaHidden === 'true' && getComputedStyle(frame).display === 'none',
    }))
  },
  async 'FM-035'(session) {
    const asked = await begin(session, { answers: { GET_CHAIN_ID: { silent: true } } })
    const first = ask(session, 'GET_CHAIN_ID', undefined, 'first')
    const second = ask(session, 'GET_CHAIN_ID', undefined, 'second')
    const ids = [(await heard(asked, 'GET_CHAIN_ID')).id, (await heard(asked, 'GET_CHAIN_ID', 1)).id]
    const reply = (id, chainId) =>
      sayIn(frameOf(session), { type: typeOf('get chain id SUCCESS'), id, payload: { chainId } })
    await reply(ids[1], 2)
    await reply(ids[0], 1)
    assert.deepEqual([(await first).value, (await second).value], [{ chainId: 1 }, { chainId: 2 }])
    session.values['unique ids'] = new Set(ids).size
    session.values.settled.both = session.values.settled.first && session.values.settled.second
  },
  async 'FM-036'(session) {
    const told = []
    const evil = 'https://evil.example'
    session.services.hosts.push('evil.example')
    session.services.http = (request, { origin, pathname }) => {
      if (origin !== evil) return undefined
      if (pathname !== '/told') return html(LISTENING)
      told.push(request.postData())
      return { body: '' }
    }
    await neverLoaded(session, html(`<script>location.replace('${evil}/sdk')</script>`))
    assert.ok(session.requests.some(({ url }) => url === `${evil}/sdk`))
    session.values.delivered = () => told
  },
}

/** How a case of messages from and to the frame is driven. */
export const frameMessage = ({ id }) => CASES[id]
