import { expect } from '@open-wc/testing'

import { WalletsController } from '../../../src/controllers/wallets/wallets.js'

const wallet = (id: string) => ({ id, name: id })

describe('WalletsController', () => {
  it('keeps the lists of an earlier request while a new one is under way or fails', () => {
    const wallets = new WalletsController()
    wallets.load({ status: 'ready', featured: [wallet('f')], count: 9 })
    wallets.load({ status: 'loading' })
    wallets.load({ status: 'failed' })
    expect(wallets.state).to.include({ status: 'failed', count: 9 })
    expect(wallets.state.featured).to.have.length(1)
  })
})
