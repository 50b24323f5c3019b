import { expect } from '@open-wc/testing'

import { parseCapabilities } from '../../../src/services/wallets/capabilities.js'

describe('capabilities that a site asks of a wallet', () => {
  it('are a copy of plain JSON', () => {
    const given = { paymasterService: { url: 'https://pay.test', context: { policy: [1, null] }, optional: true } }
    const parsed = parseCapabilities(given)
    expect(parsed).to.deep.equal(given)
    given.paymasterService.url = 'https://other.test'
    expect(parsed?.['paymasterService']?.['url']).to.equal('https://pay.test')
  })

  const loop: Record<string, unknown> = {}
  loop['loop'] = loop
  for (const [what, value] of [
    ['no record', 'paymasterService'],
    ['nothing', undefined],
    ['a list', [{ optional: true }]],
    ['a capability that is no record', { paymasterService: true }],
    ['an `optional` that is not true or false', { paymasterService: { optional: 'yes' } }],
    ['a name that is none', { 'pay master': {} }],
    ['what is not JSON', { paymasterService: { limit: 1n } }],
    ['what contains itself', { loop }],
    ['too much', { paymasterService: { url: 'x'.repeat(20_000) } }],
  ] as const)
    it(`are not ${what}`, () => {
      expect(parseCapabilities(value)).to.equal(undefined)
    })
})
