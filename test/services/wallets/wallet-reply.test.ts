import { expect } from '@open-wc/testing'

import { parseChainId, parseSignature, parseWalletError } from '../../../src/services/wallets/wallet-reply.js'

const traps = {
  get: () => {
    throw new Error('boom')
  },
}
/** Throws whatever is read of it. */
const hostile = new Proxy({}, traps)

describe('parseChainId', () => {
  it('accepts numbers, decimal and hexadecimal strings (IP-017, IP-018)', () => {
    expect([1, '1', '0x1', '0x01', '0X1'].map(parseChainId)).to.deep.equal([1, 1, 1, 1, 1])
    expect(parseChainId('0x7a69')).to.equal(31337)
  })

  it('rejects anything else (IP-019 to IP-024)', () => {
    const refused = [
      '0x',
      '0xZZ',
      null,
      undefined,
      'eip155:1',
      '0x0',
      0,
      -1,
      1.5,
      NaN,
      Infinity,
      '',
      ' 1',
      '1\n',
      '1e3',
    ]
    for (const value of [...refused, '0x1fffffffffffff00', '9007199254740992', 2 ** 53, 1n, [1], {}, hostile])
      expect(parseChainId(value)).to.equal(undefined)
  })
})

describe('parseWalletError', () => {
  it('reads codes and words', () => {
    const fault = { code: -32603, message: 'no', data: { originalError: { code: 4902 } } }
    expect(parseWalletError(fault)).to.deep.equal({ code: -32603, originalCode: 4902, message: 'no' })
    expect(parseWalletError(Object.assign(new Error('x'), { code: 4001 }))).to.include({ code: 4001, message: 'x' })
  })

  it('reads codes that a wallet wrote as texts', () => {
    const fault = { code: '-32603', data: { originalError: { code: '4902' } } }
    expect(parseWalletError(fault)).to.include({ code: -32603, originalCode: 4902 })
  })

  it('accepts anything (IP-011, IP-012)', () => {
    const nothing = { code: undefined, originalCode: undefined, message: '' }
    for (const value of [undefined, null, 5, {}, { code: 'REFUSED', message: {}, data: 'x' }, hostile])
      expect(parseWalletError(value)).to.deep.equal(nothing)
    expect(parseWalletError('just a string')).to.deep.equal({ ...nothing, message: 'just a string' })
  })
})

describe('parseSignature', () => {
  it('finds the signature where each family puts it', () => {
    expect(parseSignature('0x12')).to.equal('0x12')
    expect(parseSignature({ signature: 'abc', address: 'x' })).to.equal('abc')
    expect(parseSignature({ signature: { signature: 'abc', pub_key: {} } })).to.equal('abc')
  })

  it('finds none in anything else', () => {
    for (const answer of [null, undefined, '', 1, {}, { signature: 1 }, { signature: {} }, 'x'.repeat(20_001)])
      expect(parseSignature(answer)).to.equal(undefined)
  })
})
