import { expect } from '@open-wc/testing'

import type { WalletModalOptions } from '../../../src/client/types.js'
import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { navigate } from '../../../src/controllers/shell/navigate.js'
import { pairingController } from '../../../src/controllers/pairing/pairing.js'
import type { OpenOptions } from '../../../src/core/entities/outcome.js'
import { CONSENT, consentBox } from '../../helpers/consent.js'
import { allByRole, byRole, deepAll, focused, readText } from '../../helpers/deep.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { FakeProtocol } from '../../helpers/fake-protocol.js'
import { fakeSecureSite } from '../../helpers/fake-secure-site.js'
import { endInstance, OFFLINE } from '../../helpers/instance.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const FIRST = 'Accept the terms to continue'

async function open(options: OpenOptions, site: Partial<WalletModalOptions> = {}) {
  const secureSite = Object.assign(fakeSecureSite(), { origin: location.origin })
  const services = { ...OFFLINE.services, secureSite }
  const opened = await openView(options, { site: { services, ...CONSENT, ...site } })
  return { ...opened, secureSite, root: opened.view.shadowRoot ?? opened.view }
}

/** A control that begins a connection, in each view that a site may open. */
const VIEWS: readonly { readonly options: OpenOptions; readonly role: string; readonly name: string | RegExp }[] = [
  { options: { view: 'EmailLogin' }, role: 'textbox', name: 'Email address' },
  { options: { view: 'EmailVerifyOtp' }, role: 'textbox', name: 'Email address' },
  { options: { view: 'EmailVerifyDevice' }, role: 'textbox', name: 'Email address' },
  { options: { view: 'ConnectSocials' }, role: 'button', name: 'Google' },
  {
    options: { view: 'ConnectingSocial', arguments: { provider: 'google' } },
    role: 'button',
    name: 'Continue with Google',
  },
  { options: { view: 'ConnectingFarcaster' }, role: 'button', name: 'Continue with Farcaster' },
  { options: { view: 'WatchAddress' }, role: 'textbox', name: /^Address/ },
  { options: { view: 'ConnectingExternal', arguments: { connectorId: aspen.id } }, role: 'button', name: 'Continue' },
]

describe('a view that begins a connection, on a site that requires consent', () => {
  afterEach(endInstance)

  for (const { options, role, name } of VIEWS)
    it(`asks for it first: ${options.view}`, async () => {
      const { root, secureSite, adapter } = await open(options)
      await waitUntil(() => allByRole(root, role, name).length === 1, 'no control')
      const isBlocked = () => byRole(root, role, name).matches(':disabled')
      expect(isBlocked()).to.equal(true)
      expect(readText(root)).to.include(FIRST)
      const box = await consentBox(root)
      box.focus()
      box.click()
      await waitUntil(() => !isBlocked(), 'still blocked')
      expect(readText(root)).not.to.include(FIRST)
      expect(focused()).to.equal(box)
      expect(secureSite.names()).not.to.include('GET_FARCASTER_URI')
      expect(adapter.calls).not.to.include(`connect ${aspen.id}`)
      box.click()
      await waitUntil(isBlocked, 'not blocked again')
    })

  it('asks for it before the family of a wallet is chosen', async () => {
    const { root } = await open({ view: 'Networks' })
    await waitUntil(() => connectorsController.find(aspen.id), 'no wallet')
    connectorsController.setConnectors('solana', [{ ...aspen, chain: 'solana' }])
    navigate({ view: 'ConnectingMultiChain', args: { walletId: aspen.id } })
    const view = await shownView()
    const family = () => byRole(view.shadowRoot ?? root, 'button', 'Ethereum networks')
    expect(family().matches(':disabled')).to.equal(true)
    const box = await consentBox(view.shadowRoot ?? root)
    box.click()
    await waitUntil(() => !family().matches(':disabled'))
  })

  for (const view of ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'] as const)
    it(`shows no code before it: ${view}`, async () => {
      const protocol = new FakeProtocol()
      const { root } = await open({ view }, { universalProvider: protocol })
      const code = () => deepAll(root, 'svg[role=img]').length
      const box = await consentBox(root)
      expect(readText(root)).to.include(FIRST)
      expect(pairingController.state.status).to.equal('idle')
      box.click()
      await waitUntil(code, 'no code')
      expect(protocol.attempts).to.have.length(1)
      box.click()
      await waitUntil(() => pairingController.state.status === 'idle', 'the pairing goes on')
      expect(code()).to.equal(0)
    })

  it('does not ask again in the same visit, but in the next one', async () => {
    const { root, modal } = await open({ view: 'WatchAddress' })
    const box = await consentBox(root)
    box.click()
    navigate({ view: 'EmailLogin', args: undefined })
    const login = await shownView()
    expect(allByRole(login.shadowRoot ?? login, 'checkbox')).to.be.empty
    expect(byRole(login.shadowRoot ?? login, 'textbox', 'Email address').matches(':disabled')).to.equal(false)
    await modal.close()
    void modal.open({ view: 'EmailLogin' })
    const again = await shownView()
    expect((await consentBox(again.shadowRoot ?? again)).checked).to.equal(false)
  })

  it('asks for nothing where the site does not require it', async () => {
    const { root } = await open({ view: 'WatchAddress' }, { features: {} })
    expect(allByRole(root, 'checkbox')).to.be.empty
    expect(byRole(root, 'textbox', /^Address/).matches(':disabled')).to.equal(false)
  })
})
