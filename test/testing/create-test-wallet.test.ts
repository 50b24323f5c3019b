import { expect } from '@open-wc/testing'

import { ANVIL_ACCOUNTS } from '../../src/testing/index.js'
import { rejection } from '../helpers/rejection.js'
import { isWaiting, makeWallet, record, removeWallets, request } from './harness.js'

const [first, second] = ANVIL_ACCOUNTS
const privateKeys = [first.privateKey, second.privateKey]
const chains = { 1: 'https://one.example', 10: 'https://ten.example' }

afterEach(removeWallets)

describe('accounts and permission', () => {
  it('shows no account before it was approved, all of them after', async () => {
    const wallet = makeWallet({ privateKeys })
    expect(await request(wallet, 'eth_accounts')).to.deep.equal([])
    expect(await request(wallet, 'wallet_getPermissions')).to.deep.equal([])
    const changes = record(wallet, 'accountsChanged')
    expect(await request(wallet, 'eth_requestAccounts')).to.deep.equal([first.address, second.address])
    expect(await request(wallet, 'eth_accounts')).to.deep.equal([first.address, second.address])
    expect(changes).to.deep.equal([[first.address, second.address]])
    expect(wallet.authorized).to.equal(true)
  })

  it('derives the address of any other key', async () => {
    const wallet = makeWallet({ privateKey: `0x${'0'.repeat(63)}1` })
    expect(await wallet.getAddresses()).to.deep.equal(['0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'])
  })

  it('fails on an invalid key', async () => {
    expect(await rejection(makeWallet({ privateKey: 'secret' }).getAddresses())).to.be.instanceOf(TypeError)
  })

  it('notifies the site when the visitor switches accounts', async () => {
    const wallet = makeWallet({ privateKeys })
    const changes = record(wallet, 'accountsChanged')
    await wallet.switchAccount(1)
    expect(changes, 'nothing for a site without permission').to.deep.equal([])
    await request(wallet, 'eth_requestAccounts')
    await wallet.switchAccount(0)
    wallet.setAccounts([second.address])
    expect(changes).to.deep.equal([[second.address, first.address], [first.address, second.address], [second.address]])
    expect(await request(wallet, 'eth_accounts')).to.deep.equal([second.address])
    expect(await rejection(wallet.switchAccount(9))).to.be.instanceOf(RangeError)
  })

  it('can be revoked in the wallet and by the site', async () => {
    const wallet = makeWallet()
    const changes = record(wallet, 'accountsChanged')
    await request(wallet, 'eth_requestAccounts')
    wallet.revoke()
    wallet.revoke()
    expect(await request(wallet, 'eth_accounts')).to.deep.equal([])
    await request(wallet, 'wallet_requestPermissions', { eth_accounts: {} })
    expect(await request(wallet, 'eth_accounts')).to.deep.equal([first.address])
    expect(await request(wallet, 'wallet_getPermissions')).to.have.nested.property(
      '[0].parentCapability',
      'eth_accounts',
    )
    expect(await request(wallet, 'wallet_revokePermissions', { eth_accounts: {} })).to.equal(null)
    expect(wallet.authorized).to.equal(false)
    expect(changes).to.deep.equal([[first.address], [], [first.address], []])
  })

  it('shows nothing while locked and answers the waiting site when unlocked', async () => {
    const wallet = makeWallet()
    await request(wallet, 'eth_requestAccounts')
    const changes = record(wallet, 'accountsChanged')
    wallet.lock()
    expect(await request(wallet, 'eth_accounts')).to.deep.equal([])
    const asked = request(wallet, 'eth_requestAccounts')
    expect(await isWaiting(asked)).to.equal(true)
    await wallet.unlock()
    expect(await asked).to.deep.equal([first.address])
    expect(changes).to.deep.equal([[], [first.address]])
  })

  it('refuses with 4100 while locked when scripted', async () => {
    const wallet = makeWallet()
    wallet.lock({ refuse: true })
    expect(await rejection(request(wallet, 'eth_requestAccounts'))).to.have.property('code', 4100)
  })
})

