import { expect } from '@open-wc/testing'

import { RequestPendingError } from '../../../../src/core/errors/connection.js'
import { ChainNotSupportedError, SwitchNetworkError, SwitchRejectedError } from '../../../../src/core/errors/network.js'
import { ModalClosedError } from '../../../../src/core/errors/attempt.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp } from '../../shared/harness.js'
import { count, mainnet, makeAdapter, makeWallet, polygon } from '../harness.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const ID = 'com.example.test-wallet'

afterEach(cleanUp)

describe('switchNetwork', () => {
  it('has the wallet switch and returns its network', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    expect(await adapter.wallets.switchNetwork(ID, polygon)).to.equal('eip155:137')
    expect(wallet.calls[0]).to.deep.equal({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
    expect(count(wallet, 'wallet_addEthereumChain')).to.equal(0)
  })

  it('adds a chain that the wallet does not know, with its public endpoints', async () => {
    const wallet = makeWallet({ chains: { 1: '' } })
    const { adapter } = makeAdapter()
    expect(await adapter.wallets.switchNetwork(ID, polygon)).to.equal('eip155:137')
    expect(wallet.calls.find(({ method }) => method === 'wallet_addEthereumChain')?.params).to.deep.equal([
      {
        chainId: '0x89',
        chainName: 'Polygon',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['https://public.example/137'],
        blockExplorerUrls: ['https://scan.example/137'],
      },
    ])
  })

  const unknown: readonly [string, object][] = [
    ['4902 (IP-032)', { code: 4902, message: 'x' }],
    ['5000 (IP-033)', { code: 5000, message: 'x' }],
    ['32603 (IP-034)', { code: 32603, message: 'x' }],
    ['-32603 (IP-035)', { code: -32603, message: 'x' }],
    ['4902 as a text', { code: '4902', message: 'x' }],
    ['a wrapped 4902', { code: -32000, message: 'x', data: { originalError: { code: 4902 } } }],
  ]
  for (const [name, error] of unknown)
    it(`tries to add after ${name}, and reports when that fails too`, async () => {
      const wallet = makeWallet()
      wallet.fail('wallet_switchEthereumChain', error)
      wallet.fail('wallet_addEthereumChain', { code: 4001, message: 'no' })
      const failure = await rejection(makeAdapter().adapter.wallets.switchNetwork(ID, polygon))
      expect(failure).to.be.instanceOf(ChainNotSupportedError)
      expect(failure).to.have.property('message', 'Chain is not supported')
      expect(count(wallet, 'wallet_addEthereumChain')).to.equal(1)
      expect(wallet.chainId).to.equal(1)
    })

  const final: readonly [string, object, new () => Error][] = [
    ['a refusal (IP-036)', { code: 4001, message: 'User rejected' }, SwitchRejectedError],
    ['a refusal in words only', { code: -32603, message: 'User rejected the request.' }, SwitchRejectedError],
    ['a refusal whose code is a text', { code: '4001', message: 'x' }, SwitchRejectedError],
    ['a wrapped refusal', { code: -32603, message: 'x', data: { originalError: { code: 4001 } } }, SwitchRejectedError],
    [
      'a wrapped open request',
      { code: -32603, message: 'x', data: { originalError: { code: -32002 } } },
      RequestPendingError,
    ],
    ['an open request', { code: -32002, message: 'x' }, RequestPendingError],
    ['any other failure', { code: -32000, message: 'x' }, SwitchNetworkError],
  ]
  for (const [name, error, type] of final)
    it(`adds nothing after ${name}`, async () => {
      const wallet = makeWallet()
      wallet.fail('wallet_switchEthereumChain', error)
      expect(await rejection(makeAdapter().adapter.wallets.switchNetwork(ID, polygon))).to.be.instanceOf(type)
      expect(count(wallet, 'wallet_addEthereumChain')).to.equal(0)
    })

  it('waits briefly for a wallet that reports a switch before it has switched', async () => {
    const wallet = makeWallet()
    wallet.answer('wallet_switchEthereumChain', () => {
      setTimeout(() => wallet.switchChain(137), 200) // as late as some wallets
      return null
    })
    expect(await makeAdapter().adapter.wallets.switchNetwork(ID, polygon)).to.equal('eip155:137')
    expect(count(wallet, 'wallet_switchEthereumChain')).to.equal(1)
  })

  it('asks again to switch if a wallet only adds the chain', async () => {
    const wallet = makeWallet({ chains: { 1: '' } })
    let known = false
    wallet.answer('wallet_switchEthereumChain', () => {
      if (!known) throw Object.assign(new Error('x'), { code: 4902 })
      wallet.switchChain(137)
      return null
    })
    wallet.answer('wallet_addEthereumChain', () => {
      known = true
      return null
    })
    expect(await makeAdapter().adapter.wallets.switchNetwork(ID, polygon)).to.equal('eip155:137')
    expect(count(wallet, 'wallet_addEthereumChain')).to.equal(1)
  })

  it('reports an unsupported chain if a wallet only claims to have added it', async () => {
    const wallet = makeWallet()
    wallet.fail('wallet_switchEthereumChain', { code: 4902, message: 'x' })
    wallet.answer('wallet_addEthereumChain', null)
    const failure = await rejection(makeAdapter().adapter.wallets.switchNetwork(ID, polygon))
    expect(failure).to.be.instanceOf(ChainNotSupportedError)
    expect(count(wallet, 'wallet_addEthereumChain')).to.equal(1)
  })

  it('sends no further request once no one waits for it', async () => {
    const wallet = makeWallet()
    wallet.hang('wallet_switchEthereumChain')
    const stop = new AbortController()
    const task = rejection(makeAdapter().adapter.wallets.switchNetwork(ID, polygon, stop.signal))
    await waitUntil(() => count(wallet, 'wallet_switchEthereumChain') === 1)
    stop.abort()
    wallet.fail('wallet_switchEthereumChain', { code: 4902, message: 'x' })
    expect(await task).to.be.instanceOf(ModalClosedError)
    expect(count(wallet, 'wallet_addEthereumChain')).to.equal(0)
  })

  it('believes what the wallet reports, not what was asked (IP-037)', async () => {
    const wallet = makeWallet()
    wallet.answer('wallet_switchEthereumChain', null)
    expect(await makeAdapter().adapter.wallets.switchNetwork(ID, polygon)).to.equal('eip155:1')
    wallet.answer('eth_chainId', '0xZZ')
    expect(await makeAdapter().adapter.wallets.switchNetwork(ID, mainnet)).to.equal(undefined)
  })
})
