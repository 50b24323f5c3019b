import { expect } from '@open-wc/testing'

import { awaitReceipt } from '../../../../src/chains/evm/transfers/receipt.js'
import { rejection } from '../../../helpers/rejection.js'

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
}

/** A node without a receipt of the transaction. */
function nodeOf({ known = [sent], included, receipts = {} }: Chain) {
  const asked: string[] = []
  const reply = (method: string, params: readonly unknown[]): unknown => {
    const [first, second] = params.map(String)
    if (method === 'eth_getTransactionReceipt') return receipts[first ?? ''] ?? null
    if (method === 'eth_getTransactionByHash') {
      const looks = asked.filter(name => name === method).length
      return known[Math.min(looks, known.length) - 1]
    }
    if (method === 'eth_blockNumber') return '0x70'
    if (method === 'eth_getTransactionCount')
      return included && (second === 'latest' || Number(second) >= 0x64) ? '0x8' : '0x7'
    if (method === 'eth_getBlockByNumber') return Number(first) === 0x64 ? { transactions: [{}, included] } : null
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
    await awaitReceipt(rpc, SENT)
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

  it('is awaited while it may still get one, and until it has been unknown for 10 minutes', async () => {
    const stop = new AbortController()
    const { rpc, asked } = nodeOf({ known: [null] })
    const looks = (): number => asked.filter(name => name === 'eth_getTransactionByHash').length
    const waiting = rejection(awaitReceipt(rpc, SENT, stop.signal))
    while (looks() < 3) await new Promise(resolve => setTimeout(resolve, 20))
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
