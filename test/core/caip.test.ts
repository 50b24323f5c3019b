import { expect } from '@open-wc/testing'

import { isCaipNetworkId, isChainNamespace, parseCaipNetworkId } from '../../src/core/caip.js'

describe('CAIP-2 ids', () => {
  it('have two valid parts', () => {
    expect(parseCaipNetworkId('eip155:10')).to.deep.equal({ namespace: 'eip155', reference: '10' })
    expect(parseCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')?.namespace).to.equal('solana')
    expect(isCaipNetworkId('bip122:000000000019d6689c085ae165831e93')).to.equal(true)
  })

  for (const value of [
    'eip155',
    'eip155:1:2',
    '',
    'eip155:',
    ':',
    'EIP155:1',
    'eip155:1e3',
    'eip155:9007199254740993',
    null,
    7,
  ])
    it(`are not ${String(value) || 'empty'}`, () => expect(parseCaipNetworkId(value)).to.equal(undefined))

  it('are of a known namespace', () => {
    for (const value of ['__proto__', 'toString', '', 'eip', undefined, 0, {}])
      expect(isChainNamespace(value)).to.equal(false)
    expect(isChainNamespace('eip155')).to.equal(true)
  })
})
