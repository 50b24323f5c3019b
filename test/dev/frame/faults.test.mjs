import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { startDevStack } from '../../../dev/index.mjs'
import { launchBrowser } from '../../support/launch-browser.mjs'
import { anyPorts } from '../wallet/page-side.mjs'
import { comesTrue } from '../../support/comes-true.mjs'
import { logIn, openSite } from './site.mjs'

const READY = '@w3m-frame/READY'

describe('the frame: what can go wrong', () => {
  /** @type {import('../../../dev/index.d.mts').DevStack} */
  let stack
  /** @type {import('playwright-core').Browser} */
  let browser
  /** @type {Awaited<ReturnType<typeof openSite>>} */
  let site
  before(async () => {
    stack = await startDevStack({ wallets: 1, ports: anyPorts })
    browser = await launchBrowser()
    site = await openSite(browser, stack.frame.url)
  })
  beforeEach(async () => {
    await fetch(`${stack.api.url}/__dev/reset`, { method: 'POST' })
    await site.reload()
  })
  after(async () => {
    await browser?.close()
    await site?.stop().catch(() => undefined)
    await stack?.stop()
  })

  const isReady = async () => (await site.seen()).some(({ type, isFrame }) => type === READY && isFrame)
  const hits = () => stack.frame.faults.list()[0]?.hits ?? 0

  for (const mode of /** @type {const} */ (['never-loads', 'error-page', 'never-ready', 'refuse-domain', 'redirect'])) {
    it(`is not there: ${mode}`, async () => {
      stack.frame.faults.set({ mode, times: 1 })
      await site.begin()
      assert.ok(await comesTrue(() => hits() > 0))
      if (mode === 'redirect') await site.page.waitForFunction(() => window.seen.length > 0)
      assert.equal(await isReady(), false)
      await site.reload()
      await site.load()
      assert.ok(await isReady())
    })
  }

  it('comes late', async () => {
    stack.frame.faults.set({ mode: 'loads-late', delayMs: 300 })
    const started = performance.now()
    await site.load()
    assert.ok(performance.now() - started >= 300)
  })

  it('is held only by the sites that the project allows, and by this machine', async () => {
    stack.api.project.set({ origins: ['https://shop.example'] })
    const { headers } = await fetch(stack.frame.frameUrl)
    const policy = headers.get('content-security-policy') ?? ''
    assert.match(policy, /frame-ancestors http:\/\/127\.0\.0\.1:\* [^;]*https:\/\/shop\.example;/)
    await site.load()
  })

  it('fails, is silent, replies late, twice, in another shape, or from elsewhere', async () => {
    await site.load()
    const { faults } = stack.frame
    faults.set({ mode: 'fail', message: 'IS_CONNECTED', error: 'No.', times: 1 })
    await assert.rejects(site.get('IS_CONNECTED'), /No\./)
    faults.set({ mode: 'wrong-shape', message: 'IS_CONNECTED', payload: { isConnected: 'maybe' }, times: 1 })
    assert.deepEqual(await site.get('IS_CONNECTED'), { isConnected: 'maybe' })
    faults.set({ mode: 'late', delayMs: 200, times: 1 })
    const started = performance.now()
    await site.get('GET_CHAIN_ID')
    assert.ok(performance.now() - started >= 200)

    faults.set({ mode: 'twice', times: 1 })
    await site.ask('GET_CHAIN_ID', undefined, 'double')
    await site.get('GET_CHAIN_ID')
    assert.equal((await site.seen()).filter(({ id }) => id === 'double').length, 2)

    faults.set({ mode: 'silent', times: 1 })
    await site.page.evaluate(() => void window.ask('GET_CHAIN_ID', undefined, 'quiet'))
    await site.get('GET_CHAIN_ID')
    assert.ok((await site.seen()).every(({ id }) => id !== 'quiet'))

    faults.set({ mode: 'wrong-origin', times: 1 })
    await site.page.evaluate(() => void window.ask('GET_CHAIN_ID', undefined, 'forged'))
    await site.page.waitForFunction(() => window.seen.some(({ id }) => id === 'forged'))
    const [forged] = (await site.seen()).filter(({ id }) => id === 'forged')
    assert.equal(forged?.isFrame, false)
    assert.equal(forged?.origin, stack.frame.url.replace('127.0.0.1', 'localhost'))
  })

  it('listens only to the surrounding window, and answers only requests', async () => {
    await site.load()
    const before = (await site.seen()).length
    await site.page.evaluate(async origin => {
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
      const other = document.createElement('iframe')
      const loaded = new Promise(resolve => (other.onload = resolve))
      other.srcdoc = '<p>other</p>'
      document.body.append(other)
      await loaded
      const script = other.contentDocument?.createElement('script')
      if (!script) return
      script.textContent = `parent.frames[0].postMessage({ type: '@w3m-app/IS_CONNECTED', id: 'stranger' }, '${origin}')`
      other.contentDocument?.body.append(script)
      for (const data of [
        null,
        7,
        'x',
        {},
        { type: 7, id: 'a' },
        { type: '@w3m-app/IS_CONNECTED' },
        { type: 'x@w3m-app/IS_CONNECTED', id: 'a' },
      ])
        frame.contentWindow?.postMessage(data, origin)
    }, stack.frame.url)
    await site.get('IS_CONNECTED')
    assert.equal((await site.seen()).length, before + 1)
    for (const name of ['NOTHING', 'constructor', '__proto__']) {
      assert.equal((await site.ask(name)).type, `@w3m-frame/${name}_ERROR`)
    }
    const wrong = await site.ask('SWITCH_NETWORK', { chainId: {} })
    assert.match(wrong.payload.message, /Invalid request/)
  })

  it('allows no other site to call its server', async () => {
    const body = JSON.stringify({})
    for (const origin of ['https://evil.example', 'null']) {
      const reply = await fetch(`${stack.frame.url}/api/call`, { method: 'POST', headers: { origin }, body })
      assert.equal(reply.status, 403)
    }
    assert.equal((await fetch(`${stack.frame.url}/device`, { method: 'POST', body: 'token=x&answer=yes' })).status, 403)
  })

  it('is switched over HTTP too', async () => {
    await site.load()
    const post = async (/** @type {string} */ path, /** @type {unknown} */ body = {}) =>
      (await fetch(`${stack.api.url}/__dev/${path}`, { method: 'POST', body: JSON.stringify(body) })).json()
    await site.get('CONNECT_EMAIL', { email: 'ada@example.com' })
    assert.deepEqual(await post('frame/confirm-device', { email: 'ada@example.com' }), { done: 'confirm-device' })
    await site.get('CONNECT_DEVICE')
    const { code } = await (await fetch(`${stack.api.url}/__dev/frame/code?email=ada@example.com`)).json()
    await site.get('CONNECT_OTP', { otp: code })
    const state = await (await fetch(`${stack.api.url}/__dev/frame/state`)).json()
    assert.equal(state.users[0].email, 'ada@example.com')
    assert.equal(state.frames.at(-1).origin, site.origin)
    assert.match((await post('frame/faults', { mode: 'silent', message: 'SIGN_OUT' })).id, /^frame-/)
    assert.equal((await (await fetch(`${stack.api.url}/__dev/frame/faults`)).json()).length, 1)
    await fetch(`${stack.api.url}/__dev/frame/faults`, { method: 'DELETE' })
    await post('frame/end-sessions')
    assert.deepEqual(await site.get('IS_CONNECTED'), { isConnected: false })
    assert.match((await post('frame/faults', { mode: 'bored' })).error, /cannot be "bored"/)
    assert.match((await post('frame/clock', { ms: 'x' })).error, /number of milliseconds/)
    assert.match((await post('social/rule', { mode: 'x' })).error, /cannot be "x"/)
    assert.match((await post('social/farcaster')).error, /No login waits/)
    assert.match((await post('frame/smart-accounts', { chainIds: 'all' })).error, /list of numbers/)
    for (const body of [{}, { on: 'yes' }]) assert.match((await post('frame/sponsor', body)).error, /true or false/)
    assert.deepEqual(await post('frame/sponsor', { on: true }), { done: 'sponsor' })
  })

  it('is switched on a page, by its labels', async () => {
    await site.load()
    await site.get('CONNECT_EMAIL', { email: 'ada@example.com' })
    stack.frame.confirmDevice('ada@example.com')
    await site.get('CONNECT_DEVICE')
    await site.get('CONNECT_OTP', { otp: await stack.frame.code('ada@example.com') })
    const page = await site.page.context().newPage()
    /** @type {string[]} */
    const complaints = []
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(`${stack.api.url}/__dev/frame/`)
    await page.getByText('ada@example.com', { exact: true }).waitFor()
    await page.getByLabel('What goes wrong').selectOption('silent')
    await page.getByLabel('In which reply').selectOption('SIGN_OUT')
    await page.getByLabel('How often').fill('1')
    await page.getByRole('button', { name: 'Add the fault' }).click()
    await page.getByRole('list', { name: 'Faults in force' }).getByText('silent to SIGN_OUT, 1 times').waitFor()
    const [{ mode, message, times } = {}] = stack.frame.faults.list()
    assert.deepEqual([mode, message, times], ['silent', 'SIGN_OUT', 1])
    await page.getByRole('button', { name: /^Remove silent/ }).click()
    await page.getByText('Nothing goes wrong.').waitFor()
    assert.deepEqual(stack.frame.faults.list(), [])
    await page.getByRole('button', { name: 'End every session' }).click()
    await page.getByRole('status').filter({ hasText: 'Everybody is logged out.' }).waitFor()
    assert.deepEqual(await site.get('IS_CONNECTED'), { isConnected: false })
    assert.deepEqual(complaints, [])
    await page.close()
  })
})

