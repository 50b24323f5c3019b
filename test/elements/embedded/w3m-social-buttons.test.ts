import { expect, fixture, html } from '@open-wc/testing'

import { routerController } from '../../../src/controllers/shell/router.js'
import { socialController } from '../../../src/controllers/embedded/social-login.js'
import { setNavigation } from '../../../src/core/platform/navigation.js'
import type { Social } from '../../../src/core/features.js'
import '../../../src/elements/embedded/w3m-social-buttons.js'
import '../../../src/elements/embedded/w3m-connect-socials-view.js'
import type { W3mSocialButtons } from '../../../src/elements/embedded/w3m-social-buttons.js'
import { allByRole, byRole, nameOf } from '../../helpers/deep.js'
import { embeddedSite, fakeSecureSite } from '../../helpers/fake-secure-site.js'
import { endInstance, OFFLINE } from '../../helpers/instance.js'

async function make(socials: readonly Social[] | true) {
  setNavigation({ open: () => undefined, isActive: () => false })
  const secureSite = Object.assign(fakeSecureSite(), { origin: location.origin })
  embeddedSite({}, { features: { socials }, services: { ...OFFLINE.services, secureSite } })
  const element = await fixture<W3mSocialButtons>(html`<w3m-social-buttons></w3m-social-buttons>`)
  const names = (): string[] => allByRole(element.shadowRoot ?? element, 'button').map(nameOf)
  return { element, names, root: element.shadowRoot ?? element }
}

describe('<w3m-social-buttons>', () => {
  afterEach(async () => {
    await endInstance()
    setNavigation()
  })

  it('has a button for each provider, in the site’s order', async () => {
    const { names } = await make(['github', 'google'])
    expect(names()).to.deep.equal(['Continue with GitHub', 'Continue with Google'])
  })

  it('links to all of them if they do not fit into a row', async () => {
    const { names, root } = await make(true)
    expect(names()).to.deep.equal([
      'Continue with Google',
      'Continue with X',
      'Continue with Discord',
      'Continue with Farcaster',
      'Continue with GitHub',
      'More options',
    ])
    byRole(root, 'button', 'More options').click()
    expect(routerController.route.view).to.equal('ConnectSocials')
    const view = await fixture(html`<w3m-connect-socials-view></w3m-connect-socials-view>`)
    const rows = [...(view.shadowRoot?.querySelectorAll('w3m-ui-list-row') ?? [])].map(row => row.label)
    expect(rows).to.deep.equal(['Google', 'X', 'Discord', 'Farcaster', 'GitHub', 'Apple', 'Facebook'])
  })

  it('shows the name of a single provider', async () => {
    const { root } = await make(['apple'])
    expect(byRole(root, 'button').textContent?.trim()).to.equal('Continue with Apple')
  })

  it('starts the login during the click', async () => {
    const { root } = await make(['google'])
    byRole(root, 'button').click()
    expect(socialController.state.provider).to.equal('google')
    expect(routerController.route).to.deep.equal({ view: 'ConnectingSocial', args: { provider: 'google' } })
  })

  it('starts no login before the terms are accepted', async () => {
    const { element, root } = await make(['google'])
    element.disabled = true
    await element.updateComplete
    byRole(root, 'button').click()
    expect(socialController.state.provider).to.equal(undefined)
  })
})
