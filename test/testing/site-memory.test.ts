import { expect } from '@open-wc/testing'

import { ANVIL_ACCOUNTS, type TestWalletOptions } from '../../src/testing/index.js'
import { makeWallet, record, removeWallets, request } from './harness.js'

const [{ address, privateKey }, second] = ANVIL_ACCOUNTS
const KEY = 'test-wallet:com.example.kept'
const options: TestWalletOptions = {
  name: 'Kept',
  storage: 'local',
  privateKeys: [privateKey, second.privateKey],
  chains: { 1: '', 10: '' },
}

afterEach(() => {
  removeWallets()
  localStorage.removeItem(KEY)
})

describe('a wallet that remembers the site', () => {
  it('is still approved, on its chain and account, after a reload', async () => {
    const before = makeWallet(options)
    await request(before, 'eth_requestAccounts')
    await before.switchAccount(1)
    await request(before, 'wallet_switchEthereumChain', { chainId: '0xa' })
    before.uninstall()
    const after = makeWallet(options)
    expect(after.authorized).to.equal(true)
    expect(await request(after, 'eth_accounts')).to.deep.equal([second.address, address])
    expect(await request(after, 'eth_chainId')).to.equal('0xa')
    after.revoke()
    expect(await request(makeWallet(options), 'eth_accounts')).to.deep.equal([])
  })

  it('stays locked over a reload, until it is unlocked', async () => {
    const before = makeWallet(options)
    await request(before, 'eth_requestAccounts')
    before.lock()
    before.uninstall()
    const after = makeWallet(options)
    expect(await request(after, 'eth_accounts')).to.deep.equal([])
    const changes = record(after, 'accountsChanged')
    await after.unlock()
    expect(changes).to.deep.equal([[address, second.address]])
    expect(await request(makeWallet(options), 'eth_accounts')).to.deep.equal([address, second.address])
  })

  it('remembers added chains', async () => {
    const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
    const chain = { chainId: '0x539', chainName: 'Local', nativeCurrency, rpcUrls: ['https://rpc.example'] }
    await request(makeWallet(options), 'wallet_addEthereumChain', chain)
    const again = makeWallet(options)
    again.switchChain(1)
    expect(await request(again, 'wallet_switchEthereumChain', { chainId: '0x539' })).to.equal(null)
  })

  it('forgets with the page without a storage', async () => {
    await request(makeWallet({ name: 'Kept' }), 'eth_requestAccounts')
    expect(localStorage.getItem(KEY)).to.equal(null)
    expect(makeWallet({ name: 'Kept' }).authorized).to.equal(false)
  })

  it('treats corrupt memory as empty', async () => {
    for (const text of ['{', 'null', '[]', '{"authorized":"yes","chainId":"1","accounts":[1],"added":{"1":2}}']) {
      localStorage.setItem(KEY, text)
      const wallet = makeWallet(options)
      expect(await request(wallet, 'eth_accounts')).to.deep.equal([])
      expect(await request(wallet, 'eth_chainId')).to.equal('0x1')
      wallet.uninstall()
    }
  })

  it('works on when the storage is denied', async () => {
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    const storage = { length: 0, clear: denied, getItem: denied, key: denied, removeItem: denied, setItem: denied }
    const wallet = makeWallet({ ...options, storage })
    await request(wallet, 'eth_requestAccounts')
    expect(await request(wallet, 'eth_accounts')).to.deep.equal([address, second.address])
  })

  it('notifies this tab of events in another', async () => {
    const wallet = makeWallet(options)
    await request(wallet, 'eth_requestAccounts')
    const [accounts, chains] = [record(wallet, 'accountsChanged'), record(wallet, 'chainChanged')]
    const oldValue = localStorage.getItem(KEY)
    const newValue = JSON.stringify({ authorized: false, chainId: 10, added: {} })
    localStorage.setItem(KEY, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue, storageArea: localStorage }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', oldValue, newValue, storageArea: localStorage }))
    await Promise.resolve()
    await Promise.resolve()
    expect(accounts).to.deep.equal([[]])
    expect(chains).to.deep.equal(['0xa'])
  })
})
