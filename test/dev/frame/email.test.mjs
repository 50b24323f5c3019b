import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { privateKeyToAddress } from 'viem/accounts'
import { startDevStack } from '../../../dev/index.mjs'
import { launchBrowser } from '../../support/launch-browser.mjs'
import { anyPorts } from '../wallet/page-side.mjs'
import { logIn, openSite } from './site.mjs'

describe('the frame: logging in by mail', () => {
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
    stack.frame.reset()
    stack.mail.clear()
  })
  after(async () => {
    await browser?.close()
    await site?.stop().catch(() => undefined)
    await stack?.stop()
  })

  it('confirms a new device by the link in a mail, then takes the code', async () => {
    assert.deepEqual(await site.get('IS_CONNECTED'), { isConnected: false })
    assert.deepEqual(await site.get('CONNECT_EMAIL', { email: ' Ada@Example.com ' }), { action: 'VERIFY_DEVICE' })
    const letter = await stack.mail.next({ to: 'ada@example.com' })
    assert.ok(letter.link?.startsWith(`${stack.frame.url}/device?token=`))
    const waiting = site.get('CONNECT_DEVICE')
    const tab = await browser.newPage()
    await tab.goto(letter.link ?? '')
    await tab.getByText(`Someone is logging in at ${site.origin} as ada@example.com.`).waitFor()
    await tab.getByRole('button', { name: 'Yes, it is me' }).click()
    await tab.getByRole('heading', { name: 'Device confirmed' }).waitFor()
    await tab.close()
    assert.equal(await waiting, undefined)
    const code = await stack.frame.code('ada@example.com')
    assert.equal(await site.get('CONNECT_OTP', { otp: `${code.slice(0, 3)} ${code.slice(3)}` }), undefined)
    const user = await site.get('GET_USER', {})
    assert.match(user.address, /^0x[0-9a-fA-F]{40}$/)
    assert.deepEqual([user.email, user.chainId, user.preferredAccountType], ['ada@example.com', 31337, 'eoa'])
    assert.deepEqual(await site.get('IS_CONNECTED'), { isConnected: true })
    assert.deepEqual(await site.get('CONNECT_EMAIL', { email: 'ada@example.com' }), { action: 'CONNECT' })
  })

  it('asks a known device for a code only, and gives the same accounts again', async () => {
    const first = await logIn(site, stack.frame, 'bea@example.com')
    await site.get('SIGN_OUT')
    assert.deepEqual(await site.get('IS_CONNECTED'), { isConnected: false })
    stack.frame.clearLimits()
    assert.deepEqual(await site.get('CONNECT_EMAIL', { email: 'bea@example.com' }), { action: 'VERIFY_OTP' })
    await site.get('CONNECT_OTP', { otp: await stack.frame.code('bea@example.com') })
    assert.deepEqual(await site.get('GET_USER', {}), first)
    stack.frame.forgetDevices()
    await site.get('SIGN_OUT')
    stack.frame.clearLimits()
    assert.deepEqual(await site.get('CONNECT_EMAIL', { email: 'bea@example.com' }), { action: 'VERIFY_DEVICE' })
  })

  it('keeps the login over a reload, and for this site only', async () => {
    const before = await logIn(site, stack.frame, 'cleo@example.com')
    await site.reload()
    await site.load()
    assert.deepEqual(await site.get('IS_CONNECTED'), { isConnected: true })
    assert.deepEqual(await site.get('GET_USER', {}), before)
    const other = await openSite(browser, stack.frame.url)
    await other.load()
    assert.deepEqual(await other.get('IS_CONNECTED'), { isConnected: false })
    await other.stop()
    stack.frame.endSessions()
    assert.deepEqual(await site.get('IS_CONNECTED'), { isConnected: false })
    await assert.rejects(site.get('GET_USER', {}), /You are logged out/)
  })

  it('shows logged-in visitors their keys, on a separate page', async () => {
    const { address } = await logIn(site, stack.frame, 'fay@example.com')
    const tab = await site.page.context().newPage()
    await tab.goto(`${stack.frame.url}/dashboard`)
    const account = tab.getByRole('region', { name: 'EVM networks' })
    await account.getByText(address).waitFor()
    assert.equal(await account.getByText(/^0x[\da-f]{64}$/).count(), 0)
    await account.getByRole('button', { name: 'Show private key' }).click()
    const key = await account.getByText(/^0x[\da-f]{64}$/).innerText()
    assert.equal(privateKeyToAddress(/** @type {`0x${string}`} */ (key)), address)
    await site.get('SIGN_OUT')
    await tab.reload()
    await tab.getByText('Nobody is logged in with this browser').waitFor()
    await tab.close()
  })

  it('refuses a device that its owner does not know, and a link that is too old', async () => {
    await site.get('CONNECT_EMAIL', { email: 'dan@example.com' })
    const blocked = assert.rejects(site.get('CONNECT_DEVICE'), /The device was not confirmed/)
    const tab = await browser.newPage()
    await tab.goto((await stack.mail.next({ to: 'dan@example.com' })).link ?? '')
    await tab.getByRole('button', { name: 'No, block it' }).click()
    await blocked
    stack.frame.advanceClock(30_000)
    await site.get('CONNECT_EMAIL', { email: 'dan@example.com' })
    const late = assert.rejects(site.get('CONNECT_DEVICE'), /The link in the email has expired/)
    const { link } = (await stack.mail.list('dan@example.com')).at(-1) ?? {}
    stack.frame.advanceClock(20 * 60_000)
    await late
    await tab.goto(link ?? '')
    await tab.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await tab.close()
  })

  it('refuses codes that are wrong, tried too often, too old, or used', async () => {
    await site.get('CONNECT_EMAIL', { email: 'eve@example.com' })
    stack.frame.confirmDevice('eve@example.com')
    await site.get('CONNECT_DEVICE')
    const code = await stack.frame.code('eve@example.com')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 1; tries < 5; tries += 1) {
      await assert.rejects(site.get('CONNECT_OTP', { otp: wrong }), /Invalid code/)
    }
    await assert.rejects(site.get('CONNECT_OTP', { otp: wrong }), /Too many attempts/)
    await assert.rejects(site.get('CONNECT_OTP', { otp: code }), /Too many attempts/)

    stack.frame.advanceClock(30_000)
    await site.get('CONNECT_EMAIL', { email: 'eve@example.com' })
    const second = await stack.frame.code('eve@example.com')
    stack.frame.expireCodes()
    await assert.rejects(site.get('CONNECT_OTP', { otp: second }), /Code expired/)

    stack.frame.advanceClock(30_000)
    await site.get('CONNECT_EMAIL', { email: 'eve@example.com' })
    const third = await stack.frame.code('eve@example.com')
    await site.get('CONNECT_OTP', { otp: third })
    await assert.rejects(site.get('CONNECT_OTP', { otp: third }), /No login is under way/)
  })

  it('sends no second mail for 30 seconds, and ten in an hour', async () => {
    await site.get('CONNECT_EMAIL', { email: 'finn@example.com' })
    stack.frame.advanceClock(10_500)
    await assert.rejects(
      site.get('CONNECT_EMAIL', { email: 'finn@example.com' }),
      /Please try again after (19|20) seconds/,
    )
    assert.equal(stack.mail.list('finn@example.com').length, 1)
    for (let sent = 1; sent < 10; sent += 1) {
      stack.frame.advanceClock(30_000)
      await site.get('CONNECT_EMAIL', { email: 'finn@example.com' })
    }
    stack.frame.advanceClock(30_000)
    await assert.rejects(site.get('CONNECT_EMAIL', { email: 'finn@example.com' }), /Too many emails/)
    assert.equal(stack.mail.list('finn@example.com').length, 10)
  })

  it('changes the address with a code to each, and keeps the accounts', async () => {
    const before = await logIn(site, stack.frame, 'gus@example.com')
    stack.frame.clearLimits()
    assert.deepEqual(await site.get('UPDATE_EMAIL', { email: 'gus@new.example' }), { action: 'VERIFY_PRIMARY_OTP' })
    await assert.rejects(site.get('UPDATE_EMAIL_SECONDARY_OTP', { otp: '000000' }), /No change of the email address/)
    const wrong = site.get('UPDATE_EMAIL_PRIMARY_OTP', { otp: 'nonsense' })
    await assert.rejects(wrong, /Invalid code/)
    await site.get('UPDATE_EMAIL_PRIMARY_OTP', { otp: await stack.frame.code('gus@example.com') })
    assert.equal((await site.get('GET_USER', {})).email, 'gus@example.com')
    const otp = await stack.frame.code('gus@new.example')
    assert.deepEqual(await site.get('UPDATE_EMAIL_SECONDARY_OTP', { otp }), { newEmail: 'gus@new.example' })
    assert.deepEqual(await site.get('GET_USER', {}), { ...before, email: 'gus@new.example' })
    await site.get('SIGN_OUT')
    stack.frame.clearLimits()
    assert.equal((await logIn(site, stack.frame, 'gus@new.example')).address, before.address)
  })

  for (const email of ['foo', 'a@b', 'a@b.co\nBcc: x@y.z', 'a b@c.de', '@b.co', 'a@@b.co', `${'a'.repeat(300)}@b.co`]) {
    it(`sends no mail to ${JSON.stringify(email.slice(0, 20))}`, async () => {
      await assert.rejects(site.get('CONNECT_EMAIL', { email }), /Invalid/)
      assert.deepEqual(stack.mail.list(), [])
    })
  }

  it('keeps to its own policy', () => {
    assert.deepEqual(site.complaints, [])
  })
})
