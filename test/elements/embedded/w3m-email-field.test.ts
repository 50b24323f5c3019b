import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/controllers/embedded/connect-families.js' // what is loaded later is here, as tests are timed
import '../../../src/controllers/embedded/log-in.js'
import { loginController } from '../../../src/controllers/embedded/email-login.js'
import '../../../src/elements/embedded/w3m-email-field.js'
import type { W3mEmailField } from '../../../src/elements/embedded/w3m-email-field.js'
import { byRole, readText } from '../../helpers/deep.js'
import { embeddedSite, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance, turns } from '../../helpers/instance.js'
import { network } from '../../helpers/network.js'
import { waitUntil } from '../../helpers/wait-until.js'

async function make({ script, problem }: { script?: SecureSiteScript; problem?: string } = {}) {
  const site = embeddedSite(script)
  if (problem) loginController.fail({ field: 'email', kind: 'refused', message: problem }, 'idle')
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

  it('announces the problem that it appears with, once its region is known', async () => {
    const { root } = await make({ problem: 'The link in the email has expired' })
    expect(readText(byRole(root, 'status')).trim()).to.equal('')
    await waitUntil(() => readText(byRole(root, 'status')).includes('The link in the email has expired'))
  })

  it('keeps what was typed when the visitor comes back', async () => {
    const { field, input } = await make()
    input.value = 'ada@exa'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    field.remove()
    const again = await fixture(html`<w3m-email-field></w3m-email-field>`)
    expect(byRole(again.shadowRoot ?? again, 'textbox')).to.have.property('value', 'ada@exa')
  })

  it('is busy until the account is connected when no mail is needed', async () => {
    const { input, root, secureSite } = await make({
      script: { CONNECT_EMAIL: async () => ({ action: 'CONNECT' }), GET_USER: () => new Promise(() => undefined) },
    })
    input.value = 'ada@example.com'
    const button = byRole(root, 'button', 'Continue with email')
    button.click()
    await waitUntil(() => secureSite.names().includes('GET_USER'))
    expect([input.readOnly, button.getAttribute('aria-busy')]).to.deep.equal([true, 'true'])
    button.click()
    await turns()
    expect(secureSite.names().filter(name => name === 'CONNECT_EMAIL')).to.have.length(1)
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
