import { expect } from '@open-wc/testing'

import {
  CHAIN_NAMESPACES,
  isCaipNetworkId,
  isChainNamespace,
  parseCaipAddress,
  parseCaipNetworkId,
  toCaipAddress,
  toCaipNetworkId,
  toCoinType,
} from '../../src/core/caip.js'
import { InvalidCaipAddressError, InvalidChainIdError } from '../../src/core/errors/caip.js'

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

describe('CAIP-10 addresses', () => {
  it('are split into their parts and joined again', () => {
    expect(parseCaipAddress(`eip155:1:${ADDRESS}`)).to.deep.equal({
      namespace: 'eip155',
      reference: '1',
      address: ADDRESS,
      caipNetworkId: 'eip155:1',
    })
    for (const namespace of CHAIN_NAMESPACES) {
      const id = toCaipAddress(toCaipNetworkId(namespace, '5'), 'abc')
      expect(parseCaipAddress(id)).to.include({ namespace, reference: '5', address: 'abc' })
    }
  })

  const bad: readonly unknown[] = [
    '',
    'eip155:1',
    'eip155:1:0xabc:extra',
    ADDRESS,
    ':::',
    'eip155;1;0xabc',
    '::',
    'eip155::0xabc',
    ':1:0xabc',
    'eip155:1:',
    ' eip155:1:0xabc',
    'eip155:1:0xabc ',
    'eip155:1:0xabc\n',
    'eip155: 1:0xabc',
    'eip155:1:0x<b>',
    'eip155:01:0xabc',
    'eip155:0:0xabc',
    '__proto__:1:0xabc',
    'constructor:1:0xabc',
    `eip155:1:${'a'.repeat(129)}`,
    null,
    undefined,
    1,
    {},
    ['eip155:1:0xabc'],
    Symbol('x'),
  ]
  for (const value of bad)
    it(`are not ${typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : String(typeof value)}`, () =>
      expect(() => parseCaipAddress(value)).to.throw(InvalidCaipAddressError, /^Invalid CAIP Address$/))
})

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

describe('coin types', () => {
  it('are made of chain ids', () => {
    expect(toCoinType(1)).to.equal(0x80000001)
    expect(toCoinType(8453)).to.equal(2147492101)
    expect(toCoinType(0)).to.equal(0x80000000)
    expect(toCoinType(2147483647)).to.equal(4294967295)
  })

  for (const id of [2147483648, 4294967296, -1, 1.5, NaN, Infinity])
    it(`are not made of ${id}`, () => expect(() => toCoinType(id)).to.throw(InvalidChainIdError, /^Invalid chainId$/))
})
