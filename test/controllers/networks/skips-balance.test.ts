import { expect } from '@open-wc/testing'

import { skipsBalance } from '../../../src/controllers/networks/skips-balance.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { endInstance, instance } from '../../helpers/instance.js'

describe('skipsBalance', () => {
  afterEach(endInstance)

  it('speaks of test networks, unless the site wants their balances', () => {
    instance()
    const [listed] = networksController.list('eip155')
    if (!listed) throw new Error('no network')
    expect(skipsBalance({ ...listed, testnet: false })).to.equal(false)
    expect(skipsBalance({ ...listed, testnet: true })).to.equal(true)
    endInstance()
    instance({}, { testnetBalances: true })
    expect(skipsBalance({ ...listed, testnet: true })).to.equal(false)
  })
})
