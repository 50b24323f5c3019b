import { expect } from '@open-wc/testing'
import { BrowserProvider, type Eip1193Provider, verifyMessage as verifyWithEthers } from 'ethers'
import { createWalletClient, custom, type EIP1193Provider, verifyMessage } from 'viem'
import { mainnet } from 'viem/chains'

import { evmAdapter, getWalletClient } from '../../src/chains/evm/index.js'
import { createWalletModal } from '../../src/client.js'
import type { WalletModal } from '../../src/client/types.js'
import { ANVIL_ACCOUNTS, createTestWallet, type TestWallet } from '../../src/testing/index.js'
import { endInstance, OFFLINE } from '../helpers/instance.js'

const [{ address: ALICE }] = ANVIL_ACCOUNTS
const RDNS = 'com.example.test-wallet'

describe('the recipes for EVM', () => {
  let modal: WalletModal
  let wallet: TestWallet

  before(async () => {
    wallet = createTestWallet({ chains: { 1: '' }, rdns: RDNS })
    modal = createWalletModal({ networks: [mainnet], adapters: [evmAdapter()], ...OFFLINE })
    await modal.connect(RDNS, 'eip155')
  })

  after(async () => {
    wallet.uninstall()
    modal.destroy()
    await endInstance()
  })

  it('sign with ethers v6 over our provider', async () => {
    const provider = modal.getProvider<Eip1193Provider>('eip155')
    const address = modal.getAddress('eip155')
    if (!provider || !address) throw new Error('not connected')
    const signer = await new BrowserProvider(provider, 'any').getSigner(address)
    const signature = await signer.signMessage('hello')
    expect(verifyWithEthers('hello', signature)).to.equal(ALICE)
  })

  it('sign with our viem client', async () => {
    const client = await getWalletClient(modal)
    const signature = await client.signMessage({ message: 'hello' })
    expect(await verifyMessage({ address: ALICE, message: 'hello', signature })).to.equal(true)
  })

  it('sign with a viem client of the site', async () => {
    const provider = modal.getProvider<EIP1193Provider>('eip155')
    if (!provider) throw new Error('not connected')
    const client = createWalletClient({ chain: mainnet, transport: custom(provider) })
    const [account] = await client.getAddresses()
    if (!account) throw new Error('no account')
    const signature = await client.signMessage({ account, message: 'hello' })
    expect(await verifyMessage({ address: ALICE, message: 'hello', signature })).to.equal(true)
  })
})
