import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { startDevStack } from '../../../dev/index.mjs'
import { launchBrowser } from '../../support/launch-browser.mjs'
import { openSite } from '../frame/site.mjs'
import { anyPorts } from '../wallet/page-side.mjs'

/** How long all of it may take, in milliseconds: a window that never comes must not hold up the other files. */
const PATIENCE = 180_000

const providers = /** @type {const} */ (['google', 'apple', 'x', 'discord', 'github', 'facebook'])

describe('social logins', { timeout: PATIENCE }, () => {
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
    await site.load()
  })
  afterEach(async () => {
    await site.get('SIGN_OUT')
    for (const page of site.page.context().pages()) if (page !== site.page) await page.close()
    await site.page.evaluate(() => void window.results.splice(0))
    stack.frame.reset()
    stack.social.reset()
  })
  after(async () => {
    await browser?.close()
    await site?.stop().catch(() => undefined)
    await stack?.stop()
  })

  /** Opens the popup as a site does. @param {string} provider @param {(uri: string) => string} [change] */
  async function openPopup(provider, change = uri => uri) {
    // a window of the same name that is still closing would be used again, and none would open
    await site.page.waitForFunction(() => !window.popup || window.popup.closed)
    const [popup] = await Promise.all([
      site.page.waitForEvent('popup'),
      site.page.evaluate(url => {
        window.popup = window.open(`${url}/loading`, 'popupWindow', 'width=600,height=800')
      }, stack.frame.url),
    ])
    await popup.getByText('Loading…').waitFor()
    const { uri } = await site.get('GET_SOCIAL_REDIRECT_URI', { provider })
    await site.page.evaluate(target => {
      window.popup.location.href = target
    }, change(uri))
    return popup
  }
  before(() =>
    site.page.evaluate(() => {
      window.results = []
      addEventListener('message', event => {
        if (event.source === window.popup) window.results.push(event.data.resultUri)
      })
    }),
  )
  /** The popup's message, once received. @returns {Promise<string>} */
  const result = async () => {
    await site.page.waitForFunction(() => window.results.length > 0)
    return site.page.evaluate(() => window.results.shift())
  }

  it('asks on a page that looks like the provider', async () => {
    const popup = await openPopup('google')
    await popup.getByRole('heading', { name: 'Log in with Google' }).waitFor()
    await popup.getByLabel('User name').fill('grace')
    await popup.getByLabel('Email address').fill('Grace@example.com')
    await popup.getByRole('button', { name: 'Approve', exact: true }).click()
    await popup.getByText('Done. You can close this window.').waitFor()
    const uri = await result()
    assert.ok(uri.startsWith(`${stack.frame.url}/callback?`))
    const user = await site.get('CONNECT_SOCIAL', { uri })
    assert.deepEqual([user.email, user.userName, user.chainId], ['grace@example.com', 'grace', 31337])
    assert.match(user.address, /^0x/)
    assert.deepEqual(await site.get('IS_CONNECTED'), { isConnected: true })
    // A result is good once.
    await assert.rejects(site.get('CONNECT_SOCIAL', { uri }), /not started here/)
  })

  for (const provider of providers) {
    it(`logs in by ${provider}, to the same accounts each time`, async () => {
      stack.social.set({ provider, mode: 'approve', handle: 'lin' })
      const popup = await openPopup(provider)
      const first = await site.get('CONNECT_SOCIAL', { uri: await result() })
      assert.equal(first.userName, provider === 'discord' ? 'lin0' : 'lin')
      assert.equal(first.email, provider === 'x' ? null : 'ada@example.com')
      await site.get('SIGN_OUT')
      await popup.close()
      await openPopup(provider)
      assert.equal((await site.get('GET_USER', { socialUri: await result() })).address, first.address)
    })
  }

  it('reports a login that was cancelled, or failed', async () => {
    const popup = await openPopup('github')
    await popup.getByRole('button', { name: 'Cancel' }).click()
    const cancelled = await result()
    assert.match(cancelled, /error=access_denied/)
    await assert.rejects(site.get('CONNECT_SOCIAL', { uri: cancelled }), /The user cancelled the login/)
    stack.social.set({ mode: 'error' })
    await popup.close()
    await openPopup('github')
    assert.match(await result(), /error=server_error/)
    assert.deepEqual(await site.get('IS_CONNECTED'), { isConnected: false })
  })

  it('keeps a page loading, and comes late', async () => {
    stack.social.set({ mode: 'never' })
    const popup = await openPopup('apple')
    await popup.getByRole('heading', { name: 'Apple is loading' }).waitFor()
    await popup.close()
    stack.social.set({ mode: 'slow', delayMs: 300 })
    await openPopup('apple')
    assert.match(await result(), /code=/)
  })

  it('accepts no result on another device, nor a forged one', async () => {
    stack.social.set({ mode: 'approve' })
    await openPopup('google')
    const uri = await result()
    const other = await openSite(browser, stack.frame.url)
    await other.load()
    await assert.rejects(other.get('CONNECT_SOCIAL', { uri }), /not started here/)
    await other.stop()
    await assert.rejects(site.get('CONNECT_SOCIAL', { uri: 'https://evil.example/callback?state=x' }), /not the result/)
    const forged = new URL(uri)
    forged.searchParams.set('code', 'nonsense')
    await assert.rejects(site.get('CONNECT_SOCIAL', { uri: forged.href }), /does not confirm this login/)
  })

  it('goes back to the page itself where there is no popup, and to no other', async () => {
    stack.social.set({ mode: 'approve' })
    /** @param {string} target */
    const withReturn = target => (/** @type {string} */ uri) => {
      const url = new URL(uri)
      url.searchParams.set('state', `${url.searchParams.get('state')}--${encodeURIComponent(target)}`)
      return url.href
    }
    const popup = await openPopup('google', withReturn(`${site.url}?from=here`))
    await popup.waitForURL(url => url.origin === site.origin)
    const back = new URL(popup.url())
    assert.equal(back.searchParams.get('from'), 'here')
    const user = await site.get('CONNECT_SOCIAL', { uri: back.searchParams.get('result_uri') })
    assert.equal(user.userName, 'ada')
    await popup.close()
    const lost = await openPopup('google', withReturn('https://evil.example/'))
    await lost.getByText('Done. You can close this window.').waitFor()
    assert.equal(new URL(lost.url()).origin, stack.frame.url)
  })

  it('logs in by the app of Farcaster, on its page or from a test', async () => {
    const { url } = await site.get('GET_FARCASTER_URI')
    const connecting = site.get('CONNECT_FARCASTER')
    const phone = await (await browser.newContext()).newPage()
    await phone.goto(url)
    await phone.getByRole('heading', { name: 'Log in with Farcaster' }).waitFor()
    await phone.getByLabel('User name').fill('vera')
    await phone.getByRole('button', { name: 'Approve' }).click()
    assert.deepEqual(await connecting, { userName: 'vera' })
    const first = await site.get('GET_USER', {})
    assert.deepEqual([first.email, first.userName], [null, 'vera'])
    await site.get('SIGN_OUT')
    await site.get('GET_FARCASTER_URI')
    stack.social.approveFarcaster('vera')
    await site.get('CONNECT_FARCASTER')
    assert.equal((await site.get('GET_USER', {})).address, first.address)
    await site.get('SIGN_OUT')
    await phone.goto((await site.get('GET_FARCASTER_URI')).url)
    const refused = assert.rejects(site.get('CONNECT_FARCASTER'), /The user cancelled the login/)
    await phone.getByRole('button', { name: 'Cancel' }).click()
    await refused
    await phone.close()
  })

  it('lets a user without an email address add one', async () => {
    stack.social.set({ mode: 'approve' })
    await openPopup('x')
    await site.get('CONNECT_SOCIAL', { uri: await result() })
    assert.deepEqual(await site.get('UPDATE_EMAIL', { email: 'own@example.com' }), { action: 'VERIFY_SECONDARY_OTP' })
    await site.get('UPDATE_EMAIL_SECONDARY_OTP', { otp: await stack.frame.code('own@example.com') })
    assert.equal((await site.get('GET_USER', {})).email, 'own@example.com')
  })

  it('refuses invalid rules', () => {
    assert.throws(() => stack.social.set(/** @type {any} */ ({ mode: 'perhaps' })), TypeError)
    assert.throws(() => stack.social.set(/** @type {any} */ ({ provider: 'myspace' })), TypeError)
    assert.throws(() => stack.social.set({ handle: 'two words' }), TypeError)
    assert.throws(() => stack.social.approveFarcaster(), TypeError)
  })

  it('keeps to its own policies', () => {
    assert.deepEqual(site.complaints, [])
  })
})
