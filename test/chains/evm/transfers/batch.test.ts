import { expect } from '@open-wc/testing'

import { type Batch, canBatch, sendBatch } from '../../../../src/chains/evm/transfers/batch.js'
import {
  InvalidTransactionError,
  SendError,
  TransactionFailedError,
  TransactionRejectedError,
  WalletChangedError,
} from '../../../../src/core/errors/transaction.js'
import { mainnet } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { rejection } from '../../../helpers/rejection.js'

const ALICE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const BOB = '0x000000000000000000000000000000000000dEaD'
const hashOf = (index: number): string => `0x${String(index).padStart(64, '0')}`
const CALLS = [
  { to: BOB, data: '0x01' },
  { to: BOB, data: '0x02' },
]
const [network] = parseNetworks([mainnet]).networks

type Answer = (params: readonly unknown[], turn: number) => unknown

/** A wallet on the account and the network of the batch. */
const HERE: Record<string, Answer> = { eth_accounts: () => [ALICE], eth_chainId: () => '0x1' }

/** A wallet with scripted answers, and a chain that has every transaction. */
function setUp(answers: Record<string, Answer>, patch: Partial<Batch> = {}) {
  const asked: { readonly method: string; readonly params: readonly unknown[] }[] = []
  const progress: string[] = []
  const real = window.fetch
  window.fetch = async (_input, init) => {
    const calls = JSON.parse(String(init?.body)) as readonly { id: number; method: string; params: readonly string[] }[]
    const result = ({ method, params }: { method: string; params: readonly string[] }): unknown =>
      method === 'eth_chainId' ? '0x1' : { transactionHash: params[0], status: '0x1' }
    const replies = [calls].flat().map(call => ({ jsonrpc: '2.0', id: call.id, result: result(call) }))
    return new Response(JSON.stringify(Array.isArray(calls) ? replies : replies[0]), {
      headers: { 'content-type': 'application/json' },
    })
  }
  if (!network) throw new Error('no network')
  const batch: Batch = {
    provider: {
      async request({ method, params = [] }) {
        const turn = asked.filter(call => call.method === method).length
        asked.push({ method, params })
        const answer = { ...HERE, ...answers }[method]
        if (!answer) throw Object.assign(new Error('unknown'), { code: -32601 })
        return answer(params, turn)
      },
    },
    network,
    endpoints: ['https://chain.test/rpc'],
    from: ALICE,
    calls: CALLS,
    onProgress: ({ done, total }) => progress.push(`${done}/${total}`),
    ...patch,
  }
  const count = (method: string): number => asked.filter(call => call.method === method).length
  return { batch, asked, count, progress, restore: () => (window.fetch = real) }
}

