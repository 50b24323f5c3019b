import { expect } from '@open-wc/testing'

import { isUnasked } from '../../../src/controllers/networks/unasked.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { endInstance, instance } from '../../helpers/instance.js'

describe('isUnasked', () => {
  afterEach(endInstance)

  it('speaks of test networks, unless the site wants their balances', () => {
    instance()
    const [listed] = networksController.list('eip155')
    if (!listed) throw new Error('no network')
    expect(isUnasked({ ...listed, testnet: false })).to.equal(false)
    expect(isUnasked({ ...listed, testnet: true })).to.equal(true)
    endInstance()
    instance({}, { testnetBalances: true })
    expect(isUnasked({ ...listed, testnet: true })).to.equal(false)
  })
})
