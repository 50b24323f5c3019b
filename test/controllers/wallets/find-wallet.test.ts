import { expect } from '@open-wc/testing'

import { findWallet } from '../../../src/controllers/wallets/find-wallet.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'

const wallet = (id: string, name = id) => ({ id, name })

describe('findWallet', () => {
  afterEach(() => walletsController.reset())

  it('finds a wallet wherever it is listed, and none that is not', () => {
    walletsController.load({ featured: [wallet('f')], recommended: [wallet('r')] })
    walletsController.setCustom([wallet('c')])
    walletsController.setRecent([wallet('h')])
    for (const id of ['f', 'r', 'c', 'h']) expect(findWallet(id)?.id).to.equal(id)
    expect(findWallet('x')).to.equal(undefined)
  })

  it('prefers the site’s own entry, and uses a stored one last', () => {
    walletsController.setRecent([wallet('a', 'stored')])
    walletsController.load({ recommended: [wallet('a', 'catalogue')] })
    expect(findWallet('a')?.name).to.equal('catalogue')
    walletsController.setCustom([wallet('a', 'own')])
    expect(findWallet('a')?.name).to.equal('own')
  })
})
