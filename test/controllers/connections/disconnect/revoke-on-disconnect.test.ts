import { expect } from '@open-wc/testing'

import { evmAdapter } from '../../../../src/chains/evm/index.js'
import { createWalletModal } from '../../../../src/client.js'
import type { WalletModal } from '../../../../src/client/types.js'
import { mainnet } from '../../../../src/networks.js'
import { createTestWallet, type TestWallet } from '../../../../src/testing/index.js'
import { endInstance, OFFLINE } from '../../../helpers/instance.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const RDNS = 'com.example.test-wallet'
const REVOKE = 'wallet_revokePermissions'

describe('an EVM wallet in the page that is disconnected', () => {
  let modal: WalletModal
  let wallet: TestWallet

  beforeEach(() => {
    wallet = createTestWallet({ chains: { 1: '' }, rdns: RDNS })
  })

  afterEach(async () => {
    wallet.uninstall()
    modal.destroy()
    await endInstance()
  })

  async function connected(options: { readonly revokeOnDisconnect?: boolean } = {}): Promise<void> {
    modal = createWalletModal({ networks: [mainnet], adapters: [evmAdapter()], ...OFFLINE, ...options })
    await modal.connect(RDNS, 'eip155')
  }

  const isRevoked = (): boolean => wallet.calls.some(({ method }) => method === REVOKE)

  it('keeps the permission where the site wants that', async () => {
    await connected({ revokeOnDisconnect: false })
    await modal.disconnect()
    expect(modal.getIsConnectedState()).to.equal(false)
    expect(isRevoked()).to.equal(false)
    expect(wallet.authorized).to.equal(true)
  })

  it('revokes it, and is asked again', async () => {
    await connected()
    await modal.disconnect()
    expect(isRevoked()).to.equal(true)
    expect(wallet.authorized).to.equal(false)
    wallet.reject('eth_requestAccounts')
    const refused = await modal.connect(RDNS, 'eip155').then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(refused).to.be.instanceOf(Error)
  })

  it('is disconnected without the method as well', async () => {
    await connected()
    wallet.fail(REVOKE, { code: -32601, message: 'the method does not exist' })
    await modal.disconnect()
    expect(modal.getIsConnectedState()).to.equal(false)
  })

  it('leaves the page at once, however long it takes', async () => {
    await connected()
    wallet.hang(REVOKE)
    let isOver = false
    const disconnecting = modal.disconnect().then(() => (isOver = true))
    await waitUntil(() => !modal.getIsConnectedState())
    expect(isOver).to.equal(false)
    await disconnecting
  })
})
