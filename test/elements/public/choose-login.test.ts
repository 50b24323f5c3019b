import { expect } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { socialController } from '../../../src/controllers/embedded/social-login.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { setNavigation } from '../../../src/core/platform/navigation.js'
import { chooseLogin } from '../../../src/elements/public/choose-login.js'
import { namedWallet } from '../../../src/elements/public/wallet-names.js'
import { CONSENT } from '../../helpers/consent.js'
import { embeddedSite, fakeSecureSite } from '../../helpers/fake-secure-site.js'
import { endInstance, OFFLINE } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

const site = (socials: readonly 'google'[] | false = ['google'], legal: Partial<typeof CONSENT> = {}) =>
  embeddedSite(
    {},
    {
      ...legal,
      features: { socials, ...legal.features },
      services: { ...OFFLINE.services, secureSite: Object.assign(fakeSecureSite(), { origin: location.origin }) },
    },
  )

describe('a button for a social login', () => {
  afterEach(async () => {
    await endInstance()
    setNavigation()
  })

  it('uses the provider’s name', () => {
    expect(namedWallet('google')).to.deep.equal({ name: 'Google', login: 'google' })
    expect(namedWallet(' GitHub ')).to.deep.equal({ name: 'GitHub', login: 'github' })
    expect(namedWallet('myspace')).to.deep.equal({ name: 'myspace' })
  })

  it('starts the login during the press itself', async () => {
    site()
    setNavigation({ open: () => undefined, isActive: () => false }) // the browser lets nothing open
    void chooseLogin('google', {})
    expect(routerController.route).to.deep.equal({ view: 'ConnectingSocial', args: { provider: 'google' } })
    await waitUntil(() => socialController.isAt('google', 'failed'))
    expect(socialController.state.problem).to.deep.equal({ kind: 'blocked' })
  })

  it('waits in the view of the login while consent is missing', async () => {
    site(['google'], CONSENT)
    setNavigation({ open: () => undefined, isActive: () => false })
    void chooseLogin('google', {})
    expect(routerController.route).to.deep.equal({ view: 'ConnectingSocial', args: { provider: 'google' } })
    expect(socialController.state.step).to.equal('idle')
    expect(connectorsController.state.attempt).to.equal(undefined)
  })

  it('opens the list of wallets if the site has no such login', () => {
    site(false)
    void chooseLogin('google', {})
    expect(routerController.route.view).to.equal('Connect')
  })
})
