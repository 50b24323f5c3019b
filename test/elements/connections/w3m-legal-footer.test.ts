import { expect, fixture, html } from '@open-wc/testing'

import { asksForConsent, isConsentMissing } from '../../../src/controllers/shell/legal.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { optionsController } from '../../../src/controllers/shell/options.js'
import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import type { Options } from '../../../src/core/entities/options.js'
import '../../../src/elements/connections/w3m-legal-footer.js'
import { allByRole, byRole, nameOf } from '../../helpers/deep.js'

async function footer(options: Partial<Options>, legalCheckbox = false) {
  optionsController.create({ networks: [], ...options, features: { legalCheckbox } }, [])
  const element = await fixture(html`<w3m-legal-footer></w3m-legal-footer>`)
  return element.shadowRoot ?? element
}

describe('<w3m-legal-footer>', () => {
  before(() => addMessages(en))
  afterEach(() => {
    optionsController.reset()
    modalController.reset()
  })

  it('shows only the links that are set and may be opened', async () => {
    const root = await footer({ termsConditionsUrl: 'https://example.com/t', privacyPolicyUrl: 'javascript:alert(1)' })
    expect(allByRole(root, 'link').map(nameOf)).to.deep.equal(['Terms of service'])
  })

  it('links the terms in the consent sentence, once each, and a click on them does not toggle the checkbox', async () => {
    const urls = { termsConditionsUrl: 'https://example.com/t', privacyPolicyUrl: 'https://example.com/p' }
    const root = await footer(urls, true)
    const links = allByRole(root, 'link')
    expect(links.map(nameOf)).to.deep.equal(['terms of service', 'privacy policy'])
    expect(links.map(found => found.getAttribute('href'))).to.deep.equal(Object.values(urls))
    const box = byRole(root, 'checkbox', /^I agree/)
    root.addEventListener('click', event => event.preventDefault(), { capture: true })
    links[0]?.click()
    expect(box).to.include({ checked: false })
  })

  it('is empty without links, and asks for nothing then', async () => {
    const root = await footer({}, true)
    expect(root.textContent?.trim()).to.equal('')
    expect(asksForConsent()).to.equal(false)
  })

  it('records whether the checkbox is ticked, for every view', async () => {
    const urls = { termsConditionsUrl: 'https://example.com/t', privacyPolicyUrl: 'https://example.com/p' }
    const root = await footer(urls, true)
    const box = byRole(root, 'checkbox', 'I agree to the terms of service and the privacy policy')
    expect(isConsentMissing()).to.equal(true)
    box.click()
    expect(isConsentMissing()).to.equal(false)
    const again = await fixture(html`<w3m-legal-footer></w3m-legal-footer>`)
    expect(byRole(again.shadowRoot ?? again, 'checkbox', /^I agree/)).to.include({ checked: true })
    box.click()
    expect(isConsentMissing()).to.equal(true)
  })
})
