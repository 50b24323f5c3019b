import { expect } from '@open-wc/testing'

import { changeEmail, submitChangeCode } from '../../../src/controllers/embedded/change-email.js'
import { connectFamilies } from '../../../src/controllers/embedded/connect-families.js'
import { emailChangeController } from '../../../src/controllers/embedded/email-login.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import '../../../src/controllers/visit/open.js'
import { allByRole, byRole, deepAll } from '../../helpers/deep.js'
import { embeddedSite } from '../../helpers/fake-secure-site.js'
import { endInstance } from '../../helpers/instance.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

async function shownRoot(): Promise<HTMLElement | ShadowRoot> {
  const view = await shownView()
  return view.shadowRoot ?? view
}

/** The dialog at the code of the current address, 31 s after the mail was sent. */
async function atOwnerCode() {
  const { modal, secureSite } = embeddedSite({
    UPDATE_EMAIL: async () => ({ action: 'VERIFY_PRIMARY_OTP' }),
    UPDATE_EMAIL_PRIMARY_OTP: async () => undefined,
  })
  await connectFamilies('eip155', new AbortController().signal)
  void modal.open({ view: 'UpdateEmailWallet' })
  await waitUntil(() => modalController.state.open)
  await changeEmail('lovelace@example.com')
  localStorage.setItem('@appkit-wallet/LAST_EMAIL_LOGIN_TIME', String(Date.now() - 31_000))
  emailChangeController.setNextMail(0)
  return { root: await shownRoot(), secureSite }
}

describe('<w3m-update-email-primary-otp-view>', () => {
  afterEach(endInstance)

  it('sends the code again, and continues at the empty field', async () => {
    const { root, secureSite } = await atOwnerCode()
    await waitUntil(() => allByRole(root, 'button', 'Resend the email').length)
    const regions = allByRole(root, 'status')
    byRole(root, 'button', 'Resend the email').click()
    await waitUntil(() => secureSite.names().filter(name => name === 'UPDATE_EMAIL').length === 2)
    await waitUntil(() => allByRole(root, 'button', /^Resend in/).length)
    expect(regions.map(({ textContent }) => textContent?.trim())).to.include('The email was sent again')
    const [field] = deepAll(root, 'w3m-code-field')
    await waitUntil(() => field?.shadowRoot?.activeElement?.localName === 'input', 'the focus is lost')
  })

  it('leads back to the form, also from the code of the new address, where no mail can be sent alone', async () => {
    await atOwnerCode()
    await submitChangeCode('111111')
    await waitUntil(() => routerController.route.view === 'UpdateEmailSecondaryOtp')
    const root = await shownRoot()
    await waitUntil(() => allByRole(root, 'button', 'Use another email address').length)
    expect(allByRole(root, 'button', /^Resend/)).to.deep.equal([])
    byRole(root, 'button', 'Use another email address').click()
    await waitUntil(() => routerController.route.view === 'UpdateEmailWallet')
  })
})
