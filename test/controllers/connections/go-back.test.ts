import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { canGoBack, goBack } from '../../../src/controllers/connections/go-back.js'
import { navigate } from '../../../src/controllers/shell/navigate.js'
import { open } from '../../../src/controllers/visit/open.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

const views = () => routerController.state.history.map(({ view }) => view)

describe('go-back', () => {
  afterEach(endInstance)

  it('takes one step back and no more', () => {
    instance()
    void open()
    navigate({ view: 'Networks', args: undefined })
    navigate({ view: 'WhatIsANetwork', args: undefined })
    goBack()
    expect(views()).to.deep.equal(['Connect', 'Networks'])
    expect(modalController.state.open).to.equal(true)
  })

  it('closes with a single entry', () => {
    instance()
    void open({ view: 'Networks' })
    goBack()
    expect(modalController.state.open).to.equal(false)
  })

  it('shows Account in place of Connect when connected, with nothing behind it', () => {
    instance()
    void open()
    navigate({ view: 'Networks', args: undefined })
    accountsController.patch('eip155', { status: 'connected' })
    goBack()
    expect(views()).to.deep.equal(['Account'])
  })

  it('shows Connect while the wallet is only being asked', () => {
    instance()
    void open()
    navigate({ view: 'ConnectingExternal', args: { connectorId: aspen.id } })
    accountsController.patch('eip155', { status: 'connecting' })
    goBack()
    expect(views()).to.deep.equal(['Connect'])
  })

  it('ends the question to the wallet whose view is left', async () => {
    let asked: AbortSignal | undefined
    const hang = (_id: string, signal?: AbortSignal) => {
      asked = signal
      return new Promise<never>(() => undefined)
    }
    instance({ connect: hang })
    void open()
    navigate({ view: 'ConnectingExternal', args: { connectorId: aspen.id } })
    void connect(aspen.id, 'eip155').catch(() => undefined)
    await waitUntil(() => asked)
    goBack()
    expect(asked?.aborted).to.equal(true)
  })

  it('keeps waiting for the wallet beneath an informational view', async () => {
    let asked: AbortSignal | undefined
    const hang = (_id: string, signal?: AbortSignal) => {
      asked = signal
      return new Promise<never>(() => undefined)
    }
    instance({ connect: hang })
    void open()
    navigate({ view: 'ConnectingExternal', args: { connectorId: aspen.id } })
    void connect(aspen.id, 'eip155').catch(() => undefined)
    await waitUntil(() => asked)
    navigate({ view: 'Diagnostics', args: undefined })
    goBack()
    expect(views()).to.deep.equal(['Connect', 'ConnectingExternal'])
    expect(asked?.aborted).to.equal(false)
    expect(connectorsController.state.attempt?.status).to.equal('waiting')
  })

  it('returns from a view that the site opened in an embedded modal to the view where it rests', async () => {
    const { modal } = instance({}, { enableEmbedded: true })
    await modal.ready()
    expect(canGoBack()).to.equal(false)
    const outcome = open({ view: 'Networks' })
    expect([views(), canGoBack()]).to.deep.equal([['Networks'], true])
    goBack()
    expect([views(), canGoBack()]).to.deep.equal([['Connect'], false])
    expect(await outcome).to.deep.equal({ status: 'dismissed' })
    void open()
    expect(canGoBack(), 'at rest').to.equal(false)
  })

  it('is not possible in a dialog that was opened at a view; it has a close button', () => {
    instance()
    void open({ view: 'Networks' })
    expect(canGoBack()).to.equal(false)
  })

  it('leaves an opening in which a wallet was connected resolved to that', async () => {
    const { modal } = instance()
    const outcome = open()
    await connect(aspen.id, 'eip155')
    navigate({ view: 'Networks', args: undefined })
    goBack()
    await modal.close()
    expect(await outcome).to.include({ status: 'connected', namespace: 'eip155' })
  })

  it('forgets the attempt and the switch that the view was about', () => {
    instance()
    void open()
    navigate({ view: 'ConnectingExternal', args: { connectorId: aspen.id } })
    connectorsController.setAttempt({ connectorId: aspen.id, namespace: 'eip155', status: 'rejected' })
    networksController.setSwitching({ caipNetworkId: 'eip155:1', status: 'failed' })
    goBack()
    expect(connectorsController.state.attempt).to.equal(undefined)
    expect(networksController.state.switching).to.equal(undefined)
  })
})
