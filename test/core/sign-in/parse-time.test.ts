import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import { parseTime } from '../../../src/core/sign-in/parse-time.js'

describe('parseTime', () => {
  it('reads what dates write', () =>
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), date => {
        expect(parseTime(date.toISOString())).to.equal(date.getTime())
      }),
    ))

  it('reads other zones, and fractions of any length', () => {
    expect(parseTime('2021-09-30T16:25:24-02:00')).to.equal(Date.parse('2021-09-30T18:25:24Z'))
    expect(parseTime('2021-09-30T16:25:24+05:30')).to.equal(Date.parse('2021-09-30T10:55:24Z'))
    expect(parseTime('2021-09-30t16:25:24.123456789z')).to.equal(Date.parse('2021-09-30T16:25:24.123Z'))
    expect(parseTime('2024-02-29T00:00:00Z')).to.equal(Date.parse('2024-02-29T00:00:00Z'))
  })

  for (const text of [
    '',
    '2021-09-30',
    '2021-09-30 16:25:24Z',
    '2021-09-30T16:25:24',
    '2021-09-30T16:25Z',
    '2023-02-29T00:00:00Z',
    '2022-02-31T00:00:00Z',
    '2022-13-01T00:00:00Z',
    '2022-00-01T00:00:00Z',
    '2022-01-01T24:00:00Z',
    '2022-01-01T00:60:00Z',
    '2022-01-01T00:00:60Z',
    '2022-01-01T00:00:00+24:00',
    ' 2022-01-01T00:00:00Z',
    '2022-01-01T00:00:00Z\n',
    'Wed Oct 05 2011 16:48:00 GMT+0200 (CEST)',
  ])
    it(`refuses ${JSON.stringify(text)}`, () => {
      expect(parseTime(text)).to.equal(undefined)
    })
})
