import { expect } from '@open-wc/testing'

import type { CallsProgress } from '../../../../src/chains/ports/calls.js'
import { type EvmCalls, prepareCalls } from '../../../../src/chains/evm/transfers/contract-calls.js'
import { JsonRpcError } from '../../../../src/core/errors/json-rpc.js'
import { BatchRefusal } from '../../../../src/chains/shared/batch-refusal.js'
import { SendError, TransactionRejectedError } from '../../../../src/core/errors/transaction.js'
import { mainnet } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { ALICE, BOB } from '../../../helpers/fake-adapter.js'
import { rejection } from '../../../helpers/rejection.js'

const hashOf = (index: number): string => `0x${String(index).padStart(64, '0')}`
const CALLS = [
  { to: BOB, value: 5n, data: '0x' },
  { to: BOB, value: 0n, data: '0x01' },
]
const ATOMIC = { wallet_getCapabilities: () => ({ '0x1': { atomic: { status: 'supported' } } }) }

type Answer = (params: readonly unknown[], turn: number) => unknown
type Asked = { readonly method: string; readonly params: readonly unknown[] }

/** Calls of a wallet that answers as told, on a chain that has every transaction. */
function setUp(
  answers: Record<string, Answer> = {},
  patch: Partial<EvmCalls> = {},
  chain: Record<string, Answer> = {},
) {
  const asked: Asked[] = []
  const [network] = parseNetworks([mainnet]).networks
  if (!network) throw new Error('no network')
  const wallet: Record<string, Answer> = {
    eth_accounts: () => [ALICE],
    eth_chainId: () => '0x1',
    eth_sendTransaction: (_params, turn) => hashOf(turn),
    ...answers,
  }
  const node: Record<string, Answer> = {
    eth_call: () => '0x',
    eth_getCode: () => '0x',
    eth_estimateGas: () => '0x5208',
    eth_gasPrice: () => '0x1',
    eth_getTransactionReceipt: ([hash]) => ({ transactionHash: hash, status: '0x1' }),
    ...chain,
  }
  const ask = async (source: Record<string, Answer>, method: string, params: readonly unknown[] = []) => {
    const turn = asked.filter(call => call.method === method).length
    asked.push({ method, params })
    const answer = source[method]
    if (!answer) throw Object.assign(new Error('unknown'), { code: -32601 })
    return answer(params, turn)
  }
  const request: EvmCalls = {
    provider: { request: ({ method, params }) => ask(wallet, method, params) },
    rpc: { request: (method, params) => ask(node, method, params as readonly unknown[]) },
    network,
    from: ALICE,
    calls: CALLS,
    ...patch,
  }
  const count = (method: string): number => asked.filter(call => call.method === method).length
  return { request, asked, count }
}

