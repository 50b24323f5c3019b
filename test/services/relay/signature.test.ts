import { expect } from '@open-wc/testing'

import { parseSignature } from '../../../src/services/relay/signature.js'

describe('parseSignature', () => {
  it('finds the signature where each family puts it', () => {
    expect(parseSignature('0x12')).to.equal('0x12')
    expect(parseSignature({ signature: 'abc', address: 'x' })).to.equal('abc')
    expect(parseSignature({ signature: { signature: 'abc', pub_key: {} } })).to.equal('abc')
  })

  it('finds none in anything else', () => {
    for (const answer of [null, undefined, '', 1, {}, { signature: 1 }, { signature: {} }])
      expect(parseSignature(answer)).to.equal(undefined)
  })
})
