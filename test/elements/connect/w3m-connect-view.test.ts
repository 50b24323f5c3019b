import { expect } from '@open-wc/testing'

import type { WalletModalOptions } from '../../../src/client/types.js'
import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { optionsController } from '../../../src/controllers/shell/options.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import { KEYS } from '../../../src/services/storage/keys.js'
import { writeStored } from '../../../src/services/storage/read-write.js'
import { allByRole, byRole, deepAll, nameOf, readText } from '../../helpers/deep.js'
import { CONSENT, consentBox } from '../../helpers/consent.js'
import { aspen, birch } from '../../helpers/fake-adapter.js'
import { fakeSecureSite } from '../../helpers/fake-secure-site.js'
import { OFFLINE, endInstance, turns } from '../../helpers/instance.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const rows = (view: HTMLElement) => deepAll(view.shadowRoot ?? view, 'w3m-wallet-row')
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...aspen,
    id: `com.example.w${index}`,
    name: `Wallet ${index}`,
    info: { rdns: `com.example.w${index}` },
  }))

describe('<w3m-connect-view>', () => {
  afterEach(endInstance)

  it('lists installed wallets with public attributes, and a click asks the wallet', async () => {
    const { view, adapter } = await openView({}, { script: { connect: () => new Promise(() => undefined) } })
    await waitUntil(() => rows(view).length === 2)
    expect(rows(view).map(row => [row.getAttribute('wallet-id'), row.getAttribute('rdns')])).to.deep.equal([
      ['com.example.aspen', 'com.example.aspen'],
      ['com.example.birch', 'com.example.birch'],
    ])
    byRole(view.shadowRoot ?? view, 'button', /^Aspen/).click()
    expect(routerController.route.view).to.equal('ConnectingExternal')
    await waitUntil(() => adapter.calls.includes('connect com.example.aspen'))
  })

  it('shows a wallet that announces late while the list is open', async () => {
    const { view, adapter } = await openView()
    await waitUntil(() => rows(view).length === 2)
    const late = { ...aspen, id: 'com.example.cedar', name: 'Cedar', info: { rdns: 'com.example.cedar' } }
    adapter.emit({ type: 'connectors', connectors: [aspen, birch, late] })
    await waitUntil(() => rows(view).length === 3)
    expect(nameOf(byRole(view.shadowRoot ?? view, 'button', /Cedar/))).to.match(/^Cedar.*Installed$/)
  })

  it('says of each wallet whether it is installed, recent or to be got', async () => {
    writeStored(KEYS.recentWallets, [{ id: 'b', name: 'Birch', rdns: 'com.example.birch' }])
    const { view } = await openView()
    walletsController.load({ recommended: [{ id: 'd', name: 'Dogwood', homepage: 'https://example.com' }] })
    const names = () =>
      rows(view)
        .map(row => nameOf(byRole(row, 'button')))
        .join()
    await waitUntil(() => names() === 'Birch Recent,Aspen Installed,Dogwood Get')
  })

  for (const features of [{ collapseWallets: true }, { emailShowWallets: false }])
    it(`has the wallets behind a button with ${JSON.stringify(features)}, where there are logins beside them`, async () => {
      const services = { ...OFFLINE.services, secureSite: fakeSecureSite() }
      const { view } = await openView({}, { site: { features, services } })
      const root = view.shadowRoot ?? view
      expect(rows(view)).to.have.length(0)
      byRole(root, 'button', 'Continue with a wallet').click()
      const wallets = await shownView()
      expect(wallets.localName).to.equal('w3m-connect-wallets-view')
      await waitUntil(() => rows(wallets).length === 2)
      expect(deepAll(wallets.shadowRoot ?? wallets, 'w3m-email-field')).to.have.length(0)
    })

  it('keeps the wallets in place with collapseWallets where there is no login', async () => {
    const { view } = await openView({}, { site: { features: { collapseWallets: true } } })
    await waitUntil(() => rows(view).length === 2)
  })

  it('keeps 500 announcements usable: one page of rows, more on request', async () => {
    const { view } = await openView()
    connectorsController.setConnectors('eip155', many(500))
    await waitUntil(() => rows(view).length === 40)
    byRole(view.shadowRoot ?? view, 'button', 'Show 460 more').click()
    await waitUntil(() => rows(view).length === 80)
    expect(byRole(view.shadowRoot ?? view, 'button', 'Show 420 more')).to.exist
  })

  it('explains when there is no wallet at all, and links to the explanation', async () => {
    const { view } = await openView()
    connectorsController.setConnectors('eip155', [])
    await waitUntil(() => readText(view).includes('No wallets found'))
    byRole(view.shadowRoot ?? view, 'button', 'What is a wallet?').click()
    expect(routerController.route.view).to.equal('WhatIsAWallet')
  })

  describe('while the catalogue is asked', () => {
    const catalogue = 'https://catalogue.example'
    const shapes = (view: HTMLElement) => deepAll(view.shadowRoot ?? view, '.shape')
    const openLoading = async (site: Partial<WalletModalOptions> = {}) => {
      const { view } = await openView(
        {},
        { site: { ...site, services: { ...OFFLINE.services, catalogue, ...site.services } } },
      )
      await waitUntil(() => rows(view).length >= 2, 'the wallets are not listed')
      walletsController.load({ status: 'loading' })
      await turns()
      return view
    }
    let undo: () => void
    beforeEach(() => {
      const original = window.fetch
      window.fetch = () => new Promise(() => undefined)
      undo = () => void (window.fetch = original)
    })
    afterEach(() => undo())

    it('keeps the place of its rows below those that are there, grey from the first frame on and nothing for a screen reader', async () => {
      const view = await openLoading()
      expect(rows(view)).to.have.length(2)
      expect(shapes(view)).to.have.length(3) // two more wallets and the way to all of them
      expect(shapes(view).every(shape => shape.closest('[aria-hidden=true]'))).to.equal(true)
      for (const shape of shapes(view)) expect(getComputedStyle(shape).animationName).to.equal('none') // seen at once
      expect(byRole(view.shadowRoot ?? view, 'list', 'Looking for wallets')).to.exist
    })

    it('keeps a place for each featured wallet', async () => {
      expect(shapes(await openLoading({ featuredWalletIds: ['a', 'b'] }))).to.have.length(5)
    })

    it('keeps places for the wallets of the catalogue that the site includes, and none if there are none', async () => {
      expect(shapes(await openLoading({ includeWalletIds: ['a', 'b', 'c'] }))).to.have.length(2)
      await endInstance()
      expect(shapes(await openLoading({ includeWallets: [{ name: 'Aspen' }, { name: 'Birch' }] }))).to.be.empty
    })

    it('keeps none without a catalogue', async () => {
      expect(shapes(await openLoading({ enableWallets: false }))).to.be.empty
      await endInstance()
      expect(shapes(await openLoading({ services: { catalogue: false } }))).to.be.empty
    })

    it('puts the rows where their place was, of the same height', async () => {
      const view = await openLoading()
      const tops = () => deepAll(view.shadowRoot ?? view, 'li').map(row => row.offsetTop)
      const before = tops()
      const recommended = ['c', 'd', 'e', 'f'].map(id => ({ id, name: `Wallet ${id}` }))
      walletsController.load({ status: 'ready', recommended, count: 100 })
      await waitUntil(() => rows(view).length === 4)
      expect(shapes(view)).to.be.empty
      expect(tops()).to.deep.equal(before)
    })

    it('has the same height from the first frame on, however many wallets there are, known to the catalogue or not', async () => {
      const view = await openLoading()
      const recommended = ['c', 'd', 'e'].map(id => ({ id, name: `Wallet ${id}` }))
      const known = { id: 'a', name: 'Aspen', rdns: 'com.example.aspen' }
      for (const installed of [[], [aspen], [aspen, birch], many(4)]) {
        walletsController.load({ status: 'loading', recommended: [], count: 0 })
        connectorsController.setConnectors('eip155', [])
        await waitUntil(() => rows(view).length === 0)
        await turns()
        const { offsetHeight } = view
        connectorsController.setConnectors('eip155', installed)
        await waitUntil(() => rows(view).length === installed.length)
        await turns()
        expect(view.offsetHeight, `${installed.length} announced`).to.equal(offsetHeight)
        walletsController.load({ status: 'ready', recommended: [known, ...recommended], count: 100 })
        await waitUntil(() => rows(view).length === 4 && !shapes(view).length)
        await turns()
        expect(view.offsetHeight, `${installed.length} and the catalogue`).to.equal(offsetHeight)
      }
    })

    it('keeps places for the code of any wallet and for the site’s own wallets', async () => {
      const own = { id: 'own', name: 'Own', homepage: 'https://own.example' }
      const view = await openLoading({ customWallets: [own], services: { relay: 'wss://relay.example' } })
      const places = () => rows(view).length + shapes(view).length
      walletsController.setCustom([])
      await waitUntil(() => !readText(view).includes('Own'), 'it is still listed')
      expect(places()).to.equal(7)
      walletsController.setCustom([own])
      await waitUntil(() => readText(view).includes('Own'), 'it is not listed')
      expect(places()).to.equal(7)
    })

    it('keeps no place for the link to all wallets where the site hides it', async () => {
      expect(shapes(await openLoading({ allWallets: 'HIDE' }))).to.have.length(2)
    })
  })

  it('reports a failed list without touching the installed wallets, and retries', async () => {
    const { view } = await openView()
    await waitUntil(() => walletsController.state.status === 'ready', 'loaded')
    walletsController.load({ status: 'failed' })
    await waitUntil(() => readText(view).includes('Could not load'), 'told')
    expect(rows(view)).to.have.length(2)
    byRole(view.shadowRoot ?? view, 'button', 'Try again').click()
    await waitUntil(() => walletsController.state.status === 'ready', 'tried again')
  })

  it('blocks the rows until the legal checkbox is ticked, if the site requires it', async () => {
    const { view } = await openView({}, { site: CONSENT, script: { connect: () => new Promise(() => undefined) } })
    await waitUntil(() => rows(view).length === 2)
    const box = await consentBox(view.shadowRoot ?? view)
    const aspenButton = () => byRole(view.shadowRoot ?? view, 'button', /Aspen/)
    aspenButton().click()
    expect(aspenButton().matches(':disabled')).to.equal(true)
    expect(routerController.route.view).to.equal('Connect')
    box.click()
    await waitUntil(() => !aspenButton().matches(':disabled'))
    aspenButton().click()
    expect(routerController.route.view).to.equal('ConnectingExternal')
  })

  it('remembers the ticked checkbox when the visitor goes back, and forgets it with the dialog', async () => {
    const { modal, view } = await openView({}, { site: CONSENT })
    const box = await consentBox(view.shadowRoot ?? view)
    box.click()
    byRole(view.shadowRoot ?? view, 'button', 'I don’t have a wallet').click()
    await shownView()
    byRole(document, 'button', 'Back').click()
    const back = await shownView()
    expect((await consentBox(back.shadowRoot ?? back)).checked).to.equal(true)
    await waitUntil(() => rows(back).length === 2)
    expect(byRole(back.shadowRoot ?? back, 'button', /Aspen/).matches(':disabled')).to.equal(false)
    await modal.close()
    void modal.open()
    const next = await shownView()
    expect((await consentBox(next.shadowRoot ?? next)).checked).to.equal(false)
  })

  it('asks for consent once, also with the wallets behind a button', async () => {
    const services = { ...OFFLINE.services, secureSite: fakeSecureSite() }
    const features = { ...CONSENT.features, collapseWallets: true }
    const { view } = await openView({}, { site: { ...CONSENT, features, services } })
    const root = view.shadowRoot ?? view
    const box = await consentBox(root)
    box.click()
    await waitUntil(() => !byRole(root, 'button', 'Continue with a wallet').matches(':disabled'))
    byRole(root, 'button', 'Continue with a wallet').click()
    const wallets = await shownView()
    await waitUntil(() => rows(wallets).length === 2)
    expect((await consentBox(wallets.shadowRoot ?? wallets)).checked).to.equal(true)
    expect(byRole(wallets.shadowRoot ?? wallets, 'button', /Aspen/).matches(':disabled')).to.equal(false)
  })

  for (const legalCheckbox of [true, false])
    it(`has the room of the legal ${legalCheckbox ? 'box' : 'links'} ready before their code is there`, async () => {
      const site = { features: { legalCheckbox }, termsConditionsUrl: 'https://example.com/terms' }
      const { view } = await openView({}, { site })
      const footer = view.shadowRoot?.querySelector('w3m-legal-footer')
      const content = () => footer?.shadowRoot?.firstElementChild
      await waitUntil(content)
      if (!footer) throw new Error('no legal footer')
      const kept = Number.parseFloat(getComputedStyle(footer).minBlockSize)
      expect(kept).to.be.at.least(content()?.getBoundingClientRect().height ?? Infinity)
    })

  it('never blocks the rows when there is nothing to agree to', async () => {
    const { view } = await openView(
      {},
      { site: { features: { legalCheckbox: true }, privacyPolicyUrl: 'javascript:1' } },
    )
    await waitUntil(() => rows(view).length === 2)
    expect(allByRole(view.shadowRoot ?? view, 'checkbox')).to.be.empty
    expect(allByRole(view.shadowRoot ?? view, 'link')).to.be.empty
  })

  it('leads those without a wallet to the explanation, unless the site turns the guide off', async () => {
    const { view } = await openView()
    await waitUntil(() => rows(view).length === 2)
    byRole(view.shadowRoot ?? view, 'button', 'I don’t have a wallet').click()
    expect((await shownView()).localName).to.equal('w3m-what-is-a-wallet-view')
    routerController.resetTo({ view: 'Connect', args: undefined })
    optionsController.update({ enableWalletGuide: false })
    const again = await shownView()
    await waitUntil(() => rows(again).length === 2)
    expect(allByRole(again.shadowRoot ?? again, 'button', 'I don’t have a wallet')).to.be.empty
  })
})
