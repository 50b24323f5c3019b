import { expect, fixture, html } from '@open-wc/testing'

import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import '../../../src/elements/embedded/w3m-email-resend.js'
import type { W3mEmailResend } from '../../../src/elements/embedded/w3m-email-resend.js'
import { loginController } from '../../../src/controllers/embedded/email-login.js'
import { byRole, focused } from '../../helpers/deep.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** Sends the mail, after which none may be sent for 30 s. */
async function send(): Promise<void> {
  loginController.setNextMail(Date.now() + 30_000)
  loginController.countResent()
}

describe('<w3m-email-resend>', () => {
  before(() => addMessages(en))
  afterEach(() => loginController.reset())

  it('has its live region before there is anything to say, without a row for it', async () => {
    const node = await fixture<W3mEmailResend>(html`<w3m-email-resend .send=${undefined}></w3m-email-resend>`)
    const root = node.shadowRoot ?? node
    expect(byRole(root, 'status').textContent).to.equal('')
    const { top } = byRole(root, 'button').getBoundingClientRect()
    expect(top).to.equal(node.getBoundingClientRect().top)
  })

  it('moves the focus of the button, which is disabled once the mail was sent, to what it says', async () => {
    const node = await fixture<W3mEmailResend>(html`<w3m-email-resend .send=${send}></w3m-email-resend>`)
    const root = node.shadowRoot ?? node
    const button = byRole(root, 'button', 'Resend the email')
    button.focus()
    button.click()
    await waitUntil(() => byRole(root, 'status').textContent === 'The email was sent again')
    await waitUntil(() => focused() === byRole(root, 'status'), 'the focus is lost')
  })
})
