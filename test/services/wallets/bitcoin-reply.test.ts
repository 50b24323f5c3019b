import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import {
  parseBitcoinAccounts,
  parseBitcoinNetwork,
  parsePsbt,
  parseSignature,
  parseTxid,
  unwrapAnswer,
} from '../../../src/services/wallets/bitcoin-reply.js'

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TAPROOT = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'

describe('what Bitcoin wallets answer', () => {
  it('holds accounts in many shapes', () => {
    expect(parseBitcoinAccounts([ADDRESS, ADDRESS])).to.deep.equal([{ address: ADDRESS, type: 'payment' }])
    expect(parseBitcoinAccounts({ addresses: [{ address: TAPROOT, purpose: 'ordinals' }] })).to.deep.equal([
      { address: TAPROOT, type: 'ordinal' },
    ])
    expect(parseBitcoinAccounts({ accounts: [{ address: ADDRESS, publicKey: 'zz', path: 'rm -rf' }] })).to.deep.equal([
      { address: ADDRESS, type: 'payment' },
    ])
    expect(parseBitcoinAccounts([{ address: TAPROOT, purpose: 'payment' }])?.[0]?.type).to.equal('payment')
    expect(parseBitcoinAccounts([null, 4, {}, { address: 'x' }])).to.deep.equal([])
    expect(parseBitcoinAccounts('x')).to.equal(undefined)
  })

  it('names networks in many ways', () => {
    for (const value of ['Mainnet', 'livenet', { enum: 'BITCOIN_MAINNET' }, { bitcoin: { name: 'Mainnet' } }])
      expect(parseBitcoinNetwork(value)).to.equal('mainnet')
    expect(parseBitcoinNetwork('bip122:00000008819873e925422c1ff0f99f7c')).to.equal('signet')
    expect(parseBitcoinNetwork('dogecoin')).to.equal(undefined)
  })

  it('is a signature in base64, whatever its original encoding', () => {
    const base64 = btoa('abc')
    for (const value of [base64, '616263', Uint8Array.of(97, 98, 99), { signature: base64 }])
      expect(parseSignature(value)).to.equal(base64)
    for (const value of ['', '!', null, {}, 7]) expect(() => parseSignature(value)).to.throw()
  })

  it('is a PSBT only if it starts like one', () => {
    const psbt = btoa('psbt\u00ff\u0000')
    for (const value of [
      psbt,
      { psbt },
      { hex: '70736274ff00' },
      { signedPsbt: Uint8Array.of(112, 115, 98, 116, 255, 0) },
    ])
      expect(parsePsbt(value)).to.equal(psbt)
    for (const value of [btoa('psbt'), '', {}, null]) expect(() => parsePsbt(value)).to.throw()
  })

  it('is a transaction id only when it looks like one', () => {
    expect(parseTxid({ txhash: 'AB'.repeat(32) })).to.equal('ab'.repeat(32))
    for (const value of ['0x12', {}, { txid: 5 }]) expect(() => parseTxid(value)).to.throw()
  })

  it('may be an error inside an answer', () => {
    expect(unwrapAnswer({ result: 5 })).to.equal(5)
    expect(unwrapAnswer('plain')).to.equal('plain')
    expect(() => unwrapAnswer({ error: { code: -32000, message: 'no' } }))
      .to.throw('no')
      .with.property('code', -32000)
  })

  it('never makes the reader fail in another way', () => {
    fc.assert(
      fc.property(fc.anything(), value => {
        parseBitcoinAccounts(value)
        parseBitcoinNetwork(value)
      }),
    )
  })
})