describe('users that are kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-wallet-'))
  const file = join(folder, 'embedded-wallet.json')
  after(() => rmSync(folder, { recursive: true }))

  it('have the same accounts, and are logged in, after a restart', async t => {
    const browser = await launchBrowser()
    t.after(() => browser.close())
    const first = await startDevStack({ wallets: 1, ports: anyPorts, data: folder })
    t.after(() => first.stop())
    const site = await openSite(browser, first.frame.url)
    t.after(() => site.stop().catch(() => undefined))
    await site.load()
    const user = await logIn(site, first.frame, 'ada@example.com')
    await first.stop()
    assert.equal(statSync(file).mode & 0o777, 0o600)
    const port = Number(new URL(first.frame.url).port)
    const second = await startDevStack({ wallets: 1, ports: { ...anyPorts, frame: port }, data: folder })
    t.after(() => second.stop())
    if (second.frame.url !== first.frame.url) return t.skip('something else has taken the port')
    await site.reload()
    await site.load()
    assert.deepEqual(await site.get('GET_USER', {}), user)
  })

  it('are not overwritten where the file is damaged', async () => {
    writeFileSync(file, '{"users":7}')
    await assert.rejects(startDevStack({ wallets: 1, ports: anyPorts, data: folder }), /does not hold users/)
    assert.equal(readFileSync(file, 'utf8'), '{"users":7}')
  })
})
