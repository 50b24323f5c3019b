import { expect } from '@open-wc/testing'

import { BASIC_FEATURES, DEFAULT_FEATURES } from '../../../src/core/features.js'
import { walletFeatures } from '../../../src/elements/account/wallet-features.js'

const all = (): boolean => true

describe('walletFeatures', () => {
  it('keeps the order onramp, swaps, receive, send', () => {
    expect(walletFeatures(DEFAULT_FEATURES, 'eip155', all)).to.deep.equal(['onramp', 'swaps', 'receive', 'send'])
  })

  it('uses the site’s order and hides nothing by it', () => {
    const features = { ...DEFAULT_FEATURES, walletFeaturesOrder: ['send', 'receive'] as const }
    expect(walletFeatures(features, 'eip155', all)).to.deep.equal(['send', 'receive', 'onramp', 'swaps'])
  })

  it('omits features that are off, unsupported by the family or not built', () => {
    expect(walletFeatures({ ...DEFAULT_FEATURES, swaps: false, onramp: [] }, 'eip155', all)).to.deep.equal([
      'receive',
      'send',
    ])
    expect(walletFeatures(DEFAULT_FEATURES, 'bip122', all)).to.deep.equal(['receive'])
    expect(walletFeatures(DEFAULT_FEATURES, 'solana', all)).to.deep.equal(['onramp', 'receive', 'send'])
    expect(walletFeatures(DEFAULT_FEATURES, 'eip155', view => view === 'Swap')).to.deep.equal(['swaps'])
    expect(walletFeatures(BASIC_FEATURES, 'eip155', all)).to.deep.equal([])
  })
})
