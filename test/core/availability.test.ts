import { expect } from '@open-wc/testing'

import type { ChainNamespace } from '../../src/core/caip.js'
import { canBuy, hasActivity, hasBalances, hasNames } from '../../src/core/availability.js'

const ALL: readonly ChainNamespace[] = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos', 'near', 'ton', 'tron']

describe('what families have', () => {
  it('balances of tokens: EVM and Solana', () => expect(ALL.filter(hasBalances)).to.deep.equal(['eip155', 'solana']))
  it('a history: EVM', () => expect(ALL.filter(hasActivity)).to.deep.equal(['eip155']))
  it('buying: EVM and Solana', () => expect(ALL.filter(canBuy)).to.deep.equal(['eip155', 'solana']))
  it('names: EVM', () => expect(ALL.filter(hasNames)).to.deep.equal(['eip155']))
})
