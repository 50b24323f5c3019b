import { keccak_256 } from '@noble/hashes/sha3'
import { expect } from '@open-wc/testing'

import { awaitIncluded, awaitReceipt } from '../../../../src/chains/evm/transfers/receipt.js'
import { toHex } from '../../../../src/core/encoding/bytes.js'
import { JsonRpcError } from '../../../../src/core/errors/json-rpc.js'
import { rejection } from '../../../helpers/rejection.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const ALICE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const BOB = '0x000000000000000000000000000000000000dEaD'
const hashOf = (digit: string): string => `0x${digit.repeat(64)}`
const [SENT, OTHER] = [hashOf('a'), hashOf('b')]

/** A swap of Alice's with nonce 7, which is not in a block. */
const sent = { hash: SENT, from: ALICE, nonce: '0x7', to: BOB, value: '0x5', input: '0x1234' }
/** What she sent in its place. */
const other = (patch: Partial<typeof sent>) => ({ ...sent, from: ALICE.toLowerCase(), hash: OTHER, ...patch })

interface Chain {
  /** What the node knows of the transaction, look by look; the last answer goes on. */
  readonly known?: readonly unknown[]
  /** What is in block 0x64, which used nonce 7. */
  readonly included?: unknown
  readonly receipts?: Record<string, unknown>
  /** The newest block, and of how many blocks the node still has the state. */
  readonly head?: number
  readonly kept?: number
  /** How many of Alice's owners must agree, if she is a Safe, and the Safe's events. */
  readonly owners?: number
  readonly events?: readonly unknown[]
}

/** A node without a receipt of the transaction. */
function nodeOf({ known = [sent], included, receipts = {}, head = 0x70, kept = head, owners, events = [] }: Chain) {
  const asked: string[] = []
  const reply = (method: string, params: readonly unknown[]): unknown => {
    const [first, second] = params.map(String)
    if (method === 'eth_getTransactionReceipt') return receipts[first ?? ''] ?? null
    if (method === 'eth_getTransactionByHash') {
      const looks = asked.filter(name => name === method).length
      return known[Math.min(looks, known.length) - 1]
    }
    if (method === 'eth_blockNumber') return `0x${head.toString(16)}`
    if (method === 'eth_getTransactionCount' && Number(second) <= head - kept) throw new JsonRpcError(-32000)
    if (method === 'eth_getTransactionCount')
      return included && (second === 'latest' || Number(second) >= 0x64) ? '0x8' : '0x7'
    if (method === 'eth_getBlockByNumber') return Number(first) === 0x64 ? { transactions: [{}, included] } : null
    if (method === 'eth_call' && owners === undefined) throw new JsonRpcError(3)
    if (method === 'eth_call') return `0x${String(owners).padStart(64, '0')}`
    if (method === 'eth_getLogs') return events
    return undefined
  }
  const request = async (method: string, params: object | readonly unknown[] = []): Promise<unknown> => {
    asked.push(method)
    return reply(method, params as readonly unknown[])
  }
  return { rpc: { request }, asked }
}

describe('a transaction without a receipt', () => {
  it('is through once the same act with its nonce is in a block, as when the visitor paid more for it', async () => {
    const { rpc } = nodeOf({
      known: [sent, null],
      included: other({}),
      receipts: { [OTHER]: { transactionHash: OTHER, status: '0x1' } },
    })
    expect(await awaitReceipt(rpc, SENT), 'its hash on the chain').to.equal(OTHER)
  })

  it('has failed when the same act with its nonce failed', async () => {
    const { rpc } = nodeOf({
      known: [sent, null],
      included: other({}),
      receipts: { [OTHER]: { transactionHash: OTHER, status: '0x0' } },
    })
    expect(await rejection(awaitReceipt(rpc, SENT))).to.have.property('name', 'TransactionFailedError')
  })

  it('was replaced when another transaction used its nonce', async () => {
    const { rpc } = nodeOf({ known: [sent, null], included: other({ to: ALICE, input: '0x' }) })
    const error = await rejection(awaitReceipt(rpc, SENT))
    expect(error).to.include({ name: 'TransactionReplacedError', details: OTHER })
  })

  it('is through although what the visitor paid more for was included long ago', async () => {
    const { rpc, asked } = nodeOf({
      known: [sent, null],
      included: other({}),
      receipts: { [OTHER]: { transactionHash: OTHER, status: '0x1' } },
      head: 2_000_000,
    })
    await awaitReceipt(rpc, SENT)
    const [counts, blocks] = ['eth_getTransactionCount', 'eth_getBlockByNumber'].map(
      name => asked.filter(method => method === name).length,
    )
    expect(counts).to.be.below(50)
    expect(blocks).to.equal(1)
  })

  it('is through when its replacement is among the oldest blocks whose state the node still has', async () => {
    const { rpc } = nodeOf({
      known: [sent, null],
      included: other({}),
      receipts: { [OTHER]: { transactionHash: OTHER, status: '0x1' } },
      head: 0x64 + 100,
      kept: 128,
    })
    await awaitReceipt(rpc, SENT)
  })

  it('was replaced by something unknown if the node no longer has the state of that time', async () => {
    const { rpc, asked } = nodeOf({ known: [sent, null], included: other({}), head: 5_000, kept: 128 })
    const error = await rejection(awaitReceipt(rpc, SENT))
    expect(error).to.include({ name: 'TransactionReplacedError', details: undefined })
    expect(asked.filter(method => method === 'eth_getBlockByNumber')).to.have.length(3)
  })

  it('waits for the receipt of what is in a block in its place', async () => {
    const receipts: Record<string, unknown> = {}
    const { rpc, asked } = nodeOf({ known: [sent, null], included: other({}), receipts })
    const waiting = awaitReceipt(rpc, SENT)
    await waitUntil(() => asked.includes('eth_getBlockByNumber'), 'found')
    const looks = asked.length
    await waitUntil(() => asked.length > looks + 1, 'looks again')
    receipts[OTHER] = { transactionHash: OTHER, status: '0x1' }
    await waiting
    expect(asked.filter(method => method === 'eth_getBlockByNumber')).to.have.length(1)
  })

  it('is awaited while it may still get one, and until it has been unknown for 10 minutes', async () => {
    const stop = new AbortController()
    const { rpc, asked } = nodeOf({ known: [null] })
    const looks = (): number => asked.filter(name => name === 'eth_getTransactionByHash').length
    const waiting = rejection(awaitReceipt(rpc, SENT, stop.signal))
    await waitUntil(() => looks() >= 3)
    stop.abort()
    expect(await waiting).to.have.property('name', 'AbortError')
  })

  it('was dropped once no node has known it for 10 minutes', async () => {
    const { now } = Date
    const { rpc } = nodeOf({ known: [null] })
    const start = Date.now()
    let looks = 0
    Date.now = () => start + 301_000 * looks++
    try {
      expect(await rejection(awaitReceipt(rpc, SENT))).to.have.property('name', 'TransactionDroppedError')
    } finally {
      Date.now = now
    }
  })
})

