import { expect } from '@open-wc/testing'

import { WalletsController } from '../../src/controllers/wallets.js'

const wallet = (id: string, name = id) => ({ id, name })

describe('WalletsController', () => {
  it('finds a wallet wherever it is listed, and none that is not', () => {
    const wallets = new WalletsController()
    wallets.load({ featured: [wallet('f')], recommended: [wallet('r')] })
    wallets.setCustom([wallet('c')])
    wallets.setRecent([wallet('h')])
    for (const id of ['f', 'r', 'c', 'h']) expect(wallets.find(id)?.id).to.equal(id)
    expect(wallets.find('x')).to.equal(undefined)
  })

  it("prefers the site's own entry, and takes a stored one last", () => {
    const wallets = new WalletsController()
    wallets.setRecent([wallet('a', 'stored')])
    wallets.load({ recommended: [wallet('a', 'catalogue')] })
    expect(wallets.find('a')?.name).to.equal('catalogue')
    wallets.setCustom([wallet('a', 'own')])
    expect(wallets.find('a')?.name).to.equal('own')
  })

  it('keeps the lists of an earlier request while a new one is under way or fails', () => {
    const wallets = new WalletsController()
    wallets.load({ status: 'ready', featured: [wallet('f')], count: 9 })
    wallets.load({ status: 'loading' })
    wallets.load({ status: 'failed' })
    expect(wallets.state).to.include({ status: 'failed', count: 9 })
    expect(wallets.state.featured).to.have.length(1)
  })
})
