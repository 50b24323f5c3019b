import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/controllers/embedded/connect-families.js' // what is loaded later is here, as tests are timed
import { routerController } from '../../../src/controllers/shell/router.js'
import '../../../src/elements/embedded/w3m-connecting-farcaster-view.js'
import '../../../src/elements/ui/w3m-ui-qr.js'
import type { W3mUiQr } from '../../../src/elements/ui/w3m-ui-qr.js'
import { readText } from '../../helpers/deep.js'
import { ada, embeddedSite, fakeSecureSite, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance, OFFLINE } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

const LINK = 'https://farcaster.example/login'

async function make(script: SecureSiteScript = {}, socials: readonly 'farcaster'[] | false = ['farcaster']) {
  const good: SecureSiteScript = {
    GET_FARCASTER_URI: async () => ({ url: LINK }),
    CONNECT_FARCASTER: () => new Promise(() => undefined),
    RELOAD: async () => undefined,
  }
  const secureSite = Object.assign(fakeSecureSite({ ...good, ...script }), { origin: location.origin })
  const { modal } = embeddedSite({}, { features: { socials }, services: { ...OFFLINE.services, secureSite } })
  routerController.resetTo({ view: 'ConnectingFarcaster', args: undefined })
  const view = await fixture(html`<w3m-connecting-farcaster-view></w3m-connecting-farcaster-view>`)
  const root = view.shadowRoot ?? view
  const says = (text: string): Promise<void> => waitUntil(() => readText(root).includes(text), text)
  return { modal, view, root, says, secureSite }
}

describe('<w3m-connecting-farcaster-view>', () => {
  afterEach(endInstance)

  it('shows a QR code for a phone', async () => {
    const { root, says } = await make()
    await says('Scan with your phone')
    expect(root.querySelector<W3mUiQr>('w3m-ui-qr')?.value).to.equal(LINK)
  })

  it('resets the secure site when it is left before the app has answered', async () => {
    const { view, says, secureSite } = await make()
    await says('Scan with your phone')
    view.remove()
    await waitUntil(() => secureSite.names().includes('RELOAD'))
  })

  it('goes on when another view replaces it once the app has approved, as the one of a sign-in does', async () => {
    let read = (): void => undefined
    const { modal, view, says, secureSite } = await make({
      CONNECT_FARCASTER: async () => ({ userName: 'ada' }),
      GET_USER: ({ chainId }) => new Promise(resolve => (read = () => resolve(ada(chainId)))),
    })
    await waitUntil(() => secureSite.names().includes('GET_USER'), 'not approved')
    await says('Checking your login')
    view.remove()
    read()
    await waitUntil(() => modal.getAccount('eip155').isConnected, 'not connected')
    expect(secureSite.names()).not.to.include('RELOAD')
  })

  it('shows what failed, and offers a retry', async () => {
    const { says, secureSite, root } = await make({
      GET_FARCASTER_URI: () => Promise.reject(new Error('No')),
    })
    await says('Failed to connect to Farcaster')
    secureSite.script.GET_FARCASTER_URI = async () => ({ url: LINK })
    root.querySelector('w3m-ui-button')?.click()
    await says('Scan with your phone')
  })

  it('starts nothing if the site does not offer it', async () => {
    const { says, secureSite } = await make({}, false)
    await says('This login is off')
    expect(secureSite.calls).to.deep.equal([])
  })
})
