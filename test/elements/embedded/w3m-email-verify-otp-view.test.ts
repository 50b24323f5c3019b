import { expect } from '@open-wc/testing'

import '../../../src/controllers/embedded/connect-families.js' // what is loaded later is here, as tests are timed
import '../../../src/controllers/visit/open.js'
import { loginController } from '../../../src/controllers/embedded/email-login.js'
import { submitEmail } from '../../../src/controllers/embedded/log-in.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { allByRole, byRole, deepAll } from '../../helpers/deep.js'
import { embeddedSite, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance } from '../../helpers/instance.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const LAST = '@appkit-wallet/LAST_EMAIL_LOGIN_TIME'

/** The dialog at the view, 31 s after the mail was sent. */
async function atCode(script: SecureSiteScript = {}) {
  const { modal } = embeddedSite(script)
  void modal.open()
  await waitUntil(() => modalController.state.open)
  submitEmail('ada@example.com').catch(() => undefined)
  await waitUntil(() => routerController.route.view === 'EmailVerifyOtp')
  const root = (await shownView()).shadowRoot
  if (!root) throw new Error('no view')
  localStorage.setItem(LAST, String(Date.now() - 31_000))
  loginController.setNextMail(0)
  await waitUntil(() => allByRole(root, 'button', 'Resend the email').length)
  const [input] = deepAll<HTMLInputElement>(root, 'input')
  const [field] = deepAll(root, 'w3m-code-field')
  if (!input || !field) throw new Error('no field')
  const type = (text: string): void => {
    input.focus()
    input.value = text
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return { root, input, type, hasFocus: () => field.shadowRoot?.activeElement === input }
}

describe('<w3m-email-verify-otp-view>', () => {
  afterEach(endInstance)

  it('goes on at the empty field once the mail was sent again, as the former code is void', async () => {
    const { root, input, type, hasFocus } = await atCode()
    type('123')
    const button = byRole(root, 'button', 'Resend the email')
    button.focus()
    expect(hasFocus()).to.equal(false)
    button.click()
    await waitUntil(() => loginController.state.resent === 1)
    await waitUntil(hasFocus, 'the focus is lost')
    expect(input.value).to.equal('')
    await waitUntil(() => allByRole(root, 'button', /^Resend in/).length)
  })

  it('keeps the typed digits if the mail could not be sent again, and says so at the button', async () => {
    const said = 'Too many emails. Please try again in an hour.'
    const script: SecureSiteScript = {}
    const { root, input, type } = await atCode(script)
    script.CONNECT_EMAIL = () => Promise.reject(new Error(said))
    type('123')
    byRole(root, 'button', 'Resend the email').click()
    const texts = () => allByRole(root, 'status').map(({ textContent }) => textContent?.trim())
    await waitUntil(() => texts().includes(said), 'nothing is said')
    expect(input.value).to.equal('123')
    expect(input.getAttribute('aria-invalid')).to.equal('false')
    type('1234')
    await waitUntil(() => !texts().includes(said), 'it is still said')
    expect(input.value).to.equal('1234')
  })

  it('empties and focuses the field of a wrong code, and says what is wrong', async () => {
    const { root, input, type, hasFocus } = await atCode({
      CONNECT_OTP: () => Promise.reject(new Error('Invalid code')),
    })
    type('123456')
    await waitUntil(() => loginController.state.problem)
    await waitUntil(() => hasFocus() && input.value === '')
    const said = deepAll(root, '[role=status]').map(({ textContent }) => textContent?.trim())
    expect(said).to.include('Invalid code')
    expect(input.getAttribute('aria-invalid')).to.equal('true')
  })
})
