import { expect } from '@open-wc/testing'

import { sendController } from '../../../src/controllers/send/send.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { aspen, BOB } from '../../helpers/fake-adapter.js'
import { endInstance } from '../../helpers/instance.js'
import { cedar, SOL, twoFamilies } from '../../helpers/two-families.js'
import { waitUntil } from '../../helpers/wait-until.js'

const view = (): string => routerController.route.view

describe('sends that a site asks for', () => {
  afterEach(endInstance)

  it('are of the family that the modal is opened for, which becomes active', async () => {
    const { modal } = twoFamilies()
    await modal.connect(cedar.id, 'solana')
    await modal.connect(aspen.id, 'eip155')
    const wanted = { assetAddress: 'native', amount: '0.5', to: SOL }
    void modal.open({ view: 'WalletSend', namespace: 'solana', arguments: wanted })
    await waitUntil(() => modal.isOpen())
    expect([view(), modal.getActiveChainNamespace()]).to.deep.equal(['WalletSend', 'solana'])
    expect(sendController.state).to.include({ namespace: 'solana', amount: '0.5', receiver: SOL })
  })

  for (const options of [
    {
      view: 'WalletSend',
      arguments: { namespace: 'eip155', assetAddress: 'native', amount: '0.5', to: BOB },
    },
    { view: 'Swap', arguments: { amount: '1' } },
  ] as const)
    it(`leave the only connected family active, and offer the wallets of theirs: ${options.view}`, async () => {
      const { modal } = twoFamilies()
      await modal.connect(cedar.id, 'solana')
      const outcome = modal.open(options)
      await waitUntil(() => modal.isOpen())
      expect([view(), modalController.state.namespace]).to.deep.equal(['Connect', 'eip155'])
      expect(modal.getAddress()).to.equal(SOL)
      await modal.close()
      expect(await outcome).to.deep.equal({ status: 'dismissed' })
      expect(modal.getAddress()).to.equal(SOL)
    })
})
