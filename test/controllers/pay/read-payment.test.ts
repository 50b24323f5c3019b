import { expect } from '@open-wc/testing'

import { readPayment } from '../../../src/controllers/pay/read-payment.js'
import type { PayOptions } from '../../../src/core/entities/pay.js'
import { DOLLAR, DOLLARS, ETHER, SHOP, payOptions } from '../../helpers/payment.js'

const codeOf = (options: unknown): unknown => {
  try {
    readPayment(options)
    return 'read'
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}

const SOLANA = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
const MISSPELLED = '0x70997970c51812dc3A010C7d01b50e0d17dc79C8'

describe('the options of a payment', () => {
  it('are parsed to the last digit, with the address in its chain’s format', () => {
    const { amount, token, recipient, newTab, named } = readPayment(
      payOptions({ paymentAsset: DOLLARS, amount: '12345678901234567890.123456', recipient: `eip155:1:${SHOP}` }),
    )
    expect(amount).to.equal(12_345_678_901_234_567_890_123_456n)
    expect([token, recipient, newTab, named]).to.deep.equal([DOLLAR, SHOP, true, false])
    expect(readPayment(payOptions({ amount: 0.5 })).amount).to.equal(5n * 10n ** 17n)
    expect(readPayment(payOptions({ recipient: SHOP.toLowerCase() })).recipient).to.equal(SHOP)
  })

  it('take a recipient with the checksum of the asset’s network', () => {
    const recipient = '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD' // on Rootstock, from EIP-1191
    expect(codeOf(payOptions({ paymentAsset: { ...ETHER, network: 'eip155:30' }, recipient }))).to.equal('read')
    expect(codeOf(payOptions({ recipient }))).to.equal('INVALID_RECIPIENT')
  })

  it('are the same payment however they are written, and another one under another id', () => {
    const keyOf = (patch: Partial<PayOptions>): string => readPayment(payOptions(patch)).key
    expect(keyOf({ recipient: SHOP.toLowerCase(), amount: '.250' })).to.equal(keyOf({}))
    expect(
      new Set([keyOf({}), keyOf({ paymentId: 'a' }), keyOf({ paymentId: 'A' }), keyOf({ amount: '0.26' })]).size,
    ).to.equal(4)
  })

  const wrong: readonly (readonly [string, unknown, string])[] = [
    ['no object', undefined, 'INVALID_PAYMENT_CONFIG'],
    ['no asset', { ...payOptions(), paymentAsset: undefined }, 'INVALID_ASSET'],
    [
      'an unknown network',
      payOptions({ paymentAsset: { ...ETHER, network: 'eip155:x' as 'eip155:1' } }),
      'INVALID_ASSET',
    ],
    ['an asset that is no address', payOptions({ paymentAsset: { ...ETHER, asset: 'dollars' } }), 'INVALID_ASSET'],
    ['an asset of another chain', payOptions({ paymentAsset: { ...ETHER, asset: SOLANA } }), 'INVALID_ASSET'],
    [
      'too many decimals of the asset',
      payOptions({ paymentAsset: { ...ETHER, metadata: { ...ETHER.metadata, decimals: 37 } } }),
      'INVALID_ASSET',
    ],
    [
      'a family that cannot be paid on',
      payOptions({ paymentAsset: { ...ETHER, network: 'bip122:000000000019d6689c085ae165831e93' } }),
      'INVALID_CHAIN_NAMESPACE',
    ],
    ['no recipient', payOptions({ recipient: ' ' }), 'INVALID_RECIPIENT'],
    ['a name', payOptions({ recipient: 'shop.eth' }), 'INVALID_RECIPIENT'],
    ['nobody', payOptions({ recipient: `0x${'0'.repeat(40)}` }), 'INVALID_RECIPIENT'],
    ['a wrong checksum', payOptions({ recipient: MISSPELLED }), 'INVALID_RECIPIENT'],
    ['a recipient of another family', payOptions({ recipient: SOLANA }), 'INVALID_RECIPIENT_ADDRESS_FOR_ASSET'],
    [
      'a recipient of another network',
      payOptions({ recipient: `eip155:137:${SHOP}` }),
      'INVALID_RECIPIENT_ADDRESS_FOR_ASSET',
    ],
    ['an amount of zero', payOptions({ amount: '0.000' }), 'INVALID_AMOUNT'],
    ['a negative amount', payOptions({ amount: -1 }), 'INVALID_AMOUNT'],
    ['an exponent', payOptions({ amount: 1e-7 }), 'INVALID_AMOUNT'],
    ['no number', payOptions({ amount: Number.NaN }), 'INVALID_AMOUNT'],
    ['too many decimals', payOptions({ paymentAsset: DOLLARS, amount: '0.0000001' }), 'INVALID_AMOUNT'],
    [
      'both lists of exchanges',
      payOptions({ payWithExchange: { includeOnly: [], exclude: [] } }),
      'INVALID_PAYMENT_CONFIG',
    ],
    [
      'a redirect that is no web address',
      payOptions({ redirectUrl: { success: 'javascript:1' } }),
      'INVALID_PAYMENT_CONFIG',
    ],
    ['an empty id', payOptions({ paymentId: '' }), 'INVALID_PAYMENT_CONFIG'],
  ]
  for (const [what, options, code] of wrong)
    it(`are refused for ${what}`, () => {
      expect(codeOf(options)).to.equal(code)
    })
})
