import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import {
  createTestBitcoinWallet,
  createTestMultiWallet,
  createTestSolanaWallet,
  createTestWallet,
} from '../../dist/testing/index.js'

describe('test wallets outside a browser', () => {
  for (const [title, create] of Object.entries({
    EVM: () => createTestWallet({ inject: true }),
    Bitcoin: () => createTestBitcoinWallet({ presence: 'both' }),
    'all families': () => createTestMultiWallet(),
  }))
    it(`of ${title} can be announced and uninstalled`, async () => {
      const wallet = await create()
      wallet.announce()
      wallet.uninstall()
    })

  it('of Solana can be registered and uninstalled', async () => {
    const wallet = await createTestSolanaWallet()
    wallet.register()
    wallet.uninstall()
  })

  it('answer requests', async () => {
    const { provider } = createTestWallet()
    assert.equal((await provider.request({ method: 'eth_requestAccounts' })).length, 1)
  })
})
