import { expect } from '@open-wc/testing'

import { viewTag } from '../../src/elements/registry.js'

describe('viewTag', () => {
  it('names elements by their view', () => {
    expect(viewTag('WhatIsAWallet')).to.equal('w3m-what-is-a-wallet-view')
    expect(viewTag('UnsupportedChain')).to.equal('w3m-unsupported-chain-view')
    expect(viewTag('WalletSend')).to.equal('w3m-wallet-send-view')
  })
})
