import { expect } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { close, forceClose } from '../../../src/controllers/connections/close.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { open } from '../../../src/controllers/visit/open.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import type { WalletModalOptions } from '../../../src/client/types.js'
import { aspen, result } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'

const view = () => routerController.route.view

/** Connects a wallet that is on a network the site does not list, and opens the view that asks for another. */
async function stuck(options: Partial<WalletModalOptions> = {}) {
  instance({ connect: async id => result(id, { caipNetworkId: 'eip155:1337' }) }, options)
  await connect(aspen.id, 'eip155')
  void open({ view: 'UnsupportedChain' })
}

describe('close', () => {
  afterEach(endInstance)

  it('starts over on Connect', () => {
    instance()
    void open({ view: 'Networks' })
    expect(close()).to.equal(true)
    expect(modalController.state.open).to.equal(false)
    expect(routerController.state.history.map(route => route.view)).to.deep.equal(['Connect'])
  })

  it('shakes instead while the wallet is on an unsupported network', async () => {
    await stuck()
    expect(close()).to.equal(false)
    expect(modalController.state).to.include({ open: true, shakes: 1 })
    expect(view()).to.equal('UnsupportedChain')
  })

  it('shakes on SwitchNetwork too when that was reached from UnsupportedChain', async () => {
    await stuck()
    routerController.push({ view: 'SwitchNetwork', args: { caipNetworkId: 'eip155:1' } })
    expect(close()).to.equal(false)
    void open({ view: 'SwitchNetwork', arguments: { caipNetworkId: 'eip155:1' } })
    expect(close()).to.equal(true)
  })

  for (const options of [{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }])
    it(`closes on an unsupported network with ${JSON.stringify(options)}`, async () => {
      await stuck(options)
      expect(close()).to.equal(true)
      expect(modalController.state).to.include({ open: false, shakes: 0 })
    })

  it('neither shakes nor starts over when it is closed already', () => {
    instance()
    routerController.push({ view: 'Networks', args: undefined })
    expect(close()).to.equal(true)
    expect(view()).to.equal('Networks')
    expect(modalController.state.shakes).to.equal(0)
  })

  it('stays on the account when the modal is embedded, and on Connect without one', async () => {
    instance({}, { enableEmbedded: true })
    void open({ view: 'Networks' })
    close()
    expect(view()).to.equal('Connect')
    await connect(aspen.id, 'eip155')
    void open({ view: 'Networks' })
    close()
    expect(view()).to.equal('Account')
  })

  it('rests on Connect over the page even when connected', async () => {
    instance()
    await connect(aspen.id, 'eip155')
    void open()
    close()
    expect(view()).to.equal('Connect')
  })

  it('cancels pending work', async () => {
    instance({ connect: () => new Promise(() => undefined) })
    void open()
    const task = connect(aspen.id, 'eip155').catch((reason: unknown) => reason)
    networksController.setSwitching({ caipNetworkId: 'eip155:1', status: 'waiting' })
    close()
    expect(connectorsController.state.attempt).to.equal(undefined)
    expect(networksController.state.switching).to.equal(undefined)
    void task
  })

  it('is not asked when it is forced', async () => {
    await stuck()
    forceClose()
    expect(modalController.state.open).to.equal(false)
    expect(view()).to.equal('Connect')
  })

  it('lets the attempt that it cancels reject with "Modal closed"', async () => {
    const { adapter } = instance()
    adapter.script.connect = (_id, signal) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    void open()
    const task = connect(aspen.id, 'eip155').catch((reason: unknown) => reason)
    close()
    const error = await task
    expect(error).to.be.instanceOf(ModalClosedError)
    expect(String(error)).to.contain('Modal closed')
  })
})
