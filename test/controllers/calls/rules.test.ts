import { expect } from '@open-wc/testing'

import { isUnlimited, readAction } from '../../../src/controllers/calls/rules.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'

const word = (value: string | bigint): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0')

describe('what a call does', () => {
  it('is moving the chain’s coin without data', () => {
    expect(readAction('0x')).to.deep.equal({ kind: 'coin' })
  })

  it('is read from the functions of ERC-20', () => {
    expect(readAction(`0xa9059cbb${word(BOB)}${word(5n)}`)).to.deep.equal({ kind: 'transfer', to: BOB, amount: 5n })
    expect(readAction(`0x095EA7B3${word(BOB)}${word(7n)}`)).to.deep.equal({ kind: 'approve', to: BOB, amount: 7n })
    expect(readAction(`0x23b872dd${word(ALICE)}${word(BOB)}${word(9n)}`)).to.deep.equal({
      kind: 'transferFrom',
      from: ALICE,
      to: BOB,
      amount: 9n,
    })
  })

  it('is unknown if the data has another length, another function or an invalid address', () => {
    const unknown = [
      '0xa9059cbb',
      `0xa9059cbb${word(BOB)}${word(5n)}00`,
      `0xa9059cbb${word(BOB)}`,
      `0xa9059cbb${word((1n << 200n) + 1n)}${word(5n)}`,
      `0x23b872dd${word(BOB)}${word(1n << 161n)}${word(9n)}`,
      `0x12345678${word(BOB)}${word(5n)}`,
      '0x00',
    ]
    expect(unknown.map(data => readAction(data).kind)).to.deep.equal(unknown.map(() => 'contract'))
  })

  it('is without end where an approval is as good as unlimited', () => {
    const approval = (amount: bigint) => readAction(`0x095ea7b3${word(BOB)}${word(amount)}`)
    expect(isUnlimited(approval((1n << 256n) - 1n))).to.equal(true)
    expect(isUnlimited(approval(10n ** 30n))).to.equal(false)
    expect(isUnlimited(readAction(`0xa9059cbb${word(BOB)}${word((1n << 256n) - 1n)}`))).to.equal(false)
  })
})