describe('chains', () => {
  it('starts on the lowest chain it knows, or on the given one', async () => {
    expect(await request(makeWallet({ chains }), 'eth_chainId')).to.equal('0x1')
    const wallet = makeWallet({ chains, chainId: 10 })
    expect(await request(wallet, 'eth_chainId')).to.equal('0xa')
    expect(await request(wallet, 'net_version')).to.equal('10')
  })

  it('switches among known chains and notifies the site once', async () => {
    const wallet = makeWallet({ chains })
    const changes = record(wallet, 'chainChanged')
    expect(await request(wallet, 'wallet_switchEthereumChain', { chainId: '0xa' })).to.equal(null)
    expect(await request(wallet, 'wallet_switchEthereumChain', { chainId: '0xa' })).to.equal(null)
    expect(changes).to.deep.equal(['0xa'])
    expect(wallet.chainId).to.equal(10)
  })

  it('answers 4902 for an unknown chain until it is added', async () => {
    const wallet = makeWallet({ chains })
    const asked = (): Promise<unknown> => request(wallet, 'wallet_switchEthereumChain', { chainId: '0x539' })
    expect(await rejection(asked())).to.have.property('code', 4902)
    await request(wallet, 'wallet_addEthereumChain', {
      chainId: '0x539',
      chainName: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://127.0.0.1:8545'],
    })
    expect(wallet.chainId, 'adding switches as well').to.equal(1337)
    wallet.switchChain(1)
    expect(await asked()).to.equal(null)
  })

  it('refuses to add or switch to chains of wrong shape', async () => {
    const wallet = makeWallet({ chains })
    const good = {
      chainId: '0x539',
      chainName: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['https://rpc.example'],
    }
    const bad = [
      { ...good, chainId: 1337 },
      { ...good, chainId: '1337' },
      { ...good, chainId: '0x0' },
      { ...good, chainName: '' },
      { ...good, nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 8 } },
      { ...good, rpcUrls: [] },
      { ...good, rpcUrls: ['javascript:1', 'nonsense', 5] },
      undefined,
    ]
    for (const chain of bad) {
      expect(await rejection(request(wallet, 'wallet_addEthereumChain', chain))).to.have.property('code', -32602)
    }
    for (const params of [{ chainId: 1 }, { chainId: '0x' }, {}, 'x', null]) {
      const asked = request(wallet, 'wallet_switchEthereumChain', params)
      expect(await rejection(asked)).to.have.property('code', -32602)
    }
    expect(wallet.chainId).to.equal(1)
  })

  it('lets the visitor switch to a chain that the site does not list', async () => {
    const wallet = makeWallet({ chains })
    const changes = record(wallet, 'chainChanged')
    wallet.switchChain(1337)
    expect(changes).to.deep.equal(['0x539'])
    expect(await request(wallet, 'eth_chainId')).to.equal('0x539')
  })
})

describe('events and the handle', () => {
  it('emits disconnect with 4900, and anything else a test wants', () => {
    const wallet = makeWallet()
    const lost = record(wallet, 'disconnect')
    const junk = record(wallet, 'accountsChanged')
    wallet.disconnect()
    wallet.emit('accountsChanged', ['not-an-address'])
    expect(lost).to.have.nested.property('[0].code', 4900)
    expect(junk).to.deep.equal([['not-an-address']])
  })

  it('stops telling a handler that was removed', () => {
    const wallet = makeWallet()
    let told = 0
    const listener = (): void => void (told += 1)
    wallet.provider.on?.('chainChanged', listener)
    wallet.switchChain(5)
    wallet.provider.removeListener?.('chainChanged', listener)
    wallet.switchChain(6)
    expect(told).to.equal(1)
    expect(wallet.listenerCount('chainChanged')).to.equal(0)
  })

  it('keeps every request with its params until cleared', async () => {
    const wallet = makeWallet()
    await request(wallet, 'eth_chainId')
    await request(wallet, 'wallet_switchEthereumChain', { chainId: '0x1' })
    expect(wallet.calls).to.deep.equal([
      { method: 'eth_chainId', params: undefined },
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] },
    ])
    wallet.clear()
    expect(wallet.calls).to.deep.equal([])
  })

  it('fails like a removed extension until cleared', async () => {
    const wallet = makeWallet()
    wallet.removeExtension()
    const error = await rejection(request(wallet, 'eth_chainId'))
    expect(error).to.have.property('message', 'Extension context invalidated.')
    expect(error).to.not.have.property('code')
    wallet.clear()
    expect(await request(wallet, 'eth_chainId')).to.equal('0x1')
  })
})
