import { expect } from '@open-wc/testing'

import { ANVIL_ACCOUNTS, ProviderRpcError } from '../../src/testing/index.js'
import { rejection } from '../helpers/rejection.js'
import { isWaiting, makeWallet, removeWallets, request } from './harness.js'

const { address } = ANVIL_ACCOUNTS[0]

afterEach(removeWallets)

describe('scripted answers', () => {
  it('rejects what asks the visitor with 4001, and nothing else', async () => {
    const wallet = makeWallet()
    wallet.reject()
    const error = await rejection(request(wallet, 'eth_requestAccounts'))
    expect(error).to.be.instanceOf(ProviderRpcError).and.include({ code: 4001, name: 'ProviderRpcError' })
    expect(await rejection(request(wallet, 'personal_sign', '0x', address))).to.have.property('code', 4001)
    expect(await request(wallet, 'eth_chainId')).to.equal('0x1')
    expect(wallet.authorized).to.equal(false)
    wallet.approve()
    expect(await request(wallet, 'eth_requestAccounts')).to.deep.equal([address])
  })

  it('rejects one method only', async () => {
    const wallet = makeWallet()
    wallet.reject('wallet_switchEthereumChain')
    await request(wallet, 'eth_requestAccounts')
    const asked = request(wallet, 'wallet_switchEthereumChain', { chainId: '0x1' })
    expect(await rejection(asked)).to.have.property('code', 4001)
  })

  it('approves one method while the others are rejected', async () => {
    const wallet = makeWallet()
    wallet.reject()
    wallet.approve('eth_requestAccounts')
    expect(await request(wallet, 'eth_requestAccounts')).to.deep.equal([address])
    const asked = request(wallet, 'wallet_switchEthereumChain', { chainId: '0x1' })
    expect(await rejection(asked)).to.have.property('code', 4001)
  })

  it('says that a request is pending already', async () => {
    const wallet = makeWallet()
    wallet.pending('eth_requestAccounts')
    expect(await rejection(request(wallet, 'eth_requestAccounts'))).to.include({
      code: -32002,
      message: 'Already processing eth_requestAccounts. Please wait.',
    })
  })

  it('does not answer while it hangs, then continues with later requests', async () => {
    const wallet = makeWallet()
    wallet.hang()
    const [accounts, chain] = [request(wallet, 'eth_requestAccounts'), request(wallet, 'eth_chainId')]
    expect(await isWaiting(accounts)).to.equal(true)
    expect(await isWaiting(chain)).to.equal(true)
    wallet.reject('eth_requestAccounts')
    expect(await rejection(accounts)).to.have.property('code', 4001)
    expect(await isWaiting(chain)).to.equal(true)
    wallet.approve()
    expect(await chain).to.equal('0x1')
  })

  it('hangs altogether even where it rejected before', async () => {
    const wallet = makeWallet()
    wallet.reject()
    wallet.hang()
    expect(await isWaiting(request(wallet, 'eth_requestAccounts'))).to.equal(true)
  })

  it('never answers what hung when it was cleared or uninstalled', async () => {
    const wallet = makeWallet()
    wallet.hang('eth_accounts')
    const asked = request(wallet, 'eth_accounts')
    await isWaiting(asked)
    wallet.clear()
    wallet.approve()
    expect(await isWaiting(asked)).to.equal(true)
    expect(await request(wallet, 'eth_accounts')).to.deep.equal([])
  })

  it('answers with any shape, fixed or computed', async () => {
    const wallet = makeWallet()
    for (const shape of [null, 5, '0x', 'eip155:1', { address }, [], [123]]) {
      wallet.answer('eth_chainId', shape)
      expect(await request(wallet, 'eth_chainId')).to.deep.equal(shape)
    }
    wallet.answer('eth_getBalance', (params: unknown) => ({ params }))
    expect(await request(wallet, 'eth_getBalance', address)).to.deep.equal({ params: [address] })
    wallet.answer('wallet_unheardOf', 'yes')
    expect(await request(wallet, 'wallet_unheardOf')).to.equal('yes')
  })

  it('fails with errors of any shape', async () => {
    const wallet = makeWallet()
    wallet.fail('eth_requestAccounts', { code: 5000, message: 'no', data: { why: 1 } })
    const error = await rejection(request(wallet, 'eth_requestAccounts'))
    expect(error).to.be.instanceOf(ProviderRpcError).and.include({ code: 5000, message: 'no' })
    expect(error).to.have.deep.property('data', { why: 1 })
    wallet.fail('eth_requestAccounts', { message: 'plain' })
    expect(await rejection(request(wallet, 'eth_requestAccounts')))
      .to.be.instanceOf(Error)
      .and.not.have.property('code')
    for (const thrown of ['just a string', null, undefined]) {
      wallet.fail('eth_requestAccounts', thrown)
      expect(await rejection(request(wallet, 'eth_requestAccounts'))).to.equal(thrown)
    }
  })

  it('waits before answering', async () => {
    const wallet = makeWallet()
    wallet.delay(80)
    wallet.delay(0, 'eth_accounts')
    const slow = request(wallet, 'eth_chainId')
    expect(await request(wallet, 'eth_accounts')).to.deep.equal([])
    expect(await isWaiting(slow)).to.equal(true)
    expect(await slow).to.equal('0x1')
  })
})
