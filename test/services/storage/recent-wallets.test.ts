import { expect } from '@open-wc/testing'

import { KEYS } from '../../../src/services/storage/keys.js'
import { writeStored } from '../../../src/services/storage/read-write.js'
import { hasRecentWallets } from '../../../src/services/storage/recent-wallets.js'

describe('hasRecentWallets', () => {
  afterEach(() => localStorage.removeItem(KEYS.recentWallets.name))

  it('is true once a wallet has been remembered', () => {
    expect(hasRecentWallets()).to.equal(false)
    writeStored(KEYS.recentWallets, [{ id: 'aspen', name: 'Aspen' }])
    expect(hasRecentWallets()).to.equal(true)
  })

  it('is false where storage is denied', () => {
    const { localStorage: own } = window
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    try {
      expect(hasRecentWallets()).to.equal(false)
    } finally {
      Object.defineProperty(window, 'localStorage', { configurable: true, get: () => own })
    }
  })
})