describe('a transaction that was unknown for long before it could be looked for again', () => {
  const { now } = Date
  afterEach(() => void (Date.now = now))

  it('is through if what the visitor paid more for is in a block, as after a machine was asleep', async () => {
    const start = now()
    let looks = 0
    Date.now = () => start + 301_000 * looks++
    const { rpc } = nodeOf({
      known: [sent, null],
      included: other({}),
      receipts: { [OTHER]: { transactionHash: OTHER, status: '0x1' } },
    })
    await awaitReceipt(rpc, SENT)
  })
})

describe('what was proposed to the owners of a Safe', () => {
  const { now } = Date
  /** Five minutes pass with every look at the clock. */
  beforeEach(() => {
    const start = now()
    let looks = 0
    Date.now = () => start + 301_000 * looks++
  })
  afterEach(() => void (Date.now = now))

  const [SUCCESS, FAILURE] = ['ExecutionSuccess', 'ExecutionFailure'].map(
    name => `0x${toHex(keccak_256(`${name}(bytes32,uint256)`))}`,
  )
  const none = '0'.repeat(64)

  it('is through once the Safe reports it, in either form of its event', async () => {
    for (const event of [
      { topics: [SUCCESS], data: `${SENT}${none}` },
      { topics: [SUCCESS, SENT], data: `0x${none}` },
    ])
      await awaitReceipt(nodeOf({ known: [null], owners: 2, events: [event] }).rpc, SENT, undefined, ALICE)
  })

  it('has the hash of the transaction by which the Safe executed it', async () => {
    const event = { topics: [SUCCESS, SENT], data: `0x${none}`, transactionHash: OTHER }
    const { rpc } = nodeOf({ known: [null], owners: 2, events: [event] })
    expect(await awaitReceipt(rpc, SENT, undefined, ALICE)).to.equal(OTHER)
  })

  it('has failed once the Safe reports that', async () => {
    const { rpc } = nodeOf({ known: [null], owners: 1, events: [{ topics: [FAILURE, SENT], data: `0x${none}` }] })
    expect(await rejection(awaitReceipt(rpc, SENT, undefined, ALICE))).to.have.property(
      'name',
      'TransactionFailedError',
    )
  })

  it('is never taken as dropped, and can be told from what a block has', async () => {
    const events = [{ topics: [SUCCESS, OTHER], data: `0x${none}` }]
    const { rpc, asked } = nodeOf({ known: [null], owners: 2, events })
    expect(await awaitIncluded(rpc, SENT, ALICE)).to.equal(undefined)
    const stop = new AbortController()
    const waiting = rejection(awaitReceipt(rpc, SENT, stop.signal, ALICE))
    await waitUntil(() => asked.filter(name => name === 'eth_getLogs').length >= 2)
    stop.abort()
    expect(await waiting).to.have.property('name', 'AbortError')
    const included = { [SENT]: { transactionHash: SENT, status: '0x1' } }
    expect(await awaitIncluded(nodeOf({ owners: 2, receipts: included }).rpc, SENT, ALICE)).to.equal(SENT)
  })

  it('is dropped as ever where the account is no Safe', async () => {
    for (const owners of [undefined, 0]) {
      const { rpc } = nodeOf({ known: [null], ...(owners === undefined ? {} : { owners }) })
      const waiting = awaitReceipt(rpc, SENT, undefined, ALICE)
      expect(await rejection(waiting)).to.have.property('name', 'TransactionDroppedError')
    }
  })
})
