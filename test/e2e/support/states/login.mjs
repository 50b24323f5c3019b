import { emailField, sendCode } from '../email.mjs'
import { atView, modal, pressButton } from '../page.mjs'
import { code, openView, press, shown } from './steps.mjs'
import { EMAIL } from './visitors.mjs'

/** Sends an address from the list of wallets. */
async function sendEmail(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await emailField(page).fill(EMAIL)
  await emailField(page).press('Enter')
  await atView(page, 'EmailVerifyDevice')
}

/** Sends it, and follows the link in the mail. */
async function toEmailCode(page, { stack }) {
  await sendEmail(page)
  stack.frame.confirmDevice(EMAIL)
  await atView(page, 'EmailVerifyOtp')
  return stack.frame.code(EMAIL)
}

export const BY_EMAIL = [
  {
    name: 'EmailLogin',
    view: 'EmailLogin',
    line: 'An email address is enough: there is nothing to install.',
    go: async page => {
      await openView(page, 'EmailLogin')
      await emailField(page).waitFor()
    },
  },
  {
    name: 'EmailLogin, too early',
    view: 'EmailLogin',
    line: 'One email per 30 seconds; the field shows a countdown.',
    go: async page => {
      await page.evaluate(() =>
        localStorage.setItem('@appkit-wallet/LAST_EMAIL_LOGIN_TIME', String(Date.now() - 1_000)),
      )
      await openView(page, 'EmailLogin')
      await emailField(page).fill(EMAIL)
      await emailField(page).press('Enter')
      await shown(page, /^Please try again after/)
    },
  },
  {
    name: 'EmailVerifyDevice',
    view: 'EmailVerifyDevice',
    line: 'On a new device, a link in an email confirms it first.',
    go: sendEmail,
  },
  {
    name: 'EmailVerifyOtp',
    view: 'EmailVerifyOtp',
    line: 'The code can be typed, filled in by the browser, or pasted with text around it.',
    go: async (page, site) => void (await toEmailCode(page, site)),
  },
  {
    name: 'EmailVerifyOtp, wrong code',
    view: 'EmailVerifyOtp',
    line: 'The field shows what is wrong with the code.',
    go: async (page, site) => {
      const right = await toEmailCode(page, site)
      await sendCode(page, right === '000000' ? '111111' : '000000')
      await shown(page, 'Invalid code')
    },
  },
]

const SOCIAL_LOGINS = 'Social logins'

/** From the button to the login of a provider, whose popup is left where it is. */
async function chooseSocial(page, name, rule, { stack }) {
  stack.social.set(rule)
  await pressButton(page)
  await atView(page, 'Connect')
  await modal(page).getByRole('list', { name: SOCIAL_LOGINS }).waitFor()
  await press(page, `Continue with ${name}`)
}

export const BY_SOCIAL = [
  {
    name: 'ConnectWallets',
    view: 'ConnectWallets',
    line: 'Only the wallets, for sites where the Connect view replaces them with a button.',
    go: async page => {
      await openView(page, 'ConnectWallets')
      await modal(page).locator('w3m-wallet-row').first().waitFor()
    },
  },
  {
    name: 'ConnectSocials',
    view: 'ConnectSocials',
    line: 'All social logins of the site, when they do not fit in one row.',
    go: async page => {
      await openView(page, 'ConnectSocials')
      await modal(page).getByRole('list', { name: SOCIAL_LOGINS }).waitFor()
    },
  },
  {
    name: 'ConnectingSocial',
    view: 'ConnectingSocial',
    line: 'The visitor logs in with a provider in a separate window while the page waits.',
    go: async (page, site) => {
      await chooseSocial(page, 'Google', { mode: 'never' }, site)
      await shown(page, 'Continue in the Google window')
    },
  },
  {
    name: 'ConnectingSocial, refused',
    view: 'ConnectingSocial',
    line: "The provider's message is shown verbatim.",
    go: async (page, site) => {
      await chooseSocial(page, 'Google', { mode: 'cancel' }, site)
      await shown(page, /^Google says/)
    },
  },
  {
    name: 'ConnectingSocial, blocked',
    view: 'ConnectingSocial',
    line: 'If the browser blocks the popup, a link logs the visitor in on this page.',
    go: async (page, site) => {
      await page.evaluate(() => (window.open = () => null))
      await chooseSocial(page, 'Google', { mode: 'never' }, site)
      await modal(page).getByRole('link', { name: 'Log in on this page' }).waitFor()
    },
  },
  {
    name: 'ConnectingFarcaster',
    view: 'ConnectingFarcaster',
    line: 'A code to scan with a phone, where Farcaster asks for approval.',
    go: async (page, site) => {
      await chooseSocial(page, 'Farcaster', { mode: 'ask' }, site)
      await shown(page, 'Scan with your phone')
      await code(page)
    },
  },
]
