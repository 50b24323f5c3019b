import { expect } from '@open-wc/testing'

import { parseContractText, parseWord, tokenCallData } from '../../../src/services/blockchain/contract-call.js'

const word = (hex: string): string => hex.padStart(64, '0')
const text = (value: string): string => {
  const bytes = [...new TextEncoder().encode(value)].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return `0x${word('20')}${word((bytes.length / 2).toString(16))}${bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')}`
}

describe('questions to a token', () => {
  it('are four bytes, and whose balance', () => {
    expect(tokenCallData('decimals')).to.equal('0x313ce567')
    expect(tokenCallData('balanceOf', `0x${'aB'.repeat(20)}`)).to.equal(`0x70a08231${word('ab'.repeat(20))}`)
  })
})

describe('answers of a token', () => {
  it('are whole numbers of one word', () => {
    expect(parseWord(`0x${word('ff')}`)).to.equal(255n)
    for (const odd of ['0x', '0xff', `0x${word('1')}${word('2')}`, 7, null, `0x${'g'.repeat(64)}`])
      expect(parseWord(odd)).to.equal(undefined)
  })

  it('are texts, of today and of old', () => {
    expect(parseContractText(text('USD Coin'))).to.equal('USD Coin')
    expect(parseContractText(`0x${'4d4b52'.padEnd(64, '0')}`)).to.equal('MKR')
  })

  it('that misstate their length or hold nothing visible are not texts', () => {
    for (const odd of [
      '0x',
      '0x1',
      `0x${word('20')}${word('ffff')}`,
      `0x${word('ffffffff')}${word('1')}`,
      text('\u200b'),
      5,
    ])
      expect(parseContractText(odd)).to.equal(undefined)
  })
})
