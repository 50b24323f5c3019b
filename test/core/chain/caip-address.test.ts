import { expect } from '@open-wc/testing'

import { parseCaipAddress } from '../../../src/core/chain/caip-address.js'
import { CHAIN_NAMESPACES, toCaipAddress, toCaipNetworkId } from '../../../src/core/caip.js'
import { InvalidCaipAddressError } from '../../../src/core/errors/caip.js'

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
      const address = namespace === 'ton' ? 'UQ'.repeat(24) : 'abc'
      const id = toCaipAddress(toCaipNetworkId(namespace, '5'), address)
      expect(parseCaipAddress(id)).to.include({ namespace, reference: '5', address })
    }
  })

  it('may have the underscore and the hyphen of TON', () => {
    const address = 'EQDmnxDMhId6v1Ofg_h5KR5coWlFG6e86Ro3pc7Tq4CA0-Jn'
    expect(parseCaipAddress(`ton:-239:${address}`)).to.include({ caipNetworkId: 'ton:-239', address })
  })

  const bad: readonly unknown[] = [
    'eip155:1:0xab_c',
    'ton:-239:abc',
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
