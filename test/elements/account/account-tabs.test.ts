import { expect } from '@open-wc/testing'

import { DEFAULT_FEATURES } from '../../../src/core/features.js'
import { accountTabs } from '../../../src/elements/account/account-tabs.js'

describe('accountTabs', () => {
  it('has the tabs a family can fill, in order', () => {
    expect(accountTabs('eip155', DEFAULT_FEATURES)).to.deep.equal(['tokens', 'nfts', 'activity'])
    expect(accountTabs('solana', DEFAULT_FEATURES)).to.deep.equal(['tokens'])
    expect(accountTabs('bip122', DEFAULT_FEATURES)).to.deep.equal([])
  })

  it('leaves Activity out when it is turned off', () => {
    expect(accountTabs('eip155', { ...DEFAULT_FEATURES, activity: false })).to.deep.equal(['tokens', 'nfts'])
  })
})
