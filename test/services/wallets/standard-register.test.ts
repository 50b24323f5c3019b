import { expect } from '@open-wc/testing'

import { createStandardWallets } from '../../../src/services/wallets/standard.js'
import { registerStandardWallet } from '../../../src/services/wallets/standard-register.js'

const makeWallet = () => ({
  version: '1.0.0',
  name: 'Elder',
  chains: ['solana:mainnet'],
  accounts: [],
  features: { 'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [] }) } },
})

describe('registering a Wallet Standard wallet', () => {
  it('reaches existing and later listeners, and ends for both', () => {
    const target = new EventTarget()
    const early = createStandardWallets(target)
    early.start()
    const end = registerStandardWallet(makeWallet(), target)
    const late = createStandardWallets(target)
    late.start()
    expect(early.list().map(({ name }) => name)).to.deep.equal(['Elder'])
    expect(late.list().map(({ name }) => name)).to.deep.equal(['Elder'])
    end()
    expect(early.list()).to.have.length(0)
    expect(late.list()).to.have.length(0)
    const last = createStandardWallets(target)
    last.start()
    expect(last.list()).to.have.length(0)
    for (const wallets of [early, late, last]) wallets.stop()
  })

  it('ignores events without a register function', () => {
    const target = new EventTarget()
    const end = registerStandardWallet(makeWallet(), target)
    for (const detail of [undefined, null, 7, {}, { register: 7 }])
      target.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail }))
    end()
  })
})
