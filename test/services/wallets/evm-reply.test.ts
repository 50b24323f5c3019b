import { expect } from '@open-wc/testing'

import { parseAccounts, parseChainId, parseWalletFault } from '../../../src/services/wallets/evm-reply.js'

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const DEAD = '0x000000000000000000000000000000000000dEaD'
const traps = {
  get: () => {
    throw new Error('boom')
  },
}
/** Throws whatever is read of it. */
const hostile = new Proxy({}, traps)

describe('parseAccounts', () => {
  it('keeps the order and the casing of the wallet', () => {
    expect(parseAccounts([VITALIK, DEAD])).to.deep.equal([VITALIK, DEAD])
    expect(parseAccounts([])).to.deep.equal([])
  })

  it('takes one address in two casings for one account (IP-040)', () => {
    expect(parseAccounts([VITALIK, `0x${VITALIK.slice(2).toUpperCase()}`])).to.deep.equal([VITALIK])
  })

  it('gives every address its prefix', () => {
    expect(parseAccounts([VITALIK.slice(2), VITALIK])).to.deep.equal([VITALIK])
  })

  it('cuts a list of 10,000 after 100 and keeps the first (IP-008)', () => {
    const list = Array.from({ length: 10_000 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)
    expect(parseAccounts(list)).to.deep.equal(list.slice(0, 100))
  })

  const refused: readonly [string, unknown][] = [
    ['IP-002 null', null],
    ['nothing', undefined],
    ['IP-003 a bare text', VITALIK],
    ['IP-004 a number in the list', [123]],
    ['IP-005 a short address', ['0x123']],
    ['IP-006 an object in the list', [{ address: VITALIK }]],
    ['IP-007 markup behind an address', [`${VITALIK}\n<script>`]],
    ['a line feed behind an address', [`${VITALIK}\n`]],
    ['one bad entry among good ones', [VITALIK, 'x']],
    ['a hole', new Array<string>(1)],
    ['a list that throws', new Proxy([], traps)],
  ]
  for (const [name, value] of refused) it(`refuses ${name}`, () => expect(parseAccounts(value)).to.equal(undefined))
})

describe('parseChainId', () => {
  it('takes numbers, decimal and hexadecimal texts (IP-017, IP-018)', () => {
    expect([1, '1', '0x1', '0x01', '0X1'].map(parseChainId)).to.deep.equal([1, 1, 1, 1, 1])
    expect(parseChainId('0x7a69')).to.equal(31337)
  })

  it('knows nothing else (IP-019 to IP-024)', () => {
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

describe('parseWalletFault', () => {
  it('reads codes and words', () => {
    const fault = { code: -32603, message: 'no', data: { originalError: { code: 4902 } } }
    expect(parseWalletFault(fault)).to.deep.equal({ code: -32603, originalCode: 4902, message: 'no' })
    expect(parseWalletFault(Object.assign(new Error('x'), { code: 4001 }))).to.include({ code: 4001, message: 'x' })
  })

  it('reads codes that a wallet wrote as texts', () => {
    const fault = { code: '-32603', data: { originalError: { code: '4902' } } }
    expect(parseWalletFault(fault)).to.include({ code: -32603, originalCode: 4902 })
  })

  it('makes do with anything (IP-011, IP-012)', () => {
    const nothing = { code: undefined, originalCode: undefined, message: '' }
    for (const value of [undefined, null, 5, {}, { code: 'REFUSED', message: {}, data: 'x' }, hostile])
      expect(parseWalletFault(value)).to.deep.equal(nothing)
    expect(parseWalletFault('just a string')).to.deep.equal({ ...nothing, message: 'just a string' })
  })
})
