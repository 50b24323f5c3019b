import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/controllers/embedded/log-in.js' // what is loaded later is here, as tests are timed
import { loginController } from '../../../src/controllers/embedded/email-login.js'
import '../../../src/elements/embedded/w3m-email-field.js'
import type { W3mEmailField } from '../../../src/elements/embedded/w3m-email-field.js'
import { byRole } from '../../helpers/deep.js'
import { embeddedSite } from '../../helpers/fake-secure-site.js'
import { endInstance } from '../../helpers/instance.js'
import { network } from '../../helpers/network.js'
import { waitUntil } from '../../helpers/wait-until.js'

async function make() {
  const site = embeddedSite()
  const field = await fixture<W3mEmailField>(html`<w3m-email-field></w3m-email-field>`)
  const root = field.shadowRoot ?? field
  const input = byRole(root, 'textbox') as HTMLInputElement // the only field
  return { ...site, field, root, input }
}

describe('<w3m-email-field>', () => {
  afterEach(endInstance)

  it('says so if the code that sends the address cannot be loaded, and sends it once it can', async () => {
    const { input, root, secureSite } = await make()
    const { undo } = network({ online: false, served: false })
    input.value = 'ada@example.com'
    byRole(root, 'button', 'Continue with email').click()
    await waitUntil(() => byRole(root, 'status').textContent?.includes('The browser is offline')).finally(undo)
    expect(input.getAttribute('aria-invalid')).to.equal('true')
    expect(input.value).to.equal('ada@example.com')
    byRole(root, 'button', 'Continue with email').click()
    await waitUntil(() => secureSite.names().includes('CONNECT_EMAIL'), 'the address is not sent')
  })

  it('is a field that browsers and password managers fill in', async () => {
    const { input } = await make()
    expect(input).to.include({ type: 'email', id: 'email', name: 'email', autocomplete: 'email', enterKeyHint: 'go' })
    expect(input.form).to.not.equal(null)
    expect(input.getAttribute('aria-label')).to.equal('Email address')
  })

  it('shows and announces a problem until the address is edited', async () => {
    const { field, input, root, secureSite } = await make()
    input.value = 'a@b'
    byRole(root, 'button', 'Continue with email').click()
    await waitUntil(() => byRole(root, 'status').textContent?.includes('Enter an email address'))
    expect(input.getAttribute('aria-invalid')).to.equal('true')
    expect(input.value).to.equal('a@b')
    expect(secureSite.calls).to.deep.equal([])
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await field.updateComplete
    expect(input.getAttribute('aria-invalid')).to.equal('false')
  })

  it('counts down the seconds, and announces them once', async () => {
    localStorage.setItem('@appkit-wallet/LAST_EMAIL_LOGIN_TIME', String(Date.now() - 27_500))
    const { input, root } = await make()
    input.value = 'ada@example.com'
    byRole(root, 'button', 'Continue with email').click()
    const shown = (): string | undefined => root.querySelector('p[aria-hidden]')?.textContent?.trim()
    await waitUntil(() => shown() === 'Please try again after 3 seconds')
    await waitUntil(() => shown() === 'Please try again after 2 seconds', 'no countdown')
    expect(byRole(root, 'status').textContent?.trim()).to.equal('Please try again after 3 seconds')
    await waitUntil(() => !loginController.state.problem, 'it never ends')
    expect(shown()).to.equal(undefined)
  })

  it('accepts no input while disabled', async () => {
    const { field, input } = await make()
    field.disabled = true
    await field.updateComplete
    expect(input.disabled).to.equal(true)
  })
})
