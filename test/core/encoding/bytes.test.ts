import { expect } from '@open-wc/testing'

import { fromBase64, fromHex, isHexText, toBase64, toHex } from '../../../src/core/encoding/bytes.js'

describe('bytes as text', () => {
  it('are hex digits and back', () => {
    const bytes = Uint8Array.of(0, 15, 255)
    expect(toHex(bytes)).to.equal('000fff')
    expect(fromHex('000FFF')).to.deep.equal(bytes)
    for (const text of ['', '0', '0g', '0x00', '00\n']) expect(fromHex(text)).to.equal(undefined)
    expect(isHexText('ab')).to.equal(true)
  })

  it('are base64 and back', () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
    expect(fromBase64(toBase64(bytes))).to.deep.equal(bytes)
    expect(fromBase64('!')).to.equal(undefined)
  })
})
