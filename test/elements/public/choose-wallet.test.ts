import { expect } from '@open-wc/testing'

import { routerController } from '../../../src/controllers/shell/router.js'
import { chooseWallet, findRow } from '../../../src/elements/public/choose-wallet.js'
import { namedWallet } from '../../../src/elements/public/wallet-names.js'
import { newService, stubFetch, withCatalogue } from '../../controllers/stubs.js'
import { json } from '../../helpers/fake-fetch.js'
import { FakeProtocol } from '../../helpers/fake-protocol.js'
import { embeddedSite } from '../../helpers/fake-secure-site.js'
import { CONSENT, consentBox } from '../../helpers/consent.js'
import { allByRole, byRole } from '../../helpers/deep.js'
import { CEDAR, recordNavigation } from '../../helpers/pairing.js'
import { pretend, UA } from '../../helpers/phones.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'
import type { WalletRow } from '../../../src/controllers/wallets/rules.js'

const row = (name: string, patch: Partial<WalletRow> = {}): WalletRow => ({
  id: name,
  name,
  group: 'recommended',
  connectors: [],
  installed: false,
  recent: false,
  reasons: [],
  ...patch,
})

const METAMASK = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

describe('namedWallet', () => {
  it('finds wallets by their name in the list, by reverse-DNS id or catalogue id, or uses the name unchanged', () => {
    expect(namedWallet(' MetaMask ')).to.deep.equal({ name: 'MetaMask', rdns: 'io.metamask', id: METAMASK })
    expect(namedWallet(METAMASK).name).to.equal('MetaMask')
    expect(namedWallet('F'.repeat(64))).to.deep.equal({ name: 'F'.repeat(64), id: 'f'.repeat(64) })
    expect(namedWallet('io.rabby').name).to.equal('Rabby Wallet')
    expect(namedWallet('com.example.own')).to.deep.equal({ name: 'com.example.own', rdns: 'com.example.own' })
    expect(namedWallet('My own')).to.deep.equal({ name: 'My own' })
    expect(namedWallet('constructor')).to.deep.equal({ name: 'constructor' })
  })
})

describe('a button for email', () => {
  afterEach(endInstance)

  it('opens the field for the address', () => {
    embeddedSite()
    void chooseWallet(namedWallet('email'), {})
    expect(routerController.route.view).to.equal('EmailLogin')
  })

  it('opens the list of wallets if the site has no such login', () => {
    embeddedSite({}, { features: { email: false } })
    void chooseWallet(namedWallet('email'), {})
    expect(routerController.route.view).to.equal('Connect')
  })
})

describe('a button for a wallet that only the catalogue knows', () => {
  afterEach(endInstance)

  it('asks for the wallet of the button that was pressed last', async () => {
    const service = stubFetch(() => json({ data: [], count: 0 }))
    try {
      const { modal } = instance({}, withCatalogue(newService()))
      void chooseWallet(namedWallet('Far Away'), {})
      await modal.close()
      void chooseWallet(namedWallet('Farther Away'), {})
      const searched = () => service.seen.flatMap(({ url }) => url.searchParams.get('search') ?? [])
      await waitUntil(() => searched().includes('Farther Away'))
      expect(searched()).to.deep.equal(['Farther Away'])
    } finally {
      service.restore()
    }
  })
})

describe('a button for a wallet, on a site that requires consent', () => {
  afterEach(endInstance)

  it('leads to the view of the wallet, which asks first and connects on a click', async () => {
    const { adapter } = instance({ connect: () => new Promise(() => undefined) }, CONSENT)
    void chooseWallet(namedWallet('Aspen'), {})
    await waitUntil(() => routerController.route.view === 'ConnectingExternal', 'not at the wallet')
    const view = await shownView()
    const root = view.shadowRoot ?? view
    const box = await consentBox(root)
    expect(byRole(root, 'button', 'Continue').matches(':disabled')).to.equal(true)
    box.click()
    await waitUntil(() => !byRole(root, 'button', 'Continue').matches(':disabled'), 'still blocked')
    expect(adapter.calls).not.to.include(`connect ${aspen.id}`)
    byRole(root, 'button', 'Continue').click()
    await waitUntil(() => adapter.calls.includes(`connect ${aspen.id}`), 'not asked')
  })

  it('opens no app of a phone before', async () => {
    const restore = pretend(UA.iosSafari)
    const navigation = recordNavigation()
    try {
      instance({}, { ...CONSENT, customWallets: [CEDAR], universalProvider: new FakeProtocol() })
      void chooseWallet(namedWallet('Cedar'), {})
      await waitUntil(() => routerController.route.view === 'ConnectingWalletConnect', 'not at the wallet')
      const view = await shownView()
      const root = view.shadowRoot ?? view
      const box = await consentBox(root)
      expect(allByRole(root, 'button', 'Open Cedar')).to.be.empty
      expect(navigation.opened).to.be.empty
      box.click()
      await waitUntil(() => allByRole(root, 'button', 'Open Cedar').length === 1, 'the wallet cannot be opened')
      expect(navigation.opened).to.be.empty
    } finally {
      navigation.restore()
      restore()
    }
  })
})

describe('findRow', () => {
  it('finds by reverse-DNS id before name, so that a name alone cannot take over', () => {
    const impostor = row('MetaMask', { installed: true, rdns: 'com.evil' })
    const real = row('Something', { rdns: 'io.metamask' })
    expect(findRow([impostor, real], namedWallet('metamask'))).to.equal(real)
  })

  it('finds by catalogue id, whatever name the catalogue has', () => {
    const listed = row('A fox', { id: METAMASK, wallet: { id: METAMASK, name: 'A fox' } })
    expect(findRow([row('MetaMask'), listed], namedWallet('metamask'))).to.equal(listed)
  })

  it('prefers an installed wallet, and compares names loosely', () => {
    const got = row('Argent', { installed: true })
    expect(findRow([row('ARGENT wallet'), got], namedWallet('argent'))).to.equal(got)
    expect(findRow([row('Other')], namedWallet('argent'))).to.equal(undefined)
  })
})
