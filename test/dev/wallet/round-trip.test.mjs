import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createPublicClient, http, parseEther, toHex, verifyMessage, verifyTypedData } from 'viem'
import { startChains } from '../../../dev/evm/chains.mjs'
import { receiptOf } from '../../../dev/evm/receipts.mjs'
import { comesTrue } from '../../support/comes-true.mjs'
import { createPair } from './page-side.mjs'

const typedData = {
  domain: { name: 'Test', chainId: 31337 },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Note: [{ name: 'text', type: 'string' }],
  },
  primaryType: 'Note',
  message: { text: 'hello' },
}

describe('a page and the wallet over the relay', () => {
  /** @type {Awaited<ReturnType<typeof startChains>>} */
  let chains
  /** @type {Awaited<ReturnType<typeof createPair>>} */
  let pair
  before(async () => {
    chains = await startChains()
    const rpcUrls = Object.fromEntries(chains.map(chain => [String(chain.chainId), chain.rpcUrl]))
    pair = await createPair({ rpcUrls })
  })
  after(async () => {
    await pair?.stop()
    await Promise.all((chains ?? []).map(chain => chain.stop()))
  })

  it('pair by link', async () => {
    const session = await pair.connect()
    const [account] = pair.wallet.accounts
    assert.deepEqual(session?.namespaces.eip155?.chains, ['eip155:31337'])
    assert.equal(session?.namespaces.eip155?.accounts[0], `eip155:31337:${account?.eip155}`)
    assert.equal(session?.peer.metadata.name, 'Local Wallet')
    assert.equal(pair.wallet.sessions()[0]?.peer.name, 'Test page')
  })

  it('sign a message and typed data', async () => {
    const address = /** @type {`0x${string}`} */ (pair.wallet.accounts[0]?.eip155)
    const signature = await pair.page.request('personal_sign', [toHex('hello'), address])
    assert.ok(await verifyMessage({ address, message: 'hello', signature }))
    const typed = await pair.page.request('eth_signTypedData_v4', [address, JSON.stringify(typedData)])
    assert.ok(await verifyTypedData({ ...typedData, address, signature: typed }))
  })

  it('send a transaction that is mined', async () => {
    const to = '0x000000000000000000000000000000000000dEaD'
    const from = pair.wallet.accounts[0]?.eip155
    const hash = await pair.page.request('eth_sendTransaction', [{ from, to, value: toHex(parseEther('1')) }])
    const client = createPublicClient({ transport: http(chains[0]?.rpcUrl) })
    assert.equal((await receiptOf(client, hash)).status, 'success')
    assert.equal(await client.getBalance({ address: to }), parseEther('1'))
  })

  it('tell why a transaction cannot be sent', async () => {
    const from = pair.wallet.accounts[0]?.eip155
    const value = toHex(parseEther('1000000'))
    await assert.rejects(pair.page.request('eth_sendTransaction', [{ from, to: from, value }]), error => {
      assert.match(Object(error).message, /exceeds the balance/)
      return true
    })
  })

  it('switch to a chain that the session gets then', async () => {
    assert.equal(await pair.page.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]), null)
    assert.ok(await comesTrue(() => pair.page.heard('session_update')))
    assert.deepEqual(pair.page.provider.session?.namespaces.eip155?.chains, ['eip155:31337', 'eip155:31338'])
    await assert.rejects(pair.page.request('wallet_switchEthereumChain', [{ chainId: '0x5' }]), { code: 4902 })
  })

  it('add a chain, and then switch to it', async () => {
    const chain = { chainId: '0x5', rpcUrls: ['https://node.example.com'] }
    assert.equal(await pair.page.request('wallet_addEthereumChain', [chain]), null)
    assert.ok(pair.page.provider.session?.namespaces.eip155?.chains?.includes('eip155:5'))
    const from = pair.wallet.accounts[0]?.eip155
    const sending = pair.page.request('eth_sendTransaction', [{ from, to: from }], 'eip155:5')
    await assert.rejects(sending, { code: -32000, message: 'This wallet knows no node of eip155:5.' })
  })

  it('agree on another account and chain', async () => {
    pair.page.events.length = 0
    await pair.wallet.changeAccount(1)
    assert.ok(await comesTrue(() => pair.page.heard('accountsChanged')))
    const [, accounts] = pair.page.events.find(([name]) => name === 'accountsChanged') ?? []
    assert.equal(accounts[0], pair.wallet.accounts[1]?.eip155)
    assert.ok(pair.page.provider.session?.namespaces.eip155?.accounts[0]?.endsWith(String(accounts[0])))
    pair.page.events.length = 0
    await pair.wallet.changeChain(31337)
    assert.ok(await comesTrue(() => pair.page.heard('chainChanged')))
    await assert.rejects(pair.wallet.changeAccount(9), RangeError)
    await assert.rejects(pair.wallet.changeChain(99), /Unrecognized chain/)
  })

  it('agree that the wallet has ended it', async () => {
    await pair.wallet.disconnect()
    assert.ok(await comesTrue(() => pair.page.heard('session_delete') && pair.page.heard('disconnect')))
    assert.equal(pair.page.provider.session, undefined)
  })

  it('agree that the page has ended it', async () => {
    await pair.connect()
    assert.equal(pair.wallet.sessions().length, 1)
    await pair.page.provider.disconnect()
    assert.ok(await comesTrue(() => pair.wallet.sessions().length === 0))
  })
})
