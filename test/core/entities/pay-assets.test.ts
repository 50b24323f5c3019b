import { expect } from '@open-wc/testing'
import { getAddress } from 'viem'

import { readPaymentAsset } from '../../../src/services/catalogue/payments.js'
import * as assets from '../../../src/core/entities/pay-assets.js'

describe('preset assets', () => {
  it('are the fourteen that other kits have', () => {
    expect(Object.keys(assets).sort()).to.deep.equal([
      'arbitrumUSDC',
      'arbitrumUSDT',
      'baseETH',
      'baseSepoliaETH',
      'baseUSDC',
      'ethereumUSDC',
      'ethereumUSDT',
      'optimismUSDC',
      'optimismUSDT',
      'polygonUSDC',
      'polygonUSDT',
      'solanaSOL',
      'solanaUSDC',
      'solanaUSDT',
    ])
  })

  for (const [name, asset] of Object.entries(assets))
    it(`${name} is well-formed`, () => {
      expect(readPaymentAsset(asset)).to.deep.equal(asset)
      if (asset.asset.startsWith('0x')) expect(getAddress(asset.asset)).to.equal(asset.asset)
    })
})
