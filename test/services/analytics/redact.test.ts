import { expect } from '@open-wc/testing'

import { redact, redactText } from '../../../src/services/analytics/redact.js'
import { stretched } from '../../helpers/pace.js'

describe('redaction', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['plain text stays', 'plain text stays'],
    ['https://a.example/p?x=1#y and http://b.example#z', 'https://a.example/p and http://b.example'],
    ['401 at /api/me?token=SECRET, or me?#', '401 at /api/me or me?#'],
    ['open app://?uri=wc%3Aabc and and/or', 'open app:// and and/or'],
    ['open wc:abc@2?relay-protocol=irn&symKey=SECRET now', 'open wc:[removed] now'],
    ['mail me@example.com!', 'mail [email]'],
    ["by o'neil@example.com and 'me@example.com'", "by [email] and '[email]'"],
    ['code 123456', 'code [code]'],
    ['123456 234567,345678', '[code] [code],[code]'],
    ['Wrong code: 123456.', 'Wrong code: [code].'],
    ['1234567 12.345678 123456.78', '1234567 12.345678 123456.78'],
    ['chain eip155:421614', 'chain eip155:421614'],
    ['chain:421614', 'chain:[code]'],
    ['0x1234567', '0x1234567'],
  ]
  for (const [text, expected] of cases) it(`of "${text}"`, () => expect(redactText(text)).to.equal(expected))

  it('omits values that JSON cannot represent or that are nested too deeply', () => {
    expect(redact({ a: 1n, b: () => 1, c: [Symbol('x'), null], d: { e: { f: { g: { h: 1 } } } } })).to.deep.equal({
      a: '1',
      b: undefined,
      c: [undefined, null],
      d: { e: { f: { g: undefined } } },
    })
  })

  it('leaves amounts and chain ids as they are, and takes nothing else for one', () => {
    const amounts = { amount: '250000', swapFromAmount: '100000.5', swapToAmount: '999999', networks: ['1', '421614'] }
    expect(redact({ ...amounts, configuration: { amount: '123456' } })).to.deep.equal({
      ...amounts,
      configuration: { amount: '123456' },
    })
    expect(redact({ amount: 'code 123456', message: '123456' })).to.deep.equal({
      amount: 'code [code]',
      message: '[code]',
    })
  })

  it('is quick on hostile texts', () => {
    const start = performance.now()
    for (const text of [
      'a'.repeat(2_000),
      '@'.repeat(2_000),
      'wc:'.repeat(700),
      `${'a.'.repeat(999)}@`,
      '/a'.repeat(999),
    ])
      redactText(text)
    expect(performance.now() - start).to.be.below(stretched(200))
  })
})
