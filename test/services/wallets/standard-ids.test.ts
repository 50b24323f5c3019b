import { expect } from '@open-wc/testing'

import { explorerIdOf } from '../../../src/services/wallets/standard-ids.js'

const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'

describe('the catalogue id of a registered name', () => {
  it('is found ignoring case', () => {
    expect(explorerIdOf('Phantom')).to.equal(PHANTOM)
    expect(explorerIdOf('PHANTOM')).to.equal(PHANTOM)
  })

  it('is one for both names of the same wallet', () => {
    expect(explorerIdOf('Trust')).to.equal(explorerIdOf('Trust Wallet'))
    expect(explorerIdOf('Xverse')).to.equal(explorerIdOf('Xverse Wallet'))
  })

  for (const name of ['Phantom ', 'Phantоm', 'constructor', '__proto__', ''])
    it(`is none of “${name}”`, () => expect(explorerIdOf(name)).to.equal(undefined))

  for (const name of ['Backpack', 'Solflare', 'MetaMask', 'OKX Wallet', 'Leather', 'Magic Eden', 'Exodus'])
    it(`of ${name} is 64 hex digits`, () => expect(explorerIdOf(name)).to.match(/^[0-9a-f]{64}$/))
})
