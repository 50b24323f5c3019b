import { expect, waitUntil } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connectors.js'
import { orderedWalletRows } from '../../../src/controllers/derived/wallet-rows.js'
import { open } from '../../../src/controllers/flows/open.js'
import { selectWallet } from '../../../src/controllers/flows/select-wallet.js'
import { modalController } from '../../../src/controllers/modal.js'
import { routerController } from '../../../src/controllers/router.js'
import { walletsController } from '../../../src/controllers/wallets.js'
import { ConnectionRejectedError } from '../../../src/core/errors/connection.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { watchConsole } from '../stubs.js'

async function row(name: string) {
  const find = () => orderedWalletRows.get().find(known => known.name === name)
  await waitUntil(find, `no row ${name}`, { timeout: 8_000 })
  const found = find()
  if (!found) throw new Error('the row has gone')
  return found
}

describe('select-wallet', () => {
  afterEach(endInstance)

  it('asks an installed wallet at once and shows that it waits for it', async () => {
    const { adapter } = instance({ connect: () => new Promise(() => undefined) })
    void open()
    selectWallet(await row('Aspen'))
    expect(routerController.route).to.deep.equal({ view: 'ConnectingExternal', args: { connectorId: aspen.id } })
    await waitUntil(() => adapter.calls.includes(`connect ${aspen.id}`))
  })

  it('connects and closes', async () => {
    const { modal } = instance()
    void open()
    selectWallet(await row('Aspen'))
    await waitUntil(() => modal.getIsConnectedState() && !modalController.state.open, 'still open', { timeout: 8_000 })
  })

  it('shows how to get a wallet that is not installed, and asks none', async () => {
    const { modal, adapter } = instance()
    void open()
    walletsController.load({ recommended: [{ id: 'rowan', name: 'Rowan' }] })
    selectWallet(await row('Rowan'))
    expect(routerController.route).to.deep.equal({ view: 'Downloads', args: { walletId: 'rowan' } })
    expect(connectorsController.state.attempt).to.equal(undefined)
    expect(adapter.calls.some(call => call.startsWith('connect'))).to.equal(false)
    expect(modal.getEvent().data).to.deep.include({
      event: 'SELECT_WALLET',
      properties: { name: 'Rowan', platform: 'unsupported', view: 'Connect' },
    })
  })

  it('stays on the view when the wallet refuses, without a word on the console', async () => {
    const lines = watchConsole()
    try {
      instance({ connect: () => Promise.reject(new ConnectionRejectedError()) })
      void open()
      selectWallet(await row('Aspen'))
      await waitUntil(() => connectorsController.state.attempt?.status === 'rejected')
      expect(routerController.route.view).to.equal('ConnectingExternal')
      expect(modalController.state.open).to.equal(true)
      expect(lines.of('error')).to.deep.equal([])
    } finally {
      lines.restore()
    }
  })
})
