import { expect } from '@open-wc/testing'

import { joinSafe, SAFE_CONNECTOR } from '../../../../src/chains/shared/safe/join.js'
import { SafeWallet } from '../../../../src/chains/shared/safe/safe-provider.js'
import { siteFacade } from '../../../../src/core/site-facade.js'
import { SafeChannel } from '../../../../src/services/safe/safe-channel.js'
import { ALICE, BOB, HASH } from '../../../helpers/fake-adapter.js'
import { rejection } from '../../../helpers/rejection.js'
import { safeHost } from '../../../helpers/safe-host.js'

const SAFE_HASH = `0x${'cd'.repeat(32)}`
const RECEIPT = { transactionHash: HASH, status: '0x1' }

describe('a Safe as a provider', () => {
  const ends: (() => void)[] = []
  afterEach(() => ends.splice(0).forEach(end => end()))

  /** A Safe on chain 1 that answers by `answers`, a method each. */
  async function begin(answers: Readonly<Record<string, unknown>> = {}, { connected = true } = {}) {
    const host = await safeHost(({ method }) =>
      method in answers ? { success: true, data: answers[method] } : { success: false, error: `No ${method}` },
    )
    const life = new AbortController()
    ends.push(
      () => host.remove(),
      () => life.abort(),
    )
    const line = new SafeChannel(host.window, location.origin, life.signal)
    const wallet = new SafeWallet(line, { safeAddress: ALICE, chainId: 1 })
    if (connected) wallet.connect(true)
    const ask = (method: string, ...params: readonly unknown[]) => wallet.provider.request({ method, params })
    const sent = () => host.requests.map(({ method, params }) => ({ method, params }))
    return { wallet, ask, sent }
  }

  it('returns its account once connected, reports it, and is on its only chain', async () => {
    const { wallet, ask } = await begin({}, { connected: false })
    const seen: unknown[] = []
    wallet.provider.on('accountsChanged', accounts => seen.push(accounts))
    expect(await ask('eth_accounts')).to.deep.equal([])
    wallet.connect(true)
    expect(await ask('eth_accounts')).to.deep.equal([ALICE])
    expect(await ask('eth_chainId')).to.equal('0x1')
    expect(await ask('wallet_switchEthereumChain', { chainId: '0x1' })).to.equal(null)
    expect(await rejection(ask('wallet_switchEthereumChain', { chainId: '0x89' }))).to.include({ code: 4902 })
    wallet.connect(false)
    expect(seen).to.deep.equal([[ALICE], []])
  })

  it('passes a transaction to the Safe, and returns the Safe’s hash of it', async () => {
    const { ask, sent } = await begin({ sendTransactions: { safeTxHash: SAFE_HASH } })
    expect(await ask('eth_sendTransaction', { from: ALICE, to: BOB, value: '0xde0b6b3a7640000' })).to.equal(SAFE_HASH)
    const txs = [{ to: BOB, value: '1000000000000000000', data: '0x' }]
    expect(sent()).to.deep.equal([{ method: 'sendTransactions', params: { txs } }])
  })

  it('sends a batch as one, in both versions of EIP-5792, and reports its outcome', async () => {
    const { ask, sent } = await begin({
      sendTransactions: { safeTxHash: SAFE_HASH },
      getTxBySafeTxHash: { txHash: HASH, txStatus: 'SUCCESS' },
      rpcCall: RECEIPT,
    })
    const calls = [
      { to: BOB, value: '0x1' },
      { to: ALICE, data: '0xabcd' },
    ]
    expect(await ask('wallet_sendCalls', { version: '2.0.0', chainId: '0x1', calls })).to.deep.equal({ id: SAFE_HASH })
    expect(await ask('wallet_sendCalls', { version: '1.0', calls })).to.equal(SAFE_HASH)
    const txs = [
      { to: BOB, value: '1', data: '0x' },
      { to: ALICE, value: '0', data: '0xabcd' },
    ]
    expect(sent()[0]).to.deep.equal({ method: 'sendTransactions', params: { txs } })
    expect(await ask('wallet_getCallsStatus', SAFE_HASH)).to.deep.include({ status: 200, receipts: [RECEIPT] })
    expect(await ask('wallet_getCapabilities')).to.deep.equal({ '0x1': { atomic: { status: 'supported' } } })
  })

  it('is not through before the owners have agreed', async () => {
    const { ask } = await begin({ getTxBySafeTxHash: { txHash: null, txStatus: 'AWAITING_CONFIRMATIONS' } })
    expect(await ask('wallet_getCallsStatus', SAFE_HASH))
      .to.include({ status: 100 })
      .and.not.have.property('receipts')
    expect(await ask('eth_getTransactionReceipt', SAFE_HASH)).to.equal(null)
  })

  it('is not through before its node has the receipt', async () => {
    const { ask } = await begin({ getTxBySafeTxHash: { txHash: HASH, txStatus: 'SUCCESS' }, rpcCall: null })
    expect(await ask('wallet_getCallsStatus', SAFE_HASH)).to.include({ status: 100 })
  })

  it('finds a transaction by the Safe’s hash and by that of the chain', async () => {
    const known = await begin({ getTxBySafeTxHash: { txHash: HASH }, rpcCall: RECEIPT })
    expect(await known.ask('eth_getTransactionReceipt', SAFE_HASH)).to.deep.equal(RECEIPT)
    expect(known.sent().at(-1)?.params).to.deep.equal({ call: 'eth_getTransactionReceipt', params: [HASH] })
    const other = await begin({ rpcCall: RECEIPT })
    await other.ask('eth_getTransactionReceipt', SAFE_HASH)
    expect(other.sent().at(-1)?.params).to.deep.equal({ call: 'eth_getTransactionReceipt', params: [SAFE_HASH] })
  })

  it('signs texts and typed data, and returns an empty signature for on-chain signing', async () => {
    const { ask, sent } = await begin({
      signMessage: { signature: '0xab' },
      signTypedMessage: { safeTxHash: SAFE_HASH },
    })
    expect(await ask('personal_sign', '0x68656c6c6f', ALICE)).to.equal('0xab')
    const typedData = { domain: { chainId: 1 }, types: {}, message: { a: 1 }, primaryType: 'A' }
    expect(await ask('eth_signTypedData_v4', ALICE, JSON.stringify(typedData))).to.equal('0x')
    expect(sent()).to.deep.equal([
      { method: 'signMessage', params: { message: 'hello' } },
      { method: 'signTypedMessage', params: { typedData } },
    ])
  })

  for (const [what, method, ...params] of [
    ['a transaction without a receiver', 'eth_sendTransaction', { data: '0x00' }],
    ['half a wei', 'eth_sendTransaction', { to: BOB, value: 0.5 }],
    ['no calls', 'wallet_sendCalls', { calls: [] }],
    ['calls for another chain', 'wallet_sendCalls', { chainId: '0x89', calls: [{ to: BOB }] }],
    ['typed data for another chain', 'eth_signTypedData_v4', ALICE, { domain: { chainId: 5 }, types: {}, message: {} }],
    ['no text', 'personal_sign', 5],
  ] as const)
    it(`refuses ${what} before the Safe is asked`, async () => {
      const { ask, sent } = await begin()
      expect(await rejection(ask(method, ...params))).to.include({ code: -32602 })
      expect(sent()).to.deep.equal([])
    })

  for (const [what, method, ...params] of [
    ['a transaction', 'eth_sendTransaction', { from: BOB, to: BOB }],
    ['a batch', 'wallet_sendCalls', { from: BOB, calls: [{ to: BOB }] }],
    ['a text', 'personal_sign', '0x68656c6c6f', BOB],
    ['typed data', 'eth_signTypedData_v4', BOB, { domain: {}, types: {}, message: {} }],
  ] as const)
    it(`does not sign ${what} for another account, nor for its own once it is disconnected`, async () => {
      const { wallet, ask, sent } = await begin()
      expect(await rejection(ask(method, ...params))).to.include({ code: 4100 })
      wallet.connect(false)
      const own = params.map(part =>
        part === BOB ? ALICE : typeof part === 'object' && 'from' in part ? { ...part, from: ALICE } : part,
      )
      expect(await rejection(ask(method, ...own))).to.include({ code: 4100 })
      expect(sent()).to.deep.equal([])
    })

  it('reads through the Safe, and does nothing that it does not know', async () => {
    const { ask, sent } = await begin({ rpcCall: '0x5' })
    expect(await ask('eth_blockNumber')).to.equal('0x5')
    for (const method of ['eth_sign', 'eth_sendRawTransaction', 'wallet_watchAsset'])
      expect(await rejection(ask(method)), method).to.include({ code: 4200 })
    expect(sent()).to.deep.equal([{ method: 'rpcCall', params: { call: 'eth_blockNumber', params: [] } }])
  })

  it('is in the EVM family beside its wallets, with a name and a picture', async () => {
    const { wallet } = await begin({ signMessage: { signature: '0xab' } })
    const family = joinSafe({ namespace: 'eip155' }, wallet)
    const safe = family.wallets?.connector('safe')
    const given = await safe?.connect()
    expect(given).to.deep.include({ connectorId: 'safe', accounts: [{ address: ALICE }], caipNetworkId: 'eip155:1' })
    expect(given?.approved, 'it is a contract on one network').to.deep.equal(['eip155:1'])
    expect(given?.wallet?.name).to.equal('Safe')
    expect(given?.wallet?.icon).to.equal(SAFE_CONNECTOR.imageUrl)
    expect(safe?.provider()).to.equal(siteFacade(wallet.provider))
    expect(await safe?.signMessage?.({ message: 'hello', address: ALICE })).to.equal('0xab')
    await safe?.disconnect()
    expect(wallet.provider.accounts).to.deep.equal([])
  })
})
