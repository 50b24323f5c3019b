import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { forceClose } from '../../../src/controllers/connections/close.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { goBack } from '../../../src/controllers/connections/go-back.js'
import { navigate } from '../../../src/controllers/shell/navigate.js'
import { open } from '../../../src/controllers/visit/open.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import type { TrackedEvent } from '../../../src/core/events.js'
import { ConnectionRejectedError } from '../../../src/core/errors/connection.js'
import { aspen, result } from '../../helpers/fake-adapter.js'
import { OFFLINE, endInstance, instance } from '../../helpers/instance.js'
import { cedar, SOL, twoFamilies } from '../../helpers/two-families.js'
import { waitUntil } from '../../helpers/wait-until.js'

const view = () => routerController.route.view

describe('open, close and back', () => {
  afterEach(endInstance)

  it('opens Connect, and Account once connected', async () => {
    const { modal } = instance()
    void open()
    expect(view()).to.equal('Connect')
    expect(modal.isOpen()).to.equal(true)
    await connect(aspen.id, 'eip155')
    void open()
    expect(view()).to.equal('Account')
  })

  it('opens Account while a wallet is being restored, which is not reported as connected', () => {
    const told: TrackedEvent[] = []
    instance({}, { services: { ...OFFLINE.services, analytics: event => void told.push(event) } })
    accountsController.patch('eip155', { status: 'reconnecting' })
    void open()
    expect(view()).to.equal('Account')
    expect(told.find(({ event }) => event === 'MODAL_OPEN')?.properties).to.deep.equal({ connected: false })
  })

  it('counts one opening, even if it is opened again while open', () => {
    const told: TrackedEvent[] = []
    instance({}, { services: { ...OFFLINE.services, analytics: event => void told.push(event) } })
    const openings = () => told.filter(({ event }) => event === 'MODAL_OPEN').length
    void open()
    void open({ view: 'Networks' })
    expect(view()).to.equal('Networks')
    expect(openings()).to.equal(1)
    forceClose()
    void open()
    expect(openings()).to.equal(2)
  })

  it('activates the requested family and shows its account, now and on the next visit', async () => {
    const { modal } = twoFamilies()
    await connect(cedar.id, 'solana')
    await connect(aspen.id, 'eip155')
    void open({ namespace: 'solana' })
    expect(view()).to.equal('Account')
    expect(modal.getActiveChainNamespace()).to.equal('solana')
    expect(modal.getAddress()).to.equal(SOL)
    await waitUntil(() => localStorage.getItem('@appkit/active_namespace') === 'solana')
    forceClose()
    void open()
    expect(modal.getAddress()).to.equal(SOL)
  })

  it('offers the requested family’s wallets while only another is connected', async () => {
    const { modal } = twoFamilies()
    await connect(cedar.id, 'solana')
    for (const wanted of [
      undefined,
      'Account',
      'ProfileWallets',
      'WalletSend',
      'WalletReceive',
      'Swap',
      'OnRampProviders',
    ]) {
      void open({ namespace: 'eip155', view: wanted })
      expect(view()).to.equal('Connect')
      expect(modalController.state.namespace).to.equal('eip155')
      expect(modal.getActiveChainNamespace()).to.equal('solana')
      forceClose()
    }
    void open({ namespace: 'eip155', view: 'Networks' })
    expect(view()).to.equal('Networks')
    forceClose()
    void open({ namespace: 'solana', view: 'WalletSend' })
    expect(view()).to.equal('WalletSend')
    forceClose()
    void open()
    expect(view()).to.equal('Account')
  })

  for (const options of [{ view: 'Nope' }, { view: '__proto__' }, { view: 7 }, { view: null }, 'Connect', 42, null])
    it(`falls back to Connect for ${JSON.stringify(options)}`, () => {
      instance()
      void open(options)
      expect(view()).to.equal('Connect')
    })

  it('shows the requested view, if its arguments are present', () => {
    instance()
    void open({ view: 'Networks' })
    expect(view()).to.equal('Networks')
    void open({ view: 'SwitchNetwork' })
    expect(view()).to.equal('Connect')
    void open({ view: 'SwitchNetwork', arguments: { caipNetworkId: 'eip155:137' } })
    expect(view()).to.equal('SwitchNetwork')
  })

  it('asks for a supported network when the wallet is on another, unless a view is requested', async () => {
    instance({ connect: async id => result(id, { caipNetworkId: 'eip155:1337' }) })
    await connect(aspen.id, 'eip155')
    void open()
    expect(view()).to.equal('UnsupportedChain')
    forceClose()
    void open({ view: 'ProfileWallets' })
    expect(view()).to.equal('ProfileWallets')
  })

  for (const options of [{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }])
    it(`opens Account on such a network with ${JSON.stringify(options)}`, async () => {
      instance({ connect: async id => result(id, { caipNetworkId: 'eip155:1337' }) }, options)
      await connect(aspen.id, 'eip155')
      void open()
      expect(view()).to.equal('Account')
    })

  it('goes to WalletConnect if the site creates the pairing URIs itself', () => {
    instance({}, { manualWCControl: true })
    void open()
    expect(view()).to.equal('ConnectingWalletConnectBasic')
  })

  it('resolves to dismissed when the visitor closes', async () => {
    const { modal } = instance()
    const outcome = open()
    await modal.close()
    expect(await outcome).to.deep.equal({ status: 'dismissed' })
    expect(view()).to.equal('Connect')
  })

  it('resolves to connected, with the account', async () => {
    const { modal } = instance()
    const outcome = open()
    await connect(aspen.id, 'eip155')
    await modal.close()
    expect(await outcome).to.include({ status: 'connected', namespace: 'eip155', caipAddress: modal.getCaipAddress() })
  })

  it('resolves to rejected with the error, once closed', async () => {
    const { modal } = instance({ connect: () => Promise.reject(new ConnectionRejectedError()) })
    const outcome = open()
    await connect(aspen.id, 'eip155').catch(() => undefined)
    await modal.close()
    const { status, error } = (await outcome) as { status: string; error: Error }
    expect(status).to.equal('rejected')
    expect(error.message).to.equal('Connection rejected')
  })

  it('resolves to failed with the error, once closed', async () => {
    const cause = new Error('boom')
    const { modal } = instance({ connect: () => Promise.reject(cause) })
    const outcome = open()
    await connect(aspen.id, 'eip155').catch(() => undefined)
    await modal.close()
    expect(await outcome).to.deep.equal({ status: 'failed', error: cause })
  })

  it('resolves to dismissed when it is closed while a wallet is asked, or after an older failure', async () => {
    const { modal, adapter } = instance({ connect: () => Promise.reject(new Error('boom')) })
    await connect(aspen.id, 'eip155').catch(() => undefined)
    const untouched = open()
    await modal.close()
    expect(await untouched).to.deep.equal({ status: 'dismissed' })
    adapter.script.connect = () => new Promise(() => undefined)
    const asked = open()
    void connect(aspen.id, 'eip155').catch(() => undefined)
    await modal.close()
    expect(await asked).to.deep.equal({ status: 'dismissed' })
  })

  it('closes when its signal is aborted, and does not open for an aborted one', async () => {
    instance()
    const stop = new AbortController()
    const outcome = open({ signal: stop.signal })
    stop.abort()
    expect(await outcome).to.deep.equal({ status: 'dismissed' })
    expect(modalController.state.open).to.equal(false)
    expect(await open({ signal: AbortSignal.abort() })).to.deep.equal({ status: 'dismissed' })
    expect(modalController.state.open).to.equal(false)
  })

  it('resolves to dismissed, and opens nothing, once the instance has ended', async () => {
    instance().modal.destroy()
    expect(await open()).to.deep.equal({ status: 'dismissed' })
    expect(modalController.state.open).to.equal(false)
  })

  it('ends as asked last when opened and closed in a burst', () => {
    const { modal } = instance()
    void open()
    void modal.close()
    void open()
    expect(modalController.state.open).to.equal(true)
  })

  it('goes back, closes with a single entry, and never lands on Connect when connected', async () => {
    instance()
    void open()
    navigate({ view: 'WhatIsAWallet', args: undefined })
    goBack()
    expect(view()).to.equal('Connect')
    goBack()
    expect(modalController.state.open).to.equal(false)
    void open()
    navigate({ view: 'Networks', args: undefined })
    await connect(aspen.id, 'eip155')
    goBack()
    expect(view()).to.equal('Account')
  })
})
