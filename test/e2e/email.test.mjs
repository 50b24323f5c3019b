import assert from 'node:assert/strict'
import test, { afterEach } from 'node:test'

import { codeField, emailField, logIn, sendCode } from './support/email.mjs'
import { atView, connected, disconnected, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { frame, mail } = site.stack

afterEach(() => frame.reset())

const framesOf = page => page.locator('#w3m-iframe').count()
const stored = (page, key) => page.evaluate(key => localStorage.getItem(`@appkit-wallet/${key}`), key)
const toCode = page => atView(page, 'EmailVerifyOtp')

/** Opens the dialog and sends an address, without a word of what comes of it. */
async function sendEmail(page, email) {
  await pressButton(page)
  await atView(page, 'Connect')
  await emailField(page).fill(email)
  await emailField(page).press('Enter')
}

test('on a new device, the link and then the code from the mails log a visitor in, on EVM and Solana', async () => {
  const page = await site.open()
  assert.equal(await framesOf(page), 0, 'no frame before it is needed')
  await sendEmail(page, 'ada@example.com')
  await atView(page, 'EmailVerifyDevice')
  await modal(page)
    .getByText(/link we sent to ada@example.com/)
    .waitFor()
  const letter = await mail.next({ to: 'ada@example.com' })
  const other = await page.context().newPage()
  await other.goto(letter.link)
  await other.getByRole('button').first().click()
  await other.close()
  await toCode(page)
  await sendCode(page, await frame.code('ada@example.com'))
  await connected(page)
  await atView(page)
  assert.equal(await framesOf(page), 1)
  const [user] = frame.users()
  const accounts = await page.evaluate(() => ({
    evm: window.walletModal.getAccount('eip155').allAccounts.map(({ address }) => address),
    solana: window.walletModal.getAddress('solana'),
  }))
  assert.ok(accounts.evm.includes(user.evm), `${user.evm} is among ${accounts.evm}`)
  assert.equal(accounts.solana, user.solana)
})

test('a known device needs only the code, which may be pasted within a sentence', async () => {
  const visitor = await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await visitor.open()
  await logIn(page, site.stack, 'ada@example.com')
  await page.evaluate(() => window.walletModal.disconnect())
  await disconnected(page)
  frame.clearLimits()
  await sendEmail(page, 'ada@example.com')
  await toCode(page)
  const code = await frame.code('ada@example.com')
  await codeField(page).waitFor()
  await modal(page).getByRole('button', { name: 'Close' }).focus()
  await page.evaluate(
    text => navigator.clipboard.writeText(text),
    `Your code for 20 minutes is ${code.slice(0, 3)} ${code.slice(3)}. Do not share it.`,
  )
  await page.keyboard.press('ControlOrMeta+V')
  await connected(page)
})

test('a wrong code is reported at the field, which is emptied for the next one; so are an old code and too many attempts', async () => {
  const page = await site.open()
  await sendEmail(page, 'ada@example.com')
  await atView(page, 'EmailVerifyDevice')
  frame.confirmDevice('ada@example.com')
  await toCode(page)
  const code = await frame.code('ada@example.com')
  const wrong = code === '000000' ? '111111' : '000000'
  await sendCode(page, wrong)
  await modal(page).getByRole('status').filter({ hasText: 'Invalid code' }).waitFor()
  assert.equal(await codeField(page).inputValue(), '')
  assert.equal(await codeField(page).getAttribute('aria-invalid'), 'true')
  for (let tries = 0; tries < 4; tries++) {
    await sendCode(page, wrong)
    await modal(page)
      .getByRole('status')
      .filter({ hasText: tries < 3 ? 'Invalid code' : 'Too many attempts' })
      .waitFor()
  }
  frame.expireCodes()
  await sendCode(page, code)
  await modal(page).getByRole('status').filter({ hasText: 'Code expired' }).waitFor()
})

test('the login survives a reload, and logging out forgets it', async () => {
  const page = await site.open()
  await logIn(page, site.stack, 'ada@example.com')
  assert.equal(await stored(page, 'EMAIL_LOGIN_USED_KEY'), 'true')
  assert.equal(await stored(page, 'EMAIL'), 'ada@example.com')
  const address = await page.evaluate(() => window.walletModal.getAddress('eip155'))
  await page.reload()
  await connected(page)
  assert.equal(await page.evaluate(() => window.walletModal.getAddress('eip155')), address)
  await pressButton(page)
  await atView(page, 'Account')
  await modal(page).getByRole('button', { name: 'Disconnect' }).click()
  await disconnected(page)
  for (const key of ['EMAIL_LOGIN_USED_KEY', 'EMAIL', 'LAST_USED_CHAIN_KEY', 'SOCIAL_USERNAME'])
    assert.equal(await stored(page, key), null, key)
  assert.equal(await page.evaluate(() => window.walletModal.getAddress('solana')), undefined)
  await page.reload()
  await disconnected(page)
})

test('logging out waits at most 3 s for a secure site that does not answer', async () => {
  const page = await site.open()
  await logIn(page, site.stack, 'ada@example.com')
  frame.faults.set({ mode: 'silent', message: 'SIGN_OUT', times: 1 })
  const ms = await page.evaluate(async () => {
    const start = performance.now()
    await window.walletModal.disconnect()
    return performance.now() - start
  })
  await disconnected(page)
  assert.ok(ms < 6000, `${ms} ms`)
})

test('no second mail is requested within 30 s, and the seconds count down', async () => {
  const page = await site.open()
  await sendEmail(page, 'ada@example.com')
  await atView(page, 'EmailVerifyDevice')
  await modal(page)
    .getByRole('button', { name: /^Resend in \d+ s$/ })
    .waitFor()
  await modal(page).getByRole('button', { name: 'Use another email address' }).click()
  await atView(page, 'Connect')
  await emailField(page).fill('grace@example.com')
  await emailField(page).press('Enter')
  await modal(page)
    .getByText(/^Please try again after \d+ seconds$/)
    .first()
    .waitFor()
  assert.equal(mail.list('grace@example.com').length, 0)
})

test('the whole login works by keyboard alone', async () => {
  const page = await site.open()
  await pressButton(page)
  await atView(page, 'Connect')
  await modal(page)
    .getByRole('button', { name: /^All wallets/ })
    .waitFor()
  await emailField(page).focus()
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Enter')
  await atView(page, 'EmailVerifyDevice')
  frame.confirmDevice('ada@example.com')
  await toCode(page)
  await codeField(page).waitFor()
  await page.keyboard.type(await frame.code('ada@example.com'))
  await connected(page)
})

test('the address is changed with a code from the current and one from the new address', async () => {
  const page = await site.open()
  await logIn(page, site.stack, 'ada@example.com')
  await pressButton(page)
  await atView(page, 'Account')
  await modal(page)
    .getByRole('button', { name: /^Email address/ })
    .click()
  await atView(page, 'UpdateEmailWallet')
  frame.clearLimits()
  await emailField(page).fill('lovelace@example.com')
  await emailField(page).press('Enter')
  await atView(page, 'UpdateEmailPrimaryOtp')
  await sendCode(page, await frame.code('ada@example.com'))
  await atView(page, 'UpdateEmailSecondaryOtp')
  await sendCode(page, await frame.code('lovelace@example.com'))
  await atView(page, 'Account')
  await modal(page).getByText('lovelace@example.com').first().waitFor()
  assert.equal(frame.users()[0].email, 'lovelace@example.com')
})

test('a site with email and socials off shows no field, loads none of its code and creates no frame', async () => {
  const page = await site.open()
  const loaded = []
  page.on('request', request => loaded.push(request.url()))
  await page.evaluate(() => window.walletModal.updateFeatures({ email: false, socials: false }))
  await pressButton(page)
  await atView(page, 'Connect')
  await modal(page)
    .getByRole('button', { name: /^Aspen/ })
    .click()
  await connected(page)
  assert.equal(await emailField(page).count(), 0)
  assert.equal(await framesOf(page), 0)
  assert.deepEqual(
    loaded.filter(url => url.startsWith(frame.url) || /feature-embedded|\bframe\b/.test(url)),
    [],
  )
})