describe('a batch of EVM calls', () => {
  let end = (): unknown => undefined
  const start = (...given: Parameters<typeof setUp>) => {
    const made = setUp(...given)
    end = made.restore
    return made
  }
  afterEach(() => void end())

  it('is sent together if the wallet supports it, and is polled until complete', async () => {
    const { batch, asked, count, progress } = start({
      wallet_getCapabilities: () => ({ '0x1': { atomic: { status: 'supported' } } }),
      wallet_sendCalls: () => ({ id: 'batch 1' }),
      wallet_getCallsStatus: (_params, turn) =>
        turn ? { status: 200, receipts: [{ transactionHash: hashOf(1) }] } : { status: 100 },
    })
    expect(await sendBatch(batch)).to.deep.equal({ atomic: true, hashes: [hashOf(1)] })
    expect(asked.find(({ method }) => method === 'wallet_sendCalls')?.params[0]).to.deep.include({
      chainId: '0x1',
      from: ALICE,
      atomicRequired: true,
      calls: CALLS,
    })
    expect(count('wallet_getCallsStatus')).to.equal(2)
    expect(count('eth_sendTransaction')).to.equal(0)
    expect(progress).to.deep.equal(['0/2', '2/2'])
  })

  it('is sent one by one otherwise, with progress', async () => {
    const { batch, progress, count } = start({ eth_sendTransaction: (_params, turn) => hashOf(turn) })
    expect(await sendBatch(batch)).to.deep.equal({ atomic: false, hashes: [hashOf(0), hashOf(1)] })
    expect(progress).to.deep.equal(['0/2', '1/2', '2/2'])
    expect(count('wallet_sendCalls')).to.equal(0)
  })

  it('is sent one by one if the wallet never says what it supports', async () => {
    const { batch, count } = start({
      wallet_getCapabilities: () => new Promise(() => undefined),
      eth_sendTransaction: (_params, turn) => hashOf(turn),
    })
    expect(await sendBatch(batch)).to.deep.equal({ atomic: false, hashes: [hashOf(0), hashOf(1)] })
    expect(count('wallet_sendCalls')).to.equal(0)
  })

  it('sends nothing more after a refusal', async () => {
    const { batch, count, progress } = start({
      eth_sendTransaction: (_params, turn) => {
        if (turn) throw Object.assign(new Error('no'), { code: 4001 })
        return hashOf(0)
      },
    })
    expect(await rejection(sendBatch({ ...batch, calls: [...CALLS, ...CALLS] }))).to.be.instanceOf(
      TransactionRejectedError,
    )
    expect(count('eth_sendTransaction')).to.equal(2)
    expect(progress).to.deep.equal(['0/4', '1/4'])
  })

  for (const [code, kind] of [
    [5740, SendError],
    [5750, TransactionRejectedError],
    [5760, SendError],
  ] as const)
    it(`asks for nothing else where it is refused as a whole: ${code}`, async () => {
      const { batch, count } = start({
        wallet_getCapabilities: () => ({ '0x1': { atomic: { status: 'ready' } } }),
        wallet_sendCalls: () => {
          throw Object.assign(new Error('no'), { code })
        },
      })
      expect(await rejection(sendBatch(batch))).to.be.instanceOf(kind)
      expect(count('eth_sendTransaction')).to.equal(0)
    })

  it('accepts no answer that is not a hash', async () => {
    const { batch } = start({ eth_sendTransaction: () => '0x1234' })
    expect(await rejection(sendBatch(batch))).to.be.instanceOf(SendError)
  })

  it('reports a failed batch', async () => {
    const { batch } = start({
      wallet_getCapabilities: () => ({ '0x1': { atomicBatch: { supported: true } } }),
      wallet_sendCalls: () => 'batch 1',
      wallet_getCallsStatus: () => ({ status: 500 }),
    })
    expect(await rejection(sendBatch(batch))).to.be.instanceOf(TransactionFailedError)
  })

  it('understands wallets of the standard’s first form', async () => {
    const receipts = [{ transactionHash: hashOf(1), status: '0x1' }]
    const first = {
      wallet_getCapabilities: () => ({ '0x1': { atomicBatch: { supported: true } } }),
      wallet_sendCalls: () => 'batch 1',
    }
    const { batch } = start({
      ...first,
      wallet_getCallsStatus: (_params, turn) => (turn ? { status: 'CONFIRMED', receipts } : { status: 'PENDING' }),
    })
    expect(await sendBatch(batch)).to.deep.equal({ atomic: true, hashes: [hashOf(1)] })
    const reverted = { status: 'CONFIRMED', receipts: [{ transactionHash: hashOf(1), status: '0x0' }] }
    const { batch: failing } = start({ ...first, wallet_getCallsStatus: () => reverted })
    expect(await rejection(sendBatch(failing))).to.be.instanceOf(TransactionFailedError)
  })

  it('tolerates a wallet that sometimes fails to report, as the batch is sent', async () => {
    const { batch } = start({
      wallet_getCapabilities: () => ({ '0x1': { atomic: { status: 'ready' } } }),
      wallet_sendCalls: () => ({ id: 'batch 1' }),
      wallet_getCallsStatus: (_params, turn) => {
        if (!turn) throw Object.assign(new Error('busy'), { code: -32603 })
        return { status: 200, receipts: [{ transactionHash: hashOf(1) }] }
      },
    })
    expect((await sendBatch(batch)).hashes).to.deep.equal([hashOf(1)])
  })

  it('sends nothing more once the wallet is on another network or account', async () => {
    for (const elsewhere of [
      { eth_chainId: (_params: readonly unknown[], turn: number) => (turn ? '0x89' : '0x1') },
      { eth_accounts: (_params: readonly unknown[], turn: number) => [turn ? BOB : ALICE] },
    ]) {
      const told: (readonly string[])[] = []
      const { batch, count } = start(
        { eth_sendTransaction: (_params, turn) => hashOf(turn), ...elsewhere },
        { onProgress: ({ hashes }) => told.push(hashes) },
      )
      expect(await rejection(sendBatch(batch))).to.be.instanceOf(WalletChangedError)
      expect(count('eth_sendTransaction')).to.equal(1)
      expect(told.at(-1)).to.deep.equal([hashOf(0)])
    }
  })

  it('asks no wallet for invalid calls', async () => {
    const senseless = [{ to: '' }, { to: BOB.slice(2) }, { to: `${BOB}0` }, { to: BOB, data: '12' }]
    for (const call of [...senseless, { to: BOB, value: '5' }]) {
      const { batch, asked } = start({}, { calls: [{ to: BOB }, call] })
      expect(await rejection(sendBatch(batch)), JSON.stringify(call)).to.be.instanceOf(InvalidTransactionError)
      expect(asked).to.deep.equal([])
    }
  })

  it('asks no wallet for nothing', async () => {
    const { batch, asked } = start({}, { calls: [] })
    expect(await sendBatch(batch)).to.deep.equal({ atomic: true, hashes: [] })
    expect(asked).to.deep.equal([])
  })

  it('believes only what the wallet says of this network', async () => {
    const { batch } = start({ wallet_getCapabilities: () => ({ '0x89': { atomic: { status: 'supported' } } }) })
    expect(await canBatch(batch.provider, batch.network, ALICE)).to.equal(false)
    const hostile = start({ wallet_getCapabilities: () => null })
    expect(await canBatch(hostile.batch.provider, batch.network, ALICE)).to.equal(false)
  })
})
