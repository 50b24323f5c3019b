import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/controllers/embedded/connect-families.js' // what is loaded later is here, as tests are timed
import { socialController } from '../../../src/controllers/embedded/social-login.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { setNavigation } from '../../../src/core/platform/navigation.js'
import { logInBySocial } from '../../../src/controllers/embedded/log-in-social.js'
import '../../../src/elements/embedded/w3m-connecting-social-view.js'
import type { W3mConnectingSocialView } from '../../../src/elements/embedded/w3m-connecting-social-view.js'
import type { W3mUiButton } from '../../../src/elements/ui/w3m-ui-button.js'
import { byRole, readText } from '../../helpers/deep.js'
import { ada, embeddedSite, fakeSecureSite, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance, OFFLINE } from '../../helpers/instance.js'
import { nextPopup, POPUP_PAGE } from '../../helpers/popup.js'
import { waitUntil } from '../../helpers/wait-until.js'

const GOOD: SecureSiteScript = {
  GET_SOCIAL_REDIRECT_URI: async () => ({ uri: `${POPUP_PAGE}?state=abc` }),
  CONNECT_SOCIAL: async ({ chainId = 1 }) => ada(chainId),
}

async function make({ isActive = true, provider = 'google' as unknown, script = {} as SecureSiteScript } = {}) {
  setNavigation({ open: () => undefined, isActive: () => isActive })
  const secureSite = Object.assign(fakeSecureSite({ ...GOOD, ...script }), { origin: location.origin })
  embeddedSite({}, { services: { ...OFFLINE.services, secureSite } })
  routerController.resetTo({ view: 'ConnectingSocial', args: { provider } } as never) // as a page may write it
  const view = await fixture<W3mConnectingSocialView>(html`<w3m-connecting-social-view></w3m-connecting-social-view>`)
  const root = view.shadowRoot ?? view
  const says = (text: string): Promise<void> => waitUntil(() => readText(root).includes(text), text)
  return { root, says, secureSite, button: () => root.querySelector<W3mUiButton>('w3m-ui-button') }
}

describe('<w3m-connecting-social-view>', () => {
  afterEach(async () => {
    await endInstance()
    setNavigation()
  })

  it('waits for a click when opened by the site, then shows the login', async () => {
    const { says, button } = await make()
    await says('Log in with Google')
    const shown = nextPopup()
    button()?.click()
    await says('Continue in the Google window')
    expect(button()).to.equal(null)
    ;(await shown).say({ resultUri: `${location.origin}/callback?code=1` })
    await says('You’re connected with Google')
  })

  it('offers a link for this tab if the popup was blocked, and a retry', async () => {
    const { says, root, button } = await make({ isActive: false })
    logInBySocial('google').catch(() => undefined)
    await says('Failed to initiate social connection')
    await waitUntil(() => root.querySelector('a'))
    const link = root.querySelector('a')
    expect(link?.target).to.equal('_top')
    link?.addEventListener('click', event => event.preventDefault())
    link?.click()
    expect(localStorage.getItem('@appkit/social_provider')).to.equal('google')
    setNavigation({ open: () => undefined, isActive: () => true })
    const shown = nextPopup()
    button()?.click()
    ;(await shown).say({ resultUri: `${location.origin}/callback?code=1` })
    await says('You’re connected with Google')
  })

  it('shows a provider’s message as plain text (PS-010)', async () => {
    const { says, root } = await make({
      script: { CONNECT_SOCIAL: () => Promise.reject(new Error('<b>Not you</b>')) },
    })
    const shown = nextPopup()
    logInBySocial('google').catch(() => undefined)
    ;(await shown).say({ resultUri: `${location.origin}/callback?code=1` })
    await says('Google says: <b>Not you</b>')
    expect(root.querySelector('b')).to.equal(null)
    expect(byRole(root, 'status')).to.not.equal(undefined)
  })

  for (const provider of ['myspace', '__proto__', 'Google', '', 'farcaster'])
    it(`starts nothing for ${JSON.stringify(provider)}`, async () => {
      const { says, button, secureSite } = await make({ provider })
      await says('This login is off')
      expect(button()).to.equal(null)
      expect(secureSite.calls).to.deep.equal([])
      expect(socialController.state.step).to.equal('idle')
    })
})