describe('EVM calls that depend on one another', () => {
  it('are one request to a wallet that supports batches, and are sent as one', async () => {
    const atOnce = setUp({
      ...ATOMIC,
      wallet_sendCalls: () => ({ id: 'batch' }),
      wallet_getCallsStatus: () => ({ status: 200, receipts: [{ transactionHash: hashOf(7) }] }),
    })
    const { requests, send } = await prepareCalls(atOnce.request)
    expect(requests).to.equal(1)
    const { hash, hashes } = await send()
    expect([hash, hashes]).to.deep.equal([hashOf(7), [hashOf(7)]])
    expect(atOnce.count('eth_sendTransaction')).to.equal(0)
    expect(atOnce.asked.find(({ method }) => method === 'wallet_sendCalls')?.params[0]).to.deep.include({
      from: ALICE,
      atomicRequired: true,
      calls: [
        { to: BOB, value: '0x5' },
        { to: BOB, data: '0x01' },
      ],
    })
  })

  it('may be sponsored if the account is a contract, such as a Safe', async () => {
    expect(await prepareCalls(setUp().request)).to.include({ mayBeSponsored: false })
    const safe = setUp({}, {}, { eth_getCode: () => '0x6080' })
    expect(await prepareCalls(safe.request)).to.include({ mayBeSponsored: true })
  })

  it('are one request each to a wallet that does not report its capabilities in time', async () => {
    const { request } = setUp({ wallet_getCapabilities: () => new Promise(() => undefined) })
    expect((await prepareCalls(request)).requests).to.equal(2)
  })

  it('that are prepared repeatedly ask the wallet for its capabilities once, and a single one not at all', async () => {
    const { request, count } = setUp(ATOMIC)
    await prepareCalls(request)
    expect((await prepareCalls(request)).requests).to.equal(1)
    expect(count('wallet_getCapabilities')).to.equal(1)
    const single = setUp(ATOMIC, { calls: CALLS.slice(0, 1) })
    expect((await prepareCalls(single.request)).requests).to.equal(1)
    expect(single.count('wallet_getCapabilities')).to.equal(0)
  })

  it('report each that was sent and confirmed, and end with the hash of each', async () => {
    const { request, asked, count } = setUp()
    const progress: CallsProgress[] = []
    const { hash, hashes, confirmed } = await (await prepareCalls(request)).send(undefined, step => progress.push(step))
    await confirmed
    expect([hash, hashes]).to.deep.equal([hashOf(1), [hashOf(0), hashOf(1)]])
    expect(progress).to.deep.equal([
      { sent: 1, done: 0, hashes: [hashOf(0)] },
      { sent: 1, done: 1, hashes: [hashOf(0)] },
    ])
    const transactions = asked.filter(({ method }) => method === 'eth_sendTransaction').map(({ params }) => params[0])
    expect(transactions).to.deep.equal([
      { from: ALICE, to: BOB, value: '0x5' },
      { from: ALICE, to: BOB, data: '0x01' },
    ])
    expect(count('wallet_sendCalls')).to.equal(0)
  })

  it('can be held back by the callback for earlier ones', async () => {
    const { request, count } = setUp()
    const stop = (step: CallsProgress): void => {
      if (step.done) throw new Error('stop')
    }
    expect(await rejection((await prepareCalls(request)).send(undefined, stop))).to.have.property('message', 'stop')
    expect(count('eth_sendTransaction')).to.equal(1)
  })

  for (const [what, code, reason] of [
    ['the visitor has refused the account type for batches', 5750, TransactionRejectedError],
    ['there have been too many for a batch', 5740, SendError],
    ['the wallet cannot guarantee to execute all or none', 5760, SendError],
    ['the wallet has turned out to lack the method', -32601, SendError],
  ] as const)
    it(`are one request each once ${what}, for this account on this network`, async () => {
      const refuse = (): never => {
        throw Object.assign(new Error('not as a batch'), { code })
      }
      const { request, count } = setUp({ ...ATOMIC, wallet_sendCalls: refuse })
      const progress: CallsProgress[] = []
      const batch = await prepareCalls(request)
      const refusal = await rejection(batch.send(undefined, step => progress.push(step)))
      expect(refusal).to.be.instanceOf(BatchRefusal)
      expect(Reflect.get(Object(refusal), 'reason')).to.be.instanceOf(reason)
      expect(progress).to.deep.equal([])
      const inTurn = await prepareCalls({ ...request, from: request.from.toLowerCase() })
      expect([inTurn.requests, count('eth_sendTransaction')]).to.deep.equal([2, 0])
      expect((await (await prepareCalls(request)).send()).hashes).to.have.lengthOf(2)
      expect(count('wallet_sendCalls')).to.equal(1)
      expect((await prepareCalls({ ...request, from: BOB })).requests, 'another account').to.equal(1)
    })

  for (const code of [4001, -32603])
    it(`are still one request after another failure: ${code}`, async () => {
      const fail = (): never => {
        throw Object.assign(new Error('no'), { code })
      }
      const { request } = setUp({ ...ATOMIC, wallet_sendCalls: fail })
      expect(await rejection((await prepareCalls(request)).send())).not.to.be.instanceOf(BatchRefusal)
      expect((await prepareCalls(request)).requests).to.equal(1)
    })

  it('are reported as a batch before they are complete', async () => {
    const { request } = setUp({
      ...ATOMIC,
      wallet_sendCalls: () => ({ id: 'batch' }),
      wallet_getCallsStatus: (_params, turn) =>
        turn ? { status: 200, receipts: [{ transactionHash: hashOf(7) }] } : { status: 100 },
    })
    const progress: CallsProgress[] = []
    const sent = await (await prepareCalls(request)).send(undefined, step => progress.push(step))
    const [{ batch }] = progress.slice(-1) as [CallsProgress]
    expect(batch).to.include({ id: 'batch', isHash: false })
    expect(await batch?.ended).to.deep.equal(sent)
  })

  it('are confirmed under the id of the batch if the wallet names none of its transactions', async () => {
    const { request } = setUp({
      ...ATOMIC,
      wallet_sendCalls: () => ({ id: 'batch' }),
      wallet_getCallsStatus: () => ({ status: 200 }),
    })
    const { hash, hashes, confirmed } = await (await prepareCalls(request)).send()
    await confirmed
    expect([hash, hashes]).to.deep.equal(['batch', []])
  })

  it('are sent under the id by which the wallet follows them, before they are complete', async () => {
    const leaving = new AbortController()
    const { request } = setUp({
      ...ATOMIC,
      wallet_sendCalls: () => ({ id: hashOf(5) }),
      wallet_getCallsStatus: () => ({ status: 100 }),
    })
    const prepared = await prepareCalls({ ...request, followsBatch: id => id === hashOf(5) })
    const progress: CallsProgress[] = []
    const { hash, hashes, confirmed } = await prepared.send(leaving.signal, step => progress.push(step))
    expect([hash, hashes]).to.deep.equal([hashOf(5), [hashOf(5)]])
    expect(progress.map(({ batch }) => batch)).to.deep.equal([undefined])
    leaving.abort(new Error('left'))
    expect(await rejection(confirmed)).to.have.property('message', 'left')
  })

  describe('of a Safe whose owners must agree', () => {
    const { now } = Date
    afterEach(() => void (Date.now = now))
    /** Two owners must agree, and have not. */
    const proposed = {
      eth_call: ([call]: readonly unknown[]) =>
        Reflect.get(Object(call), 'data') === '0xe75235b8' ? `0x${'2'.padStart(64, '0')}` : '0x',
      eth_getTransactionReceipt: () => null,
      eth_getTransactionByHash: () => null,
      eth_blockNumber: () => '0x10',
      eth_getLogs: () => [],
    }

    it('are sent once they are proposed together', async () => {
      const leaving = new AbortController()
      const answers = {
        ...ATOMIC,
        wallet_sendCalls: () => ({ id: hashOf(5) }),
        wallet_getCallsStatus: () => ({ status: 100 }),
      }
      const { request, count } = setUp(answers, {}, proposed)
      const progress: CallsProgress[] = []
      const { hash, hashes, confirmed } = await (
        await prepareCalls(request)
      ).send(leaving.signal, step => progress.push(step))
      expect([hash, hashes]).to.deep.equal([hashOf(5), [hashOf(5)]])
      expect(progress.at(-1)?.batch, 'the chain shows what becomes of it').to.include({ id: hashOf(5), isHash: true })
      expect(count('wallet_getCallsStatus'), 'the wallet may be closed for days').to.equal(0)
      leaving.abort(new Error('left'))
      expect(await rejection(confirmed)).to.have.property('message', 'left')
    })

    it('do not wait for one another', async () => {
      const start = now()
      let looks = 0
      Date.now = () => start + 60_000 * looks++
      const leaving = new AbortController()
      const { request, count } = setUp({}, {}, proposed)
      const progress: CallsProgress[] = []
      const { hashes, confirmed } = await (
        await prepareCalls(request)
      ).send(leaving.signal, step => progress.push(step))
      expect([hashes, count('eth_sendTransaction')]).to.deep.equal([[hashOf(0), hashOf(1)], 2])
      expect(progress.at(-1)).to.deep.equal({ sent: 1, done: 0, proposed: true, hashes: [hashOf(0)] })
      leaving.abort(new Error('left'))
      expect(await rejection(confirmed)).to.have.property('message', 'left')
    })

    it('are awaited if a single owner executes them at once', async () => {
      const answers = {
        ...ATOMIC,
        wallet_sendCalls: () => ({ id: hashOf(5) }),
        wallet_getCallsStatus: () => ({ status: 200, receipts: [{ transactionHash: hashOf(7) }] }),
      }
      const one = { ...proposed, eth_call: () => `0x${'1'.padStart(64, '0')}` }
      expect((await (await prepareCalls(setUp(answers, {}, one).request)).send()).hash).to.equal(hashOf(7))
    })

    it('are sent if they are queued behind others, so that a single owner does not execute them', async () => {
      const start = now()
      let looks = 0
      Date.now = () => start + 60_000 * looks++
      const leaving = new AbortController()
      const answers = {
        ...ATOMIC,
        wallet_sendCalls: () => ({ id: hashOf(5) }),
        wallet_getCallsStatus: () => ({ status: 100 }),
      }
      const one = { ...proposed, eth_call: () => `0x${'1'.padStart(64, '0')}` }
      const prepared = await prepareCalls(setUp(answers, {}, one).request)
      const { hash, hashes, confirmed } = await prepared.send(leaving.signal)
      expect([hash, hashes]).to.deep.equal([hashOf(5), [hashOf(5)]])
      leaving.abort(new Error('left'))
      expect(await rejection(confirmed)).to.have.property('message', 'left')
    })
  })

  it('are sent with the capabilities that the site requests if the wallet supports batches, even a single one', async () => {
    const capabilities = { paymasterService: { url: 'https://pay.test', optional: true } }
    const atOnce = {
      ...ATOMIC,
      wallet_sendCalls: () => ({ id: 'batch' }),
      wallet_getCallsStatus: () => ({ status: 200, receipts: [{ transactionHash: hashOf(7) }] }),
    }
    for (const calls of [CALLS, CALLS.slice(0, 1)]) {
      const { request, asked } = setUp(atOnce, { calls, capabilities })
      await (await prepareCalls(request)).send()
      const sent = asked.find(({ method }) => method === 'wallet_sendCalls')?.params[0]
      expect(sent).to.deep.include({ capabilities, atomicRequired: true })
    }
    const without = setUp(atOnce)
    await (await prepareCalls(without.request)).send()
    expect(without.asked.find(({ method }) => method === 'wallet_sendCalls')?.params[0]).not.to.have.any.keys(
      'capabilities',
    )
    const inTurn = setUp({}, { capabilities })
    await (await prepareCalls(inTurn.request)).send()
    expect(JSON.stringify(inTurn.asked)).not.to.include('paymasterService')
  })

  it('have a fee if each can be simulated on its own, and none if one cannot', async () => {
    expect((await prepareCalls(setUp().request)).fee).to.equal(42_000n)
    const reverting = setUp(
      {},
      {},
      {
        eth_estimateGas: (_params, turn) => {
          if (turn) throw new JsonRpcError(3)
          return '0x5208'
        },
      },
    )
    expect((await prepareCalls(reverting.request)).fee).to.equal(undefined)
  })

  it('have a fee that includes each of them if the gas of the last one is known', async () => {
    const calls = [...CALLS, { to: BOB, value: 0n, data: '0x02' }]
    const { request, count } = setUp({}, { calls, gas: 100_000n })
    expect((await prepareCalls(request)).fee).to.equal(142_000n)
    expect(count('eth_estimateGas')).to.equal(2)
  })
})
