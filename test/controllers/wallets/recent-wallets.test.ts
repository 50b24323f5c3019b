import { expect } from '@open-wc/testing'

import type { Wallet } from '../../../src/core/entities/wallet.js'
import { addRecent } from '../../../src/controllers/wallets/recent-wallets.js'

const wallet = (id: string): Wallet => ({ id, name: id })

describe('recent wallets', () => {
  it('remember the 2 latest wallets, the newest first', () => {
    const [a, b, c] = [wallet('a'), wallet('b'), wallet('c')]
    expect(addRecent([a, b], c)).to.deep.equal([c, a])
    expect(addRecent([a, b], b)).to.deep.equal([b, a])
    expect(addRecent([], a)).to.deep.equal([a])
  })

  it('hold a wallet once, stored under its connector’s id or its catalogue id', () => {
    const [stored, other] = [{ ...wallet('com.a'), rdns: 'com.a' }, wallet('b')]
    const entry = { ...wallet('a'), rdns: 'com.a' }
    expect(addRecent([stored, other], entry)).to.deep.equal([entry, other])
  })
})
