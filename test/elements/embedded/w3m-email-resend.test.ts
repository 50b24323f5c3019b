import { expect, fixture, html } from '@open-wc/testing'

import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import '../../../src/elements/embedded/w3m-email-resend.js'
import type { W3mEmailResend } from '../../../src/elements/embedded/w3m-email-resend.js'
import { byRole } from '../../helpers/deep.js'

describe('<w3m-email-resend>', () => {
  before(() => addMessages(en))

  it('has its live region before there is anything to say, without a row for it', async () => {
    const node = await fixture<W3mEmailResend>(html`<w3m-email-resend .send=${undefined}></w3m-email-resend>`)
    const root = node.shadowRoot ?? node
    expect(byRole(root, 'status').textContent).to.equal('')
    const { top } = byRole(root, 'button').getBoundingClientRect()
    expect(top).to.equal(node.getBoundingClientRect().top)
  })
})
