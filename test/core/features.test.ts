import { expect } from '@open-wc/testing'

import {
  BASIC_FEATURES,
  CONNECT_METHODS,
  CONNECTOR_GROUPS,
  DEFAULT_FEATURES,
  SOCIALS,
  WALLET_FEATURES,
  completeOrder,
  pickOrder,
} from '../../src/core/features.js'

describe('features', () => {
  it('have the lists and orders of the specification', () => {
    expect(SOCIALS).to.deep.equal(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])
    expect(CONNECT_METHODS).to.deep.equal(['email', 'social', 'wallet'])
    expect(WALLET_FEATURES).to.deep.equal(['onramp', 'swaps', 'receive', 'send'])
    expect(CONNECTOR_GROUPS).to.deep.equal([
      'walletConnect',
      'recent',
      'injected',
      'featured',
      'custom',
      'external',
      'recommended',
    ])
  })

  it('are on by default except where disabled, and all off in basic mode', () => {
    const off = Object.entries(DEFAULT_FEATURES).filter(([, value]) => value === false)
    expect(off.map(([name]) => name)).to.deep.equal([
      'collapseWallets',
      'legalCheckbox',
      'smartSessions',
      'pay',
      'reownBranding',
      'watch',
    ])
    expect(Object.values(BASIC_FEATURES).every(value => value === false)).to.equal(true)
    expect(Object.keys(BASIC_FEATURES)).to.deep.equal(Object.keys(DEFAULT_FEATURES))
  })

  it('keep known items of an order, each once', () => {
    expect(pickOrder(['nope', 'x', 'google', 'x', '__proto__', 5], SOCIALS)).to.deep.equal(['x', 'google'])
    for (const value of [[], ['nope'], 'x', null, { 0: 'x', length: 1 }])
      expect(pickOrder(value, SOCIALS)).to.equal(undefined)
  })

  it('never lose an item to an order', () => {
    expect(completeOrder(['wallet'], CONNECT_METHODS)).to.deep.equal(['wallet', 'email', 'social'])
    expect(completeOrder(undefined, CONNECT_METHODS)).to.deep.equal(CONNECT_METHODS)
  })
})
