import { expect } from '@open-wc/testing'

import { customRpcUrls } from '../../../src/services/config/custom-rpc-urls.js'

const URL = 'https://node.example/'

describe('customRpcUrls', () => {
  it('are those of the network, in their order', () => {
    const given = { 'eip155:1': [{ url: URL }, { url: 'b' }], 'eip155:2': [{ url: 'c' }] }
    expect(customRpcUrls(given, 'eip155:1')).to.deep.equal([URL, 'b'])
  })

  for (const given of [undefined, null, 'x', 5, [], {}, { 'eip155:1': null }, { 'eip155:1': URL }, { 'eip155:1': {} }])
    it(`are none in ${JSON.stringify(given)}`, () => expect(customRpcUrls(given, 'eip155:1')).to.deep.equal([]))

  it('have a place without a URL for an entry of another type', () =>
    expect(customRpcUrls({ 'eip155:1': [null, URL, { url: 5 }] }, 'eip155:1')).to.deep.equal([undefined, undefined, 5]))

  it('are only those that the site wrote', () => expect(customRpcUrls({}, 'constructor')).to.deep.equal([]))
})
