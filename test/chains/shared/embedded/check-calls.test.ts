import { expect } from '@open-wc/testing'

import { checkCalls } from '../../../../src/chains/shared/embedded/check-calls.js'
import { InvalidCallsError } from '../../../../src/core/errors/frame.js'

const TO = '0x0000000000000000000000000000000000000001'
const batch = (...calls: readonly unknown[]) => [{ chainId: '0x1', calls }]

describe('the calls of a batch', () => {
  for (const calls of [
    [{ to: TO }],
    [
      { to: TO, data: '0x' },
      { to: TO, value: '0x1', data: '0x1234' },
    ],
  ])
    it(`may be ${JSON.stringify(calls)}`, () => expect(() => checkCalls(batch(...calls))).not.to.throw())

  for (const params of [
    undefined,
    [],
    [null],
    [{}],
    batch(),
    batch({}),
    batch(null),
    batch({ to: 'vitalik.eth' }),
    batch({ to: TO }, { to: TO, data: 'deadbeef' }),
    batch({ to: TO, data: 5 }),
  ])
    it(`may not be ${JSON.stringify(params)}`, () => expect(() => checkCalls(params)).to.throw(InvalidCallsError))

  it('are rejected with the name of the wrong field', () => {
    try {
      checkCalls(batch({ to: TO }, { to: 'x' }))
    } catch (error) {
      return expect(error).to.have.property('details', 'calls[1].to')
    }
    throw new Error('it did not throw')
  })
})
