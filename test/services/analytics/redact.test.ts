import { expect } from '@open-wc/testing'

import { redact, redactText } from '../../../src/services/analytics/redact.js'
import { stretched } from '../../helpers/pace.js'

describe('redaction', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['plain text stays', 'plain text stays'],
    ['https://a.example/p?x=1#y and http://b.example#z', 'https://a.example/p and http://b.example'],
    ['open wc:abc@2?relay-protocol=irn&symKey=SECRET now', 'open wc:[removed] now'],
    ['mail me@example.com!', 'mail [email]'],
    ['code 123456', 'code [code]'],
    ['chain eip155:421614', 'chain eip155:421614'],
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

  it('is quick on hostile texts', () => {
    const start = performance.now()
    for (const text of ['a'.repeat(2_000), '@'.repeat(2_000), 'wc:'.repeat(700), `${'a.'.repeat(999)}@`])
      redactText(text)
    expect(performance.now() - start).to.be.below(stretched(200))
  })
})
