import { expect } from '@open-wc/testing'

import { prepareCalls } from '../../../../src/chains/evm/transfers/contract-calls.js'
import type { Rpc } from '../../../../src/services/json-rpc.js'
import { ALICE, BOB } from '../../../helpers/fake-adapter.js'
import { mainnet } from '../harness.js'

const HASH = `0x${'ab'.repeat(32)}`
const CALL = { to: BOB, value: 0n, data: '0x01020304' }

type Answer = () => unknown

/** A chain on which everything passes. */
const rpc: Rpc = {
  request: async method =>
    method === 'eth_getTransactionReceipt'
      ? { transactionHash: HASH, status: '0x1' }
      : method === 'eth_call'
        ? '0x'
        : '0x5',
}

/** Prepares so many calls for a wallet that answers so; it is on the account and the network. */
function prepare(count: number, answers: Record<string, Answer>) {
  const asked: string[] = []
  const all: Record<string, Answer> = { eth_accounts: () => [ALICE], eth_chainId: () => '0x1', ...answers }
  const provider = {
    async request({ method }: { method: string }) {
      asked.push(method)
      const answer = all[method]
      if (!answer) throw Object.assign(new Error('unknown'), { code: -32601 })
      return answer()
    },
  }
  const calls = Array.from({ length: count }, () => CALL)
  const again = () => prepareCalls({ provider, rpc, network: mainnet, from: ALICE, calls, gas: 5n })
  return { asked, again, prepared: again() }
}

const TAKES_BATCHES = {
  wallet_getCapabilities: () => ({ '0x1': { atomic: { status: 'supported' } } }),
  wallet_sendCalls: () => ({ id: 'batch' }),
  wallet_getCallsStatus: () => ({ status: 200, receipts: [{ transactionHash: HASH, status: '0x1' }] }),
}

describe('calls of contracts', () => {
  it('are one request of a wallet that takes several at once, and are sent as one', async () => {
    const { prepared, asked } = prepare(2, TAKES_BATCHES)
    const { requests, send } = await prepared
    expect(requests).to.equal(1)
    expect((await send()).hash).to.equal(HASH)
    expect(asked).to.include('wallet_sendCalls').and.not.include('eth_sendTransaction')
  })

  it('are a request each of any other wallet', async () => {
    const { prepared, asked } = prepare(2, { eth_sendTransaction: () => HASH })
    const { requests, send } = await prepared
    expect(requests).to.equal(2)
    await send()
    expect(asked.filter(method => method === 'eth_sendTransaction')).to.have.length(2)
    expect(asked).to.not.include('wallet_sendCalls')
  })

  it('are a request each of a wallet that does not say in time what it takes', async () => {
    const { prepared } = prepare(2, { wallet_getCapabilities: () => new Promise(() => undefined) })
    expect((await prepared).requests).to.equal(2)
  })

  it('that are prepared again and again ask the wallet once what it takes; a single one asks nothing', async () => {
    const { prepared, again, asked } = prepare(2, TAKES_BATCHES)
    await prepared
    expect((await again()).requests).to.equal(1)
    expect(asked).to.deep.equal(['wallet_getCapabilities'])
    const single = prepare(1, TAKES_BATCHES)
    expect((await single.prepared).requests).to.equal(1)
    expect(single.asked).to.deep.equal([])
  })
})
