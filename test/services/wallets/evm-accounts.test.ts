import { expect } from '@open-wc/testing'

import { parseAccounts } from '../../../src/services/wallets/evm-accounts.js'

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const DEAD = '0x000000000000000000000000000000000000dEaD'
const traps = {
  get: () => {
    throw new Error('boom')
  },
}
describe('parseAccounts', () => {
  it('keeps the order and the casing of the wallet', () => {
    expect(parseAccounts([VITALIK, DEAD])).to.deep.equal([VITALIK, DEAD])
    expect(parseAccounts([])).to.deep.equal([])
  })

  it('treats one address in two casings as one account (IP-040)', () => {
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
