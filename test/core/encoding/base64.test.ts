import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import { decodeBase64, encodeBase64 } from '../../../src/core/encoding/base64.js'

describe('base64', () => {
  it('is written in the usual way', () => {
    expect(encodeBase64(Uint8Array.of())).to.equal('')
    expect(encodeBase64(Uint8Array.of(0, 255))).to.equal('AP8=')
  })

  it('is read back byte for byte', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
        expect(decodeBase64(encodeBase64(bytes))).to.deep.equal(Uint8Array.from(bytes))
      }),
    ))

  it('holds more bytes than a call can take arguments', () =>
    expect(decodeBase64(encodeBase64(new Uint8Array(200_000)))).to.have.length(200_000))

  for (const text of ['!', 'A', 'AP8==', 'é', 'AP_8'])
    it(`is not ${text}`, () => expect(decodeBase64(text)).to.equal(undefined))
})
