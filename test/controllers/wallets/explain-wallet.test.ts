import { expect } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('explainWallet of the handle', () => {
  afterEach(endInstance)

  it('explains an installed wallet, one of the catalogue and an excluded one', async () => {
    const { modal } = instance({}, { excludeWallets: [{ name: 'hazel' }] })
    await modal.explainWallet(aspen.id)
    await waitUntil(() => connectorsController.list('eip155').length === 2, 'no wallets')
    walletsController.load({
      recommended: [{ id: 'c', name: 'Cedar', rdns: aspen.id }],
      listed: [{ id: 'h', name: 'Hazel' }],
    })
    expect(await modal.explainWallet('c')).to.deep.include({ name: 'Aspen', position: 1, group: 'injected' })
    expect((await modal.explainWallet(aspen.id)).reasons).to.include('merged recommended wallet c')
    expect(await modal.explainWallet('h')).to.include({
      shown: false,
      hidden: 'the site excludes it by id, rdns or name',
    })
  })

  it('explains a wallet that is not among those that the site includes', async () => {
    const { modal } = instance({}, { includeWallets: [{ name: 'Birch' }] })
    await modal.explainWallet(aspen.id)
    await waitUntil(() => connectorsController.list('eip155').length === 2, 'no wallets')
    expect(await modal.explainWallet(aspen.id)).to.include({
      shown: false,
      hidden: 'the site includes only other wallets',
    })
  })
})
